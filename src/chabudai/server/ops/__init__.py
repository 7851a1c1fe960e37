"""Running it: settings, logs, metrics."""
