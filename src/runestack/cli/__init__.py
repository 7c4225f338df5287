"""The command `runestack`."""

from __future__ import annotations

import sys

from runestack.cli.extras import advice
from runestack.cli.failure import BAD_INPUT

__all__ = ["main"]


def main() -> None:
    """The entry point of the command."""
    try:
        from runestack.cli.app import main as run
    except ModuleNotFoundError as error:
        line = advice(error)
        if line is None:
            raise
        print(f"runestack: {line}", file=sys.stderr)
        sys.exit(BAD_INPUT)
    run()
