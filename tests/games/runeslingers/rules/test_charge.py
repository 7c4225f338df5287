"""Charge (RS-KEY-CHARGE, RS-RULING-76 to RS-RULING-78)."""

import pytest

from runestack.games.runeslingers.scenario import (
    boon,
    filler,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import Scenario, scenario

COIL = spirit(
    "Coil", "Deal 1 damage to a target, plus 2 for each token on this card.", keywords="Charge"
)
TOWER = spirit(
    "Tower",
    "Sling: Deal 1 damage to a target, plus 2 for each token on this card.",
    defense=3,
    keywords="Charge",
)


def next_turn(game: Scenario) -> None:
    """P1's next play phase."""
    game.p1.ends_turn()
    game.p2.ends_turn()
    game.p1.goes_on()


@pytest.mark.rule("RS-KEY-CHARGE-1", "RS-RULING-77", "RS-RULING-76")
@pytest.mark.parametrize("card", ["Coil", "Tower"])
def test_a_charge_card_is_slung_or_charged_when_it_is_played_and_not_neither(card: str) -> None:
    game = scenario("runeslingers", p1=player(hand=[COIL, TOWER]))
    game.allows(game.p1, "play and sling", card, target="p2")
    game.allows(game.p1, "play and charge", card)
    game.refuses(game.p1, "play plainly", card, rule="RS-RULING-77")
    game.p1.plays(card, charge=True)
    game.expect(card, zone="play", tokens=1, charged=True, slung=False)
    next_turn(game)
    next_turn(game)  # later it may be left alone
    game.expect(card, zone="play", tokens=1)


@pytest.mark.rule("RS-RULING-77", "RS-TARGET-3")
def test_a_charge_card_without_a_target_must_be_charged() -> None:
    pry = utility(
        "Pry", "Destroy target boon. For each token on this card, draw a card.", keywords="Charge"
    )
    game = scenario("runeslingers", p1=player(hand=[pry]))
    game.refuses(game.p1, "play and sling", "Pry", rule="RS-TARGET-3")
    game.p1.plays("Pry")
    game.expect("Pry", tokens=1)


@pytest.mark.rule("RS-KEY-CHARGE-2", "RS-KEY-CHARGE-4", "RS-RULING-78", "RS-PLAYPH-4")
def test_each_turn_adds_a_token_or_slings_with_all_of_them() -> None:
    game = scenario("runeslingers", p1=player(hand=[COIL]), blocks="never")
    game.p1.plays("Coil", charge=True)
    for tokens in (2, 3):
        next_turn(game)
        game.allows(game.p1, "sling", "Coil")
        game.p1.charges("Coil")
        game.expect("Coil", tokens=tokens)
        game.refuses(game.p1, "charge", "Coil", rule="RS-KEY-CHARGE-3")
    next_turn(game)
    game.p1.slings("Coil", target="p2")
    game.expect(game.p2, health=18 - 1 - 3 * 2)
    game.p1.ends_turn()
    game.expect("Coil", zone="discard", tokens=0)


@pytest.mark.rule("RS-KEY-CHARGE-3", "RS-RULING-76")
@pytest.mark.parametrize("card", ["Coil", "Tower"])
def test_a_card_is_not_slung_and_charged_in_one_turn_in_either_order(card: str) -> None:
    field = [placed(COIL, tokens=1), placed(TOWER, tokens=1)]
    game = scenario("runeslingers", p1=player(field=field))
    game.p1.charges(card)
    game.refuses(game.p1, "sling", card, rule="RS-KEY-CHARGE-3")
    game = scenario("runeslingers", p1=player(field=field))
    game.p1.slings(card, target="p2")
    game.refuses(game.p1, "charge", card, rule="RS-RULING-50")
    game.expect(game.p2, health=15)


@pytest.mark.rule("RS-KEY-CHARGE-4", "RS-RULING-118")
def test_a_card_is_charged_only_in_the_own_play_phase() -> None:
    game = scenario("runeslingers", p1=player(field=[COIL]), turn="p2")
    assert "RS-RULING-118" in game.explains(game.p1, "charge", "Coil")
    assert game.asked == ["p2"]


@pytest.mark.rule("RS-KEY-CHARGE-5", "RS-RULING-76")
def test_a_charged_card_has_no_effect_and_stays() -> None:
    game = scenario("runeslingers", p1=player(hand=[COIL, TOWER]), p2=player(hand=["Bounce"]))
    game.p1.plays("Coil", charge=True)
    game.p1.plays("Tower", charge=True)
    assert game.asked == ["p1"]  # not answerable
    game.expect(game.p2, health=18)
    game.p1.ends_turn()
    game.expect(game.p1, field=["Coil", "Tower"], discard=[])


@pytest.mark.rule("RS-RULING-76")
def test_a_charge_trinket_is_charged_when_played_and_later_charged_or_activated() -> None:
    vat = trinket(
        "Vat", "Activate: Gain 1 health, plus 2 for each token on this card.", keywords="Charge"
    )
    game = scenario("runeslingers", p1=player(hand=[vat], health=5))
    game.p1.plays("Vat")
    game.expect("Vat", tokens=1, charged=True)
    game.refuses(game.p1, "activate", "Vat", rule="RS-PLAYPH-7")
    next_turn(game)
    game.p1.charges("Vat")
    game.refuses(game.p1, "activate", "Vat", rule="RS-KEY-CHARGE-3")
    next_turn(game)
    game.p1.activates("Vat")
    game.expect(game.p1, health=5 + 1 + 2 * 2)
    game.refuses(game.p1, "charge", "Vat", rule="RS-RULING-50")


@pytest.mark.rule("RS-RULING-76")
def test_a_charge_boon_can_only_be_charged() -> None:
    moss = boon(
        "Moss",
        "At the end of your turn, gain 1 health, plus 1 for each token on this card.",
        keywords="Charge",
    )
    game = scenario("runeslingers", p1=player(hand=[moss], ailments={"curse": 1}, health=5))
    game.refuses(game.p1, "play plainly", "Moss", rule="RS-RULING-77")
    game.p1.plays("Moss", on="curse")
    game.expect("Moss", tokens=1)
    game.refuses(game.p1, "sling", "Moss", rule="RS-DEF-9")
    game.p1.ends_turn()
    game.expect(game.p1, health=7)
    game.p2.ends_turn()
    game.p1.goes_on()
    game.p1.charges("Moss")
    game.p1.ends_turn()
    game.expect(game.p1, health=10)


@pytest.mark.rule("RS-RULING-78", "RS-DMG-8")
def test_tokens_are_counted_when_the_effect_resolves() -> None:
    drain = utility("Drain", "Remove 2 tokens from target card.", keywords="Shout")
    game = scenario(
        "runeslingers",
        p1=player(field=[placed(COIL, tokens=3)]),
        p2=player(hand=[drain, *filler(1)]),
        blocks="never",
    )
    game.p1.slings("Coil", target="p2")
    game.expect(effective_damage=[7])
    game.p2.answers_with("Drain", target="Coil")
    game.expect(game.p2, health=18 - 1 - 2)
    game.expect("Coil", tokens=1)


@pytest.mark.rule("RS-RULING-78")
def test_tokens_are_not_limited_and_leave_with_their_card() -> None:
    call = utility(
        "Call", "Put 9 tokens on target runespell. Return that runespell to its owner's hand."
    )
    grow = utility("Grow", "Put 9 tokens on target runespell.")
    game = scenario("runeslingers", p1=player(hand=[grow, call], field=[placed(TOWER, tokens=20)]))
    game.p1.plays("Grow", target="Tower")
    game.expect("Tower", tokens=29)
    game.p1.plays("Call", target="Tower")
    game.expect("Tower", zone="hand", tokens=0)
