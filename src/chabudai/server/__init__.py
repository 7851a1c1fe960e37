"""The live tables on the network: HTTP, sockets, storage, sign-in."""
