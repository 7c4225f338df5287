"""Answers and the ladder (RS-LADDER-1 to RS-LADDER-11)."""

import pytest

from runestack.games.runeslingers.scenario import (
    activate,
    filler,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario

EMBER = spirit("Ember", "Deal 6 damage to a target.")
EMBER_WALL = spirit("Ember Wall", "Sling: Deal 3 damage to a target.", defense=3)
BALM = utility("Balm", "Gain 1 health.", keywords="Shout")
CRY = utility("Cry", "Sling: Gain 2 health.", keywords="Shout", defense=2)
LAMP = trinket("Lamp", "Activate: Gain 3 health.")
BREATH = activate("Gain 4 health.")
BOUNCE = utility("Bounce", "Put target runespell on top of its owner's deck.", keywords="Shout")


@pytest.mark.rule("RS-LADDER-1", "RS-LADDER-2", "RS-ABIL-6")
def test_slings_trinkets_and_abilities_can_be_answered_by_the_enemy() -> None:
    game = scenario(
        "runeslingers",
        p1=player(
            hand=[EMBER, BALM],
            field=[LAMP, CRY],
            activate=BREATH,
            determinations=1,
            health=5,
            concentrations=2,
        ),
        p2=player(hand=[BALM]),
    )
    actions = (
        lambda: game.p1.plays("Ember", target="p1"),
        lambda: game.p1.activates("Lamp"),
        lambda: game.p1.slings("Cry"),
        game.p1.activates,
    )
    for act in actions:
        act()
        assert game.asked == ["p2"]  # and not p1, who holds a Shout card too
        assert game.asks(game.p2, "answer")
        game.p2.declines()
        assert game.asked == ["p1"]


@pytest.mark.rule("RS-LADDER-1", "RS-PLAY-8", "RS-LADDER-11")
def test_nothing_else_can_be_answered() -> None:
    wall = utility("Wall", "Sling: Gain 1 health.", defense=3)
    stream = utility("Stream", "For each token on this card, gain 1 health.", keywords="Charge")
    bell = trinket("Bell", "Whenever you set a concentration, gain 1 health.")
    game = scenario(
        "runeslingers",
        p1=player(hand=["Meteor", wall, stream, bell, "Deathmark"], ailments={"burn": 1}, health=5),
        p2=player(hand=[BALM]),
    )
    game.p1.plays("Wall")  # not slung
    assert game.asked == ["p1"]
    game.p1.plays("Stream", charge=True)
    assert game.asked == ["p1"]
    game.p1.plays("Bell")
    assert game.asked == ["p1"]
    game.p1.plays("Deathmark")
    assert game.asked == ["p1"]
    game.p1.sets("Meteor")  # and Bell triggers
    assert game.asked == ["p1"]
    game.expect(game.p1, health=6)


@pytest.mark.rule("RS-LADDER-3", "RS-KEY-SHOUT-3", "RS-ABIL-5", "RS-EFF-3")
@pytest.mark.parametrize(("answer", "gained"), [("Balm", 1), ("Cry", 2), ("Lamp", 3), (None, 4)])
def test_shout_from_hand_and_from_play_trinkets_and_the_ability_are_answers(
    answer: str | None, gained: int
) -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER]),
        p2=player(hand=[BALM], field=[CRY, LAMP], activate=BREATH, determinations=1, health=9),
        blocks="never",
    )
    game.p1.plays("Ember", target="p1")
    game.p2.answers_with(answer)
    if game.asked == ["p2"]:
        game.p2.declines()
    game.expect(game.p2, health=9 + gained)
    game.expect(game.p1, health=12)


