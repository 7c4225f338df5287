"""Zones: deck, hand, hero deck, battlefield, graveyard, and cards removed from the game."""

from typing import Any

import pytest

from runestack.cards.decks import DeckError, parse_deck
from runestack.games.rone.cards.decks import FORM
from runestack.games.rone.game import GAME
from runestack.games.rone.scenario import filler, hero, placed, player, tactic, unit
from runestack.testing import scenario

SPARK = tactic("Spark", "Deal 1 damage to target unit.")
DOOM = tactic("Doom", "Destroy target unit.")
WOLF = unit("Wolf", health=3, melee=2)


# -- deck and hand -------------------------------------------------------------------------------


@pytest.mark.rule("RONE-ZONE-1")
def test_cards_are_drawn_from_the_top_and_nobody_sees_the_deck() -> None:
    study = tactic("Study", "Draw 2 cards.")
    game = scenario("rone", p1=player(hand=[study], deck=[unit("A"), unit("B"), unit("C")]))
    for reader in (-1, 0, 1):
        view: Any = game.session.game.view(game.state, reader)
        assert view["seats"][0]["deck"] == {"count": 3, "known": []}
    game.p1.plays("Study")
    game.expect(game.p1, hand=["A", "B"], deck=["C"])


@pytest.mark.rule("RONE-ZONE-1")
def test_a_player_deck_has_units_and_tactics_only() -> None:
    cards = {card.type: card.name for card in GAME.pool}
    for kind in ("technology", "hero"):
        with pytest.raises(DeckError):
            parse_deck(f"hero: {cards['hero']}\n1 {cards[kind]}\n", GAME.pool, FORM)
    for seed in range(5):
        match = scenario("rone", at="new game", seed=seed)
        for seat in (match.p1, match.p2):
            assert {card.type for card in [*seat.deck, *seat.hand]} == {"unit", "tactic"}


@pytest.mark.rule("RONE-ZONE-2")
def test_drawing_more_cards_than_there_are_draws_the_rest_and_the_text_goes_on() -> None:
    feast = tactic("Feast", "Draw 3 cards. Gain 1 {water}.")
    game = scenario("rone", p1=player(hand=[feast], deck=[unit("A")]))
    with game.changed({"p1 hand": 0, "p1 deck": -1, "p1 water": +1, "p1 life": -1}):
        game.p1.plays("Feast")
    assert not game.over


@pytest.mark.rule("RONE-ZONE-3")
def test_a_hand_has_no_limit() -> None:
    study = tactic("Study", "Draw 9 cards.")
    game = scenario("rone", p1=player(hand=[study, *filler(12)], deck=20), income="draw")
    game.p1.plays("Study")
    assert len(game.p1.hand) == 21
    game.p1.ends_turn()
    game.p2.ends_turn()
    assert (game.active, len(game.p1.hand), len(game.p1.graveyard)) == ("p1", 22, 1)


# -- hero deck -----------------------------------------------------------------------------------


@pytest.mark.rule("RONE-ZONE-4", "RONE-SETUP-2")
def test_the_hero_deck_lies_open_with_the_current_level_on_top() -> None:
    ada, bo = hero("Ada", water_income=(1, 2, 3)), hero("Bo", water_income=(7, 8, 9))
    game = scenario("rone", p1=player(hero=ada, water=7), p2=player(hero=bo))
    for level, cost in ((1, None), (2, 7), (3, 12)):
        if level == 2:
            game.p1.levels_up()
        view: Any = game.view(game.p2)
        shown = view["seats"][0]["hero"]
        assert (shown["name"]["en"], shown["level"]) == ("Ada", min(level, 2))
        assert shown["hero_deck"][level - 1]["level"] == level
        assert shown["hero_deck"][level - 1]["cost"] == cost
    assert [card["name"]["en"] for card in shown["hero_deck"]] == ["Ada"] * 3
    assert game.p1.water_income == 2  # the next card of the same hero, never one of the other


# -- battlefield and graveyard -------------------------------------------------------------------


@pytest.mark.rule("RONE-ZONE-5")
@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Destroy target unit.", "graveyard"),
        ("Remove target unit from the game.", "removed"),
        ("Deal 2 damage to target unit.", "battlefield"),
        ("Exhaust target unit 3 times.", "battlefield"),
    ],
)
def test_a_permanent_stays_until_it_is_destroyed_or_removed(text: str, zone: str) -> None:
    game = scenario("rone", p1=player(hand=[tactic("Act", text)]), p2=player(units=[WOLF]))
    game.p1.plays("Act", target="Wolf")
    game.expect("Wolf", zone=zone)


