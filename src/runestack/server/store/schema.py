"""The tables of the database, as SQLAlchemy sees them. Alembic's migrations make them (`migrations/versions`)."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seats", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("opening", Text, nullable=False),  # JSON: choices that were made before
    Column("rules", String(40), nullable=False),
    Column("pool", String(80), nullable=False),
    Column("undo", String(10), nullable=False),
    Column("hot_seat", Boolean, nullable=False),
    Column("for_people", Boolean, nullable=False),
    Column("always_ask", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("host", String(64), nullable=False),  # the session that made it
    Column("created", Float, nullable=False),
    # these follow from the entries, and are kept for lists
    Column("seq", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("seating", Text, nullable=False),  # JSON
    Column("waiting", Text, nullable=False),  # JSON
    Column("touched", Float, nullable=False),
    Column("address", String(64), nullable=False, server_default=""),  # hash of the host's
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),  # JSON
    Column("made", Float, nullable=False),
)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("hash", String(64), nullable=False),
)

SITTING = Table(
    "sitting",
    METADATA,
    Column("session", String(64), primary_key=True),  # a hash of the cookie
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Index("sitting_by_table", "table_id", "seat"),
)

REPLAYS = Table(
    "replays",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("body", Text, nullable=False),  # the saved game
    Column("made", Float, nullable=False),
    Column("size", Integer, nullable=False, server_default="0"),  # bytes
    Column("address", String(64), nullable=False, server_default=""),  # hash of who handed it in
)
