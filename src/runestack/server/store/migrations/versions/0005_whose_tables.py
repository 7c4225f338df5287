"""Tables know the address of their host, as a hash: one address has so many. Of those made before nobody knows it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column."""
    column = sa.Column("address", sa.String(64), nullable=False, server_default="")
    op.add_column("tables", column)


def downgrade() -> None:
    """Takes it away."""
    op.drop_column("tables", "address")