@pytest.mark.rule("RS-LADDER-3", "RS-LADDER-4", "RS-EFF-2", "RS-RULING-70")
def test_other_cards_are_no_answers() -> None:
    quiet = utility("Quiet", "Sling: Gain 2 health.", defense=2)
    shield = utility("Shield", "Your block is 1 higher.", defense=2, keywords="Shout")
    stream = utility(
        "Stream", "For each token on this card, gain 1 health.", keywords="Shout, Charge"
    )
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER]),
        p2=player(
            hand=[EMBER, LAMP, shield, stream, BALM, "Deathmark"],
            field=[quiet, placed(LAMP, played=True)],
            ailments={"burn": 1},
        ),
    )
    game.p1.plays("Ember", target="p1")
    game.allows(game.p2, "answer", "Balm")
    game.allows(game.p2, "answer", "Stream")
    game.refuses(game.p2, "answer", "p2 Ember", rule="RS-LADDER-4")
    game.refuses(game.p2, "answer", "Quiet", rule="RS-LADDER-4")
    game.refuses(game.p2, "answer", "Lamp", rule="RS-PLAYPH-7")
    game.refuses(game.p2, "play plainly", "Shield", rule="RS-RULING-70")
    game.refuses(game.p2, "play and charge", "Stream", rule="RS-RULING-70")
    game.refuses(game.p2, "play plainly", "Lamp 2", rule="RS-LADDER-3")
    game.refuses(game.p2, "play plainly", "Deathmark", rule="RS-LADDER-3")
    game.refuses(game.p2, "set", "Balm", rule="RS-RULING-118")


@pytest.mark.rule("RS-LADDER-5", "RS-LADDER-6", "RS-LADDER-8")
def test_each_answer_goes_on_top_can_be_answered_and_resolves_first() -> None:
    pair = [utility(name, "Gain 1 health.", keywords="Shout") for name in ("Red", "Blue")]
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, pair[1]], health=9),
        p2=player(hand=[pair[0]], health=9),
    )
    game.p1.plays("Ember", target="p2")
    game.expect(ladder=["Ember"])
    game.p2.answers_with("Red")
    game.expect(ladder=["Ember", "Red"])
    assert game.asked == ["p1"]
    game.p1.answers_with("Blue")
    game.expect(ladder=[])
    game.expect(game.p1, health=10)
    game.expect(game.p2, health=4)
    assert game.log_in_order(
        "slings Ember",
        "Player 2 answers Player 1's Ember with Red",
        "Player 1 answers Player 2's Red with Blue",
        "effect of Player 1's Blue resolves",
        "effect of Player 2's Red resolves",
        "effect of Player 1's Ember resolves",
    )


@pytest.mark.rule("RS-LADDER-7", "RS-RULING-116")
def test_the_ladder_is_complete_when_both_have_declined_one_after_the_other() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, BALM]),
        p2=player(hand=[BALM, BALM], field=[CRY], health=9),
        blocks="never",
    )
    game.p1.plays("Ember", target="p1")
    game.p2.answers_with("Balm")
    game.p1.declines()
    assert game.asked == ["p2"]  # p2 may add to the own answer
    game.p2.answers_with("Cry")
    assert game.asked == ["p1"]  # and then p1 is asked again, although p1 has declined before
    game.p1.declines()
    game.p2.declines()
    game.expect(game.p2, health=12)
    game.expect(game.p1, health=12, hand=["p1 Balm"])


@pytest.mark.rule("RS-LADDER-9", "RS-PLAY-6", "RS-LADDER-8", "RS-CONC-8")
def test_of_four_rungs_a_bounced_middle_one_does_nothing_and_the_others_resolve() -> None:
    wish = utility("Wish", "Gain 5 health. Draw a card.", keywords="Shout")
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, BOUNCE], concentrations=["Meteor", "Hex"]),
        p2=player(hand=[wish, BALM], health=9, concentrations=["Brand", "Dominate"]),
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Wish")
    game.p1.answers_with("Bounce", target="Wish")
    game.p2.answers_with("Balm")
    game.expect(ladder=[])
    game.expect("Wish", zone="deck", position=0, slung=False)
    game.expect(game.p2, health=9 + 1 - 6, hand=[], field=["Balm"])
    game.expect("Brand", empty=True)
    game.expect(game.p1, field=["Ember", "Bounce"])
    assert game.log_in_order(
        "effect of Player 2's Balm resolves",
        "effect of Player 1's Bounce resolves",
        "Wish goes to the top of Player 2's deck",
        "effect of Player 2's Wish does nothing: its card has left play",
        "effect of Player 1's Ember resolves",
    )


