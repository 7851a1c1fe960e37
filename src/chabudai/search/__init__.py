"""Information-set search over views: it knows the contract of a game and no game."""

from chabudai.search.budget import Budget, Clock, Stop, Tuning
from chabudai.search.levels import Levels
from chabudai.search.opening import opening, random_search
from chabudai.search.search import Progress, Search
from chabudai.search.solving import EVEN, Exact, Solved, solve
from chabudai.search.thoughts import Thought
from chabudai.search.uniform import Uniform

__all__ = [
    "EVEN",
    "Budget",
    "Clock",
    "Exact",
    "Levels",
    "Progress",
    "Search",
    "Solved",
    "Stop",
    "Thought",
    "Tuning",
    "Uniform",
    "opening",
    "random_search",
    "solve",
]
