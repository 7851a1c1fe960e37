"""Meister Makatsu, by Reiner Knizia: play your ninjas so that others take the tokens (2–6 players)."""
