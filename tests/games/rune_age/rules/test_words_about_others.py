"""What texts do to players beside you, and to decks, hands and barracks."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.cards.diagnostics import PackError
from runestack.games.rune_age.scenario import gold, instant, player, stronghold, unit
from runestack.testing import Scenario, scenario

LEVY = unit("Levy")


def rune_age(**words: Any) -> Scenario:
    return scenario("rune-age", **words)


def acting(text: str, **words: Any) -> Scenario:
    """A unit with an Action is used by p1; what is said of no other player is said of p1."""
    others = {seat: words.pop(seat) for seat in ("p2", "p3") if seat in words}
    hand = [unit("Scout", text=f"Action: {text}")]
    game = rune_age(players=3, p1=player(hand=hand, **words), **others)
    game.p1.uses("Scout")
    return game


# -- who comes next or before --------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-66", "RA-RULING-2")
@pytest.mark.parametrize(
    ("who", "hit"), [("The next player", 2), ("The previous player", 3), ("Each other player", 0)]
)
def test_the_next_and_the_previous_player_are_meant_in_play_order(who: str, hit: int) -> None:
    game = acting(f"{who} takes 2 damage.")
    assert [game.p2.damage, game.p3.damage] == [2 if hit in (seat, 0) else 0 for seat in (2, 3)]


@pytest.mark.rule("RA-RULING-27")
def test_the_previous_player_discards_and_the_next_one_draws() -> None:
    game = acting(
        "The previous player discards a card. The next player draws a card.",
        p2=player(hand=[gold(1)]),
        p3=player(hand=[gold(2), gold(3)]),
    )
    game.p3.gives("3 Gold")
    game.expect(game.p3, discard=["3 Gold"])
    assert len(game.p2.hand) == 2


@pytest.mark.rule("RA-EVENT-6", "RA-RULING-78", "RA-RULING-16")
def test_an_event_hits_the_next_player_or_one_whom_the_first_player_or_chance_chooses() -> None:
    omen = instant("Omen", "The next player takes 2 damage.")
    game = rune_age(players=3, event_deck=[omen], at="event")
    assert [game.p1.damage, game.p2.damage, game.p3.damage] == [0, 2, 0]
    omen = instant("Omen", "The first player chooses a player. That player takes 2 damage.")
    game = rune_age(players=3, event_deck=[omen], at="event")
    game.p1.chooses_player("p3")
    assert [game.p1.damage, game.p2.damage, game.p3.damage] == [0, 0, 2]
    omen = instant("Omen", "A random player takes 2 damage.")
    game = rune_age(players=3, event_deck=[omen], at="event")
    assert sorted([game.p1.damage, game.p2.damage, game.p3.damage]) == [0, 0, 2]


@pytest.mark.rule("RA-EVENT-10", "RA-RULING-76", "RA-RULING-78")
@pytest.mark.parametrize(("whom", "hit"), [("the next player", 2), ("one player", 3)])
def test_an_instant_attacks_one_player_alone(whom: str, hit: int) -> None:
    raid = instant("Raid", f"Attacks {whom}.", strength=3)
    game = rune_age(players=3, event_deck=[raid], at="event")
    if hit == 3:
        game.p1.chooses_player("p3")
    assert [game.p1.damage, game.p2.damage, game.p3.damage] == [
        3 if seat == hit else 0 for seat in (1, 2, 3)
    ]


def test_nobody_can_be_asked_whether_he_is_a_random_player() -> None:
    text = "Action: If you are a random player, draw a card."
    with pytest.raises(PackError, match="before one is found"):
        rune_age(p1=player(hand=[unit("Scout", text=text)]))


# -- who chooses what is discarded ---------------------------------------------------------------------


@pytest.mark.rule("RA-COMP-7", "RA-RULING-27")
@pytest.mark.parametrize(
    "text",
    [
        "Another player discards a card of your choice.",
        "Look at another player's hand and discard a card from it.",
    ],
)
def test_you_see_a_hand_and_choose_what_is_discarded(text: str) -> None:
    game = acting(text, p2=player(hand=[gold(1), gold(3)]))
    game.p1.chooses_player("p2")
    game.p1.gives("3 Gold")
    game.expect(game.p2, hand=["1 Gold"], discard=["3 Gold"])
    game.expect("p2 1 Gold", known_to=["p1", "p2"])


@pytest.mark.rule("RA-COMP-7", "RA-RULING-27")
def test_the_opponent_sees_your_hand_and_chooses_what_you_discard() -> None:
    wolf = unit("Wolf", text="When Played: Discard a card of your opponent's choice.")
    game = rune_age(p1=player(hand=[wolf, gold(1), gold(3)]), p2=player(hand=[LEVY]))
    game.p1.attacks("p2 home")
    game.p1.plays("Wolf", use=True)
    game.p2.gives("3 Gold")
    game.expect(game.p1, hand=["1 Gold"], discard=["3 Gold"])


# -- decks and barracks --------------------------------------------------------------------------------


@pytest.mark.rule("RA-CARD-1", "RA-CARD-2")
def test_the_top_cards_of_a_deck_are_discarded_and_an_empty_deck_is_shuffled_first() -> None:
    game = acting("Discard the top 2 cards of your deck.", deck=[gold(1), gold(2), LEVY])
    game.expect(game.p1, deck=["Levy"], discard=["Scout", "2 Gold", "1 Gold"])
    game = acting("Another player discards the top card of his deck.", p2=player(deck=[LEVY]))
    game.p1.chooses_player("p2")
    game.expect(game.p2, deck=[], discard=["Levy"])
    game = acting("Discard the top card of your deck.", deck=[], discard=[LEVY])
    game.expect(game.p1, deck=[], discard=["Scout", "Levy"])


@pytest.mark.rule("RA-CARD-1")
@pytest.mark.parametrize(("how", "stops"), [("1", False), ("up to 2", True)])
def test_some_of_the_top_cards_are_discarded_and_the_rest_is_put_back(
    how: str, stops: bool
) -> None:
    text = f"Look at the top 3 cards of your deck, discard {how} of them and put the rest back in any order."
    game = acting(text, deck=[gold(1), gold(2), gold(3), LEVY])
    game.p1.gives("1 Gold")
    if stops:
        game.p1.chooses("done")
    game.p1.gives("3 Gold")  # put back first, so it lies below
    game.expect(game.p1, deck=["2 Gold", "3 Gold", "Levy"], discard=["Scout", "1 Gold"])


@pytest.mark.rule("RA-CARD-1", "RA-CARD-2", "RA-ABIL-3")
def test_cards_are_revealed_until_a_unit_comes() -> None:
    text = "Reveal cards from your deck until you reveal a unit. Put it into your hand and discard the rest."
    game = acting(text, deck=[gold(1), gold(2), LEVY, gold(3)])
    game.expect(game.p1, hand=["Levy"], deck=["3 Gold"], discard=["Scout", "2 Gold", "1 Gold"])
    game = acting(text, deck=[gold(1)], discard=[LEVY])
    game.expect(game.p1, hand=["Levy"], deck=[], discard=["Scout", "1 Gold"])
    game = acting(text, deck=[gold(1), gold(2)])
    game.expect(game.p1, hand=[], deck=[], discard=["Scout", "2 Gold", "1 Gold"])


@pytest.mark.rule("RA-GOLD-5", "RA-TURN-6")
def test_a_stronghold_is_taken_from_the_barracks_and_serves_at_once() -> None:
    game = acting(
        "Take a stronghold from your barracks into your realm area.",
        barracks=[stronghold("Keep")],
    )
    game.expect(game.p1, strongholds=["Keep"], barracks=[], influence=1)


@pytest.mark.parametrize(
    "text",
    [
        "Put a stronghold from your barracks into your hand.",
        "Put a unit from your barracks into your realm area.",
    ],
)
def test_a_card_cannot_be_put_where_it_has_no_meaning(text: str) -> None:
    with pytest.raises(PackError, match="a stronghold goes into the realm area"):
        rune_age(p1=player(hand=[unit("Scout", text=f"Action: {text}")]))
