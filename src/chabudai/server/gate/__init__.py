"""What stands before every request: how many, how large, how often, from where."""
