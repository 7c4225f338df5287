"""The ladder in detail: who adds when, lost targets, effects that sling (RS-RULING-116 to -125)."""

import pytest

from runestack.games.runeslingers.scenario import (
    activate,
    attack,
    filler,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario
from tests.games.runeslingers.cards.test_schema import codes, table

EMBER = spirit("Ember", "Deal 6 damage to a target.")
BALM = utility("Balm", "Gain 1 health.", keywords="Shout")
SNAP = utility("Snap", "Destroy target trinket.", keywords="Shout")
HOME = utility("Home", "Return target card to its owner's hand.", keywords="Shout")
BREATH = activate("Gain 4 health.")


@pytest.mark.rule("RS-RULING-116")
def test_a_single_action_that_is_declined_resolves_without_asking_its_own_player() -> None:
    game = scenario("runeslingers", p1=player(hand=[EMBER, BALM]), p2=player(hand=[BALM]))
    game.p1.plays("Ember", target="p1")
    game.refuses(game.p1, "answer", "p1 Balm", rule="RS-RULING-116")
    game.p2.declines()
    game.expect(ladder=[])
    game.expect(game.p1, health=12)
    assert game.asked == ["p1"]


@pytest.mark.rule("RS-RULING-116", "RS-LADDER-7")
def test_two_declines_have_to_follow_each_other() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, BALM, BALM], health=9),
        p2=player(hand=[BALM, BALM], health=9),
        blocks="never",
    )
    game.p1.plays("Ember", target="p1")
    game.p2.answers_with("Balm")
    game.p1.declines()
    game.p2.answers_with("Balm")
    game.expect(ladder=["Ember", "p2 Balm", "p2 Balm 2"])
    game.p1.answers_with("Balm")
    assert game.asked == ["p1"]  # p2 has nothing left and declines; p1 may still answer p2's rungs
    assert game.asks(game.p1, "answer")
    game.p1.answers_with("Balm")
    game.expect(ladder=[])
    game.expect(game.p1, health=9 + 1 + 1 - 6)
    game.expect(game.p2, health=11)


@pytest.mark.rule("RS-RULING-117", "RS-RULING-104")
def test_between_the_rungs_there_are_blocks_and_triggers_but_no_answers() -> None:
    zap = trinket("Zap", "Activate: Deal 5 damage to a target.")
    bell = trinket("Bell", "Whenever you discard a card, draw a card.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER], field=[zap]),
        p2=player(hand=[BALM, BALM, *filler(1)], field=[bell], health=12),
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Balm")
    game.p1.answers_with("Zap", target="p2")
    game.p2.declines()
    assert game.asks(game.p2, "block")
    game.expect(ladder=["Ember", "Balm", "Zap"])
    game.refuses(game.p2, "answer", "Balm 2", rule="RS-RULING-117")  # Ember waits below
    game.p2.blocks("Filler")
    assert game.asked == ["p1"]
    game.expect(game.p2, health=12 - 1 + 1 - 6, hand=["Balm 2", "Filler"])
    assert game.log_in_order(
        "Bell triggers", "Zap deals 1 damage", "Balm resolves", "Ember resolves"
    )


@pytest.mark.rule("RS-RULING-118", "RS-EFF-2", "RS-EFF-3")
def test_in_the_enemys_turn_nothing_is_done_unasked() -> None:
    lamp = trinket("Lamp", "Activate: Gain 3 health.")
    wall = utility("Wall", "Sling: Gain 2 health.", defense=3, keywords="Shout")
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER]),
        p2=player(hand=[BALM], field=[lamp, wall], activate=BREATH, determinations=1),
    )
    assert game.asked == ["p1"]
    game.refuses(game.p2, "play and sling", "Balm", rule="RS-RULING-118")
    game.refuses(game.p2, "activate", "Lamp", rule="RS-RULING-118")
    game.refuses(game.p2, "sling", "Wall", rule="RS-RULING-118")
    game.refuses(game.p2, "ability", rule="RS-RULING-118")
    game.p1.plays("Ember", target="p1")
    for card in ("Balm", "Lamp", "Wall", "p2 ability"):
        game.allows(game.p2, "answer", card)


