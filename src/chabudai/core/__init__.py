"""The contract of a game, records, errors, events and fast random numbers."""

from chabudai.core.edition import EditionFile
from chabudai.core.errors import (
    ChabudaiError,
    EditionWhy,
    GameOver,
    IllegalAction,
    InvalidAction,
    InvalidEdition,
    InvalidRecord,
    InvalidSetup,
    Reason,
    RecordWhy,
    Refusal,
    RulesError,
    SetupWhy,
)
from chabudai.core.events import EVERYONE, Event, FaceDown, Journal, Secret, all_but, only
from chabudai.core.fast.compiled import is_compiled
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Game, Objection, Outcome, State, View, ranked
from chabudai.core.match import SameDeal, drawing, knowing, match
from chabudai.core.play import play, play_action, random_action, random_game
from chabudai.core.record import DRAWN, TRUE, Origin, Record, Step, new_record, read_record
from chabudai.core.replay import Replay, replay
from chabudai.core.seats import CHANCE, NOBODY, Seat, name_of
from chabudai.core.setup import Option, Setup
from chabudai.core.walk import Walk, digest_of

__all__ = [
    "CHANCE",
    "DRAWN",
    "EVERYONE",
    "NOBODY",
    "TRUE",
    "Action",
    "ChabudaiError",
    "EditionFile",
    "EditionWhy",
    "Event",
    "FaceDown",
    "Game",
    "GameOver",
    "IllegalAction",
    "InvalidAction",
    "InvalidEdition",
    "InvalidRecord",
    "InvalidSetup",
    "Journal",
    "Objection",
    "Option",
    "Origin",
    "Outcome",
    "Reason",
    "Record",
    "RecordWhy",
    "Refusal",
    "Replay",
    "Rng",
    "RulesError",
    "SameDeal",
    "Seat",
    "Secret",
    "Setup",
    "SetupWhy",
    "State",
    "Step",
    "View",
    "Walk",
    "all_but",
    "digest_of",
    "drawing",
    "is_compiled",
    "knowing",
    "match",
    "name_of",
    "new_record",
    "only",
    "play",
    "play_action",
    "random_action",
    "random_game",
    "ranked",
    "read_record",
    "replay",
]
