"""Decks that run out (RS-RULING-5 to RS-RULING-12)."""

import pytest

from runestack.games.runeslingers.scenario import filler, placed, player, spirit, utility
from runestack.testing import scenario

EMBER = spirit("Ember", "Deal 3 damage to a target.")


@pytest.mark.rule("RS-RULING-5")
def test_hand_field_concentrations_and_void_pile_do_not_count_as_cards() -> None:
    scoop = utility("Scoop", "Put a card from your discard pile into your hand.")
    one = player(hand=[scoop, "Hex"], deck=[], discard=["Brand"], void=3, field=["Lava Stream"])
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Scoop")
    assert game.winner == "p2"
    game.expect(game.p1, hand=["Hex", "Brand"], void=["Filler"] * 3, power=5)


@pytest.mark.rule("RS-RULING-5")
@pytest.mark.parametrize(("deck", "discard"), [(1, 0), (0, 1)])
def test_one_of_deck_and_discard_pile_may_be_empty(deck: int, discard: int) -> None:
    one = player(hand=[EMBER], deck=deck, discard=discard)
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Ember", target="p2")
    assert not game.over


@pytest.mark.rule("RS-RULING-6")
def test_a_draw_without_any_card_loses_the_encounter_and_no_power() -> None:
    game = scenario("runeslingers", p1=player(deck=[], discard=[]), at="draw")
    assert game.winner == "p2"
    game.expect(game.p1, power=5, determinations=0, hand=[])
    assert not game.log_contains("shuffles")


@pytest.mark.rule("RS-RULING-7")
def test_taking_the_last_card_is_free_and_the_next_one_costs() -> None:
    pull = utility("Pull", "Draw a card.")
    one = player(hand=[pull, pull], deck=1, discard=2)
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Pull")
    game.expect(game.p1, power=5, deck=[], discard=["Filler"] * 2)
    game.p1.plays("Pull")
    game.expect(game.p1, power=4, deck=["Filler"], discard=[])


@pytest.mark.rule("RS-RULING-8")
def test_one_action_can_empty_the_deck_several_times() -> None:
    blaze = utility("Blaze", "Sear 5 cards.")
    game = scenario("runeslingers", p1=player(hand=[blaze], deck=1, discard=1))
    game.p1.plays("Blaze")
    game.expect(game.p1, power=3, determinations=2, deck=[], discard=["Filler"] * 2)
    assert game.log_in_order(
        "sears", "loses 1 power", "sears", "sears", "loses 1 power", "sears", "sears"
    )


@pytest.mark.rule("RS-RULING-8")
def test_cards_voided_before_the_deck_ran_out_stay_where_they_are() -> None:
    rip = utility("Rip", "Void 3 cards.")
    one = player(hand=[rip], deck=["Meteor"], discard=["Hex", "Hex", "Hex"])
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Rip")
    game.expect(game.p1, power=4, void=["Meteor", "Hex", "Hex"], deck=["Hex"], discard=[])


LOOK = (
    "Look at the top 4 cards of your deck, put 2 of them into your hand and the rest on the bottom."
)


@pytest.mark.rule("RS-RULING-9")
@pytest.mark.parametrize(("deck", "discard", "power"), [(1, 5, 5), (0, 3, 4)])
def test_a_look_takes_what_there_is_and_only_an_empty_deck_costs(
    deck: int, discard: int, power: int
) -> None:
    seek = utility("Seek", LOOK)
    game = scenario("runeslingers", p1=player(hand=[seek], deck=deck, discard=discard))
    game.p1.plays("Seek")
    if not deck:
        game.p1.picks("Filler", "Filler")
    game.expect(game.p1, power=power, hand=["Filler"] * (1 if deck else 2))
    assert game.log_contains(f"looks at the top {'card' if deck else '3 cards'}")


@pytest.mark.rule("RS-RULING-9")
def test_a_search_of_an_empty_deck_costs_a_power_and_searches_the_shuffled_cards() -> None:
    seek = utility("Seek", "Reveal a boon from your deck and put it into your hand.")
    one = player(hand=[seek], deck=[], discard=["Deathmark", *filler(2)])
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Seek")
    game.expect(game.p1, power=4, hand=["Deathmark"], deck=["Filler"] * 2)


