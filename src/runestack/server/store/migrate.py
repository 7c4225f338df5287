"""Brings a database to the form that this version needs, or refuses one that is newer."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x52554E45  # any number: processes that start together migrate one after the other


class SchemaError(ValueError):
    """A database whose form this version does not know; the message says what to do."""


def configuration() -> Config:
    """Alembic's settings, made here: there is no file."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


@cache
def newest() -> str:
    """The form that this version needs."""
    head = ScriptDirectory.from_config(configuration()).get_current_head()
    assert head is not None
    return head


def current(connection: Connection) -> str | None:
    """The form that a database has; None: it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def migrate(connection: Connection) -> None:
    """Runs what is missing. A newer database is refused: an older server would write nonsense into it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    config = configuration()
    found = current(connection)
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    if found is not None and found not in known:
        message = (
            f"the database has form {found}, which is newer than this version knows "
            f"({newest()}); start the version that made it, or restore a backup"
        )
        raise SchemaError(message)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
