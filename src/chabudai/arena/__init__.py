"""Many games between bots on the same deals, and what they prove."""

from chabudai.arena.duel import Plan, Played, full_lineup, play_deal
from chabudai.arena.intervals import Estimate
from chabudai.arena.stats import Standing, standings
from chabudai.arena.tournament import run

__all__ = ["Estimate", "Plan", "Played", "Standing", "full_lineup", "play_deal", "run", "standings"]
