"""The JSON schema of views, made of their types; msgspec has none for a choice of several tables of fields."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from runestack.games.view_types import OPEN

Schema = dict[str, Any]
PLAIN: dict[Any, Schema] = {
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    str: {"type": "string"},
    NoneType: {"type": "null"},
}


def view_schema(*types: type) -> dict[str, Schema]:
    """The schemas of these tables of fields and of all that they hold, by name."""
    found: dict[str, Schema] = {}
    names: dict[str, type] = {}
    left = list(types)
    while left:
        one = left.pop()
        if names.setdefault(one.__name__, one) is not one:
            message = f"two types are called {one.__name__}"
            raise TypeError(message)
        if one.__name__ not in found:
            found[one.__name__] = table_schema(one, left)
    return found


def table_schema(table: type, met: list[type]) -> Schema:
    """The schema of one table of fields; the tables that it names are added to those met."""
    hints = get_type_hints(table, include_extras=True)
    required = [name for name, hint in hints.items() if get_origin(hint) is not NotRequired]
    schema: Schema = {
        "title": table.__name__,
        "type": "object",
        "properties": {name: type_schema(hint, met) for name, hint in hints.items()},
        "required": required,
    }
    if table.__doc__:
        schema["description"] = table.__doc__
    schema["additionalProperties"] = table in OPEN
    return schema


def type_schema(hint: Any, met: list[type]) -> Schema:
    """The schema of a type that may stand in a view."""
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        met.append(hint)
        return {"$ref": f"#/$defs/{hint.__name__}"}
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return type_schema(arguments[0], met)
    if origin is Literal:
        return {"enum": list(arguments)}
    if origin is list:
        return {"type": "array", "items": type_schema(arguments[0], met)}
    if origin is dict and arguments[0] is str:
        return {"type": "object", "additionalProperties": type_schema(arguments[1], met)}
    if origin in (Union, UnionType):
        return {"anyOf": [type_schema(one, met) for one in arguments]}
    message = f"{hint} cannot stand in a view"
    raise TypeError(message)
