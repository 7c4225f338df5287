"""Tables that ask people even with one option; those made before do not."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column."""
    column = sa.Column("for_people", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", column)


def downgrade() -> None:
    """Takes it away."""
    op.drop_column("tables", "for_people")