@pytest.mark.rule("RS-RULING-119")
def test_an_answer_need_not_have_to_do_with_what_it_answers() -> None:
    idol = trinket("Idol", "Your block is 1 higher.")
    game = scenario("runeslingers", p1=player(hand=[EMBER], field=[idol]), p2=player(hand=[SNAP]))
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Snap", target="Idol")
    game.expect("Idol", zone="discard")
    game.expect(game.p2, health=12)


@pytest.mark.rule("RS-RULING-120", "RS-LADDER-4")
def test_even_in_the_own_turn_only_shout_cards_answer() -> None:
    wall = utility("Wall", "Sling: Gain 2 health.", defense=3)
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, EMBER, BALM, "Meteor"], field=[wall]),
        p2=player(hand=[BALM]),
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Balm")
    game.allows(game.p1, "answer", "p1 Balm")
    game.refuses(game.p1, "answer", "Ember 2", rule="RS-LADDER-4")
    game.refuses(game.p1, "answer", "Wall", rule="RS-LADDER-4")
    game.refuses(game.p1, "set", "Meteor", rule="RS-RULING-120")


@pytest.mark.rule("RS-RULING-120")
def test_a_text_can_let_other_runespells_answer() -> None:
    horn = trinket("Horn", "Allied spirit runespells can be slung as an answer.")
    jab = attack("Jab", "Deal 1 damage to a target.")
    game = scenario(
        "runeslingers", p1=player(hand=[EMBER]), p2=player(hand=[EMBER, jab], field=[horn])
    )
    game.p1.plays("Ember", target="p1")
    game.refuses(game.p2, "answer", "Jab", rule="RS-LADDER-4")
    game.p2.answers_with("p2 Ember", target="p1")
    game.expect(game.p1, health=6)


@pytest.mark.rule("RS-RULING-121", "RS-RULING-117")
def test_a_sling_by_an_effect_happens_at_once_with_new_targets_and_no_answers() -> None:
    echo = utility("Echo", "Sling target slung runespell again. Gain 1 health.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, echo], health=9),
        p2=player(hand=[BALM, BALM]),
        blocks="never",
    )
    game.p1.plays("Ember", target="p2")
    game.p2.declines()
    game.p1.plays("Echo", target="Ember")
    game.p2.declines()
    assert game.asks(game.p1, "target")
    game.expect(ladder=["Echo"])
    game.p1.targets("p1")
    assert game.asked == ["p1"]
    game.expect(game.p1, health=9 - 6 + 1)
    game.expect(game.p2, health=12)
    assert game.log_in_order("effect of Player 1's Echo resolves", "slings Ember", "gains 1 health")


@pytest.mark.rule("RS-RULING-121", "RS-RULING-45", "RS-RULING-44")
@pytest.mark.parametrize("cards", [0, 1])
def test_a_sling_by_an_effect_pays_its_costs_again_or_does_not_happen(cards: int) -> None:
    echo = utility("Echo", "Sling target slung runespell again. Gain 1 health.")
    rite = utility("Rite", "Sling, discard a card: Gain 3 health.", defense=3)
    game = scenario(
        "runeslingers",
        p1=player(hand=[echo, *filler(cards)], field=[placed(rite, slung=True)], health=5),
    )
    game.p1.plays("Echo", target="Rite")
    game.expect(game.p1, health=5 + 3 * cards + 1, hand=[])


