"""Cards after they were used or put into play by effects: RS-RULING-49 to RS-RULING-52."""

import pytest

from runestack.games.runeslingers.scenario import (
    activate,
    boon,
    filler,
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
HUSH = utility("Hush", "Negate target effect.", keywords="Shout")
DIG = utility("Dig", "Play a card from your discard pile without paying its costs.")


# -- put into play by an effect (RS-RULING-49) ---------------------------------------------------


@pytest.mark.rule("RS-RULING-49")
def test_a_card_played_by_an_effect_pays_nothing_and_is_placed_aimed_and_slung() -> None:
    bolt = spirit(
        "Bolt",
        "Sling, discard 2 cards: Deal 5 damage to a target.",
        keywords="Pain 9, Ail 2, Sear 30",
    )
    game = scenario(
        "runeslingers",
        p1=player(hand=[DIG], discard=[bolt], concentrations=["Hex", "Brand"], health=5),
        p2=player(hand=[HUSH]),
        blocks="never",
    )
    game.p1.plays("Dig", on="Hex")
    game.p2.declines()
    game.p1.targets("p2")  # not answerable: it is a part of the effect
    game.expect("Bolt", zone="play", slung=True, under="Brand")
    game.expect(game.p1, health=5, ailments={})
    game.expect(game.p2, health=13, hand=["Hush"])


@pytest.mark.rule("RS-RULING-49", "RS-TYPE-12", "RS-CONC-6")
def test_a_card_without_a_legal_place_stays_where_it_is() -> None:
    ward = boon("Ward", "Your block is 1 higher.")
    game = scenario("runeslingers", p1=player(hand=[DIG], discard=[BELL, ward], concentrations=1))
    game.p1.plays("Dig")
    game.expect(game.p1, discard=["Bell", "Ward"], field=["Dig"])
    game = scenario(
        "runeslingers",
        p1=player(hand=[DIG], discard=[BELL, ward], concentrations=1, ailments={"burn": 1}),
    )
    game.p1.plays("Dig")
    game.expect(game.p1, discard=["Bell"], field=["Dig", "Ward"], concealed={"burn": 1})


@pytest.mark.rule("RS-RULING-49", "RS-TARGET-3")
def test_a_runespell_without_a_target_is_not_played_by_an_effect_either() -> None:
    strip = utility("Strip", "Destroy target boon.")
    game = scenario("runeslingers", p1=player(hand=[DIG], discard=[strip, EMBER]))
    game.p1.plays("Dig", target="p2")
    game.expect(game.p1, field=["Dig", "Ember"], discard=["Strip"])
    game.expect(game.p2, health=15)


@pytest.mark.rule("RS-RULING-49", "RS-RULING-42", "RS-KEY-CHARGE-1")
def test_how_a_card_is_played_is_announced_for_an_effect_as_well() -> None:
    coil = spirit(
        "Coil",
        "Deal 2 damage to a target, plus 1 for each token on this card.",
        keywords="Pain 1, Charge",
    )
    for sling in (False, True):
        game = scenario("runeslingers", p1=player(hand=[DIG], discard=[WALL]))
        game.p1.plays("Dig")
        game.p1.plays("Wall", sling=sling)
        if sling:
            game.p1.targets("p2")
        game.expect("Wall", zone="play", slung=sling)
        game = scenario("runeslingers", p1=player(hand=[DIG], discard=[coil]))
        game.p1.plays("Dig")
        game.p1.plays("Coil", sling=sling, charge=not sling)
        if sling:
            game.p1.targets("p2")
        game.expect("Coil", zone="play", slung=sling, tokens=0 if sling else 1)
        game.expect(game.p1, health=18)


@pytest.mark.rule("RS-RULING-49", "RS-RULING-57")
def test_on_play_steps_apply_to_a_card_put_into_play() -> None:
    relic = trinket("Relic", "Whenever this card is played, gain 2 health.")
    game = scenario("runeslingers", p1=player(hand=[DIG], field=[relic], discard=[relic], health=9))
    game.p1.plays("Dig")
    game.expect(game.p1, health=11, trinkets=["Relic 2"], discard=["Relic"])


@pytest.mark.rule("RS-RULING-25")
def test_a_card_that_lay_open_is_hidden_once_it_is_set_face_down() -> None:
    bury = utility("Bury", "Set a card from your discard pile as a concentration.")
    game = scenario("runeslingers", p1=player(hand=[bury], discard=["Hex"]))
    game.expect("Hex", known_to=["p1", "p2"])
    game.p1.plays("Bury")
    game.expect("Hex", zone="concentration", known_to=["p1"])


# -- used once, then spent (RS-RULING-50 to -52) -------------------------------------------------


@pytest.mark.rule("RS-RULING-50")
def test_a_runespell_is_slung_once_and_a_trinket_activated_once_a_turn() -> None:
    game = scenario("runeslingers", p1=player(field=[WALL, BELL]))
    game.p1.slings("Wall", target="p2")
    game.p1.activates("Bell")
    game.refuses(game.p1, "sling", "Wall", rule="RS-RULING-50")
    game.refuses(game.p1, "activate", "Bell", rule="RS-RULING-50")
    game.expect(game.p2, health=16)
    game.p1.ends_turn()
    game.expect(game.p1, field=[])


@pytest.mark.rule("RS-RULING-50")
def test_a_trinket_that_has_answered_cannot_answer_again_in_that_turn() -> None:
    game = scenario(
        "runeslingers", p1=player(hand=[EMBER, EMBER]), p2=player(field=[BELL]), blocks="never"
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Bell")
    game.p1.plays("Ember", target="p2")  # P2 has nothing to answer with, and is not asked
    game.expect(game.p2, health=12, hand=["Filler"])


@pytest.mark.rule("RS-RULING-51", "RS-ABIL-8")
def test_the_ability_is_activated_as_often_as_it_can_be_paid() -> None:
    pull = activate("Draw a card.", cost=1)
    game = scenario("runeslingers", p1=player(activate=pull, determinations=3))
    for left in (2, 1, 0):
        game.p1.activates()
        game.expect(game.p1, determinations=left)
    game.refuses(game.p1, "ability", rule="RS-DET-4")
    game.expect(game.p1, hand=["Filler"] * 3)


@pytest.mark.rule("RS-RULING-52", "RS-RULING-22")
def test_a_slung_runespell_keeps_its_place_defense_and_text_until_cleanup() -> None:
    post = spirit("Post", "Your block is 2 higher.\nSling: Deal 2 damage to a target.", defense=4)
    game = scenario(
        "runeslingers",
        p1=player(field=[placed(post, on="Hex")], hand=[EMBER, *filler(1)], concentrations=0),
    )
    game.p1.slings("Post", target="p2")
    game.expect("Post", zone="play", defense=4)
    game.expect(game.p1, block=6, empty_concentrations=[])
    game.refuses(game.p1, "play", "Ember", rule="RS-CONC-6")
    game.p1.ends_turn()
    game.expect("Post", zone="discard")
    game.expect("Hex", empty=True)
    game.expect(game.p1, block=4)


@pytest.mark.rule("RS-RULING-52")
def test_a_slung_runespell_and_an_activated_trinket_can_still_be_hit_and_destroyed() -> None:
    drum = trinket("Drum", "Activate: Draw a card.", defense=2)
    strip = utility("Strip", "Destroy target slung runespell.")
    game = scenario("runeslingers", p1=player(hand=[EMBER, strip], field=[WALL, drum]))
    game.p1.activates("Drum")
    game.p1.slings("Wall", target="Drum")
    game.expect("Drum", zone="discard")
    game.p1.plays("Strip", target="Wall")
    game.expect("Wall", zone="discard")


@pytest.mark.rule("RS-RULING-52", "RS-RULING-142")
def test_a_card_whose_effect_was_negated_or_prevented_is_discarded_in_cleanup() -> None:
    flip = utility("Flip", "Return target trinket to its owner's hand.", keywords="Shout")
    snap = utility("Snap", "Destroy target trinket.")
    idol = trinket("Idol", "Your block is 1 higher.")
    game = scenario(
        "runeslingers", p1=player(hand=[EMBER, snap]), p2=player(hand=[HUSH, flip], field=[idol])
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Hush", target="Ember")
    game.p2.declines()
    game.p1.plays("Snap", target="Idol")
    game.p2.answers_with("Flip", target="Idol")
    game.expect(game.p2, health=18, hand=["Idol"])
    game.expect(game.p1, field=["Ember", "Snap"])
    game.p1.ends_turn()
    game.expect(game.p1, field=[], discard=["Snap", "Ember"])
