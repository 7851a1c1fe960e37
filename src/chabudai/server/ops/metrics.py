"""What is counted. Labels are titles, route templates and levels: nothing of people, tables or hands."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

MOVES: Final = Counter("chabudai_moves", "Decisions played and stored", ["title", "by"])
REFUSED: Final = Counter("chabudai_refused_moves", "Moves that were refused", ["reason"])
COMMITTED: Final = Histogram(
    "chabudai_commits_grouped", "Changes stored by one transaction", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
)
MOVE_SECONDS: Final = Histogram(
    "chabudai_move_seconds",
    "From receiving a move to its acknowledgement",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
SOCKETS: Final = Gauge("chabudai_sockets", "Open sockets")
TABLES: Final = Gauge("chabudai_tables_loaded", "Tables in memory")
REQUESTS: Final = Counter("chabudai_requests", "HTTP requests", ["method", "route", "status"])
WORKERS_REPLACED: Final = Counter("chabudai_workers_replaced", "Bot processes that crashed or were late", ["why"])
