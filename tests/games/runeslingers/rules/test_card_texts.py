"""What card texts can say beyond the printed set: `if you do`, `that target`, amounts that are read, ladder tests."""

import pytest

from runestack.games.runeslingers.scenario import (
    attack,
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
from tests.games.runeslingers.cards.test_schema import codes, table

EMBER = spirit("Ember", "Deal 6 damage to a target.")
WARD = boon("Ward", "Your maximum hand size is 1 higher.")

# -- if you do -----------------------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-123")
@pytest.mark.parametrize(("cards", "drawn"), [(1, 0), (2, 3)])
def test_if_you_do_needs_all_of_what_comes_before_it(cards: int, drawn: int) -> None:
    trade = utility("Trade", "Discard 2 cards. If you do, draw 3 cards.")
    game = scenario("runeslingers", p1=player(hand=[trade, *filler(cards)]))
    game.p1.plays("Trade")
    assert len(game.p1.hand) == drawn
    assert len(game.p1.discard) == cards


@pytest.mark.rule("RS-RULING-123", "RS-TARGET-6")
@pytest.mark.parametrize("answered", [False, True])
def test_if_you_do_is_skipped_with_a_target_that_was_lost(answered: bool) -> None:
    break_ = utility("Break", "Destroy target trinket. If you do, gain 4 health. Gain 1 health.")
    home = utility("Home", "Return target trinket to its owner's hand.", keywords="Shout")
    idol = trinket("Idol", "Your block is 1 higher.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[break_], health=9),
        p2=player(hand=[home] if answered else [], field=[idol]),
    )
    game.p1.plays("Break", target="Idol")
    if answered:
        game.p2.answers_with("Home", target="Idol")
    game.expect(game.p1, health=10 if answered else 14)


@pytest.mark.rule("RS-RULING-123")
def test_if_you_do_in_a_triggered_text_and_with_a_cost_that_cannot_be_paid() -> None:
    toll = trinket("Toll", "At the end of your turn, pay 5 health. If you do, draw a card.")
    for health, hand in ((6, 1), (4, 0)):
        game = scenario("runeslingers", p1=player(field=[toll], health=health))
        game.p1.ends_turn()
        assert len(game.p1.hand) == hand


@pytest.mark.rule("RS-RULING-123", "RS-OBJ-7")
def test_if_you_do_after_searing_does_not_mind_an_empty_deck_that_is_shuffled() -> None:
    burn = utility("Burn Pages", "Sear 2 cards. If you do, gain 4 health.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[burn], health=9, deck=filler(1), discard=filler(3)),
    )
    game.p1.plays("Burn Pages")
    game.expect(game.p1, health=13, power=4)


@pytest.mark.rule("RS-RULING-123")
@pytest.mark.parametrize("there", [False, True])
@pytest.mark.parametrize("which", ["each enemy trinket", "up to 1 target trinket"])
def test_if_you_do_is_skipped_if_there_was_nothing_to_do(which: str, there: bool) -> None:
    sweep = utility("Sweep", f"Destroy {which}. If you do, gain 4 health.")
    idol = trinket("Idol", "Your block is 1 higher.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[sweep], health=9),
        p2=player(field=[idol] if there else []),
    )
    if there and "target" in which:
        game.p1.plays("Sweep", target="Idol")
    else:
        game.p1.plays("Sweep")
    game.expect(game.p1, health=13 if there else 9)


@pytest.mark.rule("RS-RULING-123", "RS-RULING-78")
@pytest.mark.parametrize(("tokens", "health"), [(1, 9), (2, 13)])
def test_if_you_do_needs_as_many_tokens_as_are_removed(tokens: int, health: int) -> None:
    urn = trinket(
        "Urn", "At the end of your turn, remove 2 tokens from this card. If you do, gain 4 health."
    )
    game = scenario("runeslingers", p1=player(field=[placed(urn, tokens=tokens)], health=9))
    game.p1.ends_turn()
    game.expect(game.p1, health=health)
    game.expect("Urn", tokens=0)


@pytest.mark.rule("RS-RULING-123", "RS-AIL-24")
@pytest.mark.parametrize(("burns", "health"), [(1, 9), (2, 13)])
def test_if_you_do_needs_as_many_ailments_as_are_cleansed(burns: int, health: int) -> None:
    wash = utility("Wash", "Cleanse 2 ailments from you. If you do, gain 4 health.")
    game = scenario("runeslingers", p1=player(hand=[wash], ailments={"burn": burns}, health=9))
    game.p1.plays("Wash")
    game.expect(game.p1, health=health, ailments={})


@pytest.mark.rule("RS-RULING-123", "RS-AIL-19")
@pytest.mark.parametrize("open_", [False, True])
def test_if_you_do_is_skipped_if_you_cannot_be_ailed(open_: bool) -> None:
    pact = utility("Pact", "Apply 1 Curse to you. If you do, draw a card.")
    shielded = None if open_ else passive("You cannot be ailed.")
    game = scenario("runeslingers", p1=player(hand=[pact], passive=shielded))
    game.p1.plays("Pact")
    assert len(game.p1.hand) == (1 if open_ else 0)


# -- that target ---------------------------------------------------------------------------------


@pytest.mark.rule("RS-TARGET-7", "RS-AIL-16")
@pytest.mark.parametrize("target", ["p2", "Idol"])
def test_that_target_is_what_was_hit_before(target: str) -> None:
    twin = spirit("Twin", "Deal 1 damage to a target. Deal 2 damage to that target.")
    idol = trinket("Idol", "Your block is 1 higher.", defense=9)
    game = scenario("runeslingers", p1=player(hand=[twin]), p2=player(field=[idol]), blocks="never")
    game.p1.plays("Twin", target=target)
    game.expect(game.p2, health=15 if target == "p2" else 18)
    game.expect("Idol", damage=0 if target == "p2" else 3)


@pytest.mark.rule("RS-RULING-102")
def test_a_block_covers_both_hits_on_that_target() -> None:
    twin = attack("Twin", "Deal 3 damage to a target. Deal 3 damage to that target.")
    game = scenario("runeslingers", p1=player(hand=[twin]), p2=player(hand=1))
    game.p1.plays("Twin", target="p2")
    game.p2.blocks()
    game.expect(game.p2, health=16)


def test_that_target_needs_a_target_before_it_and_is_only_dealt_damage() -> None:
    assert codes(table("runespell", "Deal 2 damage to that target.")) != []
    text = "Deal 2 damage to a target. Destroy that target."
    assert codes(table("runespell", text)) != []


# -- amounts that are read -----------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-110")
@pytest.mark.parametrize(("health", "gained"), [(18, 2), (1, 1)])
def test_an_amount_equal_to_the_damage_dealt_is_what_was_left_after_the_block(
    health: int, gained: int
) -> None:
    leech = spirit(
        "Leech", "Deal 6 damage to a target. Gain health equal to the damage dealt this way."
    )
    game = scenario(
        "runeslingers", p1=player(hand=[leech], health=5), p2=player(hand=1, health=health)
    )
    game.p1.plays("Leech", target="p2")
    game.p2.blocks()
    game.expect(game.p1, health=5 + gained)


@pytest.mark.rule("RS-RULING-106")
def test_damage_equal_to_the_block_is_read_when_it_is_dealt() -> None:
    bash = spirit("Bash", "Deal damage equal to your block to a target.")
    sap = utility("Sap", "Apply 2 Weaken to the enemy.", keywords="Shout")
    game = scenario("runeslingers", p1=player(hand=[bash]), p2=player(hand=[sap]), blocks="never")
    game.p1.plays("Bash", target="p2")
    game.expect(effective_damage=[4])
    game.p2.answers_with("Sap")
    game.expect(game.p2, health=16)


def test_damage_dealt_this_way_needs_damage_in_the_same_paragraph() -> None:
    kind = {"subtype": "utility"}
    text = "Gain health equal to the damage dealt this way."
    assert codes(table("runespell", text, **kind)) == ["C115"]
    assert codes(table("runespell", "If damage was dealt this way, draw a card.", **kind)) == [
        "C115"
    ]


# -- the ladder ----------------------------------------------------------------------------------


@pytest.mark.rule("RS-DMG-8", "RS-TARGET-4")
@pytest.mark.parametrize(("least", "allowed"), [(6, True), (7, False)])
@pytest.mark.parametrize("verb", ["Negate", "Destroy"])
def test_a_target_can_be_asked_for_its_effective_damage(
    verb: str, least: int, allowed: bool
) -> None:
    hush = utility(
        "Hush", f"{verb} target runespell with effective damage {least} or more.", keywords="Shout"
    )
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(hand=[hush]), blocks="never")
    game.p1.plays("Ember", target="p2")
    if allowed:
        game.p2.answers_with("Hush", target="Ember")
    game.expect(game.p2, health=18 if allowed else 12)


