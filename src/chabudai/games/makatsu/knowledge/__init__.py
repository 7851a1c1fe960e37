"""What a seat knows and hears."""