@pytest.mark.rule("RS-LADDER-9", "RS-RULING-56", "RS-RULING-121")
@pytest.mark.parametrize(("how", "gained"), [("Play Cry", 0), ("Play and sling Cry", 2)])
def test_a_rung_does_nothing_even_if_its_card_is_back_as_a_new_object(
    how: str, gained: int
) -> None:
    """Cry is returned and played again at once: on the ladder was the old object."""
    home = utility("Home", "Return target runespell to its owner's hand.", keywords="Shout")
    again = trinket(
        "Again",
        "Whenever an allied runespell is returned to its owner's hand, "
        "play a runespell from your hand without paying its costs.",
    )
    game = scenario(
        "runeslingers",
        p1=player(hand=[home], field=[EMBER_WALL]),
        p2=player(field=[again, CRY], health=9, concentrations=0),
    )
    game.p1.slings("Ember Wall", target="p2")
    game.p2.answers_with("Cry")
    game.p1.answers_with("Home", target="Cry")
    game.p2.chooses(how)
    game.expect("Cry", zone="play", slung=gained > 0)
    game.expect(game.p2, health=9 + gained - 3)
    assert game.log_contains("effect of Player 2's Cry does nothing")


@pytest.mark.rule("RS-LADDER-10", "RS-DEF-8")
def test_a_defense_runespell_is_answerable_only_when_it_is_slung() -> None:
    game = scenario(
        "runeslingers", p1=player(hand=[EMBER_WALL, EMBER_WALL]), p2=player(hand=[BALM])
    )
    game.p1.plays("Ember Wall")
    assert game.asked == ["p1"]
    game.p1.plays("Ember Wall", sling=True, target="p2")
    assert game.asks(game.p2, "answer")
    game.expect(ladder=["Ember Wall 2"])
    game.p2.declines()
    game.p2.does_not_block()
    game.p1.slings(game["Ember Wall"], target="p2")
    assert game.asks(game.p2, "answer")


@pytest.mark.rule("RS-LADDER-11", "RS-TRIG-3")
def test_a_trigger_in_the_middle_of_a_ladder_is_no_rung() -> None:
    bell = trinket("Bell", "Whenever you answer, gain 3 health.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, BALM]),
        p2=player(hand=[BALM], field=[bell], health=9),
    )
    game.p1.plays("Ember", target="p1")
    game.p2.answers_with("Balm")
    game.expect(game.p2, health=12)  # it has happened already, while the ladder is still open
    game.expect(ladder=["Ember", "p2 Balm"])
    game.p1.declines()
    game.expect(game.p2, health=13, hand=[])


@pytest.mark.rule("RS-LADDER-3", "RS-KEY-SHOUT-2")
def test_an_answer_from_the_hand_needs_a_place_and_its_costs() -> None:
    dear = utility("Dear", "Gain 1 health.", keywords="Shout, Pain 9")
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER]),
        p2=player(hand=[BALM, dear, *filler(1)], concentrations=0, field=[LAMP], health=9),
    )
    game.p1.plays("Ember", target="p1")
    game.refuses(game.p2, "answer", "Balm", rule="RS-CONC-6")
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(hand=[BALM, dear], health=8))
    game.p1.plays("Ember", target="p1")
    game.refuses(game.p2, "answer", "Dear", rule="RS-KEY-PAIN-2")


@pytest.mark.rule("RS-LADDER-9", "RS-PLAY-6", "RS-TRIG-1")
def test_a_card_that_a_trigger_destroys_as_it_is_slung_never_gets_onto_the_ladder() -> None:
    trap = trinket("Trap", "Whenever an enemy runespell is slung, destroy target enemy runespell.")
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(hand=[BALM], field=[trap]))
    game.p1.plays("Ember", target="p2")
    assert game.asked == ["p1"]  # there is nothing to answer
    game.expect(ladder=[])
    game.expect(game.p1, discard=["Ember"])
    game.expect(game.p2, health=18, hand=["Balm"])