@pytest.mark.rule("RS-DMG-8")
def test_effective_damage_counts_the_bonuses_of_when_it_was_recorded() -> None:
    gauntlet = trinket("Gauntlet", "Allied spirit runespells get +2 damage.")
    hush = utility(
        "Hush", "Negate target effect with effective damage 8 or more.", keywords="Shout"
    )
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER], field=[gauntlet]),
        p2=player(hand=[hush]),
        blocks="never",
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Hush", target="Ember")
    game.expect(game.p2, health=18)


@pytest.mark.rule("RS-DMG-8")
def test_a_trigger_can_ask_for_the_effective_damage_of_what_was_slung() -> None:
    alarm = trinket(
        "Alarm",
        "Whenever an enemy runespell is answered, if that runespell has effective damage 5 or more, "
        "draw a card.",
    )
    calm = utility("Calm", "Gain 1 health.", keywords="Shout")
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER]),
        p2=player(hand=[calm], field=[alarm]),
        blocks="never",
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Calm")
    game.expect(game.p2, hand=["Filler"])


# -- under a boon --------------------------------------------------------------------------------


@pytest.mark.rule("RS-AIL-21", "RS-RULING-85")
def test_an_effect_may_apply_instances_under_a_boon_where_they_stay_concealed() -> None:
    sneak = utility("Sneak", "Apply 2 Burn under target boon.")
    hear = passive("Whenever you are ailed, draw a card.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[sneak, utility("Smash", "Destroy target boon.")]),
        p2=player(boons=[concealing(WARD, burn=2)], passive=hear),
    )
    game.p1.plays("Sneak", target="Ward")
    game.expect(game.p2, concealed={"burn": 4}, ailments={}, health=18, hand=[])
    assert game.log_contains("Concealed by Ward now: 4 Burn")
    game.p1.plays("Smash", target="Ward")
    game.expect(game.p2, ailments={"burn": 4}, levels={"burn": 2}, health=18)


