"""Play effects, answer effects and triggers (RS-EFF-1 to -4, RS-TRIG-1 to -3)."""

import pytest

from runestack.games.runeslingers.scenario import (
    activate,
    filler,
    passive,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario

EMBER = spirit("Ember", "Deal 6 damage to a target.")
BALM = utility("Balm", "Gain 1 health.", keywords="Shout")
REST = utility("Rest", "Gain 2 health.")
LAMP = trinket("Lamp", "Activate: Gain 3 health.")
DAWN = passive("At the beginning of your turn, gain 4 health.")


@pytest.mark.rule("RS-EFF-1", "RS-EFF-2", "RS-EFF-3", "RS-TRIG-2")
def test_a_play_effect_is_for_the_own_play_phase_an_answer_for_both_a_trigger_for_any() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[REST, BALM], field=[LAMP], passive=DAWN, health=2),
        p2=player(deck=[EMBER, *filler(9)]),
        at="beginning",
    )
    game.expect(game.p1, health=6)  # the trigger, outside every play phase
    game.expect(phase="draw")
    for action, card in (("play", "Rest"), ("play and sling", "Balm"), ("activate", "Lamp")):
        game.refuses(game.p1, action, card, rule="RS-TURN-6")
    game.p1.goes_on()
    for action, card in (("play", "Rest"), ("play and sling", "Balm"), ("activate", "Lamp")):
        game.allows(game.p1, action, card)
    game.p1.ends_turn()
    game.p2.goes_on()
    game.p2.plays("Ember", target="p2")
    game.refuses(game.p1, "answer", "Rest", rule="RS-LADDER-4")
    game.allows(game.p1, "answer", "Balm")
    game.allows(game.p1, "answer", "Lamp")


@pytest.mark.rule("RS-EFF-2", "RS-RULING-118")
@pytest.mark.parametrize("turn", ["p1", "p2"])
def test_a_play_effect_is_used_in_the_own_turn_only(turn: str) -> None:
    wall = utility("Wall", "Sling: Gain 1 health.", defense=2)
    game = scenario("runeslingers", p1=player(hand=[REST], field=[wall]), turn=turn)
    if turn == "p1":
        game.allows(game.p1, "play", "Rest")
        game.allows(game.p1, "sling", "Wall")
    else:
        game.refuses(game.p1, "play", "Rest", rule="RS-RULING-118")
        game.refuses(game.p1, "sling", "Wall", rule="RS-RULING-118")


@pytest.mark.rule("RS-EFF-3", "RS-KEY-SHOUT-1")
def test_answer_effects_are_used_in_the_own_play_phase_as_usual() -> None:
    game = scenario(
        "runeslingers",
        p1=player(
            hand=[BALM],
            field=[LAMP],
            activate=activate("Gain 4 health."),
            determinations=1,
            health=2,
        ),
    )
    game.p1.plays("Balm")
    game.p1.activates("Lamp")
    game.p1.activates()
    game.expect(game.p1, health=2 + 1 + 3 + 4)


@pytest.mark.rule("RS-EFF-4", "RS-TARGET-5")
@pytest.mark.parametrize(
    "answer", ["Destroy target trinket.", "Target trinket cannot be targeted this turn."]
)
def test_an_effect_whose_target_is_gone_or_untargetable_does_nothing(answer: str) -> None:
    idol = trinket("Idol", "Your block is 1 higher.", defense=9)
    parry = utility("Parry", answer, keywords="Shout")
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(hand=[parry], field=[idol]))
    game.p1.plays("Ember", target="Idol")
    game.p2.answers_with("Parry", target="Idol")
    game.expect("Idol", damage=0)
    game.expect(game.p2, health=18)
    assert game.log_contains("A part of the effect of Player 1's Ember is prevented")
    game.expect("Ember", zone="play", slung=True)


@pytest.mark.rule("RS-TRIG-1", "RS-RULING-126")
def test_a_trigger_happens_before_the_next_card_is_drawn() -> None:
    bell = trinket("Bell", "Whenever you draw a card, sear a card.")
    study = utility("Study", "Draw 2 cards. Gain 1 health.")
    game = scenario(
        "runeslingers",
        p1=player(
            hand=[study], field=[bell], deck=["Meteor", "Hex", "Brand", "Dominate", "Channel"]
        ),
    )
    game.p1.plays("Study")
    game.expect(game.p1, hand=["Meteor", "Brand"], discard=["Dominate", "Hex"])


@pytest.mark.rule("RS-TRIG-1", "RS-TRIG-3")
def test_a_trigger_happens_between_two_sentences_and_nobody_can_answer_it() -> None:
    bell = trinket("Bell", "Whenever the enemy loses health, gain 1 health.")
    rite = utility("Rite", "The enemy loses 1 health. Draw a card. The enemy loses 1 health.")
    game = scenario(
        "runeslingers", p1=player(hand=[rite], field=[bell], health=5), p2=player(hand=[BALM])
    )
    game.p1.plays("Rite")
    assert game.asks(game.p2, "answer")
    game.p2.declines()
    assert game.asked == ["p1"]  # neither of the two triggers gave p2 a chance to answer
    game.expect(game.p1, health=7)
    assert game.log_in_order(
        "loses 1 health", "Bell triggers", "draws a card", "loses 1 health", "Bell triggers"
    )


@pytest.mark.rule("RS-TRIG-3", "RS-LADDER-11", "RS-RULING-125")
def test_a_waiting_trigger_cannot_be_negated() -> None:
    bell = trinket("Bell", "Whenever you answer, gain 1 health.")
    negate = utility("Negate", "Negate target effect.", keywords="Shout")
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, negate]),
        p2=player(hand=[BALM], field=[bell], health=5),
    )
    game.p1.plays("Ember", target="p1")
    game.p2.answers_with("Balm")
    game.expect(game.p2, health=6)
    game.allows(game.p1, "answer", "Negate", target="Balm")
    game.refuses(game.p1, "answer", "Negate", target="Bell", rule="RS-TARGET-4")


@pytest.mark.rule("RS-TRIG-2", "RS-TURN-6")
@pytest.mark.parametrize("at", ["cleanse", "draw", "cleanup"])
def test_triggers_happen_in_all_phases(at: str) -> None:
    text = f"At the beginning of your {at} phase, gain 3 health."
    game = scenario("runeslingers", p1=player(passive=passive(text), health=5), at=at)
    game.expect(game.p1, health=8)
