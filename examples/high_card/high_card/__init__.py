"""High Card: who plays the highest card takes the round, but only if others dare to play."""
