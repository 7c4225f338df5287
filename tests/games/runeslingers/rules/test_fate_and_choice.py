"""Bullets: Fate and Choice (RS-KEY-FATE, RS-KEY-CHOICE-1, RS-RULING-65 to RS-RULING-68)."""

import pytest

from runestack.games.runeslingers.scenario import (
    boon,
    concealing,
    filler,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario

BELL = trinket("Bell", "Your block is 1 higher.")
WARD = boon("Ward", "Your maximum hand size is 1 higher.")
BULLETS = "• Deal 2 damage to a target.\n• Deal 5 damage to target Runeslinger."
BREAK = "• Destroy target trinket.\n• Destroy target boon."
SHOUT = utility("Shout", "Gain 1 health.", keywords="Shout")


# -- who chooses, and when -----------------------------------------------------------------------


@pytest.mark.rule("RS-KEY-FATE-1", "RS-KEY-FATE-2", "RS-RULING-65")
@pytest.mark.parametrize(("bullet", "health"), [(0, 16), (1, 13)])
def test_fate_lets_the_enemy_choose_before_targets_and_only_that_is_slung(
    bullet: int, health: int
) -> None:
    dice = spirit("Dice", BULLETS, keywords="Fate")
    game = scenario("runeslingers", p1=player(hand=[dice]))
    game.p1.plays("Dice")
    assert game.asked == ["p2"]
    assert game.asks(game.p2, "Fate")
    game.p2.chooses_bullet(bullet)
    assert game.asked == ["p1"]
    game.p1.targets("p2")
    game.expect(game.p2, health=health)
    assert game.log_in_order("Fate: Player 2 chooses", "Player 1 chooses", "slings Dice")


@pytest.mark.rule("RS-KEY-CHOICE-1", "RS-RULING-66")
@pytest.mark.parametrize(("bullet", "health"), [(0, 16), (1, 13)])
def test_choice_is_made_by_the_player_and_the_other_bullets_are_ignored(
    bullet: int, health: int
) -> None:
    wish = spirit("Wish", BULLETS, keywords="Choice")
    game = scenario("runeslingers", p1=player(hand=[wish]))
    game.p1.plays("Wish")
    assert game.asked == ["p1"]
    game.p1.chooses_bullet(bullet)
    game.p1.targets("p2")
    game.expect(game.p2, health=health)


@pytest.mark.rule("RS-KEY-CHOICE-1")
def test_text_around_the_bullets_happens_whatever_is_chosen() -> None:
    wish = utility("Wish", "Gain 1 health.\n• Draw a card.\n• Draw 2 cards.", keywords="Choice")
    game = scenario("runeslingers", p1=player(hand=[wish], health=9))
    game.p1.plays("Wish", bullet=1)
    game.expect(game.p1, health=10, hand=["Filler", "Filler"])


@pytest.mark.rule("RS-RULING-68", "RS-CARD-7")
@pytest.mark.parametrize(
    ("keywords", "seared"),
    [("Fate, Sear 2", 0), ("Sear 2, Fate", 2), ("Choice, Sear 2", 0), ("Sear 2, Choice", 2)],
)
def test_bullets_are_chosen_where_the_keyword_stands_in_the_bar(keywords: str, seared: int) -> None:
    dice = spirit("Dice", BULLETS, keywords=keywords)
    game = scenario("runeslingers", p1=player(hand=[dice]))
    game.p1.plays("Dice")
    chooser = game.p2 if "Fate" in keywords else game.p1
    assert game.asked == [chooser]
    game.expect(game.p1, discard=["Filler"] * seared)
    chooser.chooses_bullet(1)
    game.expect(game.p1, discard=["Filler"] * 2)


# -- which bullets are possible ------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-65", "RS-TARGET-3")
def test_fate_needs_targets_for_every_bullet_and_choice_for_one() -> None:
    doom = utility("Doom", BREAK, keywords="Fate")
    wish = utility("Wish", BREAK, keywords="Choice")
    game = scenario("runeslingers", p1=player(hand=[doom, wish], field=[BELL]))
    game.refuses(game.p1, "play", "Doom", rule="RS-TARGET-3")
    game.allows(game.p1, "play", "Wish")
    game.p1.plays("Wish")  # nobody is asked: one bullet is possible
    game.expect("Bell", zone="discard")
    game = scenario("runeslingers", p1=player(hand=[wish, doom]))
    game.refuses(game.p1, "play", "Wish", rule="RS-TARGET-3")
    game = scenario(
        "runeslingers",
        p1=player(hand=[doom], field=[BELL], boons=[concealing(WARD, burn=1)]),
    )
    game.allows(game.p1, "play", "Doom")


@pytest.mark.rule("RS-RULING-65")
def test_fate_is_a_choice_of_the_bullets_that_still_have_targets() -> None:
    doom = utility("Doom", BREAK, keywords="Ail 1, Fate")
    fuse = trinket("Fuse", "Whenever you are ailed, destroy this card.")
    game = scenario(
        "runeslingers", p1=player(hand=[doom], field=[fuse], boons=[concealing(WARD, burn=1)])
    )
    game.p1.plays("Doom", ail="weaken")  # Fuse is gone, so P2 is not asked
    game.expect("Ward", zone="discard")
    assert game.log_contains("Fate: Player 2 chooses for Doom: Destroy target boon")


@pytest.mark.rule("RS-RULING-65", "RS-RULING-47")
def test_if_no_bullet_has_a_target_any_more_the_effect_is_prevented() -> None:
    doom = utility(
        "Doom",
        "• Destroy target trinket.\n• Return target trinket to its owner's hand.",
        keywords="Ail 1, Fate",
    )
    fuse = trinket("Fuse", "Whenever you are ailed, destroy this card.")
    game = scenario("runeslingers", p1=player(hand=[doom], field=[fuse]))
    game.p1.plays("Doom", ail="weaken")
    assert game.asked == ["p1"]
    game.expect("Doom", zone="play", slung=True)
    game.expect(game.p1, weaken=1, discard=["Fuse"])
    assert game.log_contains("no bullet has a valid target")
    assert not game.log_contains("undone")


@pytest.mark.rule("RS-RULING-65", "RS-RULING-66")
def test_the_chosen_bullet_is_public() -> None:
    wish = spirit("Wish", BULLETS, keywords="Choice")
    game = scenario("runeslingers", p1=player(hand=[wish]), p2=player(hand=[SHOUT]))
    game.p1.plays("Wish", bullet=1, target="p2")
    assert game.log_contains("chooses for Wish: Deal 5 damage", game.p2)
    assert game.asks(game.p2, "Deal 5 damage to target Runeslinger")
    game.expect("Wish", bullet=1)


# -- continuous bullets and later uses -----------------------------------------------------------


@pytest.mark.rule("RS-RULING-66")
def test_the_choice_of_a_continuous_bullet_holds_while_the_card_is_in_play() -> None:
    totem = trinket(
        "Totem",
        "• Your block is 3 higher.\n• Your maximum hand size is 3 higher.\nActivate: Draw a card.",
        keywords="Choice",
    )
    game = scenario("runeslingers", p1=player(hand=[totem]))
    game.p1.plays("Totem", bullet=1)
    game.expect(game.p1, block=4, hand_maximum=11)
    game.p1.ends_turn()
    game.p2.ends_turn()
    game.p1.goes_on()
    game.expect(game.p1, block=4, hand_maximum=11)
    game.p1.activates("Totem")  # nobody chooses again
    game.expect("Totem", activated=True, bullet=1)
    game.expect(game.p1, block=4, hand_maximum=11, hand=["Filler"] * 3)


@pytest.mark.rule("RS-RULING-66", "RS-RULING-98", "RS-KEY-FATE-1")
@pytest.mark.parametrize(("keyword", "chooser"), [("Choice", "p1"), ("Fate", "p2")])
def test_a_boon_with_bullets_is_decided_by_who_plays_it_or_the_enemy_of_that_player(
    keyword: str, chooser: str
) -> None:
    curse = boon(
        "Bane", "• Your block is 3 lower.\n• Your maximum hand size is 3 lower.", keywords=keyword
    )
    game = scenario("runeslingers", p1=player(hand=[curse]), p2=player(ailments={"burn": 1}))
    game.p1.plays("Bane", on="p2 burn")
    assert game.asked == [chooser]
    game.expect("Bane", zone="being played")
    (game.p1 if chooser == "p1" else game.p2).chooses_bullet(0)
    game.expect(game.p2, block=1, hand_maximum=8)


@pytest.mark.rule("RS-RULING-67")
@pytest.mark.parametrize("keyword", ["Fate", "Choice"])
def test_bullets_of_a_later_sling_are_chosen_at_the_sling_after_its_costs(keyword: str) -> None:
    tower = spirit(
        "Tower", f"Sling, discard a card:\n{BULLETS}", defense=3, keywords=f"{keyword}, Pain 1"
    )
    game = scenario("runeslingers", p1=player(hand=[tower, "Meteor", "Hex"]), blocks="never")
    game.p1.plays("Tower")
    game.expect("Tower", zone="play")  # nobody was asked
    game.expect(game.p1, health=17)
    game.p1.slings("Tower", pay="Hex")
    game.expect(game.p1, discard=["Hex"])
    chooser = game.p2 if keyword == "Fate" else game.p1
    assert game.asked == [chooser]
    chooser.chooses_bullet(1)
    game.p1.targets("p2")
    game.expect(game.p2, health=13)


@pytest.mark.rule("RS-RULING-67", "RS-COST-3")
def test_bullets_below_a_sling_with_costs_are_chosen_after_the_costs() -> None:
    wish = spirit("Wish", f"Sling, discard a card:\n{BULLETS}", keywords="Choice, Sear 1")
    game = scenario("runeslingers", p1=player(hand=[wish, "Meteor"]))
    game.p1.plays("Wish")
    game.expect(game.p1, discard=["Meteor", "Filler"])
    game.p1.chooses_bullet(1)
    game.p1.targets("p2")
    game.expect(game.p2, health=13)


@pytest.mark.rule("RS-RULING-67", "RS-RULING-76")
def test_bullets_of_a_charged_runespell_are_chosen_when_it_is_slung() -> None:
    coil = spirit(
        "Coil",
        "• Deal 1 damage to a target, plus 2 for each token on this card.\n• Deal 2 damage to target Runeslinger.",
        keywords="Choice, Charge",
    )
    game = scenario("runeslingers", p1=player(hand=[coil]), blocks="never")
    game.p1.plays("Coil", charge=True)
    game.expect("Coil", tokens=1, bullet=-1)
    assert game.asks(game.p1, "what do you do")
    game.p1.ends_turn()
    game.p2.ends_turn()
    game.p1.goes_on()
    game.p1.slings("Coil", bullet=0, target="p2")
    game.expect(game.p2, health=15)


@pytest.mark.rule("RS-RULING-67")
def test_each_activation_chooses_anew() -> None:
    gong = trinket("Gong", "Activate:\n• Gain 1 health.\n• Draw a card.", keywords="Choice")
    again = placed(gong, bullet=0)
    game = scenario("runeslingers", p1=player(field=[again], hand=filler(1), health=9))
    game.p1.activates("Gong")
    assert len(game.options(game.p1)) == 2
    game.p1.chooses_bullet(1)
    game.expect(game.p1, health=9, hand=["Filler", "Filler"])
