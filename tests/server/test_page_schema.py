"""The page checks its types against web/schema.json; here that file is checked against the messages."""

import json
from pathlib import Path

from runestack.server.schema import message_schema

FILE = Path(__file__).parents[2] / "web" / "schema.json"


def test_the_schema_that_the_page_is_checked_against_is_the_servers() -> None:
    """If it differs: `python -m runestack.server.schema > web/schema.json`, then make the page fit."""
    assert json.loads(FILE.read_text()) == message_schema()
