"""Damage to several objects at once, with blocks, Pierce, overflow and prevention (RS-RULING-113)."""

import pytest

from runestack.games.runeslingers.scenario import (
    boon,
    concealing,
    filler,
    passive,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario

WALL = trinket("Wall", "Your maximum hand size is 1 higher.", defense=2)
FENCE = trinket("Fence", "You draw 1 card more in your draw phase.", defense=4)
STORM = spirit("Storm", "Deal 5 damage to each enemy target.", keywords="Pierce")
SALVO = spirit("Salvo", "Deal 5 damage to 2 targets.", keywords="Pierce")


@pytest.mark.rule("RS-RULING-113", "RS-RULING-3")
def test_everything_is_hit_as_one_event_and_destroyed_cards_leave_together() -> None:
    """Were the cards destroyed one after the other, the second would still hear that the first one is."""
    mourner = "Whenever an allied trinket is destroyed, gain 5 health."
    wall = trinket("Wall", mourner, defense=2)
    fence = trinket("Fence", mourner, defense=2)
    nova = spirit("Nova", "Deal 2 damage to each enemy target.")
    game = scenario(
        "runeslingers", p1=player(hand=[nova]), p2=player(field=[wall, fence], health=9)
    )
    game.p1.plays("Nova")
    game.p2.orders("Wall", "Fence")  # each of them hears its own destruction
    game.expect(game.p2, health=9 - 2 + 5 + 5, field=[])
    assert set(game.p2.discard) == {game["Wall"], game["Fence"]}
    assert game.log_in_order(
        "damage to Player 2's Runeslinger",
        "damage to Player 2's Wall",
        "damage to Player 2's Fence",
        "Wall is destroyed",
        "Fence is destroyed",
        "Wall triggers",
    )


@pytest.mark.rule("RS-RULING-113", "RS-RULING-126")
def test_triggers_wait_until_all_objects_are_hit() -> None:
    shelter = trinket(
        "Shelter",
        "Whenever you are dealt damage, return target allied trinket to its owner's hand.",
    )
    nova = spirit("Nova", "Deal 2 damage to each enemy target.")
    game = scenario("runeslingers", p1=player(hand=[nova]), p2=player(field=[WALL, shelter]))
    game.p1.plays("Nova")
    game.expect("Wall", zone="discard")
    game.expect("Shelter", zone="play")  # no other trinket is left, and it is not its own target


@pytest.mark.rule("RS-RULING-113", "RS-KEY-PIERCE-2")
@pytest.mark.parametrize("order", [("Wall", "Fence"), ("Fence", "Wall")])
def test_overflows_come_after_in_the_order_of_the_sources_player(order: tuple[str, str]) -> None:
    over = {"Wall": 3, "Fence": 1}
    game = scenario("runeslingers", p1=player(hand=[STORM]), p2=player(field=[WALL, FENCE]))
    game.p1.plays("Storm")
    assert game.asks(game.p1)
    game.expect(game.p2, health=13, field=[])  # both cards have left before the first overflow
    game.p1.picks(order[0])
    game.expect(game.p2, health=18 - 5 - 3 - 1)
    assert game.log_in_order(
        *("pierces Player 2's Wall", "Wall is destroyed", "Fence is destroyed"),
        *(f"deals {over[name]} damage to Player 2's Runeslinger" for name in order),
    )


@pytest.mark.rule("RS-RULING-113", "RS-RULING-74", "RS-BLOCK-3")
def test_an_overflow_can_be_blocked_once_the_event_itself_was_not() -> None:
    game = scenario("runeslingers", p1=player(hand=[SALVO]), p2=player(hand=2, field=[WALL, FENCE]))
    game.p1.plays("Salvo", target=["Wall", "Fence"])
    assert game.asks(game.p2, "block")
    game.p2.does_not_block()
    game.p1.picks("Fence")
    game.p2.does_not_block()  # 1 damage that pierced Fence
    game.p2.blocks()  # 3 damage that pierced Wall
    game.expect(game.p2, health=17, hand=["Filler"])


@pytest.mark.rule("RS-RULING-113", "RS-RULING-74", "RS-RULING-73")
def test_who_blocked_for_one_card_cannot_block_the_overflow_of_another() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[SALVO]),
        p2=player(hand=2, field=[placed(WALL, damage=1), FENCE]),
    )
    game.p1.plays("Salvo", target=["Wall", "Fence"])
    game.p2.blocks(for_="Fence")
    assert game.asked == ["p1"]
    game.expect("Fence", zone="play", damage=1)
    game.expect("Wall", zone="discard")
    game.expect(game.p2, health=18 - (5 - 1))  # what was left of Wall's defense stopped 1


