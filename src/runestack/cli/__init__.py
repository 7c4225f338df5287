"""The command `runestack`."""

from runestack.cli.app import main

__all__ = ["main"]
