"""A tree shown as text: indented for people who look, in one line for messages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from typing import Any

from .nodes import Node


def outline(value: Any, name: str = "", depth: int = 0) -> Iterator[str]:
    """The lines of an indented outline: a node's plain fields beside it, its parts below it."""
    indent = "  " * depth
    label = f"{name}: " if name else ""
    if isinstance(value, Node):
        parts = [(field.name, getattr(value, field.name)) for field in fields(value)]  # type: ignore[arg-type]
        plain = [f"{key} {shown(item)}" for key, item in parts if not is_branch(item)]
        beside = f" ({', '.join(plain)})" if plain else ""
        yield f"{indent}{label}{type(value).__name__}{beside}"
        for key, item in parts:
            if is_branch(item):
                yield from outline(item, key, depth + 1)
    elif isinstance(value, tuple):
        for item in value:
            yield from outline(item, name, depth)
    else:
        yield f"{indent}{label}{shown(value)}"


def is_branch(value: Any) -> bool:
    """Whether a field gets lines of its own."""
    return isinstance(value, Node) or (isinstance(value, tuple) and bool(value))


def shown(value: Any) -> str:
    """A plain value."""
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None or value == ():
        return "none"
    return str(value)


def in_words(value: Any) -> str:
    """A tree in one line: `Deal(number 2, to This(noun unit))`; what is not there is left out."""
    if isinstance(value, Node):
        found = [(field.name, getattr(value, field.name)) for field in fields(value)]  # type: ignore[arg-type]
        parts = [
            f"{name} {in_words(item)}" for name, item in found if item not in (False, None, ())
        ]
        return f"{type(value).__name__}({', '.join(parts)})" if parts else type(value).__name__
    if isinstance(value, tuple) and value:
        return " + ".join(in_words(item) for item in value)
    return shown(value)