@pytest.mark.rule("RS-RULING-9")
@pytest.mark.parametrize("found", [True, False])
def test_a_deck_that_was_searched_is_shuffled_whether_or_not_something_was_found(
    found: bool,
) -> None:
    seek = utility("Seek", "Reveal a boon from your deck and put it into your hand.")
    deck = ["Hex", "Brand", "Meteor", "Bounce", "Fireball", "Deathmark" if found else "Tornado"]
    orders = set()
    for seed in range(5):
        game = scenario("runeslingers", p1=player(hand=[seek], deck=deck), seed=seed)
        game.p1.plays("Seek")
        assert all(card.known_to == [] for card in game.p1.deck)
        orders.add(tuple(card.name for card in game.p1.deck))
    assert len(orders) > 1
    assert game.log_contains("shuffle")


@pytest.mark.rule("RS-RULING-9")
def test_a_deck_that_was_only_looked_at_is_not_shuffled() -> None:
    peek = utility("Peek", "Look at the top card of your deck.")
    deck = ["Hex", "Brand", "Meteor", "Bounce"]
    game = scenario("runeslingers", p1=player(hand=[peek], deck=deck))
    game.p1.plays("Peek")
    game.expect(game.p1, deck=deck)
    game.expect("Hex", known_to=["p1"])
    assert not game.log_contains("shuffle")


@pytest.mark.rule("RS-RULING-10")
@pytest.mark.parametrize("where", ["on top of", "on the bottom of"])
def test_putting_a_card_onto_an_empty_deck_costs_nothing(where: str) -> None:
    lift = utility("Lift", f"Put target runespell {where} its owner's deck.")
    one = player(hand=[lift], deck=[], discard=2, field=["Lava Stream"])
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Lift", target="Lava Stream")
    game.expect(game.p1, power=5, deck=["Lava Stream"], discard=["Filler"] * 2)


@pytest.mark.rule("RS-RULING-11")
@pytest.mark.parametrize(("answer", "power", "hand"), [("yes", 4, 1), ("no", 5, 0)])
def test_an_optional_draw_from_an_empty_deck_is_free_only_if_declined(
    answer: str, power: int, hand: int
) -> None:
    offer = utility("Offer", "You may draw a card.")
    game = scenario("runeslingers", p1=player(hand=[offer], deck=[], discard=2))
    game.p1.plays("Offer")
    game.p1.chooses(answer)
    game.expect(game.p1, power=power, hand=["Filler"] * hand)


@pytest.mark.rule("RS-RULING-11")
@pytest.mark.parametrize(("benefit", "power", "hand"), [("draw", 4, 3), ("nothing", 5, 2)])
def test_the_extra_card_of_a_pass_may_cost_a_power(benefit: str, power: int, hand: int) -> None:
    game = scenario("runeslingers", p1=player(deck=2, discard=2), at="draw")
    game.p1.passes(benefit)
    game.expect(game.p1, power=power, hand=["Filler"] * hand)


@pytest.mark.rule("RS-RULING-12")
def test_only_the_discard_pile_is_shuffled_in() -> None:
    pull = utility("Pull", "Draw a card.")
    one = player(
        hand=[pull, "Hex"],
        deck=[],
        discard=["Brand", "Bounce"],
        void=["Meteor"],
        field=[placed("Lava Stream", on="Dominate")],
        concentrations=["Tornado", "Fireball"],
    )
    game = scenario("runeslingers", p1=one, p2=player(discard=["Deathmark"]))
    game.p1.plays("Pull", on="Tornado")
    game.expect(game.p1, discard=[], void=["Meteor"], field=["Lava Stream", "Pull"])
    assert sorted(card.name for card in [*game.p1.deck, *game.p1.hand[1:]]) == ["Bounce", "Brand"]
    game.expect(game.p1, concentrations=["Dominate", "Tornado", "Fireball"])
    game.expect(game.p2, discard=["Deathmark"])
