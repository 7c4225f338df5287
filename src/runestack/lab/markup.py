"""HTML from Python: elements that escape what stands in them. Written so that it is well-formed XML too."""

from __future__ import annotations

from html import escape

EMPTY = frozenset({"meta", "link", "rect", "line", "col", "br"})


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


def tag(name: str, /, *children: str | None, **attributes: object) -> Markup:
    """An element. `class_` and `for_` lose their last sign, `aria_label` becomes `aria-label`; None is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    if name in EMPTY:
        return Markup(f"<{name}{written} />")
    return Markup(f"<{name}{written}>{joined(*children)}</{name}>")


def joined(*children: str | None) -> Markup:
    """Elements and texts one after the other; texts are escaped."""
    return Markup(
        "".join(
            child if isinstance(child, Markup) else escape(child, quote=False)
            for child in children
            if child is not None
        )
    )
