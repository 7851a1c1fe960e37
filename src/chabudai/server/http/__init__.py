"""What comes in over HTTP: a module for each resource, and what stands before them all."""
