"""The socket: its messages, their frames, and the client at the other end."""
