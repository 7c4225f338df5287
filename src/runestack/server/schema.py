"""Prints the JSON schema of all messages; `tools/page_types.py` makes the page's types of it."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from runestack.games.view_schema import view_schema
from runestack.games.view_types import OPEN, HiddenCard
from runestack.server import requests
from runestack.server.messages.from_browser import BrowserMessage
from runestack.server.messages.from_server import ServerMessage


def bodies() -> list[type[msgspec.Struct]]:
    """Everything that HTTP routes ask and answer."""
    found = [one for one in vars(requests).values() if isinstance(one, type)]
    return [
        one
        for one in found
        if issubclass(one, msgspec.Struct)
        and one.__module__ == requests.__name__
        and one.__struct_fields__
    ]


def message_schema() -> dict[str, Any]:
    """One schema; `BrowserMessage` and `ServerMessage` are the two unions of the socket."""
    types = [BrowserMessage, ServerMessage, *bodies()]
    found, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    schemas = list(found)
    defined = {**components, "BrowserMessage": schemas[0], "ServerMessage": schemas[1]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {**by_title(defined), **view_schema(*OPEN, HiddenCard)},
    }


def by_title(defined: dict[str, Any]) -> dict[str, Any]:
    """Schemas under their plain names: words are the same, in a message or in a view."""
    titles = {name: schema.get("title", name) for name, schema in defined.items()}
    text = json.dumps(defined)
    for name, title in titles.items():
        text = text.replace(f'"#/$defs/{name}"', f'"#/$defs/{title}"')
    return {titles[name]: schema for name, schema in json.loads(text).items()}


def main() -> None:
    """The schema on standard output."""
    json.dump(message_schema(), sys.stdout, indent=1, sort_keys=True)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
