"""Apply and inflict (RS-AIL-14 to RS-AIL-18, RS-AIL-27, RS-RULING-93)."""

import pytest

from runestack.games.runeslingers.scenario import attack, passive, player, spirit, trinket, utility
from runestack.testing import scenario

IDOL = trinket("Idol", "Your block is 1 higher.", defense=3)
STING = attack("Sting", "Deal 4 damage to a target. Inflict 2 Weaken.")
WHITE = spirit("White", "Deal 2 damage to each player. Inflict 1 Burn.", keywords="Shout")


@pytest.mark.rule("RS-AIL-14")
def test_to_apply_needs_no_damage() -> None:
    scorn = attack("Scorn", "Deal 4 damage to a target. Apply 1 Curse to the enemy.")
    game = scenario("runeslingers", p1=player(hand=[scorn]), p2=player(hand=1))
    game.p1.plays("Scorn", target="p2")
    game.p2.blocks("Filler")
    game.expect(game.p2, ailments={"curse": 1}, health=17)


@pytest.mark.rule("RS-AIL-15", "RS-AIL-17")
@pytest.mark.parametrize(("weakened", "health", "inflicted"), [(0, 18, 0), (1, 17, 2)])
def test_to_inflict_needs_at_least_1_damage_after_the_block(
    weakened: int, health: int, inflicted: int
) -> None:
    ailments = {"weaken": weakened} if weakened else {}
    game = scenario("runeslingers", p1=player(hand=[STING]), p2=player(hand=1, ailments=ailments))
    game.p1.plays("Sting", target="p2")
    game.p2.blocks("Filler")
    game.expect(game.p2, health=health, weaken=weakened + inflicted)


@pytest.mark.rule("RS-AIL-15")
def test_damage_that_is_prevented_inflicts_nothing() -> None:
    cloak = passive("Damage dealt to you is 4 lower.")
    game = scenario("runeslingers", p1=player(hand=[STING]), p2=player(passive=cloak))
    game.p1.plays("Sting", target="p2")
    game.expect(game.p2, health=18, ailments={})


@pytest.mark.rule("RS-AIL-15")
def test_the_ailments_go_to_the_runeslinger_that_was_damaged() -> None:
    game = scenario("runeslingers", p1=player(hand=[STING]))
    game.p1.plays("Sting", target="p1")
    game.expect(game.p1, health=14, weaken=2)
    game.expect(game.p2, ailments={})


@pytest.mark.rule("RS-AIL-15", "RS-AIL-16")
def test_damage_that_costs_a_power_inflicts_on_the_new_health() -> None:
    blaze = attack("Blaze", "Deal 4 damage to a target. Inflict 1 Burn.")
    game = scenario("runeslingers", p1=player(hand=[blaze]), p2=player(health=1))
    game.p1.plays("Blaze", target="p2")
    game.expect(game.p2, power=4, health=16, burn=1)


@pytest.mark.rule("RS-AIL-16", "RS-RULING-93")
def test_an_inflict_sentence_waits_for_the_last_damage_and_happens_once() -> None:
    mixed = spirit("Mixed", "Deal 1 damage to a target. Inflict 1 Burn. Deal 3 damage to a target.")
    game = scenario("runeslingers", p1=player(hand=[mixed]))
    game.p1.plays("Mixed", target=["p2", "p2"])
    game.expect(game.p2, burn=1, health=18 - 1 - 3 - 2)
    assert game.log_in_order("1 damage", "3 damage", "Burn", "2 health")


@pytest.mark.rule("RS-AIL-16", "RS-RULING-93")
@pytest.mark.parametrize(
    ("targets", "burns"),
    [(["Idol", "p2"], [0, 1]), (["p2", "Idol"], [0, 1]), (["p1", "p2"], [1, 1])],
)
def test_each_runeslinger_that_was_damaged_gets_the_ailments_once(
    targets: list[str], burns: list[int]
) -> None:
    mixed = spirit("Mixed", "Deal 1 damage to a target. Inflict 1 Burn. Deal 2 damage to a target.")
    game = scenario("runeslingers", p1=player(hand=[mixed]), p2=player(field=[IDOL]))
    game.p1.plays("Mixed", target=targets)
    assert [game.p1.burn, game.p2.burn] == burns


