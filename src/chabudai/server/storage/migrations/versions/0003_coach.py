"""Reviews of finished games, and the records with which games began that did not begin here.

Revision ID: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    """Two tables that belong to a table."""
    op.create_table("origins", _table_id(), sa.Column("text", sa.Text, nullable=False))
    op.create_table(
        "reviews",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("puzzles", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("reviews")
    op.drop_table("origins")
