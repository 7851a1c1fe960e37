"""One live game: chairs, clocks, record, audiences, undo, the honest dealer. Pure: no input or output."""

from chabudai.table.chairs import Chair
from chabudai.table.clocks import ClockRule, Clocks
from chabudai.table.course import Batch, Beginning, Course, Decision
from chabudai.table.dealer import Dealer, Draws, commitment, contribution_commitment
from chabudai.table.errors import Fault, FaultWhy, TableError, TableWhy
from chabudai.table.export import Draw, Fairness, draws, export
from chabudai.table.outbound import (
    Ending,
    Position,
    heard,
    moments,
    noticed,
    outbound,
    rehearsed,
    steps_behind,
    telling,
    to_solve,
    version_of,
)
from chabudai.table.table import CLOSED, OPEN, OVER, PLAYING, SEALING, Table, UndoRequest, wrong_phase
from chabudai.table.verify import Parts, Receipt, parts, verify

__all__ = [
    "CLOSED",
    "OPEN",
    "OVER",
    "PLAYING",
    "SEALING",
    "Batch",
    "Beginning",
    "Chair",
    "ClockRule",
    "Clocks",
    "Course",
    "Dealer",
    "Decision",
    "Draw",
    "Draws",
    "Ending",
    "Fairness",
    "Fault",
    "FaultWhy",
    "Parts",
    "Position",
    "Receipt",
    "Table",
    "TableError",
    "TableWhy",
    "UndoRequest",
    "commitment",
    "contribution_commitment",
    "draws",
    "export",
    "heard",
    "moments",
    "noticed",
    "outbound",
    "parts",
    "rehearsed",
    "steps_behind",
    "telling",
    "to_solve",
    "verify",
    "version_of",
    "wrong_phase",
]
