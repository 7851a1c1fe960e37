"""Who is who: accounts, credentials, devices, names."""
