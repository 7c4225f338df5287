"""What has to be installed besides the library, and how to say so.

`pip install runestack` brings the library alone, which needs nothing else. Commands need the extra `cli`, the table in
the browser needs `table`, which includes it; playing series on a cluster needs `cluster`.
"""

from __future__ import annotations

# The packages that an extra of pyproject.toml brings, as they are imported.
CLI = frozenset({"cyclopts", "joblib", "rich"})
CLUSTER = frozenset({"distributed"})
TABLE = frozenset(
    {
        "aiosqlite",
        "alembic",
        "asyncpg",
        "litestar",
        "msgspec",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "websockets",
    }
)


def advice(error: ModuleNotFoundError) -> str | None:
    """What to install for a module that was not found; None if no extra brings it."""
    package = (error.name or "").partition(".")[0]
    if package in CLI:
        return (
            "this installation has the library only; install the table with: pip install 'runestack[table]'"
            " (or the commands without the table: pip install 'runestack[cli]')"
        )
    if package in CLUSTER:
        return (
            "this installation knows no clusters; install that with: pip install 'runestack[cluster]'"
            f" ({package} is missing)"
        )
    if package in TABLE:
        return (
            "this installation has no table; install it with: pip install 'runestack[table]'"
            f" ({package} is missing)"
        )
    return None
