"""A report as a page: one HTML file that asks nothing of anybody, to read on any screen.

Its content policy forbids every request; style and script stand inside.
"""

from __future__ import annotations

from runestack.games import game as find_game
from runestack.games.wording import capital
from runestack.lab.figures import Plain
from runestack.lab.markup import Markup, joined, tag
from runestack.lab.page_parts import Cell, Column, Parts, scrolling
from runestack.lab.page_style import SCRIPT, STYLE

POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"


def page_of(plain: Plain, language: str) -> str:
    """The whole page of a series with its report."""
    report = plain["report"]
    parts = Parts(report, language)
    title = parts.say("title", game=find_game(plain["game"]).title, games=plain["games"])
    sections = [section for section in sections_of(plain, report, parts) if section[1]]
    body = tag(
        "body",
        tag("header", tag("h1", title), introduction(plain, parts), tiles(plain["summary"], parts)),
        contents(sections, parts),
        tag("main", *(section_of(place, one) for place, one in enumerate(sections))),
        tag("script", Markup(SCRIPT)),
    )
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", http_equiv="Content-Security-Policy", content=POLICY),
        tag("link", rel="icon", href="data:,"),
        tag("title", title),
        tag("style", Markup(STYLE)),
    )
    return f"<!DOCTYPE html>\n{tag('html', head, body, lang=language)}\n"


def sections_of(plain: Plain, report: Plain, parts: Parts) -> list[tuple[str, Markup]]:
    """What the page tells, each part with its heading; a part of which nothing is known is empty."""
    say = parts.say
    heads = [
        (capital(parts.named(table, "kind")), head_table(table, parts))
        for table in report["heads"]
        if table["rows"]
    ]
    return [
        (say("lengths"), lengths(report["rounds"], parts)),
        (say("seats"), seats(plain["summary"], parts)),
        *heads,
        (say("decks"), decks(report["decks"], parts)),
        (say("matrix"), matrix(report["matrix"], parts)),
        (say("cards"), cards(report["cards"], parts)),
        (say("tallies"), tallies(report["tallies"], parts)),
        (say("reading"), reading(report, parts)),
    ]


def section_of(place: int, section: tuple[str, Markup]) -> Markup:
    """A section that the contents can lead to."""
    heading, content = section
    return tag("section", tag("h2", heading, id=f"part-{place}"), content)


def contents(sections: list[tuple[str, Markup]], parts: Parts) -> Markup:
    """The way to each section."""
    links = [
        tag("li", tag("a", heading, href=f"#part-{place}"))
        for place, (heading, _) in enumerate(sections)
    ]
    return tag("nav", tag("ul", *links), aria_label=parts.say("contents"))


# -- the head of the page ------------------------------------------------------------------------


def introduction(plain: Plain, parts: Parts) -> Markup:
    """What was played, so that it can be played again."""
    seats = ", ".join(plain["seats"])
    lines = [parts.say("what", seats=seats, seed=plain["seed"])]
    if plain["paired"]:
        lines.append(parts.say("paired"))
    if plain["decks"]:
        lines.append(parts.say("field", decks=", ".join(plain["decks"])))
    given = ", ".join(f"{key}={value.strip()}" for key, value in plain["options"].items())
    lines.append(parts.say("settings", settings=given) if given else parts.say("usual"))
    if plain["failures"]:
        lines.append(parts.say("failed", n=len(plain["failures"])))
    return joined(*(tag("p", line, class_="soft") for line in lines))


def undecided(summary: Plain, parts: Parts) -> str:
    """How many games nobody won: ties, and those that all have lost."""
    ties = parts.say("ties", n=summary["ties"])
    lost = summary["nobody_won"]
    return f"{ties}, {parts.say('nobody_won', n=lost)}" if lost else ties


def tiles(summary: Plain, parts: Parts) -> Markup:
    """The most important numbers."""
    first = summary["first_player"]
    found = [
        (parts.say("games"), str(summary["games"]), undecided(summary, parts)),
        *(
            (parts.say(key), parts.number(summary[key]["median"]), spread(summary[key], parts))
            for key in ("rounds", "decisions")
        ),
        (parts.say("first"), parts.percent(first["share"]), parts.interval(first)),
    ]
    return tag(
        "dl",
        *(
            tag("div", tag("dt", name), tag("dd", value, tag("small", below)))
            for name, value, below in found
        ),
        class_="tiles",
    )


