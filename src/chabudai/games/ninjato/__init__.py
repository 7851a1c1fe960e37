"""Ninjato, by Dan Schnake and Adam West: raid the houses, bribe the envoys, spread the rumors (2–4 players)."""
