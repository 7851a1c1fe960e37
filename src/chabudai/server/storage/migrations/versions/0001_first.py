"""People, tables, their logs, chat and records.

Revision ID: 0001
"""

import sqlalchemy as sa
from alembic import op

from chabudai.server.storage.models import MOMENT

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "users",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("colour", sa.String, nullable=False),
        sa.Column("username", sa.String),
        sa.Column("password", sa.String),
        sa.Column("created", MOMENT, nullable=False),
        sa.UniqueConstraint("username", name="uq_users_username"),
    )
    op.create_table(
        "credentials",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("user_id", sa.String, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.UniqueConstraint("hash", name="uq_credentials_hash"),
    )
    op.create_index("ix_credentials_user_id", "credentials", ["user_id"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("visibility", sa.String, nullable=False),
        sa.Column("turn", sa.String, nullable=False),
        sa.Column("meta", sa.Text, nullable=False),
        sa.Column("updated", MOMENT, nullable=False),
    )
    op.create_index("ix_tables_phase", "tables", ["phase", "visibility", "updated"])
    _what_belongs_to_a_table()


def _what_belongs_to_a_table() -> None:
    def table_id() -> sa.Column[str]:
        return sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)

    op.create_table("members", table_id(), sa.Column("user_id", sa.String, primary_key=True))
    op.create_index("ix_members_user_id", "members", ["user_id"])
    op.create_table(
        "log",
        table_id(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("move_id", sa.String, nullable=False),
        sa.Column("spent", MOMENT, nullable=False),
        sa.Column("back_to", sa.Integer),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        table_id(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
    )
    op.create_index("ix_chat_user_id", "chat", ["user_id"])
    op.create_table("records", table_id(), sa.Column("text", sa.Text, nullable=False))


def downgrade() -> None:
    """There is nothing before the first."""
    for name in ("records", "chat", "log", "members", "tables", "credentials", "users"):
        op.drop_table(name)
