"""A person at the terminal."""
