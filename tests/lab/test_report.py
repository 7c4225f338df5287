"""Reports: figures counted by hand, and a page that asks nothing of anybody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from runestack.games import game as find_game
from runestack.lab import simulate
from runestack.lab.figures import LEAST, histogram, report_of
from runestack.lab.games import GameFailure, GameResult
from runestack.lab.page import page_of
from runestack.lab.page_words import ENGLISH, GERMAN
from runestack.lab.recording import Record
from runestack.lab.report import data_path, with_report, write_report
from runestack.lab.series import Simulation
from runestack.lab.statistics import wilson
from runestack.lab.tables import Series

NOTHING_COUNTED = (0,) * len(find_game("rone").tallies)
FIRE, IRON = ("Fire", "Feuer"), ("Iron", "Eisen")
ADA, BO = ("Ada", "Ada"), ("Bo", "Bo")


def game(
    number: int,
    scores: tuple[int, int],
    drawn: tuple[tuple[int, ...], ...] = ((), ()),
    played: tuple[tuple[int, ...], ...] = ((), ()),
    rounds: int = 8,
    decks: tuple[str, str] = ("", ""),
    tallies: tuple[int, ...] = NOTHING_COUNTED,
) -> GameResult:
    """A game of Ada with Fire against Bo with Iron; Ada begins."""
    record = Record(((FIRE, ADA), (IRON, BO)), drawn, played, tallies)
    return GameResult(number, scores, 0, rounds, 100, number, number, (0, 1), decks, record)


def toy(*games: GameResult, failures: tuple[GameFailure, ...] = ()) -> Simulation:
    series = Series("rone", {}, ("random", "random"), 0, len(games), recording=True)
    return Simulation(series, games, failures)


WON, LOST, TIE = (1, -1), (-1, 1), (0, 0)
TOY = toy(
    game(0, WON, ((4, 5), (4,)), ((4,), ()), 6),
    game(1, WON, ((4,), (7,)), ((), (7,)), 7, tallies=(3, *NOTHING_COUNTED[1:])),
    game(2, LOST, ((5,), ()), ((5,), ()), 7),
    game(3, TIE, ((5,), (4,)), ((5,), (4,)), 50, tallies=(1, *NOTHING_COUNTED[1:])),
)


def rows(found: list[dict[str, Any]]) -> dict[str, tuple[int, int]]:
    """Wins and games by name."""
    return {row["name"]: (row["wins"], row["games"]) for row in found}


def test_cards_are_counted_for_those_who_drew_and_played_them_without_ties() -> None:
    names = [card.name for card in find_game("rone").pool.cards]
    cards = report_of(TOY)["cards"]
    assert rows([{**row["drawn"], "name": row["name"]} for row in cards]) == {
        names[4]: (2, 3),
        names[5]: (1, 2),
        names[7]: (0, 1),
    }
    assert rows([{**row["played"], "name": row["name"]} for row in cards]) == {
        names[4]: (1, 1),
        names[5]: (0, 1),
        names[7]: (0, 1),
    }
    assert cards[0]["name"] == names[4]


def test_heads_are_counted_kind_by_kind_and_the_best_comes_first() -> None:
    races, heroes = report_of(TOY)["heads"]
    assert (races["kind"], races["kind_de"]) == ("hero race", "Volk des Helden")
    assert rows(races["rows"]) == {"Fire": (2, 3), "Iron": (1, 3)}
    assert [row["name_de"] for row in races["rows"]] == ["Feuer", "Eisen"]
    assert [row["name"] for row in heroes["rows"]] == ["Ada", "Bo"]
    low, high = wilson(2, 3)
    assert (races["rows"][0]["low"], races["rows"][0]["high"]) == pytest.approx(
        (low, high), abs=1e-5
    )


def test_what_happens_is_counted_with_ties() -> None:
    first, second, *_ = report_of(TOY)["tallies"]
    assert (first["mean"], first["games"], first["of"]) == (1.0, 2, 4)
    assert (second["mean"], second["games"], second["of"]) == (0.0, 0, 4)


def test_a_share_above_the_limit_is_marked_if_there_are_enough_games() -> None:
    few = toy(*(game(number, WON) for number in range(LEAST - 1)))
    many = toy(*(game(number, WON) for number in range(LEAST)))
    assert [row["above"] for row in report_of(few)["heads"][0]["rows"]] == [False, False]
    assert [row["above"] for row in report_of(many)["heads"][0]["rows"]] == [True, False]
    assert report_of(many)["limit"] == 0.62


def test_the_limit_follows_what_is_fair_where_three_play() -> None:
    record = Record(((FIRE, ADA),) * 3, ((),) * 3, ((),) * 3, NOTHING_COUNTED)
    one = GameResult(0, (1, -1, -1), 0, 8, 100, players=(0, 1, 2), decks=("",) * 3, record=record)
    report = report_of(toy(one))
    assert report["fair"] == pytest.approx(1 / 3, abs=1e-5)
    assert report["limit"] == pytest.approx(0.62 * 2 / 3, abs=1e-5)


def test_decks_are_counted_against_the_field_and_against_each_other() -> None:
    report = report_of(
        toy(
            game(0, WON, decks=("a", "b")),
            game(1, WON, decks=("a", "b")),
            game(2, LOST, decks=("a", "c")),
            game(3, WON, decks=("b", "c")),
            game(4, WON, decks=("c", "c")),
            game(5, TIE, decks=("a", "b")),
        )
    )
    assert rows(report["decks"]) == {"a": (2, 3), "b": (1, 3), "c": (1, 2)}
    assert report["matrix"]["decks"] == ["a", "b", "c"]
    shares = [
        [cell and (cell["wins"], cell["games"]) for cell in row] for row in report["matrix"]["rows"]
    ]
    assert shares == [
        [None, (2, 2), (0, 1)],
        [(0, 2), None, (1, 1)],
        [(1, 1), (0, 1), None],
    ]


@pytest.mark.parametrize(
    ("numbers", "bars"),
    [
        ([], []),
        ([5], [(5, 5, 1)]),
        ([3, 5, 5], [(3, 3, 1), (4, 4, 0), (5, 5, 2)]),
        ([1, 2, 49], [(1, 3, 2), *((low, low + 2, 0) for low in range(4, 47, 3)), (49, 51, 1)]),
    ],
)
def test_histogram(numbers: list[int], bars: list[tuple[int, int, int]]) -> None:
    found = [(bar["from"], bar["to"], bar["games"]) for bar in histogram(numbers)]
    assert found == bars


# -- the page ------------------------------------------------------------------------------------


def parsed(page: str) -> ET.Element:
    """The page as XML: what is not well-formed raises."""
    return ET.fromstring(page)  # noqa: S314  # our own page


def words_of(element: ET.Element) -> str:
    return " ".join("".join(element.itertext()).split())


def elements(page: str, name: str) -> Iterator[ET.Element]:
    return parsed(page).iter(name)


@pytest.fixture(scope="module", params=["en", "de"])
def page(request: pytest.FixtureRequest) -> str:
    broken = GameFailure(9, "RuntimeError: <out> & of ideas", "")
    done = toy(*TOY.results, game(4, WON, decks=("a<b", "c&d")), failures=(broken,))
    return page_of(with_report(done), str(request.param))


def test_the_page_is_well_formed_and_says_its_language(page: str) -> None:
    root = parsed(page)
    assert page.startswith("<!DOCTYPE html>\n<html lang=")
    assert [child.tag for child in root] == ["head", "body"]
    identities = [one.get("id") for one in root.iter() if one.get("id")]
    assert len(identities) == len(set(identities))
    targets = [str(one.get("href"))[1:] for one in root.iter("a")]
    assert targets == identities


def test_the_page_refers_to_nothing_outside_itself(page: str) -> None:
    root = parsed(page)
    links = [
        value
        for one in root.iter()
        for key, value in one.attrib.items()
        if key in ("href", "src", "srcset", "action", "data", "poster")
    ]
    assert all(link.startswith("#") or link == "data:," for link in links)
    assert not re.search(r"https?:|//[a-z]|@import|url\(", page)
    policy = next(one for one in root.iter("meta") if one.get("http-equiv"))
    assert str(policy.get("content")).startswith("default-src 'none'")


def test_tables_have_captions_and_headings_and_pictures_have_words(page: str) -> None:
    root = parsed(page)
    for table in root.iter("table"):
        assert table.find("caption") is not None
        assert all(head.get("scope") for head in table.iter("th"))
        widths = {len(row) for row in table.iter("tr")}
        assert len(widths) == 1, words_of(table)
    for picture in root.iter("svg"):
        assert picture.get("aria-label") or picture.get("aria-hidden") == "true"
    assert "prefers-color-scheme: dark" in page
    assert "width=device-width" in page


def test_names_are_escaped_and_shown(page: str) -> None:
    heads = [words_of(one) for one in elements(page, "th")]
    assert {"a<b", "c&d"} <= set(heads)


def test_the_page_is_in_its_language() -> None:
    plain = with_report(TOY)
    english, german = page_of(plain, "en"), page_of(plain, "de")
    card = find_game("rone").pool.cards[7]
    assert "won when drawn" in english
    assert "gezogen gewonnen" in german
    assert card.name in english
    assert card.name_de in german
    assert "66,7 %" in german
    assert "66.7 %" in english
    assert set(ENGLISH) == set(GERMAN)
    for key, text in ENGLISH.items():
        slots = sorted(re.findall(r"\{\w+\}", text))
        assert slots == sorted(re.findall(r"\{\w+\}", GERMAN[key])), key


def test_a_high_share_is_marked_in_words_and_not_by_colour_alone() -> None:
    page = page_of(with_report(toy(*(game(number, WON) for number in range(LEAST)))), "en")
    marks = [one for one in elements(page, "span") if one.get("aria-label") == "above 62.0 %"]
    assert [words_of(one) for one in marks] == ["▲", "▲"]  # Fire, and Ada


def test_a_report_and_its_data_lie_beside_each_other(tmp_path: Path) -> None:
    file = tmp_path / "series.html"
    plain = with_report(simulate("runeslingers", {}, games=2, recording=True))
    write_report(plain, file, "en")
    assert data_path(file) == tmp_path / "series.json"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["series.html", "series.json"]
    assert file.read_text(encoding="utf-8") == page_of(plain, "en")
    assert plain["report"]["matrix"] == {"decks": [], "rows": []}


def test_a_series_of_which_nothing_is_left_still_makes_a_page() -> None:
    broken = GameFailure(9, "RuntimeError: out of ideas", "")
    page = page_of(with_report(toy(failures=(broken,))), "en")
    assert "1 games broke" in words_of(parsed(page))