@pytest.mark.rule("RONE-ZONE-6")
def test_a_destroyed_card_goes_to_the_graveyard_of_its_owner_not_of_its_controller() -> None:
    game = scenario(
        "rone",
        p1=player(units=[placed(WOLF, owner="p2")], hand=[DOOM]),
        p2=player(graveyard=[unit("Old")]),
    )
    game.expect("Wolf", controller="p1", owner="p2")
    game.p1.plays("Doom", target="Wolf")
    assert game.asks(game.p2, "graveyard")  # the owner of the graveyard chooses
    game.p2.puts("top")
    game.expect(game.p2, graveyard=["Wolf", "Old"])
    game.expect(game.p1, graveyard=["Doom"])


@pytest.mark.rule("RONE-ZONE-6", "RONE-RULING-7")
def test_a_graveyard_is_open_and_in_order_for_everybody() -> None:
    game = scenario(
        "rone", p1=player(graveyard=[unit("A"), SPARK, unit("B")]), p2=player(graveyard=[unit("C")])
    )
    for reader in (-1, 0, 1):
        view: Any = game.session.game.view(game.state, reader)
        shown = [[card["name"]["en"] for card in seat["graveyard"]] for seat in view["seats"]]
        assert shown == [["A", "Spark", "B"], ["C"]]


@pytest.mark.rule("RONE-ZONE-7")
@pytest.mark.parametrize(
    ("side", "pile"), [("top", ["Wolf", "A", "B"]), ("bottom", ["A", "B", "Wolf"])]
)
def test_the_owner_chooses_top_or_bottom_for_a_unit_that_dies(side: str, pile: list[str]) -> None:
    game = scenario(
        "rone",
        p1=player(hand=[DOOM], graveyard=2),
        p2=player(units=[WOLF], graveyard=[unit("A"), unit("B")]),
    )
    game.p1.plays("Doom", target="Wolf")
    assert [seat.number for seat in game.asked] == [1]
    game.p2.puts(side)
    game.expect(game.p2, graveyard=pile)
    assert game.asks(game.p1, "graveyard")  # and P1 for the tactic
    game.p1.puts("bottom", "Doom")
    assert game.p1.graveyard == ["Filler", "Filler", "Doom"]


@pytest.mark.rule("RONE-ZONE-7", "RONE-LIFE-4", "RONE-RULING-13")
@pytest.mark.parametrize(
    ("text", "destroyed"),
    [
        ("The opponent discards a card.", "Letter"),
        ("Destroy the top card of the opponent's deck.", "Top"),
        ("Deal 1 damage to the opponent's hero.", "Letter"),
    ],
)
@pytest.mark.parametrize("side", ["top", "bottom"])
def test_the_side_is_chosen_also_for_cards_of_hand_and_deck(
    text: str, destroyed: str, side: str
) -> None:
    game = scenario(
        "rone",
        p1=player(hand=[tactic("Act", text)]),
        p2=player(hand=[unit("Letter")], deck=[unit("Top"), *filler(2)], graveyard=[unit("Old")]),
    )
    game.p1.plays("Act")
    if "damage" in text:
        game.p2.takes_damage("Letter")
    game.p2.puts(side, destroyed)
    game.expect(game.p2, graveyard=[destroyed, "Old"] if side == "top" else ["Old", destroyed])


# -- removed from the game -----------------------------------------------------------------------


@pytest.mark.rule("RONE-ZONE-14")
def test_removed_cards_take_no_further_part() -> None:
    banish = tactic("Banish", "Remove target unit from the game.")
    bell = unit("Bell", text="Death: Gain 5 {water}.\nOther allied units get +1 {melee}.\nAt the end of your turn, gain 5 {water}.")  # fmt: skip
    raise_dead = tactic("Raise", "Put a unit from your graveyard onto the battlefield.")
    game = scenario(
        "rone",
        p1=player(units=[bell, WOLF], hand=[banish, raise_dead], graveyard=[unit("Corpse")]),
        graveyard="bottom",
        income="stop",
    )
    with game.changed({"p1 water": 0, "p1 life": -1, "p1 units": -1}):
        game.p1.plays("Banish", target="Bell")
    game.expect(game.p1, removed=["Bell"], graveyard=["Corpse", "Banish"])
    game.expect("Wolf", melee=2)
    game.p1.plays("Raise")
    game.expect(game.p1, units=["Wolf", "Corpse"], removed=["Bell"], water=0)
    game.refuses(game.p1, "attack", "Bell", rule="RONE-COMBAT-1")
    game.p1.ends_turn()
    game.expect(game.p1, water=0)


@pytest.mark.rule("RONE-ZONE-14")
def test_removed_cards_are_no_life_and_are_not_shuffled_in() -> None:
    game = scenario("rone", p1=player(hand=6, deck=3, removed=[unit("Gone")]), at="mulligan")
    game.p1.mulligans()
    assert game.p1.removed == ["Gone"]
    assert game.p1.life == 9
