"""Plain data that is hardly ever looked at, in little room. It never leaves the process."""

from __future__ import annotations

import pickle
import zlib
from typing import Any

LEVEL = 6  # of compression: it is done once, and every table of a server holds much that is packed


def packed(data: object) -> bytes:
    """Takes little room."""
    return zlib.compress(pickle.dumps(data, pickle.HIGHEST_PROTOCOL), LEVEL)


def unpacked(packet: bytes) -> Any:
    """The same as it was."""
    return pickle.loads(zlib.decompress(packet))  # noqa: S301  # our own, and never left this process
