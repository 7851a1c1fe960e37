"""The load program: `make load`. Bounded, and on loopback only."""
