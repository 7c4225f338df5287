"""Runeslingers and their determinations (RS-CHAR, RS-DET)."""

from typing import Any

import pytest

from runestack.cards.diagnostics import PackError
from runestack.games.runeslingers.game import GAME
from runestack.games.runeslingers.scenario import (
    Design,
    activate,
    player,
    runeslinger,
    spirit,
    utility,
)
from runestack.testing import Scenario, scenario

EMBER = spirit("Ember", "Deal 6 damage to a target.")
ROB = utility("Rob", "The enemy loses 1 power.")


def side(game: Scenario, reader: str, seat: int) -> Any:
    """What a player sees of a player."""
    seats: Any = game.view(reader)["seats"]
    return seats[seat]


@pytest.mark.rule("RS-CHAR-1", "RS-CHAR-6")
def test_a_character_shows_name_class_power_health_block_and_two_abilities() -> None:
    game = scenario("runeslingers", p2=player(activate="Engulf", passive="Inner Flame", health=7))
    data = side(game, "p1", 1)
    assert data["runeslinger"]["name"]["en"] == "Eva"
    assert data["runeslinger"]["class"] == "striker"
    assert (data["power"], data["health"], data["block"]) == (5, 7, 4)
    assert data["passive"]["name"]["en"] == "Inner Flame"
    assert data["activate"]["name"]["en"] == "Engulf"


@pytest.mark.rule("RS-CHAR-6")
def test_every_runeslinger_has_a_class() -> None:
    classes = [card.value("class") for card in GAME.pool.cards if card.type == "runeslinger"]
    assert sorted(str(one) for one in classes) == ["afflicter", "striker", "trickster", "warden"]
    with pytest.raises(PackError, match="class"):
        scenario("runeslingers", p1=player(runeslinger=runeslinger("Bob", of_class="")))


@pytest.mark.rule("RS-CHAR-2")
def test_power_starts_at_5_and_is_tracked_openly() -> None:
    game = scenario("runeslingers", p1=player(hand=[ROB]))
    for reader in ("p1", "p2"):
        assert [side(game, reader, seat)["power"] for seat in (0, 1)] == [5, 5]
    game.p1.plays("Rob")
    for reader in ("p1", "p2"):
        assert [side(game, reader, seat)["power"] for seat in (0, 1)] == [5, 4]


@pytest.mark.rule("RS-CHAR-3")
def test_health_starts_at_the_maximum_of_18() -> None:
    game = scenario("runeslingers", p1=player(deck=12), p2=player(deck=12), at="new game")
    for seat in (game.p1, game.p2):
        game.expect(seat, health=18, maximum=18)


@pytest.mark.rule("RS-CHAR-4")
@pytest.mark.parametrize(
    "text",
    [
        "The enemy loses 1 power.",
        "Apply 2 Weaken to the enemy.",
        "Apply 2 Fragment to the enemy.",
        "Apply 2 Insanity to the enemy.",
        "The enemy sears 3 cards.",
        "The enemy voids 3 cards.",
        "The enemy discards 2 cards.",
    ],
)
def test_nothing_but_damage_and_health_loss_lowers_health(text: str) -> None:
    card = utility("Harm", text)
    game = scenario("runeslingers", p1=player(hand=[card]), p2=player(hand=2, health=9))
    game.p1.plays("Harm")
    game.expect(game.p2, health=9)


@pytest.mark.rule("RS-CHAR-4")
@pytest.mark.parametrize(
    "card",
    [
        spirit("Harm", "Deal 4 damage to the enemy."),
        utility("Harm", "The enemy loses 4 health."),
        utility("Harm", "Apply 2 Burn to the enemy."),
    ],
)
def test_damage_and_health_loss_lower_health(card: Design) -> None:
    game = scenario("runeslingers", p1=player(hand=[card]))
    game.p1.plays("Harm")
    game.expect(game.p2, health=14)


