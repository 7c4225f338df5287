"""How large saved games are and which address handed them in; those from before are nobody's."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the columns."""
    op.add_column("replays", sa.Column("size", sa.Integer, nullable=False, server_default="0"))
    op.add_column("replays", sa.Column("address", sa.String(64), nullable=False, server_default=""))
    op.execute("UPDATE replays SET size = length(body)")


def downgrade() -> None:
    """Takes them away."""
    op.drop_column("replays", "address")
    op.drop_column("replays", "size")
