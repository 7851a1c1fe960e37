"""How a game is set up: title, seats, edition and options."""

from typing import Final, final

from chabudai.core.errors import InvalidSetup, SetupWhy, shown


@final
class Option:
    """A choice made before the game: the first value is the default.

    Before a later option there were games already. They are games with its first value, and what they were dealt by stays the
    same: that value is not written down.
    """

    def __init__(self, name: str, values: list[str], summary: str, is_later: bool = False) -> None:
        self.name: Final = name
        self.values: Final = values
        self.summary: Final = summary
        self.is_later: Final = is_later

    def default(self) -> str:
        """The value when nothing is said."""
        return self.values[0]


@final
class Setup:
    """Seats, edition and options of one game, complete: every option has a value, but for later ones at their first."""

    def __init__(
        self, title: str, seats: int, edition: str, options: dict[str, str], rules_version: int, box: str = ""
    ) -> None:
        self.title: Final = title
        self.seats: Final = seats
        self.edition: Final = edition
        self.options: Final = options
        self.rules_version: Final = rules_version
        self.box: Final = box
        """An owner's edition whole, as one line of JSON; empty for one that comes with the game."""

    def as_dict(self) -> dict[str, object]:
        """The setup as plain data."""
        return {"title": self.title, "seats": self.seats, "edition": self.edition, "options": dict(self.options)}


def checked_seats(title: str, seats: int, fewest: int, most: int) -> int:
    """The number of seats if the title can be played by so many."""
    if not fewest <= seats <= most:
        raise InvalidSetup(f"'{seats}' seats for {title}", SetupWhy.WRONG_NUMBER_OF_SEATS, fewest=fewest, most=most)
    return seats


def checked_options(title: str, known: list[Option], given: dict[str, str]) -> dict[str, str]:
    """Every option's value, defaults filled in but for later options; unknown names and values are refused."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            offered = ", ".join(names) if names else "none"
            raise InvalidSetup(f"{shown(name)} for {title}", SetupWhy.NO_SUCH_OPTION, options=offered)
    complete: dict[str, str] = {}
    for option in known:
        value = given.get(option.name, option.default())
        if value not in option.values:
            offered = ", ".join(option.values)
            raise InvalidSetup(f"{shown(f'{option.name}={value}')} for {title}", SetupWhy.NO_SUCH_VALUE, values=offered)
        if not option.is_later or value != option.default():
            complete[option.name] = value
    return complete
