"""Several triggers, triggers of triggers, lost sources, endless ones (RS-TRIG-4, RS-RULING-126 to -130, -132)."""

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

EMBER = spirit("Ember", "Deal 6 damage to a target.")
SNAP = utility("Snap", "Destroy target trinket.")
BLEED = utility("Bleed", "Each player loses 1 health.")
GRIEF = {
    name: trinket(name, f"Whenever you lose health, {effect}.")
    for name, effect in {
        "Ash": "sear a card",
        "Pit": "void a card",
        "Well": "gain 2 health",
        "Eye": "draw a card",
    }.items()
}


@pytest.mark.rule("RS-TRIG-4")
@pytest.mark.parametrize("turn", ["p1", "p2"])
def test_the_active_players_triggers_come_first_each_player_orders_the_own(turn: str) -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[BLEED], field=[GRIEF["Ash"], GRIEF["Pit"]], health=9),
        p2=player(hand=[BLEED], field=[GRIEF["Well"], GRIEF["Eye"]], health=9),
        turn=turn,
    )
    active, other = (game.p1, game.p2) if turn == "p1" else (game.p2, game.p1)
    orders = {"p1": ("Pit", "Ash"), "p2": ("Eye", "Well")}
    active.plays("Bleed")
    assert game.asked == [turn]
    active.orders(*orders[turn])
    assert game.asked == [other]
    other.orders(*orders["p2" if turn == "p1" else "p1"])
    names = (*orders[turn], *orders["p2" if turn == "p1" else "p1"])
    assert game.log_in_order(*(f"{name} triggers" for name in names))
    game.expect(game.p2, health=9 - 1 + 2)


@pytest.mark.rule("RS-RULING-127", "RS-TRIG-4")
def test_triggers_of_a_trigger_come_before_the_older_ones_of_both_players() -> None:
    """Ash of p1 sets off two of p2's and one of p1's; p1's older Pit and p2's older Well wait for all of them."""
    vulture = trinket("Vulture", "Whenever the enemy sears a card, draw a card.")
    crow = trinket("Crow", "Whenever the enemy sears a card, sear a card.")
    phoenix = trinket("Phoenix", "Whenever you sear a card, gain 1 health.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[BLEED], field=[GRIEF["Ash"], GRIEF["Pit"], phoenix], health=9),
        p2=player(field=[GRIEF["Well"], vulture, crow], health=9),
    )
    game.p1.plays("Bleed")
    game.p1.orders("Ash", "Pit")
    game.p2.orders("Crow", "Vulture")
    assert game.log_in_order(
        "Ash triggers",
        "Phoenix triggers",
        "Crow triggers",
        "Vulture triggers",
        "Pit triggers",
        "Well triggers",
    )
    assert sum("Vulture triggers" in line for line in game.log()) == 1
    game.expect(game.p1, health=9, void=["Filler"], discard=["Filler"])
    game.expect(game.p2, health=10, hand=["Filler"], discard=["Filler"])


@pytest.mark.rule("RS-RULING-127", "RS-TRIG-1")
def test_the_depths_of_nested_triggers_unwind_one_by_one() -> None:
    """Three levels: lose health, then sear, then gain health; at each level an older trigger waits."""
    game = scenario(
        "runeslingers",
        p1=player(
            hand=[BLEED],
            field=[
                GRIEF["Ash"],
                GRIEF["Eye"],
                trinket("Phoenix", "Whenever you sear a card, gain 1 health."),
                trinket("Ember Urn", "Whenever you sear a card, void a card."),
                trinket("Choir", "Whenever you gain health, draw a card."),
            ],
            concentrations=1,
            health=9,
        ),
    )
    game.p1.plays("Bleed")
    game.p1.orders("Ash")
    game.p1.orders("Phoenix", "Ember Urn")
    assert game.log_in_order(
        *(
            "Ash triggers",
            "Phoenix triggers",
            "Choir triggers",
            "Ember Urn triggers",
            "Eye triggers",
        )
    )


@pytest.mark.rule("RS-RULING-126")
def test_a_trigger_comes_between_two_instances_of_an_ailment() -> None:
    sap = utility("Sap", "Apply 2 Weaken to target Runeslinger.")
    cure = trinket("Cure", "Whenever you are ailed, cleanse all ailments from you.")
    game = scenario("runeslingers", p1=player(hand=[sap]), p2=player(field=[cure]))
    game.p1.plays("Sap", target="p2")
    game.expect(game.p2, ailments={})
    assert sum("1 Weaken is cleansed" in line for line in game.log()) == 2


