"""How the game is played well, and how it is seen by who learns it."""
