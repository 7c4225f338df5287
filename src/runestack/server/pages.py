"""The page itself: built by `make web` into `static/`, and served from there."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from runestack.server.errors import TableError

STATIC = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Runestack</title>
<h1>The table is not built yet</h1>
<p>The server works, but its page is missing. With node and npm installed, run <code>make web</code> in the project and
reload. The interface is described under <a href="schema">schema</a>.</p>
<h1 lang="de">Der Tisch ist noch nicht gebaut</h1>
<p lang="de">Der Server läuft, aber seine Seite fehlt. Mit node und npm genügt <code>make web</code> im Projekt.</p>
"""


@get("/", include_in_schema=False, sync_to_thread=True)
def page() -> Response[bytes]:
    """The table, or how to build it."""
    index = STATIC / "index.html"
    content = index.read_bytes() if index.is_file() else NOT_BUILT.encode()
    return Response(
        content, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"}
    )


@get("/{path:path}", include_in_schema=False, sync_to_thread=True)
def static_file(path: FromPath[Path]) -> Response[bytes]:
    """A file of the page; those in `assets` carry a hash in their name and never change."""
    try:
        wanted = (STATIC / str(path).lstrip("/")).resolve()
        is_there = wanted.is_relative_to(STATIC.resolve()) and wanted.is_file()
    except (OSError, ValueError):  # too long for a file's name, or with a sign that none has
        is_there = False
    if not is_there:
        raise TableError("no_route")
    kind = guess_type(wanted.name)[0] or "application/octet-stream"
    cache = FOR_EVER if "assets" in wanted.relative_to(STATIC.resolve()).parts else "no-cache"
    return Response(wanted.read_bytes(), media_type=kind, headers={"cache-control": cache})


ROUTES = [page, static_file]
