"""What is in the box (RS-COMP)."""

from collections import Counter

import pytest

import runestack
from runestack.games.runeslingers.cards.decks import PLAYABLE, SHELF
from runestack.games.runeslingers.game import GAME
from runestack.games.runeslingers.scenario import passive, placed, player, runeslinger, utility
from runestack.games.settings import SettingError
from runestack.testing import scenario

CARDS = GAME.pool.cards
SIX = ("burn", "curse", "debilitate", "fragment", "insanity", "weaken")


def of_type(*kinds: str) -> list[str]:
    return [card.name for card in CARDS if card.type in kinds]


@pytest.mark.rule("RS-COMP-1")
def test_there_are_four_different_runeslingers_and_each_can_be_chosen() -> None:
    names = of_type("runeslinger")
    assert len(names) == len(set(names)) == 4
    match = runestack.new("runeslingers", 1)
    decision = match.decision
    assert decision is not None
    sentences = " ".join(option.sentence for option in decision.options)
    assert len(decision.options) == 4
    assert all(name in sentences for name in names)


@pytest.mark.rule("RS-COMP-2")
def test_there_are_24_abilities_three_of_each_kind_for_every_runeslinger() -> None:
    assert len(of_type("passive", "activate")) == 24
    found = Counter(
        (str(card.value("runeslinger")), card.type)
        for card in CARDS
        if card.type in ("passive", "activate")
    )
    kinds = ("passive", "activate")
    assert found == {(name, kind): 3 for name in of_type("runeslinger") for kind in kinds}


@pytest.mark.rule("RS-COMP-3", "RS-AIL-1")
def test_there_are_36_ailment_cards_of_six_types_with_two_levels_which_no_deck_has() -> None:
    cards = [card for card in CARDS if card.type == "ailment"]
    assert [card.value("ailment") for card in cards] == list(SIX)
    assert sum(card.copies for card in cards) == 36
    for ailment in range(6):
        levels = [GAME.words.level(ailment, level, "en") for level in (1, 2)]
        assert all(levels)
        assert all(GAME.words.level(ailment, level, "de") not in levels for level in (1, 2))
    assert not {name.casefold() for name in of_type(*PLAYABLE)} & set(SIX)


@pytest.mark.rule("RS-COMP-3", "RS-COMP-6", "RS-RULING-86")
def test_more_than_six_ailments_cards_of_one_type_and_more_than_eight_instances_are_possible() -> (
    None
):
    rain = utility("Rain", "Apply 10 Weaken to the enemy. Apply 10 Weaken to you.")
    both = {"weaken": 30}
    game = scenario(
        "runeslingers",
        p1=player(hand=[rain], deck=20, ailments=both),
        p2=player(deck=20, ailments=both),
    )
    game.p1.plays("Rain")
    game.expect(game.p1, weaken=40)
    game.expect(game.p2, weaken=40)


@pytest.mark.rule("RS-COMP-4")
def test_there_are_120_names_with_two_copies_each() -> None:
    cards = [card for card in CARDS if card.type in PLAYABLE]
    assert len({card.name for card in cards}) == len(cards) == 120
    assert sum(card.copies for card in cards) == 240


@pytest.mark.rule("RS-COMP-5", "RS-RULING-139")
def test_the_starter_decks_are_taken_together_out_of_the_240_cards() -> None:
    decks = [SHELF.deck(name, GAME.pool) for name in SHELF.names]
    assert [sum(deck.cards.values()) for deck in decks] == [30] * 4
    assert sorted(deck.head for deck in decks) == sorted(of_type("runeslinger"))
    used: Counter[str] = Counter()
    for deck in decks:
        used.update({GAME.pool.by_id[one].name: count for one, count in deck.cards.items()})
    assert set(used) <= set(of_type(*PLAYABLE))
    assert max(used.values()) == 2


@pytest.mark.rule("RS-COMP-6")
def test_trackers_never_cap_a_value() -> None:
    grow = utility(
        "Grow", "Gain 90 maximum health. Gain 90 health. Put 30 tokens on target runespell."
    )
    one = player(hand=[grow], field=[placed("Lava Stream", tokens=11)])
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Grow", target="Lava Stream")
    game.expect(game.p1, maximum=108, health=108)
    game.expect("Lava Stream", tokens=41)


@pytest.mark.rule("RS-COMP-7")
def test_mats_and_reference_sheets_are_no_cards_of_the_game() -> None:
    kinds = {"runespell", "trinket", "boon", "runeslinger", "passive", "activate", "ailment"}
    assert {card.type for card in CARDS} == kinds
    one = player(deck=8, passive=passive("Your block is 1 higher."), runeslinger=runeslinger("Ada"))
    game = scenario("runeslingers", p1=one, p2=player(deck=8), at="new game")
    everything = [*game.p1.hand, *game.p1.deck, *game.p1.concentrations, *game.p1.field]
    assert len(everything) == 8


@pytest.mark.rule("RS-COMP-8")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_an_encounter_has_exactly_two_players(seats: int) -> None:
    with pytest.raises(SettingError, match="2 seats"):
        runestack.new("runeslingers", 1, seats)
    assert runestack.new("runeslingers", 1, 2).seats == runestack.new("runeslingers", 1).seats == 2
