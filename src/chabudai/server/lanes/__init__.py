"""Several processes as one server: what they carry to each other over a broker, which keeps nothing."""