@pytest.mark.rule("RS-RULING-126", "RS-COST-3")
def test_a_trigger_comes_between_two_costs() -> None:
    rite = utility("Rite", "Draw a card.", keywords="Pain 2, Sear 1")
    game = scenario(
        "runeslingers",
        p1=player(hand=[rite], field=[GRIEF["Pit"]], deck=["Meteor", "Hex", "Brand", *filler(3)]),
    )
    game.p1.plays("Rite")
    game.expect(game.p1, void=["Meteor"], discard=["Hex"], hand=["Brand"])


@pytest.mark.rule("RS-RULING-126", "RS-RULING-54")
def test_a_trigger_between_two_sentences_can_end_the_effect() -> None:
    rite = spirit("Rite", "Deal 2 damage to a target. Draw a card. Gain 5 health.")
    trap = trinket("Trap", "Whenever you are dealt damage, destroy target enemy runespell.")
    game = scenario("runeslingers", p1=player(hand=[rite], health=5), p2=player(field=[trap]))
    game.p1.plays("Rite", target="p2")
    game.expect(game.p2, health=16)  # what was done stays done
    game.expect(game.p1, health=5, hand=[], discard=["Rite"])


@pytest.mark.rule("RS-RULING-128")
def test_targets_of_a_trigger_are_chosen_by_its_controller_when_it_resolves() -> None:
    """When Bell was triggered, Charm was still there."""
    bell = trinket("Bell", "Whenever you lose health, destroy target trinket.")
    charms = [trinket(name, "Your block is 1 higher.") for name in ("Charm", "Idol", "Ring")]
    first = trinket("Claw", "Whenever the enemy loses health, destroy target enemy trinket.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[utility("Cut", "The enemy loses 1 health.")], field=[first, charms[2]]),
        p2=player(field=[bell, *charms[:2]]),
    )
    game.p1.plays("Cut")
    game.p1.targets("Charm")
    assert game.asked == ["p2"]
    game.refuses(game.p2, "target", "Charm", rule="RS-TARGET-4")
    game.p2.targets("Ring")
    game.expect("Ring", zone="discard")
    game.expect("Idol", zone="play")


@pytest.mark.rule("RS-RULING-128")
def test_a_trigger_is_mandatory_unless_it_says_may_and_without_a_target_does_nothing() -> None:
    must = trinket("Must", "Whenever you set a concentration, destroy target trinket.")
    may = trinket("May", "Whenever you set a concentration, you may draw a card.")
    game = scenario("runeslingers", p1=player(hand=["Meteor"], field=[must, may]))
    game.p1.sets("Meteor")
    game.p1.orders("Must", "May")
    game.expect("May", zone="discard")  # the only other trinket, and Must is no target of its own
    game.expect(game.p1, hand=[])
    game = scenario("runeslingers", p1=player(hand=["Meteor"], field=[may]))
    game.p1.sets("Meteor")
    game.p1.chooses("no")
    game.expect(game.p1, hand=[])
    game = scenario("runeslingers", p1=player(hand=["Meteor"], field=[must]))
    game.p1.sets("Meteor")
    game.expect("Must", zone="play")
    assert game.log_contains("A part of the effect of Player 1's Must is prevented")


@pytest.mark.rule("RS-RULING-129", "RS-DESTROY-3")
def test_a_waiting_trigger_whose_source_has_left_has_no_effect() -> None:
    claw = trinket("Claw", "Whenever the enemy loses health, destroy target enemy trinket.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[utility("Cut", "The enemy loses 1 health.")], field=[claw]),
        p2=player(field=[GRIEF["Well"]], health=9),
    )
    game.p1.plays("Cut")
    game.expect("Well", zone="discard")
    game.expect(game.p2, health=8)
    assert game.log_contains("The effect of Player 2's Well does nothing: its card has left play")