def spread(found: Plain, parts: Parts) -> str:
    """Quartiles and range."""
    if found["median"] is None:
        return parts.say("none")
    ends = {"low": "lower_quartile", "high": "upper_quartile", "min": "min", "max": "max"}
    return parts.say("spread", **{word: parts.number(found[key]) for word, key in ends.items()})


# -- sections ------------------------------------------------------------------------------------


def lengths(bars: list[Plain], parts: Parts) -> Markup:
    """The histogram of rounds."""
    if not bars:
        return Markup()
    return joined(tag("p", parts.say("lengths_about"), class_="soft"), parts.histogram(bars))


def seats(summary: Plain, parts: Parts) -> Markup:
    """Wins by seat; and by player, where players change their seats."""
    say = parts.say
    tables = []
    for key, word in (("seats", "seat"), ("players", "player")):
        columns = [Column(say(word)), Column(say("agent")), *parts.share_columns()]
        rows = [
            (f"{say(word)} {row[word] + 1}", [(row["agent"], None), *parts.share_cells(row)])
            for row in summary[key]
        ]
        if rows:
            tables.append(parts.table(f"{capital(say(word))}.", columns, rows))
    return joined(*tables)


def head_table(table: Plain, parts: Parts) -> Markup:
    """Wins by race, hero, ..."""
    kind = parts.named(table, "kind")
    columns = [Column(kind), *parts.share_columns()]
    rows = [(parts.named(row), parts.share_cells(row)) for row in table["rows"]]
    return parts.table(f"{capital(kind)}.", columns, rows)


def decks(rows: list[Plain], parts: Parts) -> Markup:
    """Each deck against all others."""
    if not rows:
        return Markup()
    columns = [Column(parts.say("deck")), *parts.share_columns()]
    cells = [(row["name"], parts.share_cells(row)) for row in rows]
    return parts.table(f"{parts.say('decks')}.", columns, cells)


def matrix(found: Plain, parts: Parts) -> Markup:
    """Each deck against each other one."""
    names = found["decks"]
    if len(names) < 2:
        return Markup()
    head = tag("tr", tag("td"), *(tag("th", name, scope="col", class_="number") for name in names))
    body = [
        tag("tr", tag("th", name, scope="row"), *(matrix_cell(cell, parts) for cell in row))
        for name, row in zip(names, found["rows"], strict=True)
    ]
    caption = parts.say("matrix_about")
    table = tag("table", tag("caption", caption), tag("thead", head), tag("tbody", *body))
    return scrolling(table, caption)


def matrix_cell(cell: Plain | None, parts: Parts) -> Markup:
    """A share, and of how many games."""
    if cell is None:
        return tag("td", "–", class_="number")
    shown, _ = parts.share_cell(cell)
    games = tag("span", f"{cell['games']}", class_="soft")
    return tag("td", shown, tag("br"), games, class_="number", title=parts.interval(cell))


def cards(rows: list[Plain], parts: Parts) -> Markup:
    """Every card, drawn and played."""
    if not rows:
        return Markup()
    columns = [
        Column(parts.say("card")),
        Column(parts.say("type")),
        *parts.share_columns("number_drawn", "won_drawn"),
        *parts.share_columns("number_played", "won_played"),
    ]
    cells: list[tuple[str, list[Cell]]] = [
        (
            parts.named(row),
            [
                (parts.named(row, "type"), None),
                *parts.share_cells(row["drawn"]),
                *parts.share_cells(row["played"]),
            ],
        )
        for row in rows
    ]
    about = tag("p", parts.say("cards_about"), class_="soft")
    return joined(about, parts.table(f"{parts.say('cards')}.", columns, cells))


def tallies(rows: list[Plain], parts: Parts) -> Markup:
    """What else was counted."""
    if not rows:
        return Markup()
    columns = [
        Column(parts.say("name")),
        Column(parts.say("mean"), is_number=True),
        Column(parts.say("happens"), is_number=True),
    ]
    cells: list[tuple[str, list[Cell]]] = []
    for row in rows:
        share = row["games"] / row["of"] if row["of"] else None
        mean = (parts.number(row["mean"], 2), row["mean"])
        cells.append((parts.named(row), [mean, (parts.percent(share), share)]))
    return parts.table(f"{parts.say('tallies')}.", columns, cells)


def reading(report: Plain, parts: Parts) -> Markup:
    """How the numbers are meant."""
    marks = parts.say(
        "reading_marks",
        limit=parts.percent(report["limit"]),
        least=report["least_games"],
        fair=parts.percent(report["fair"]),
    )
    return joined(tag("p", parts.say("reading_shares")), tag("p", marks))
