"""For learning: views as rows of numbers, many games at once, one game that others drive, rewards."""