@pytest.mark.rule("RS-RULING-121", "RS-RULING-43")
def test_a_sling_by_an_effect_whose_costs_fail_midway_is_undone_and_the_effect_goes_on() -> None:
    """The first cost sets off a trigger that takes the card for the second one away."""
    echo = utility("Echo", "Sling target slung runespell again. Gain 1 health.")
    rite = utility(
        "Rite", "Sling, pay 2 health, destroy an allied trinket: Gain 9 health.", defense=3
    )
    bell = trinket("Bell", "Whenever you lose health, return this card to its owner's hand.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[echo], field=[placed(rite, slung=True), bell], health=5),
    )
    game.p1.plays("Echo", target="Rite")
    game.expect(game.p1, health=6, trinkets=["Bell"])


@pytest.mark.rule("RS-RULING-121")
def test_a_text_that_forbids_slinging_forbids_it_to_effects_too() -> None:
    echo = utility("Echo", "Sling target slung allied runespell again. Gain 1 health.")
    gag = utility("Gag", "Target runespell cannot be slung this turn.")
    game = scenario("runeslingers", p1=player(hand=[EMBER, gag, echo], health=9))
    game.p1.plays("Ember", target="p2")
    game.p1.plays("Gag", target="Ember")
    game.p1.plays("Echo", target="Ember")
    game.expect(game.p1, health=10)
    game.expect(game.p2, health=12)


@pytest.mark.rule("RS-RULING-76", "RS-RULING-121")
def test_no_effect_slings_a_runespell_that_was_charged_this_turn() -> None:
    echo = utility("Echo", "Sling target allied runespell again. Gain 1 health.")
    coil = spirit(
        "Coil", "Deal 1 damage to the enemy, plus 2 for each token on this card.", keywords="Charge"
    )
    game = scenario("runeslingers", p1=player(hand=[coil, echo, echo], health=9), blocks="never")
    game.p1.plays("Coil", charge=True)
    game.p1.plays("Echo", target="Coil")
    game.expect("Coil", slung=False, tokens=1)
    game.expect(game.p1, health=10)
    game.expect(game.p2, health=18)
    game.p1.ends_turn()
    game.p2.ends_turn()
    game.p1.goes_on()
    game.p1.plays("Echo 2", target="Coil")
    game.expect(game.p2, health=15)


@pytest.mark.rule("RS-RULING-121", "RS-RULING-50")
def test_a_card_that_slings_all_runespells_again_leaves_itself_out() -> None:
    echo = utility("Echo", "Sling each allied runespell again. Gain 1 health.")
    ember = spirit("Cinder", "Deal 2 damage to the enemy.")
    game = scenario("runeslingers", p1=player(hand=[ember, echo], health=9))
    game.p1.plays("Cinder")
    game.p1.plays("Echo")
    game.expect(game.p1, health=10)
    game.expect(game.p2, health=14)


@pytest.mark.rule("RS-RULING-121", "RS-RULING-50")
@pytest.mark.parametrize(
    "text", ["Sling this card again.", "Gain 1 health. You may sling this card again."]
)
def test_no_card_slings_itself(text: str) -> None:
    assert codes(table("runespell", text, subtype="utility")) == ["C117"]


@pytest.mark.rule("RS-RULING-122", "RS-LADDER-5", "RS-EX-23")
def test_hex_is_the_lowest_rung_and_its_ladder_is_complete_after_two_declines() -> None:
    game = scenario(
        "runeslingers", p1=player(hand=["Hex", "Bounce"]), p2=player(hand=["Bounce", BALM])
    )
    game.p1.plays("Hex", sling=True, target="p2")
    game.p2.answers_with("Bounce", target="Hex")
    assert game.ladder[0] == "Hex"
    game.p1.declines()
    game.expect(ladder=["Hex", "p2 Bounce"])  # not complete: p2 has still to decline
    game.p2.declines()
    game.expect(ladder=[])
    game.expect("Hex", zone="deck")
    game.expect(game.p2, ailments={})


