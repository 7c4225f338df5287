"""Pierce (RS-KEY-PIERCE, RS-RULING-72 to RS-RULING-75)."""

import pytest

from runestack.games.runeslingers.scenario import (
    boon,
    concealing,
    placed,
    player,
    spirit,
    trinket,
)
from runestack.testing import scenario

LANCE = spirit("Lance", "Deal 9 damage to a target.", keywords="Pierce")
CLUB = spirit("Club", "Deal 9 damage to a target.")
IDOL = trinket("Idol", "Your maximum hand size is 1 higher.", defense=3)


@pytest.mark.rule("RS-KEY-PIERCE-1", "RS-KEY-PIERCE-3", "RS-DMG-5")
@pytest.mark.parametrize(("card", "health"), [("Lance", 18 - 5), ("Club", 18)])
def test_only_piercing_damage_goes_on_after_a_power_loss(card: str, health: int) -> None:
    game = scenario("runeslingers", p1=player(hand=[LANCE, CLUB]), p2=player(health=4))
    game.p1.plays(card, target="p2")
    game.expect(game.p2, power=4, health=health)


@pytest.mark.rule("RS-KEY-PIERCE-2", "RS-KEY-PIERCE-3")
@pytest.mark.parametrize(("card", "health"), [("Lance", 12), ("Club", 18)])
def test_only_piercing_damage_goes_over_a_defense_card(card: str, health: int) -> None:
    game = scenario("runeslingers", p1=player(hand=[LANCE, CLUB]), p2=player(field=[IDOL]))
    game.p1.plays(card, target="Idol")
    game.expect("Idol", zone="discard")
    game.expect(game.p2, health=health)
    game.expect(game.p1, health=18)


@pytest.mark.rule("RS-KEY-PIERCE-2")
def test_the_overflow_hits_the_controller_of_the_card_not_its_owner() -> None:
    ward = boon("Ward", "Your maximum hand size is 1 higher.", defense=2)
    mine = placed(ward, owner="p1")
    game = scenario(
        "runeslingers", p1=player(hand=[LANCE]), p2=player(boons=[concealing(mine, burn=1)])
    )
    game.p1.plays("Lance", target="Ward")
    game.expect(game.p2, health=11)
    game.expect(game.p1, health=18, discard=["Ward"])


@pytest.mark.rule("RS-KEY-PIERCE-2", "RS-RULING-115")
def test_piercing_an_own_defense_card_hits_oneself() -> None:
    game = scenario("runeslingers", p1=player(hand=[LANCE], field=[IDOL]))
    game.p1.plays("Lance", target="Idol")
    game.expect(game.p1, health=12)


@pytest.mark.rule("RS-RULING-72")
def test_piercing_damage_is_blocked_first_and_the_rest_pierces() -> None:
    game = scenario("runeslingers", p1=player(hand=[LANCE]), p2=player(hand=1, health=2))
    game.p1.plays("Lance", target="p2")
    game.p2.blocks("Filler")
    game.expect(game.p2, power=4, health=18 - (9 - 4 - 2))
    bore = spirit("Bore", "Deal 9 direct damage to a target.", keywords="Pierce")
    game = scenario("runeslingers", p1=player(hand=[bore]), p2=player(hand=1, health=2))
    game.p1.plays("Bore", target="p2")
    game.expect(game.p2, power=4, health=18 - 7, hand=["Filler"])


@pytest.mark.rule("RS-RULING-73", "RS-RULING-112")
def test_the_defense_that_is_left_at_that_moment_is_pierced() -> None:
    plate = trinket("Plate", "Allied trinkets get +2 defense.")
    hurt = placed(IDOL, damage=2)
    game = scenario(
        "runeslingers",
        p1=player(hand=[LANCE]),
        p2=player(field=[hurt, plate], ailments={"fragment": 1}),
    )
    game.expect("Idol", defense=3 + 2 - 1 - 2)
    game.p1.plays("Lance", target="Idol")
    game.expect(game.p2, health=18 - (9 - 2))


@pytest.mark.rule("RS-RULING-74", "RS-BLOCK-3")
def test_the_overflow_can_be_blocked_unless_the_card_was() -> None:
    game = scenario("runeslingers", p1=player(hand=[LANCE]), p2=player(hand=2, field=[IDOL]))
    game.p1.plays("Lance", target="Idol")
    game.p2.does_not_block()
    assert game.asks(game.p2, "6 damage to your Runeslinger")
    game.p2.blocks("Filler", for_="p2")
    game.expect(game.p2, health=18 - (6 - 4), hand=["Filler"])
    game = scenario("runeslingers", p1=player(hand=[LANCE]), p2=player(hand=2, field=[IDOL]))
    game.p1.plays("Lance", target="Idol")
    game.p2.blocks("Filler", for_="Idol")
    assert game.asked == ["p1"]
    game.expect(game.p2, health=18 - (9 - 4 - 3), hand=["Filler"], discard=["Idol", "Filler"])


@pytest.mark.rule("RS-RULING-74")
def test_the_overflow_of_direct_damage_cannot_be_blocked() -> None:
    bore = spirit("Bore", "Deal 9 direct damage to a target.", keywords="Pierce")
    game = scenario("runeslingers", p1=player(hand=[bore]), p2=player(hand=1, field=[IDOL]))
    game.p1.plays("Bore", target="Idol")
    game.expect(game.p2, health=12, hand=["Filler"])


@pytest.mark.rule("RS-RULING-74")
def test_the_rest_after_a_power_loss_is_no_new_chance_to_block() -> None:
    game = scenario("runeslingers", p1=player(hand=[LANCE]), p2=player(hand=1, health=1))
    game.p1.plays("Lance", target="p2")
    game.p2.does_not_block()
    assert game.asked == ["p1"]
    game.expect(game.p2, health=10, power=4, hand=["Filler"])


@pytest.mark.rule("RS-RULING-74", "RS-RULING-108")
def test_no_bonus_is_added_to_an_overflow_again() -> None:
    edge = trinket("Edge", "Allied spirit runespells get +2 damage.")
    game = scenario("runeslingers", p1=player(hand=[LANCE], field=[edge]), p2=player(field=[IDOL]))
    game.p1.plays("Lance", target="Idol")
    game.expect(game.p2, health=18 - (9 + 2 - 3))


@pytest.mark.rule("RS-RULING-75", "RS-OBJ-13")
def test_piercing_damage_goes_over_more_than_one_health_bar() -> None:
    titan = spirit("Titan", "Deal 40 damage to a target.", keywords="Pierce")
    game = scenario("runeslingers", p1=player(hand=[titan]), p2=player(health=3))
    game.p1.plays("Titan", target="p2")
    game.expect(game.p2, power=5 - 3, determinations=3, health=18 - (40 - 3 - 18 - 18))
