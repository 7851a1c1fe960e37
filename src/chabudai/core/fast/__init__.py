"""What makes it quick: sets as native integers, the generator, lists of actions, whether it is compiled."""