@pytest.mark.rule("RS-RULING-123", "RS-TARGET-6", "RS-TARGET-5", "RS-EFF-4")
def test_only_the_sentence_that_lost_its_target_does_nothing() -> None:
    idol = trinket("Idol", "Your block is 1 higher.", defense=9)
    rite = spirit("Rite", "Destroy target trinket. Deal 3 damage to a target. Draw a card.")
    game = scenario("runeslingers", p1=player(hand=[rite]), p2=player(hand=[HOME], field=[idol]))
    game.p1.plays("Rite", target="p2")  # Idol is the only trinket
    game.p2.answers_with("Home", target="Idol")
    game.p2.does_not_block()
    game.expect("Idol", zone="hand")
    game.expect(game.p2, health=15)
    game.expect(game.p1, hand=["Filler"])
    assert game.log_in_order("A part of the effect of Player 1's Rite is prevented", "3 damage")


@pytest.mark.rule("RS-RULING-123")
@pytest.mark.parametrize(("is_answered", "health"), [(False, 13), (True, 9)])
def test_what_depends_on_a_prevented_sentence_does_not_happen(
    is_answered: bool, health: int
) -> None:
    idol = trinket("Idol", "Your block is 1 higher.")
    rite = utility("Rite", "You may destroy target trinket. If you do, gain 4 health.")
    game = scenario(
        "runeslingers", p1=player(hand=[rite], health=9), p2=player(hand=[HOME], field=[idol])
    )
    game.p1.plays("Rite", target="Idol")
    if is_answered:
        game.p2.answers_with("Home", target="Idol")
    else:
        game.p2.declines()
        game.p1.chooses("yes")
    game.expect(game.p1, health=health)
    assert game.asked == ["p1"]


@pytest.mark.rule("RS-RULING-124", "RS-EFF-4", "RS-TARGET-5")
def test_a_target_has_to_fit_the_text_again_when_its_sentence_begins() -> None:
    """The target is still in play, but no longer what the text asked for."""
    rite = utility("Rite", "Draw a card. Destroy target trinket with defense 3 or more.")
    rust = utility("Rust", "Target card gets -1 defense this turn.", keywords="Shout")
    idol = trinket("Idol", "Your block is 1 higher.", defense=3)
    game = scenario("runeslingers", p1=player(hand=[rite]), p2=player(hand=[rust], field=[idol]))
    game.p1.plays("Rite", target="Idol")
    game.p2.answers_with("Rust", target="Idol")
    game.expect("Idol", zone="play", defense=2)
    game.expect(game.p1, hand=["Filler"])


@pytest.mark.rule("RS-RULING-124")
def test_a_target_is_checked_when_its_sentence_begins_not_when_the_rung_does() -> None:
    """The first sentence of the effect itself takes the target of the second one away."""
    rite = utility("Rite", "Return target trinket to its owner's hand. Destroy target trinket.")
    idol = trinket("Idol", "Your block is 1 higher.")
    game = scenario("runeslingers", p1=player(hand=[rite]), p2=player(field=[idol]))
    game.p1.plays("Rite", target=["Idol", "Idol"])
    game.expect("Idol", zone="hand")
    game.expect(game.p2, discard=[])


@pytest.mark.rule("RS-RULING-125", "RS-RULING-142")
def test_an_ability_on_the_ladder_can_be_negated_but_not_removed() -> None:
    negate = utility("Negate", "Negate target effect.", keywords="Shout")
    wipe = utility("Wipe", "Destroy each enemy card.", keywords="Shout")
    idol = trinket("Idol", "Your block is 1 higher.")
    for answer, health in ((negate, 9), (wipe, 13)):
        game = scenario(
            "runeslingers",
            p1=player(activate=BREATH, determinations=1, health=9, field=[idol]),
            p2=player(hand=[answer]),
        )
        game.p1.activates()
        game.p2.answers_with(answer.name, target=["p1 ability"] if answer is negate else [])
        game.expect(game.p1, health=health, determinations=0)
        game.expect("Idol", zone="play" if answer is negate else "discard")