@pytest.mark.rule("RS-RULING-74", "RS-RULING-72")
def test_a_block_for_the_card_is_subtracted_before_the_rest_pierces() -> None:
    bolt = spirit("Bolt", "Deal 9 damage to a target.", keywords="Pierce")
    game = scenario("runeslingers", p1=player(hand=[bolt]), p2=player(hand=2, field=[WALL]))
    game.p1.plays("Bolt", target="Wall")
    game.p2.blocks(for_="Wall")
    assert game.asked == ["p1"]
    game.expect(game.p2, health=18 - (9 - 4 - 2), hand=["Filler"])
    assert game.log_in_order(
        "3 damage of Player 1's Bolt pierces Player 2's Wall",
        "deals 2 damage to Player 2's Wall (effective 9, blocked 4, dealt 2)",
        "deals 3 damage to Player 2's Runeslinger.",
    )


@pytest.mark.rule("RS-RULING-113", "RS-KEY-PIERCE-2", "RS-BOON-4")
def test_each_overflow_hits_the_controller_of_the_card_that_was_pierced() -> None:
    veil = boon("Veil", "Your block is 1 higher.", defense=2)
    game = scenario(
        "runeslingers",
        p1=player(hand=[SALVO], field=[WALL]),
        p2=player(boons=[concealing(placed(veil, owner="p1"), curse=1)]),
    )
    game.p1.plays("Salvo", target=["Wall", "Veil"])
    game.p1.picks("Wall")
    game.expect(game.p1, health=18 - 3)
    game.expect(game.p2, health=17 - 3, ailments={"curse": 1})
    assert set(game.p1.discard) == {game["Wall"], game["Veil"]}


@pytest.mark.rule("RS-RULING-113", "RS-RULING-108")
def test_a_bonus_is_not_added_to_the_overflow_again() -> None:
    gauntlet = trinket("Gauntlet", "Allied spirit runespells get +2 damage.")
    armour = trinket("Armour", "Damage dealt to you is 1 lower.")
    bolt = spirit("Bolt", "Deal 5 damage to a target.", keywords="Pierce")
    game = scenario(
        "runeslingers", p1=player(hand=[bolt], field=[gauntlet]), p2=player(field=[WALL, armour])
    )
    game.p1.plays("Bolt", target="Wall")
    game.expect(game.p2, health=18 - (5 + 2 - 2))


@pytest.mark.rule("RS-RULING-114", "RS-RULING-126", "RS-RULING-113")
def test_a_source_that_a_trigger_destroys_deals_no_overflow() -> None:
    """The destruction of Mine is over before the overflow, and what it triggers comes at once."""
    mine = trinket(
        "Mine", "Whenever this card is destroyed, destroy target enemy runespell.", defense=2
    )
    bolt = spirit("Bolt", "Deal 5 damage to a target. Draw a card.", keywords="Pierce")
    game = scenario("runeslingers", p1=player(hand=[bolt]), p2=player(field=[mine]))
    game.p1.plays("Bolt", target="Mine")
    game.expect(game.p2, health=18, discard=["Mine"])
    game.expect(game.p1, discard=["Bolt"], hand=[])


@pytest.mark.rule("RS-RULING-113", "RS-RULING-142")
def test_prevention_shields_the_runeslinger_from_the_event_and_from_what_pierces() -> None:
    ward = trinket("Ward", "Activate: Prevent the next 6 damage to you this turn.")
    game = scenario("runeslingers", p1=player(hand=[STORM]), p2=player(hand=1, field=[WALL, ward]))
    game.p1.plays("Storm")
    game.p2.answers_with("Ward")
    game.refuses(
        game.p2, "block", rule="RS-RULING-103"
    )  # nothing of it would reach the Runeslinger
    game.p2.does_not_block()  # for Wall
    game.p2.does_not_block()  # 3 pierce Wall, 1 of them is prevented
    game.expect(game.p2, health=16, hand=["Filler"])
    assert game.log_in_order(
        "5 damage to Player 2 is prevented", "1 damage to Player 2 is prevented"
    )


