"""The coach: what a seat could have known, what each choice was worth, what luck did. It judges by views alone."""

from chabudai.coach.advice import Advice, advise
from chabudai.coach.judging import Ranked, compared
from chabudai.coach.lens import Hidden, Lens, Where, lens
from chabudai.coach.numbers import Numbers, numbers_of
from chabudai.coach.review import Judged, Review, Size, Totals, Turn, review, size_for

__all__ = [
    "Advice",
    "Hidden",
    "Judged",
    "Lens",
    "Numbers",
    "Ranked",
    "Review",
    "Size",
    "Totals",
    "Turn",
    "Where",
    "advise",
    "compared",
    "lens",
    "numbers_of",
    "review",
    "size_for",
]
