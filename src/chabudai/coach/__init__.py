"""The coach: what a seat could have known, what each choice was worth, what luck did. It judges by views alone."""

from chabudai.coach.advice import Advice, Ranked, advise, compared
from chabudai.coach.review import Judged, Review, Size, Totals, review, size_for

__all__ = ["Advice", "Judged", "Ranked", "Review", "Size", "Totals", "advise", "compared", "review", "size_for"]