@pytest.mark.rule("RS-RULING-129")
def test_a_trigger_on_the_own_leaving_uses_the_last_state_tokens_and_controller() -> None:
    bomb = trinket(
        "Bomb",
        "Whenever this card leaves play, deal 1 damage to the enemy, plus 2 for each token on this card. "
        "If this card has 2 or more tokens, draw a card.",
        keywords="Charge",
    )
    for tokens in (0, 1, 2):
        game = scenario("runeslingers", p1=player(hand=[SNAP], field=[placed(bomb, tokens=tokens)]))
        game.p1.plays("Snap", target="Bomb")
        game.expect(game.p2, health=18 - 1 - 2 * tokens)
        game.expect(game.p1, hand=["Filler"] if tokens == 2 else [])
        game.expect("Bomb", zone="discard", tokens=0)
    sore = boon("Sore", "Whenever this card is destroyed, lose 3 health.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[utility("Smash", "Destroy target boon.")]),
        p2=player(boons=[concealing(placed(sore, owner="p1"), burn=1)]),
    )
    game.p1.plays("Smash", target="Sore")
    game.expect(game.p2, health=15)  # its last controller, although it lies in p1's pile now
    game.expect(game.p1, health=18, discard=["Sore"])


@pytest.mark.rule("RS-RULING-129", "RS-TRIG-4")
def test_cards_that_leave_together_hear_their_own_leaving_only() -> None:
    wipe = utility("Wipe", "Destroy each trinket.")
    text = "Whenever an enemy trinket is destroyed, gain 5 health.\nWhenever this card is destroyed, gain 1 health."
    game = scenario(
        "runeslingers",
        p1=player(hand=[wipe], field=[trinket("Sun", text)], health=5),
        p2=player(field=[trinket("Moon", text)], health=5),
    )
    game.p1.plays("Wipe")
    game.expect(game.p1, health=6)
    game.expect(game.p2, health=6)
    assert game.log_in_order("Sun triggers", "Moon triggers")


@pytest.mark.rule("RS-RULING-130")
def test_triggers_that_never_end_are_a_draw() -> None:
    loop = [
        trinket("Tick", "Whenever you lose health, gain 1 health."),
        trinket("Tock", "Whenever you gain health, lose 1 health."),
    ]
    game = scenario("runeslingers", p1=player(hand=[BLEED], field=loop))
    game.p1.plays("Bleed")
    assert game.over
    assert game.tie
    assert sum("triggers:" in line for line in game.log()) == 500
    assert game.cites("RS-RULING-130")


@pytest.mark.rule("RS-RULING-130")
@pytest.mark.parametrize(("number", "is_over"), [(500, False), (501, True)])
def test_500_triggers_are_allowed_after_each_decision(number: int, is_over: bool) -> None:
    flare = utility("Flare", f"Sear {number} cards.")
    bell = passive("Whenever you sear a card, gain 1 health.")
    game = scenario("runeslingers", p1=player(hand=[flare, flare], passive=bell, deck=1100))
    game.p1.plays("Flare")
    assert game.over == is_over
    if not is_over:
        game.p1.plays("Flare")
        assert not game.over


@pytest.mark.rule("RS-RULING-132", "RS-CLEANUP-5")
@pytest.mark.parametrize("is_slung", [False, True])
def test_what_cleanup_discards_hears_its_leaving_before_the_end_of_the_turn_and_not_that(
    is_slung: bool,
) -> None:
    wall = utility(
        "Wall",
        "Sling: Draw a card.\nWhenever this card leaves play, gain 1 health.\nAt the end of your turn, gain 5 health.",
        defense=3,
    )
    dusk = trinket("Dusk", "At the end of your turn, gain 2 health.")
    game = scenario("runeslingers", p1=player(field=[wall, dusk], health=5))
    if is_slung:
        game.p1.slings("Wall")
    game.p1.ends_phase()
    if is_slung:
        game.expect(game.p1, health=5 + 1 + 2, discard=["Wall"])
        assert game.log_in_order("discards Wall", "gains 1 health", "gains 2 health")
    else:
        game.p1.orders("Wall", "Dusk")
        game.expect(game.p1, health=5 + 5 + 2, discard=[])


@pytest.mark.rule("RS-RULING-15", "RS-RULING-126")
def test_a_text_on_losing_health_sees_the_health_that_is_left() -> None:
    gasp = passive("Whenever you lose health while you have 5 or less health, draw a card.")
    sting = utility("Sting", "Lose 4 health.")
    game = scenario("runeslingers", p1=player(hand=[sting], health=8, passive=gasp))
    game.p1.plays("Sting")
    game.expect(game.p1, health=4, hand=["Filler"])
    game = scenario("runeslingers", p1=player(hand=[sting], health=3, passive=gasp))
    game.p1.plays("Sting")
    game.expect(game.p1, power=4, health=17, hand=[])