@pytest.mark.rule("RS-RULING-113", "RS-RULING-142", "RS-RULING-108")
def test_prevention_comes_before_the_block_and_only_what_is_needed_is_used() -> None:
    ward = trinket("Ward", "Activate: Prevent the next 2 damage to you this turn.")
    bolt = spirit("Bolt", "Deal 7 damage to a target.")
    game = scenario("runeslingers", p1=player(hand=[bolt, bolt]), p2=player(hand=1, field=[ward]))
    game.p1.plays("Bolt", target="p2")
    game.p2.answers_with("Ward")
    game.p2.blocks()
    game.expect(game.p2, health=18 - (7 - 2 - 4))
    assert game.log_contains("(effective 7, calculated again 5, blocked 4, dealt 1)")
    game.p1.plays("Bolt", target="p2")
    game.expect(game.p2, health=17 - 7)


@pytest.mark.rule("RS-RULING-53", "RS-DESTROY-3")
def test_prevention_ends_when_the_card_that_gave_it_leaves() -> None:
    ward = trinket("Ward", "Activate: Prevent the next 6 damage to you this turn.")
    snap = utility("Snap", "Destroy target trinket.")
    bolt = spirit("Bolt", "Deal 3 damage to a target.")
    game = scenario("runeslingers", p1=player(hand=[bolt, snap, bolt]), p2=player(field=[ward]))
    game.p1.plays("Bolt", target="p2")
    game.p2.answers_with("Ward")
    game.expect(game.p2, health=18)
    game.p1.plays("Snap", target="Ward")
    game.p1.plays("Bolt", target="p2")
    game.expect(game.p2, health=15)


@pytest.mark.rule("RS-RULING-113", "RS-RULING-54", "RS-RULING-114")
def test_a_runespell_that_destroys_itself_with_its_own_damage_stops() -> None:
    quake = spirit(
        "Quake", "Sling: Deal 3 damage to each target. Draw a card.", defense=2, keywords="Pierce"
    )
    game = scenario("runeslingers", p1=player(field=[quake]), p2=player(field=[FENCE]))
    game.p1.slings("Quake")
    game.expect(game.p1, discard=["Quake"], hand=[], health=15)  # no overflow of itself either
    game.expect(game.p2, health=15)
    game.expect("Fence", damage=3)


@pytest.mark.rule("RS-RULING-113", "RS-RULING-109")
def test_of_several_objects_only_those_with_damage_left_are_hit() -> None:
    armour = trinket("Armour", "Damage dealt to you is 5 lower.")
    nova = spirit("Nova", "Deal 5 damage to each enemy target.")
    game = scenario(
        "runeslingers", p1=player(hand=[nova]), p2=player(hand=filler(1), field=[FENCE, armour])
    )
    game.p1.plays("Nova")
    assert [option for option in game.options(game.p2) if "Runeslinger" in option] == []
    game.p2.does_not_block()
    game.expect(game.p2, health=18, discard=["Fence"])


@pytest.mark.rule("RS-DMG-8", "RS-RULING-113")
@pytest.mark.parametrize("is_armoured", [False, True])
def test_the_log_tells_of_a_second_calculation_only_where_something_has_changed(
    is_armoured: bool,
) -> None:
    """A bonus on the first damage, or less damage to the Runeslinger, is not lost by the card that is hit beside it."""
    nova = spirit("Nova", "Deal 3 damage to each enemy target.")
    armour = trinket("Armour", "Damage dealt to you is 2 lower.")
    flame = passive("The first damage you deal in each of your turns is 1 higher.")
    field = [FENCE, armour] if is_armoured else [FENCE]
    game = scenario("runeslingers", p1=player(hand=[nova], passive=flame), p2=player(field=field))
    game.p1.plays("Nova")
    game.expect(game.p2, health=18 - (4 - 2 * is_armoured))
    assert game.log_contains("Nova deals 3 damage to Player 2's Fence.")
    assert not game.log_contains("calculated again")
