"""Tables at which several people may ask for hints; at those made before they may not."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column."""
    column = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", column)


def downgrade() -> None:
    """Takes it away."""
    op.drop_column("tables", "hints")
