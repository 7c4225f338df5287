"""How a command fails: one clear line, and a status that is not zero."""

from __future__ import annotations

from runestack.cli.extras import advice

NOTHING_WRONG = 0
FOUND_FAULTS = 1  # the command ran and found something: a broken game, a broken pack
BAD_INPUT = 2  # the command could not run as it was called
STOPPED = 130  # Ctrl-C


class CommandError(Exception):
    """What a command could not do, in one line."""

    def __init__(self, message: str, status: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.status = status


def one_line(message: str) -> str:
    """A message without line breaks."""
    return " ".join(message.split())


def line_for(error: Exception) -> str | None:
    """The line for an error that a user can cause; None for a fault of the program.

    The errors' modules are not imported for this: a command that did not use them cannot have raised them.
    """
    name = type(error).__name__
    if name == "PackError":
        count = str(error).count("\n") + 1
        return f"the cards cannot be loaded ({count} lines of errors): {str(error).splitlines()[0]}"
    if name in (
        "CommandError",
        "SettingError",
        "AgentError",
        "LadderError",
        "ClusterError",
        "SaveError",
        "DeckError",
        "IllegalChoice",
        "SchemaError",
        "DatabaseError",
        "BackupError",
    ):
        return one_line(str(error))
    if isinstance(error, ModuleNotFoundError):
        return advice(error)
    if isinstance(error, OSError):
        return one_line(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    return None
