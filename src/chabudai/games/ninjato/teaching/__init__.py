"""How it explains itself: what a thing is worth now, what a choice leads to, what decided a game; its lessons."""
