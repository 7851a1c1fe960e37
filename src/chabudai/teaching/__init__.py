"""How a game explains itself: what a thing is worth now, what a choice leads to, what decided a game.

A title reckons all of it from a view, so it holds nothing that the seat does not know; it is said by message and arguments, and
each screen fills in its own language from the title's catalogues.
"""

from chabudai.teaching.face import CardFace
from chabudai.teaching.guide import Choice, Group, Guide, Phrase, Thing, plain_guide
from chabudai.teaching.hidden import Lying
from chabudai.teaching.story import Part, Story, plain_story

__all__ = ["CardFace", "Choice", "Group", "Guide", "Lying", "Part", "Phrase", "Story", "Thing", "plain_guide", "plain_story"]
