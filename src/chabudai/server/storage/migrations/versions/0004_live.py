"""What changes with every move has a narrow table of its own; which process has a table, and which processes there are.

Revision ID: 0004
"""

import sqlalchemy as sa
from alembic import op

from chabudai.server.storage.models import MOMENT

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Columns are taken away in place: a table that is made anew would take with it all that refers to it."""
    op.create_table(
        "live",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("owner", sa.String, nullable=False, server_default=""),
        sa.Column("epoch", MOMENT, nullable=False, server_default="0"),
        sa.Column("turn", sa.String, nullable=False),
        sa.Column("updated", MOMENT, nullable=False),
        sa.Column("due", MOMENT),
        sqlite_with_rowid=False,
        postgresql_with={"fillfactor": 50},
    )
    op.execute("INSERT INTO live (table_id, turn, updated, due) SELECT id, turn, updated, due FROM tables")
    due = sa.text("due IS NOT NULL")
    op.create_index("ix_live_due", "live", ["due"], sqlite_where=due, postgresql_where=due)
    op.drop_index("ix_tables_due", "tables")
    op.drop_index("ix_tables_phase", "tables")
    for name in ("turn", "updated", "due"):
        op.drop_column("tables", name)
    op.create_index("ix_tables_phase", "tables", ["phase", "visibility"])
    op.create_table(
        "processes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("until", MOMENT, nullable=False),
        sa.Column("road", sa.String, nullable=False, server_default=""),
    )


def downgrade() -> None:
    """Put it back where it was."""
    op.drop_table("processes")
    op.drop_index("ix_tables_phase", "tables")
    op.add_column("tables", sa.Column("turn", sa.String, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("updated", MOMENT, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("due", MOMENT))
    for name in ("turn", "updated", "due"):
        op.execute(f"UPDATE tables SET {name} = (SELECT {name} FROM live WHERE table_id = tables.id)")  # noqa: S608 - ours
    op.create_index("ix_tables_phase", "tables", ["phase", "visibility", "updated"])
    op.create_index("ix_tables_due", "tables", ["due"], sqlite_where=sa.text("due IS NOT NULL"))
    op.drop_table("live")
