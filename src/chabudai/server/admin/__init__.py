"""An administrator's hand: orders, and how they reach a running server."""
