"""What lies where in one world: a title says it of all that a seat cannot see."""

from msgspec import Struct

from chabudai.teaching.guide import Phrase


class Lying(Struct):
    """So many of a thing lie in a place. `thing` is its id, as in guides; things of one id are alike."""

    thing: str
    name: Phrase
    place: Phrase
    number: int = 1
