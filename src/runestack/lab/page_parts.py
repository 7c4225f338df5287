"""The parts of a report's page: numbers in words, bars, and tables that can be sorted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from runestack.lab.figures import Plain
from runestack.lab.markup import Markup, joined, tag
from runestack.lab.page_words import WORDS

BAR_WIDTH, BAR_HEIGHT = 90, 12  # of an interval
CHART_WIDTH, CHART_HEIGHT, BELOW = 640, 160, 20  # of a histogram


@dataclass(frozen=True)
class Column:
    """A column of a table: its heading, and whether it is sorted by numbers."""

    heading: str
    is_number: bool = False


Cell = tuple[
    Markup | str, float | None
]  # what it shows; by what it is sorted, in a column of numbers


class Parts:
    """Parts in one language, with the limit above which shares are marked."""

    def __init__(self, report: Plain, language: str) -> None:
        self.language = language
        self.words = WORDS[language]
        self.fair: float = report["fair"]
        self.limit: float = report["limit"]

    def say(self, key: str, **values: object) -> str:
        """Words of the page."""
        return self.words[key].format(**values)

    def named(self, row: Plain, key: str = "name") -> str:
        """A name in the language of the page."""
        return str(row[f"{key}_de" if self.language == "de" else key])

    def number(self, value: float | None, places: int = 1) -> str:
        """A number; in German with a comma. Whole numbers have no places."""
        if value is None:
            return "–"
        text = f"{value:.{places}f}" if value != int(value) or places > 1 else str(int(value))
        return text.replace(".", ",") if self.language == "de" else text

    def percent(self, share: float | None) -> str:
        """A share in per cent."""
        if share is None:
            return "–"
        text = f"{100 * share:.1f} %"
        return text.replace(".", ",") if self.language == "de" else text

    def interval(self, row: Plain) -> str:
        """The interval of a share."""
        return self.say("interval", low=self.percent(row["low"]), high=self.percent(row["high"]))

    # -- shares ----------------------------------------------------------------------------------

    def share_cell(self, row: Plain) -> Cell:
        """A share, marked in words and colour if it is high."""
        share = row["share"]
        shown: Markup | str = self.percent(share)
        if row.get("above"):
            told = self.say("high", limit=self.percent(self.limit))
            mark = tag("span", "▲", title=told, role="img", aria_label=told)
            shown = tag("span", mark, f" {shown}", class_="high")
        return shown, -1 if share is None else share

    def range_cell(self, row: Plain) -> Cell:
        """The interval as a bar and in numbers; sorted by its lower end."""
        if row["share"] is None:
            return "–", -1
        low, high, share = (row[key] * BAR_WIDTH for key in ("low", "high", "share"))
        bar = tag(
            "svg",
            rect(low, 2, max(1.0, high - low), BAR_HEIGHT - 4, "range"),
            rect(share - 1, 0, 2, BAR_HEIGHT, "point"),
            upright(self.fair * BAR_WIDTH, BAR_HEIGHT, "axis"),
            upright(self.limit * BAR_WIDTH, BAR_HEIGHT, "limit"),
            viewBox=f"0 0 {BAR_WIDTH} {BAR_HEIGHT}",
            width=BAR_WIDTH,
            height=BAR_HEIGHT,
            aria_hidden="true",
        )
        ends = [self.percent(row[key]).removesuffix(" %") for key in ("low", "high")]
        return joined(bar, tag("small", "–".join(ends), class_="soft")), row["low"]

    def share_cells(self, row: Plain) -> list[Cell]:
        """How many games, the share of wins, and its interval."""
        return [(str(row["games"]), row["games"]), self.share_cell(row), self.range_cell(row)]

    def share_columns(self, games: str = "games", won: str = "won") -> list[Column]:
        """The headings above `share_cells`."""
        return [Column(self.say(key), is_number=True) for key in (games, won, "range")]

    # -- tables ----------------------------------------------------------------------------------

    def table(
        self, caption: str, columns: Sequence[Column], rows: Sequence[tuple[str, Sequence[Cell]]]
    ) -> Markup:
        """A table; each row begins with its name. It scrolls by itself where the window is narrow."""
        head = tag("tr", *(heading(column) for column in columns))
        body = [
            tag("tr", tag("th", name, scope="row"), *map(data, cells, columns[1:]))
            for name, cells in rows
        ]
        table = tag(
            "table",
            tag("caption", f"{caption} {self.say('sorted')}".strip()),
            tag("thead", head),
            tag("tbody", *body),
            class_="sortable",
        )
        return scrolling(table, caption)

    # -- charts ----------------------------------------------------------------------------------

    def histogram(self, bars: Sequence[Plain]) -> Markup:
        """Bars with their games; every bar tells what it stands for."""
        most = max(bar["games"] for bar in bars)
        width = CHART_WIDTH / len(bars)
        drawn = [self.chart_bar(place, bar, width, most) for place, bar in enumerate(bars)]
        label = "; ".join(self.bar_words(bar) for bar in bars if bar["games"])
        return tag(
            "svg",
            *drawn,
            tag("line", x1=0, x2=CHART_WIDTH, y1=CHART_HEIGHT, y2=CHART_HEIGHT, class_="axis"),
            viewBox=f"0 0 {CHART_WIDTH} {CHART_HEIGHT + BELOW}",
            width=CHART_WIDTH,
            height=CHART_HEIGHT + BELOW,
            role="img",
            aria_label=label,
        )

    def chart_bar(self, place: int, bar: Plain, width: float, most: int) -> Markup:
        """One bar of a histogram, and its number below."""
        height = (CHART_HEIGHT - 20) * bar["games"] / most
        shape = tag(
            "g",
            tag("title", self.bar_words(bar)),
            rect(place * width + 1, CHART_HEIGHT - height, max(1.0, width - 2), height, "bar"),
        )
        middle = f"{(place + 0.5) * width:.1f}"
        below = tag("text", str(bar["from"]), x=middle, y=CHART_HEIGHT + 14, text_anchor="middle")
        top = f"{CHART_HEIGHT - height - 4:.1f}"
        above = tag("text", str(bar["games"]), x=middle, y=top, text_anchor="middle")
        return joined(shape, below, above if bar["games"] else None)

    def bar_words(self, bar: Plain) -> str:
        """`7 rounds: 12 games`."""
        low, high = bar["from"], bar["to"]
        return self.say("bar", range=low if low == high else f"{low}–{high}", games=bar["games"])


def heading(column: Column) -> Markup:
    """A heading that sorts its column."""
    button = tag("button", column.heading, type="button")
    kind = "number" if column.is_number else None
    return tag("th", button, scope="col", class_=kind, data_kind=kind)


def data(cell: Cell, column: Column) -> Markup:
    """A cell."""
    shown, value = cell
    if not column.is_number:
        return tag("td", shown)
    return tag("td", shown, class_="number", data_value=value)


def scrolling(table: Markup, label: str) -> Markup:
    """A table that is wider than the window scrolls by itself, with the keyboard too."""
    return tag("div", table, class_="scroll", role="region", tabindex=0, aria_label=label)


def rect(x: float, y: float, width: float, height: float, class_: str) -> Markup:
    """A rectangle."""
    return tag(
        "rect",
        x=f"{x:.1f}",
        y=f"{y:.1f}",
        width=f"{width:.1f}",
        height=f"{height:.1f}",
        class_=class_,
    )


def upright(x: float, height: int, class_: str) -> Markup:
    """A line from top to bottom."""
    return tag("line", x1=f"{x:.1f}", x2=f"{x:.1f}", y1=0, y2=height, class_=class_)