@pytest.mark.rule("RS-CHAR-5")
def test_a_block_prevents_as_much_damage_as_the_block_value() -> None:
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(hand=1))
    game.expect(game.p2, block=4)
    game.p1.plays("Ember", target="p2")
    game.p2.blocks("Filler")
    game.expect(game.p2, health=18 - (6 - 4))


@pytest.mark.rule("RS-CHAR-7", "RS-FIELD-2")
def test_a_runeslinger_is_in_play_all_the_time_and_can_be_targeted() -> None:
    smash = utility("Smash", "Destroy target card.")
    game = scenario("runeslingers", p1=player(hand=[EMBER, smash]), p2=player(health=3))
    game.allows(game.p1, "play", "Ember", target="p2 runeslinger")
    game.allows(game.p1, "play", "Ember", target="p1 runeslinger")
    game.refuses(game.p1, "play", "Smash", target="p2 runeslinger", rule="RS-TARGET-4")
    game.p1.plays("Ember", target="p2")
    game.expect("p2 runeslinger", zone="play", controller="p2", owner="p2")
    game.expect(game.p2, power=4)


# -- determinations ------------------------------------------------------------------------------


@pytest.mark.rule("RS-DET-1", "RS-RULING-14")
def test_no_card_can_give_a_determination() -> None:
    with pytest.raises(PackError, match="no effect gives determination"):
        scenario("runeslingers", p1=player(hand=[utility("Hope", "Gain 1 determination.")]))


@pytest.mark.rule("RS-DET-1")
def test_damage_health_loss_and_ailments_give_no_determination_without_a_lost_power() -> None:
    bleed = utility("Bleed", "The enemy loses 5 health. Apply 1 Burn to the enemy.")
    game = scenario("runeslingers", p1=player(hand=[EMBER, bleed]))
    game.p1.plays("Ember", target="p2")
    game.p1.plays("Bleed")
    game.expect(game.p2, health=18 - 6 - 5 - 2, determinations=0)


@pytest.mark.rule("RS-DET-2")
def test_four_determinations_are_the_most_because_the_fifth_power_ends_the_encounter() -> None:
    game = scenario("runeslingers", p1=player(hand=[ROB] * 5, concentrations=5))
    for count in range(1, 5):
        game.p1.plays("Rob")
        game.expect(game.p2, determinations=count, power=5 - count)
    game.standing["answers"] = "decline"
    game.p1.plays("Rob")
    assert game.winner == "p1"
    game.expect(game.p2, determinations=4, power=0)


@pytest.mark.rule("RS-DET-3", "RS-DET-4", "RS-DET-5")
@pytest.mark.parametrize("cost", [1, 2, 3])
def test_the_printed_number_is_paid_and_gone(cost: int) -> None:
    pull = activate("Draw a card.", cost=cost)
    game = scenario("runeslingers", p1=player(activate=pull, determinations=cost - 1))
    game.refuses(game.p1, "ability", rule="RS-DET-4")
    game = scenario("runeslingers", p1=player(activate=pull, determinations=cost + 1))
    game.p1.activates()
    game.expect(game.p1, determinations=1, hand=["Filler"])
    game.p1.ends_turn()
    game.p2.goes_on()
    game.p2.ends_turn()
    game.expect(game.p1, determinations=1)


@pytest.mark.rule("RS-DET-3", "RS-ABIL-9")
def test_engulf_costs_2() -> None:
    game = scenario("runeslingers", p1=player(activate="Engulf", determinations=3))
    game.p1.activates()
    game.expect(game.p1, determinations=1)
    game.expect(game.p2, burn=4)


@pytest.mark.rule("RS-DET-5")
def test_determinations_stay_paid_if_the_ability_is_negated() -> None:
    hush = utility("Hush", "Negate target effect.", keywords="Shout")
    one = player(activate=activate("Draw a card.", cost=2), determinations=2)
    game = scenario("runeslingers", p1=one, p2=player(hand=[hush]))
    game.p1.activates()
    game.p2.answers_with("Hush", target="p1 ability")
    game.expect(game.p1, determinations=0, hand=[])
