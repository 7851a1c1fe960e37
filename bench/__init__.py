"""Measuring speed against peers: `make bench`."""
