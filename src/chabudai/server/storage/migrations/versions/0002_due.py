"""When a table's time comes, when a credential was last used, who is banned, and what was done by hand.

Revision ID: 0002
"""

import sqlalchemy as sa
from alembic import op

from chabudai.server.storage.models import MOMENT

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Columns are added in place: a table that is made anew would take with it all that refers to it."""
    op.add_column("tables", sa.Column("due", MOMENT))
    op.execute("UPDATE tables SET due = updated WHERE phase IN ('sealing', 'playing')")  # the server looks what is due
    op.create_index(
        "ix_tables_due", "tables", ["due"], sqlite_where=sa.text("due IS NOT NULL"), postgresql_where=sa.text("due IS NOT NULL")
    )
    op.add_column("credentials", sa.Column("seen", MOMENT, nullable=False, server_default="0"))
    op.add_column("users", sa.Column("banned", MOMENT, nullable=False, server_default="0"))
    op.create_table(
        "audit",
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("actor", sa.String, nullable=False),
        sa.Column("act", sa.String, nullable=False),
        sa.Column("subject", sa.String, nullable=False),
        sa.Column("detail", sa.String, nullable=False),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    """Take it all away again."""
    op.drop_table("audit")
    op.drop_column("users", "banned")
    op.drop_column("credentials", "seen")
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("tables", "due")
