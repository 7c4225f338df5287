"""Prints the JSON schema of all messages, to which the TypeScript types are held."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from runestack.server import requests
from runestack.server.messages.from_browser import BrowserMessage
from runestack.server.messages.from_server import ServerMessage


def bodies() -> list[type[msgspec.Struct]]:
    """Everything that HTTP routes ask and answer."""
    found = [one for one in vars(requests).values() if isinstance(one, type)]
    return [
        one
        for one in found
        if issubclass(one, msgspec.Struct) and one.__module__ == requests.__name__
    ]


def message_schema() -> dict[str, Any]:
    """One schema; `BrowserMessage` and `ServerMessage` are the two unions of the socket."""
    types = [BrowserMessage, ServerMessage, *bodies()]
    found, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    schemas = list(found)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {**components, "BrowserMessage": schemas[0], "ServerMessage": schemas[1]},
    }


def main() -> None:
    """The schema on standard output."""
    json.dump(message_schema(), sys.stdout, indent=1, sort_keys=True)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
