"""Writes the page's TypeScript types of everything that the server sends, from the types in Python.

`python tools/page_types.py` writes `web/src/protocol_types.ts` (messages, and what all views share) and
`web/src/games/<game>/view_types.ts` for each game that has a folder there. A test fails if one of them is stale.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import wrap
from typing import Any

from runestack import games
from runestack.games.view_schema import view_schema
from runestack.server.schema import message_schema

Schema = Mapping[str, Any]
PAGE = Path(__file__).parents[1] / "web" / "src"
MADE = "/** Made by tools/page_types.py of the types in Python; not to be changed by hand. */\n"
PLAIN = {
    "boolean": "boolean",
    "integer": "number",
    "null": "null",
    "number": "number",
    "string": "string",
}
WIDTH = 116


def files() -> dict[Path, str]:
    """What every generated file shall hold."""
    shared = message_schema()["$defs"]
    found = {PAGE / "protocol_types.ts": "\n".join([MADE, *declarations(shared)])}
    for name in games.names():
        folder = PAGE / "games" / name
        if folder.is_dir():
            own = view_schema(games.game(name).view_type)
            found[folder / "view_types.ts"] = game_file(own, shared)
    return found


def game_file(own: Mapping[str, Schema], shared: Mapping[str, Schema]) -> str:
    """The types of a game's view; those that all views share are imported."""
    rest = {name: schema for name, schema in own.items() if name not in shared}
    mentioned = json.dumps(rest)
    common = sorted(name for name in shared if name in own and f'/{name}"' in mentioned)
    lines = [f"import type {{ {', '.join(common)} }} from '../../protocol_types';\n"]
    return "\n".join([MADE, *lines, *declarations(rest)])


def declarations(schemas: Mapping[str, Schema]) -> Iterator[str]:
    """A declaration for each schema, by name. Aliases, as interfaces would not fit what is open to more fields."""
    for name, schema in sorted(schemas.items()):
        yield f"{comment(schema)}export type {name} = {written(schema)};\n"


def comment(schema: Schema) -> str:
    """What the type is, as its docstring says."""
    paragraphs = [" ".join(one.split()) for one in schema.get("description", "").split("\n\n")]
    lines = [line for one in paragraphs for line in wrap(one, WIDTH)]
    if len(lines) < 2:
        return f"/** {lines[0]} */\n" if lines else ""
    return "/**\n" + "".join(f" * {line}\n" for line in lines) + " */\n"


def written(schema: Schema) -> str:
    """A type of TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(written(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(literal(one) for one in schema["enum"])
    kind = schema.get("type")
    if kind == "object":
        return table(schema)
    if kind == "array":
        return array(schema)
    return PLAIN[kind] if kind else "unknown"


def literal(value: str | int) -> str:
    """A value as TypeScript writes it."""
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def array(schema: Schema) -> str:
    """A list."""
    item = written(schema.get("items", {}))
    return f"({item})[]" if " " in item else f"{item}[]"


def table(schema: Schema) -> str:
    """Fields by name, or a table with keys of any name."""
    if "properties" not in schema:
        return f"Record<string, {written(schema.get('additionalProperties', {}))}>"
    required = schema.get("required", ())
    lines = [
        f"  {name}{'' if name in required else '?'}: {written(one)};\n"
        for name, one in schema["properties"].items()
    ]
    if schema.get("additionalProperties") is True:
        lines.append("  [field: string]: unknown;\n")
    return "{\n" + "".join(lines) + "}"


def main() -> None:
    """Writes the files."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(PAGE.parents[1]))


if __name__ == "__main__":
    main()
