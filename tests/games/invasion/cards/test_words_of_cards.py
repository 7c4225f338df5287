"""What is said of a card besides its name: its figures, its abilities one by one, and how a scenario goes."""

from __future__ import annotations

import pytest

from runestack.games.invasion.cards import lines
from runestack.games.invasion.cards.lines import kind_words, scenario_sentences, value_words
from runestack.games.invasion.cards.printed import CardWords
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import scenarios as sc
from tests.games.invasion.cards.box import faces, of_type, pool, scenarios

WORDS = CardWords(pool(), faces())


@pytest.mark.parametrize(
    ("identity", "english", "german"),
    [
        ("inv-1", "starting card: free, reward 0", "Startkarte: kostenlos, Belohnung 0"),
        (
            "inv-11",
            "starting card: cost blue, reward 1, competitive mode only",
            "Startkarte: Kosten blau, Belohnung 1, nur gegeneinander",
        ),
        (
            "inv-22",
            "recruitment card: hybrid, cost 2 red + wild + black, reward 2, training cost 5",
            "Rekrutierungskarte: Hybrid, Kosten 2 rot + Joker + schwarz, Belohnung 2, Ausbildungskosten 5",
        ),
        ("inv-72", "leader: red", "Anführer: rot"),
        ("inv-82", "technology: ", "Technologie: "),
        (
            "inv-118",
            (
                "starting invasion card: melee 1, ranged 1, health 2, support +1 ranged, training cost 4, "
                "stores blue + green if it survives"
            ),
            (
                "Start-Invasionskarte: Nahkampf 1, Fernkampf 1, Leben 2, Unterstützung +1 Fernkampf, "
                "Ausbildungskosten 4, lagert blau + grün ein, wenn sie überlebt"
            ),
        ),
        (
            "inv-149",
            "invasion card: melee 2, armor 2, health 5, training cost 6, stores blue if it survives",
            (
                "Invasionskarte: Nahkampf 2, Rüstung 2, Leben 5, Ausbildungskosten 6, "
                "lagert blau ein, wenn sie überlebt"
            ),
        ),
        ("inv-board-08", "board: wild, 2 spots", "Tableau: Joker, 2 Plätze"),
        ("inv-board-14", "board: costs 1 melee", "Tableau: kostet 1 Nahkampf"),
        (
            "inv-board-18",
            "board: from 2 technology tokens, spends 2",
            "Tableau: ab 2 Technologiemarkern, gibt 2 aus",
        ),
    ],
)
def test_kind_and_values_in_words(identity: str, english: str, german: str) -> None:
    card = pool().by_id[identity]
    assert f"{kind_words(card, 'en')}: {value_words(card, 'en')}" == english
    assert f"{kind_words(card, 'de')}: {value_words(card, 'de')}" == german


def test_every_card_has_its_words() -> None:
    for card in pool():
        for language in ("en", "de"):
            assert kind_words(card, language)
            assert "None" not in value_words(card, language)


def test_every_way_to_win_and_lose_and_every_change_has_words() -> None:
    assert set(lines.WINS) == set(sc.WINS)
    assert set(lines.LOSSES) == set(sc.LOSSES)
    assert set(lines.CHANGES) == set(sc.CHANGES)
    assert list(lines.DIFFICULTIES) == sc.DIFFICULTIES
    assert list(lines.COLOURS) == c.COLOUR_NAMES
    assert list(lines.FAMILIES) == c.FAMILIES
    assert set(lines.KINDS) == set(c.TYPES)


def test_a_scenario_is_told_in_sentences() -> None:
    card = scenarios().card("reinforcements")
    assert scenario_sentences(card, "en") == [
        "The players win when they have survived 16 rounds.",
        "They lose as soon as one of them is defeated.",
        "When the players have won, the Invasion trains all cards left in its zones.",
    ]
    assert scenario_sentences(card, "de") == [
        "Das Team gewinnt, wenn es 16 Runden überstanden hat.",
        "Es verliert, sobald jemand besiegt ist.",
        "Hat das Team gewonnen, bildet die Invasion alle Karten aus, die noch in ihren Zonen liegen.",
    ]
    for one in of_type("scenario"):
        assert all(sentence.endswith(".") for sentence in scenario_sentences(one, "de"))


def ability(identity: str, place: int = 0) -> int:
    """The number of an ability that is used."""
    return faces().uses[pool().cards.index(pool().by_id[identity])][place]


@pytest.mark.parametrize(
    ("identity", "place", "used", "executed"),
    [
        ("inv-3", 0, "Deal 2 melee damage.", "Deal 2 melee damage."),
        (
            "inv-74",
            0,
            "Lose 1 health: Deal 2 ranged damage. Draw a card.",
            "Deal 2 ranged damage. Draw a card.",
        ),
        (
            "inv-75",
            1,
            "Reroll an unused die that shows no colour.",
            "Reroll an unused die that shows no colour.",
        ),
        ("inv-16", 0, "Gain 1 screw.", "Gain 1 screw."),
        (
            "inv-157",
            0,
            "Lose 1 health or put the top 3 cards of your deck into your garbage dump.",
            "Lose 1 health or put the top 3 cards of your deck into your garbage dump.",
        ),
        ("inv-140", 0, "Swarm.", "Swarm."),
        (
            "inv-141",
            1,
            "The Invasion stores 1 resource in the zone with the fewest.",
            "The Invasion stores 1 resource in the zone with the fewest.",
        ),
        ("inv-reinforcements-1", 0, "Research a protocol.", "Research a protocol."),
    ],
)
def test_an_ability_is_told_without_its_moment(
    identity: str, place: int, used: str, executed: str
) -> None:
    number = ability(identity, place)
    assert WORDS.use(number, "en") == used
    assert WORDS.executed(number, "en") == executed


def test_every_ability_of_the_box_has_its_paragraph_in_both_languages() -> None:
    read = faces()
    for face in range(read.count):
        for number in (*read.uses[face], *read.triggered[face], *read.statics[face]):
            for language in ("en", "de"):
                assert WORDS.use(number, language)
                assert WORDS.ability(number, language) in WORDS.text(face, language)