@pytest.mark.rule("RS-RULING-93")
def test_an_inflict_sentence_keeps_its_place_before_what_is_no_damage() -> None:
    probe = spirit(
        "Probe",
        "Deal 1 damage to a target. Inflict 2 Weaken. For each Weaken on the enemy, draw a card.",
    )
    game = scenario("runeslingers", p1=player(hand=[probe]))
    game.p1.plays("Probe", target="p2")
    game.expect(game.p1, hand=["Filler"] * 2)


@pytest.mark.rule("RS-RULING-93")
def test_several_inflict_sentences_keep_their_order() -> None:
    both = attack("Both", "Deal 1 damage to a target. Inflict 1 Curse. Inflict 1 Burn.")
    game = scenario("runeslingers", p1=player(hand=[both]))
    game.p1.plays("Both", target="p2")
    game.expect(game.p2, areas=["curse 1", "burn 1", "", ""])


@pytest.mark.rule("RS-RULING-93", "RS-RULING-3")
@pytest.mark.parametrize("is_answer", [False, True])
def test_both_runeslingers_are_ailed_the_active_player_first(is_answer: bool) -> None:
    nap = utility("Nap", "Gain 1 health.")
    hands = ([nap], [WHITE]) if is_answer else ([WHITE], [])
    game = scenario("runeslingers", p1=player(hand=hands[0]), p2=player(hand=hands[1]))
    if is_answer:
        game.p1.plays("Nap")
        game.p2.answers_with("White")
    else:
        game.p1.plays("White")
    game.expect(game.p1, burn=1, health=15 if is_answer else 14)
    game.expect(game.p2, burn=1, health=14)
    assert game.log_in_order("Player 1 has 1 Burn", "Player 1 sears", "Player 2 has 1 Burn")


@pytest.mark.rule("RS-AIL-27")
def test_damage_that_only_hits_a_defense_card_inflicts_nothing() -> None:
    nova = spirit("Nova", "Deal 5 damage to a target. Inflict 1 Curse.")
    game = scenario("runeslingers", p1=player(hand=[nova]), p2=player(field=[IDOL]))
    game.p1.plays("Nova", target="Idol")
    game.expect("Idol", zone="discard")
    game.expect(game.p2, ailments={}, health=18)
    game.expect(game.p1, ailments={})


@pytest.mark.rule("RS-AIL-18")
@pytest.mark.parametrize(("damage", "inflicted"), [(3, {}), (4, {"curse": 1})])
def test_piercing_damage_inflicts_on_the_controller_of_the_card_it_goes_over(
    damage: int, inflicted: dict[str, int]
) -> None:
    lance = spirit(
        "Lance", f"Deal {damage} damage to a target. Inflict 1 Curse.", keywords="Pierce"
    )
    game = scenario("runeslingers", p1=player(hand=[lance]), p2=player(field=[IDOL]))
    game.p1.plays("Lance", target="Idol")
    game.expect("Idol", zone="discard")
    game.expect(game.p2, ailments=inflicted)


@pytest.mark.rule("RS-AIL-17", "RS-AIL-18")
def test_a_blocked_overflow_inflicts_nothing() -> None:
    lance = spirit("Lance", "Deal 5 damage to a target. Inflict 1 Curse.", keywords="Pierce")
    game = scenario("runeslingers", p1=player(hand=[lance]), p2=player(field=[IDOL], hand=1))
    game.p1.plays("Lance", target="Idol")
    game.p2.does_not_block()
    game.p2.blocks("Filler")
    game.expect(game.p2, ailments={}, health=18, discard=["Filler", "Idol"])


@pytest.mark.rule("RS-AIL-14", "RS-RULING-3")
def test_what_is_applied_to_each_player_is_applied_to_the_active_player_first() -> None:
    pox = utility("Pox", "Apply 2 Burn to each player.", keywords="Shout")
    nap = utility("Nap", "Gain 1 health.")
    game = scenario("runeslingers", p1=player(hand=[nap]), p2=player(hand=[pox]))
    game.p1.plays("Nap")
    game.p2.answers_with("Pox")
    game.expect(game.p2, burn=2, health=14)
    assert game.log_in_order("Player 1 has 2 Burn", "Player 1 sears", "Player 2 has 1 Burn")
