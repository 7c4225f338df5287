"""Effects of cards that leave play, and cards that come back: RS-RULING-53, RS-RULING-54, RS-RULING-56."""

import pytest

from runestack.games.runeslingers.scenario import (
    passive,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario

EMBER = spirit("Ember", "Deal 3 damage to a target.")
WALL = spirit("Wall", "Sling: Deal 2 damage to a target.", defense=4)
BELL = trinket("Bell", "Activate: Draw a card.")
SMASH = utility("Smash", "Destroy target runespell.", keywords="Shout")


# -- effects of cards that leave (RS-RULING-53, RS-RULING-54) ------------------------------------


@pytest.mark.rule("RS-RULING-53", "RS-DESTROY-3")
def test_an_effect_for_this_turn_ends_when_its_card_leaves_and_results_stay() -> None:
    surge = utility(
        "Surge", "Draw a card. Gain 2 health. Allied spirit runespells get +2 damage this turn."
    )
    game = scenario(
        "runeslingers",
        p1=player(hand=[surge, EMBER, EMBER, SMASH], concentrations=4, health=9),
    )
    game.p1.plays("Surge")
    game.p1.plays("Ember", target="p2")
    game.expect(game.p2, health=13)
    game.p1.plays("Smash", target="Surge")
    game.p1.plays("Ember", target="p2")
    game.expect(game.p2, health=10)
    game.expect(game.p1, health=11, hand=["Filler"])


@pytest.mark.rule("RS-RULING-53")
def test_a_change_of_another_card_ends_when_the_card_that_made_it_leaves() -> None:
    brace = utility("Brace", "Target defense card gets +3 defense this turn.")
    game = scenario(
        "runeslingers", p1=player(hand=[brace, EMBER, SMASH], field=[placed(WALL, damage=1)])
    )
    game.p1.plays("Brace", target="Wall")
    game.p1.plays("Ember", target="Wall")
    game.expect("Wall", damage=4, defense=3)
    game.p1.plays("Smash", target="Brace")
    game.expect("Wall", zone="discard")  # 4 damage on the 4 defense that are left


@pytest.mark.rule("RS-RULING-54", "RS-DESTROY-3")
def test_a_card_that_leaves_while_it_resolves_stops_there() -> None:
    spite = trinket("Spite", "Whenever you are dealt damage, destroy each enemy runespell.")
    bolt = spirit("Bolt", "Deal 2 damage to a target. Draw a card. Gain 3 health.")
    game = scenario("runeslingers", p1=player(hand=[bolt], health=9), p2=player(field=[spite]))
    game.p1.plays("Bolt", target="p2")
    game.expect(game.p2, health=16)
    game.expect(game.p1, hand=[], health=9, discard=["Bolt"])


@pytest.mark.rule("RS-RULING-54")
def test_a_card_that_destroys_itself_does_nothing_more() -> None:
    flare = spirit("Flare", "Deal 2 damage to a target. Destroy this card. Draw a card.")
    game = scenario("runeslingers", p1=player(hand=[flare]))
    game.p1.plays("Flare", target="p2")
    game.expect(game.p1, hand=[], discard=["Flare"])
    game.expect(game.p2, health=16)


# -- a new object (RS-RULING-56) -----------------------------------------------------------------


@pytest.mark.rule("RS-RULING-56", "RS-TARGET-5")
def test_a_card_that_comes_back_is_no_longer_the_target() -> None:
    idol = trinket("Idol", "Your block is 1 higher.", defense=2)
    blink = utility(
        "Blink",
        "Return target allied trinket to its owner's hand. "
        "Play a trinket from your hand without paying its costs.",
        keywords="Shout",
    )
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(hand=[blink], field=[idol]))
    game.p1.plays("Ember", target="Idol")
    game.p2.answers_with("Blink", target="Idol")
    game.expect("Idol", zone="play", damage=0, defense=2)
    game.expect(game.p2, health=18)


@pytest.mark.rule("RS-RULING-56")
def test_tokens_damage_and_marks_are_gone_when_a_card_comes_back() -> None:
    vat = spirit(
        "Vat",
        "Sling: Deal 1 damage to a target, plus 1 for each token on this card.",
        defense=5,
        keywords="Charge",
    )
    call = utility("Call", "Return target allied card to its owner's hand.")
    used = placed(vat, tokens=3, damage=2, slung=True)
    game = scenario("runeslingers", p1=player(hand=[call], field=[used]), p2=player())
    game.refuses(game.p1, "sling", "Vat", rule="RS-RULING-50")
    game.p1.plays("Call", target="Vat")
    game.p1.plays("Vat", sling=True, target="p2")
    game.expect("Vat", tokens=0, damage=0, slung=True)
    game.expect(game.p2, health=17)


@pytest.mark.rule("RS-RULING-56", "RS-DEF-12")
def test_what_was_slung_or_activated_and_came_back_stays_after_cleanup() -> None:
    call = utility("Call", "Return each allied card to its owner's hand.")
    game = scenario(
        "runeslingers",
        p1=player(
            hand=[call],
            field=[placed(WALL, slung=True), placed(BELL, activated=True)],
            concentrations=1,
        ),
    )
    game.p1.plays("Call")
    game.p1.plays("Wall")
    game.p1.plays("Bell")
    game.p1.ends_turn()
    game.expect(game.p1, field=["Wall", "Bell"])


@pytest.mark.rule("RS-RULING-56", "RS-PLAYPH-7")
def test_a_trinket_that_comes_back_was_played_this_turn() -> None:
    call = utility("Call", "Return target allied trinket to its owner's hand.")
    game = scenario("runeslingers", p1=player(hand=[call], field=[BELL]))
    game.allows(game.p1, "activate", "Bell")
    game.p1.plays("Call", target="Bell")
    game.p1.plays("Bell")
    game.refuses(game.p1, "activate", "Bell", rule="RS-PLAYPH-7")


@pytest.mark.rule("RS-RULING-56", "RS-RULING-66")
def test_a_chosen_bullet_is_forgotten_when_the_card_comes_back() -> None:
    totem = trinket(
        "Totem",
        "• Your block is 3 higher.\n• Your maximum hand size is 3 higher.",
        keywords="Choice",
    )
    call = utility("Call", "Return target allied trinket to its owner's hand.")
    spark = passive("Whenever you play a trinket, gain 1 health.")
    game = scenario(
        "runeslingers",
        p1=player(passive=spark, hand=[call], field=[placed(totem, bullet=0)], health=9),
    )
    game.expect(game.p1, block=7)
    game.p1.plays("Call", target="Totem")
    game.expect("Totem", zone="hand", bullet=-1)
    game.expect(game.p1, block=4)
    game.p1.plays("Totem", bullet=1)
    game.expect(game.p1, block=4, hand_maximum=11, health=10)
