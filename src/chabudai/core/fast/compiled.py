"""Which way the code runs."""


def is_compiled() -> bool:
    """Whether the core, the games and the search run compiled; about 50 times faster than interpreted."""
    return not __file__.endswith(".py")
