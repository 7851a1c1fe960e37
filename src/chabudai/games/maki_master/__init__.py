"""Maki Master: chefs who crowd one board with ingredients and serve the recipes they find there."""
