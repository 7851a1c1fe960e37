"""One module a step; the newest is named last."""
