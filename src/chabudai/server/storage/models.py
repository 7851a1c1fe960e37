"""The tables of the database. Migrations are in `migrations/`; a test compares the two."""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text, text

metadata: Final = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s", "uq": "uq_%(table_name)s_%(column_0_name)s"}
)

MOMENT: Final = BigInteger().with_variant(Integer, "sqlite")
"""Milliseconds since 1970; SQLite has one kind of integer."""

users: Final = Table(
    "users",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("colour", String, nullable=False),
    Column("username", String, unique=True),
    Column("password", String),
    Column("created", MOMENT, nullable=False),
    Column("banned", MOMENT, nullable=False, server_default="0"),  # when, 0 if not
)

credentials: Final = Table(
    "credentials",
    metadata,
    Column("id", String, primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("hash", String, nullable=False, unique=True),
    Column("kind", String, nullable=False),
    Column("label", String, nullable=False),
    Column("created", MOMENT, nullable=False),
    Column("seen", MOMENT, nullable=False, server_default="0"),  # when it was last used, 0 if that is not known
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("title", String, nullable=False),
    Column("phase", String, nullable=False),
    Column("visibility", String, nullable=False),
    Column("meta", Text, nullable=False),  # setup, chairs, clock, secret
    Index("ix_tables_phase", "phase", "visibility"),
)

live: Final = Table(  # what changes with every move, apart from the wide row; no index but over what seldom changes
    "live",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String, nullable=False, server_default=""),  # the process that has the table, as long as it lives
    Column("epoch", MOMENT, nullable=False, server_default="0"),  # how often the table was taken
    Column("turn", String, nullable=False),  # the user who is to act
    Column("updated", MOMENT, nullable=False),
    Column("due", MOMENT),  # when something happens there by itself: a bot, a clock, a seal
    Index("ix_live_due", "due", sqlite_where=text("due IS NOT NULL"), postgresql_where=text("due IS NOT NULL")),
    sqlite_with_rowid=False,
    postgresql_with={"fillfactor": 50},
)

processes: Final = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),  # another one for every start
    Column("until", MOMENT, nullable=False),  # by the database's clock; 0 if it ended in order
    Column("road", String, nullable=False, server_default=""),  # where an administrator reaches it
)

members: Final = Table(
    "members",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", String, primary_key=True, index=True),
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),  # empty for an undo
    Column("move_id", String, nullable=False),
    Column("spent", MOMENT, nullable=False),
    Column("back_to", Integer),  # an undo: the number of the decision that was taken back
    sqlite_with_rowid=False,
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("user_id", String, nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("seat", Integer),
    Column("text", String, nullable=False),
    Column("at", MOMENT, nullable=False),
)

records: Final = Table(
    "records",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)

origins: Final = Table(
    "origins",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),  # the record with which its game began
)

reviews: Final = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("puzzles", Text, nullable=False),  # the moments at which one choice was clearly the best
)

audit: Final = Table(
    "audit",
    metadata,
    Column("n", Integer, primary_key=True),
    Column("at", MOMENT, nullable=False),
    Column("actor", String, nullable=False),
    Column("act", String, nullable=False),
    Column("subject", String, nullable=False),
    Column("detail", String, nullable=False),
    sqlite_autoincrement=True,
)