@pytest.mark.rule("RS-AIL-21")
def test_nothing_is_applied_under_a_boon_that_conceals_another_type_or_nothing() -> None:
    sneak = utility("Sneak", "Apply 1 Curse under each boon.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[sneak]),
        p2=player(boons=[concealing(WARD, burn=2), concealing(WARD), concealing(WARD, curse=1)]),
    )
    game.p1.plays("Sneak")
    game.expect(game.p2, concealed={"burn": 2, "curse": 2}, ailments={}, maximum=18)


@pytest.mark.rule("RS-AIL-21", "RS-KEY-AIL-2")
def test_who_cannot_be_ailed_gets_nothing_under_a_boon() -> None:
    sneak = utility("Sneak", "Apply 1 Burn under target boon.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[sneak]),
        p2=player(boons=[concealing(WARD, burn=2)], passive=passive("You cannot be ailed.")),
    )
    game.p1.plays("Sneak", target="Ward")
    game.expect(game.p2, concealed={"burn": 2})


def test_only_boons_have_ailments_under_them() -> None:
    kind = {"subtype": "utility"}
    assert codes(table("runespell", "Apply 1 Curse under target boon.", **kind)) == []
    assert codes(table("runespell", "Apply 1 Curse under target trinket.", **kind)) == ["C112"]
    text = "At the end of your turn, apply 1 Curse under this card."
    assert codes(table("boon", text)) == []
    assert codes(table("trinket", text, subtype="curio")) == ["C112"]


# -- runespell, trinket or boon ------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-28")
def test_a_runespell_trinket_or_boon_is_no_concentration() -> None:
    sweep = utility("Sweep", "Destroy target enemy runespell, trinket or boon.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[sweep]),
        p2=player(field=["Burning Ember", "Lava Stream"], boons=[concealing(WARD, burn=1)]),
    )
    game.p1.chooses("play and sling Sweep")
    game.p1.chooses(game.options("p1")[0])
    assert len(game.options("p1")) == 3
