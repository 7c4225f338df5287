"""Shout (RS-KEY-SHOUT, RS-RULING-69 to RS-RULING-71)."""

import pytest

from runestack.games.runeslingers.scenario import (
    activate,
    boon,
    filler,
    passive,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario

EMBER = spirit("Ember", "Deal 3 damage to a target.")
MEND = utility("Mend", "Gain 2 health.", keywords="Shout")
CALM = utility("Calm", "Gain 2 health.")
BELL = trinket("Bell", "Activate: Draw a card.")
PULL = activate("Draw a card.", cost=1)


@pytest.mark.rule("RS-KEY-SHOUT-1")
def test_a_shout_card_is_played_in_the_own_phase_and_as_an_answer_in_either_turn() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[MEND, EMBER, MEND], health=9),
        p2=player(hand=[MEND, CALM], health=9),
        blocks="never",
    )
    game.p1.plays("p1 Mend")
    game.p2.declines()
    game.expect(game.p1, health=11)
    game.p1.plays("Ember", target="p2")
    game.refuses(game.p2, "answer", "Calm", rule="RS-LADDER-4")
    game.p2.answers_with("p2 Mend")
    game.p1.answers_with("p1 Mend")  # in the own turn
    game.expect(game.p1, health=13)
    game.expect(game.p2, health=9 + 2 - 3)


@pytest.mark.rule("RS-KEY-SHOUT-1", "RS-RULING-118")
def test_a_shout_card_is_no_action_in_the_turn_of_the_enemy() -> None:
    game = scenario("runeslingers", p1=player(), p2=player(hand=[MEND]))
    assert game.asked == ["p1"]
    assert "RS-RULING-118" in game.explains(game.p2, "play", "Mend")


@pytest.mark.rule("RS-KEY-SHOUT-2", "RS-RULING-70")
@pytest.mark.parametrize(
    ("concentrations", "health", "trinkets", "rule"),
    [
        (0, 9, 1, "RS-CONC-6"),
        (1, 2, 1, "RS-KEY-PAIN-2"),
        (1, 9, 0, "RS-TARGET-3"),
        (1, 9, 1, ""),
    ],
)
def test_a_shout_answer_needs_a_place_its_costs_and_its_targets(
    concentrations: int, health: int, trinkets: int, rule: str
) -> None:
    snap = utility("Snap", "Destroy target trinket.", keywords="Shout, Pain 3")
    idol = trinket("Idol", "Your block is 1 higher.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER], field=[idol] * trinkets),
        p2=player(
            hand=[snap],
            activate=PULL,
            determinations=1,
            concentrations=concentrations,
            health=health,
        ),
        blocks="never",
    )
    game.p1.plays("Ember", target="p2")
    if rule:
        game.refuses(game.p2, "answer", "Snap", rule=rule)
        return
    game.p2.answers_with("Snap", target="Idol")
    game.expect("Snap", zone="play", slung=True)
    game.expect(game.p2, health=health - 3, empty_concentrations=[])
    game.expect(ladder=["Ember", "Snap"])


@pytest.mark.rule("RS-KEY-SHOUT-3", "RS-RULING-70", "RS-LADDER-3")
def test_a_shout_runespell_in_play_with_sling_may_answer() -> None:
    horn = utility("Horn", "Sling: Gain 2 health.", defense=2, keywords="Shout")
    mute = utility("Mute", "Sling: Gain 2 health.", defense=2)
    post = utility("Post", "Your block is 1 higher.", defense=2, keywords="Shout")
    game = scenario(
        "runeslingers", p1=player(hand=[EMBER]), p2=player(field=[horn, mute, post], health=9)
    )
    game.p1.plays("Ember", target="p2")
    game.refuses(game.p2, "answer", "Mute", rule="RS-LADDER-4")
    game.refuses(game.p2, "answer", "Post", rule="RS-DEF-9")
    game.p2.answers_with("Horn")
    game.expect(game.p2, health=8)
    game.expect("Horn", slung=True)
    game.p1.ends_turn()
    game.expect("Horn", zone="discard")


@pytest.mark.rule("RS-KEY-SHOUT-3", "RS-KEY-CHARGE-3")
def test_a_shout_runespell_that_was_slung_this_turn_cannot_answer() -> None:
    horn = utility("Horn", "Sling: Gain 2 health.", defense=2, keywords="Shout")
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER]),
        p2=player(field=[placed(horn, slung=True), BELL], health=9),
    )
    game.p1.plays("Ember", target="p2")
    game.refuses(game.p2, "answer", "Horn", rule="RS-RULING-50")


@pytest.mark.rule("RS-RULING-69", "RS-LADDER-1")
@pytest.mark.parametrize("action", ["runespell", "trinket", "ability"])
def test_shout_answers_runespells_trinkets_and_abilities(action: str) -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[CALM], field=[BELL], activate=PULL, determinations=1),
        p2=player(hand=[MEND], health=9),
    )
    if action == "runespell":
        game.p1.plays("Calm")
    elif action == "trinket":
        game.p1.activates("Bell")
    else:
        game.p1.activates()
    game.p2.answers_with("Mend")
    game.p1.declines()
    game.expect(game.p2, health=11, hand=[])


@pytest.mark.rule("RS-RULING-70")
def test_a_shout_card_from_hand_must_be_slung_as_an_answer() -> None:
    horn = utility("Horn", "Sling: Gain 2 health.", defense=2, keywords="Shout")
    post = utility("Post", "Your block is 1 higher.", defense=2, keywords="Shout")
    coil = utility(
        "Coil",
        "Gain 2 health. For each token on this card, gain 1 health.",
        keywords="Shout, Charge",
    )
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER]),
        p2=player(hand=[horn, post, coil], health=9),
        blocks="never",
    )
    game.p1.plays("Ember", target="p2")
    assert len(game.options(game.p2)) == 3  # decline, Horn slung, Coil slung
    game.refuses(game.p2, "play and charge", "Coil", rule="RS-RULING-70")
    game.refuses(game.p2, "play plainly", "Horn", rule="RS-RULING-70")
    game.refuses(game.p2, "answer", "Post", rule="RS-RULING-77")
    game.p2.answers_with("Horn")
    game.p2.answers_with("Coil")
    game.expect(game.p2, health=9 + 2 + 2 - 3)
    game.expect("Coil", slung=True, tokens=0)


@pytest.mark.rule("RS-RULING-70")
def test_a_charge_card_in_play_is_not_charged_as_an_answer() -> None:
    vat = utility(
        "Vat",
        "Sling: Gain 1 health. For each token on this card, gain 1 health.",
        defense=2,
        keywords="Charge",
    )
    game = scenario(
        "runeslingers", p1=player(hand=[EMBER]), p2=player(hand=[MEND], field=[vat], health=9)
    )
    game.p1.plays("Ember", target="p2")
    assert "RS-RULING-118" in game.explains(game.p2, "charge", "Vat")
    assert not game.offers(game.p2, "charge")


@pytest.mark.rule("RS-RULING-70", "RS-RULING-76", "RS-KEY-SHOUT-3")
def test_a_normal_shout_runespell_charged_in_an_earlier_turn_is_slung_as_an_answer() -> None:
    text = "Gain 2 health. For each token on this card, gain 1 health."
    coil = utility("Coil", text, keywords="Shout, Charge")
    for charged in (False, True):
        game = scenario(
            "runeslingers",
            p1=player(hand=[EMBER]),
            p2=player(field=[placed(coil, tokens=1, charged=charged)], health=9),
            blocks="never",
        )
        game.p1.plays("Ember", target="p2")
        if charged:
            assert game.asked == ["p1"]  # not in the same turn
        else:
            game.p2.answers_with("Coil")
            game.expect(game.p2, health=9 + 3 - 3)


# -- trinkets and boons --------------------------------------------------------------------------

SHIELD = trinket("Shield", "Damage dealt to you is 2 lower.", keywords="Shout")
VEIL = boon("Veil", "Damage dealt to you is 1 lower.", keywords="Shout")


@pytest.mark.rule("RS-RULING-71", "RS-LADDER-3")
def test_trinkets_and_boons_without_shout_are_no_answers_but_an_activate_effect_is() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER]),
        p2=player(
            hand=["Burning Ember", "Divine Barrier", *filler(1)], field=[BELL], ailments={"burn": 1}
        ),
        blocks="never",
    )
    game.p1.plays("Ember", target="p2")
    assert len(game.options(game.p2)) == 2
    for name in ("Burning Ember", "Divine Barrier"):
        game.refuses(game.p2, "answer", name, rule="RS-LADDER-3")
    game.p2.answers_with("Bell")
    game.expect(game.p2, health=15, hand=["Burning Ember", "Divine Barrier", "Filler", "Filler"])


@pytest.mark.rule("RS-RULING-71", "RS-LADDER-3", "RS-LADDER-6", "RS-PLAYPH-10", "RS-PLAY-8")
def test_a_shout_trinket_is_in_play_before_the_ladder_resolves_and_adds_no_rung() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, MEND]),
        p2=player(hand=[SHIELD, MEND], health=9),
        blocks="never",
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Shield")
    game.expect("Shield", zone="play", played=True)
    game.expect(ladder=["Ember"])
    assert game.asks(game.p2, "do you answer")  # and not p1, who holds a Shout card too
    game.p2.answers_with("p2 Mend")
    game.expect(ladder=["Ember", "p2 Mend"])
    game.p1.declines()
    game.expect(game.p2, health=9 + 2 - (3 - 2), field=["Shield", "p2 Mend"])


@pytest.mark.rule("RS-RULING-71", "RS-KEY-SHOUT-1")
def test_after_a_shout_trinket_its_player_may_decline() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER]),
        p2=player(hand=[SHIELD, MEND], health=9),
        blocks="never",
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Shield")
    game.p2.declines()
    game.expect(game.p2, health=8, hand=["Mend"])


@pytest.mark.rule("RS-RULING-71", "RS-KEY-SHOUT-2")
@pytest.mark.parametrize("ailments", [{}, {"curse": 2}])
def test_a_shout_boon_needs_an_ailment_or_boon_and_conceals_it_at_once(
    ailments: dict[str, int],
) -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER]),
        p2=player(hand=[VEIL, MEND], ailments=ailments, concentrations=1),
        blocks="never",
    )
    game.p1.plays("Ember", target="p2")
    if not ailments:
        game.refuses(game.p2, "answer", "Veil", rule="RS-TYPE-12")
        return
    game.p2.answers_with("Veil", on="p2 curse")
    game.expect(game.p2, concealed={"curse": 2}, maximum=18, boons=["Veil"])
    game.p2.declines()
    game.expect(game.p2, health=16 - (3 - 1))


@pytest.mark.rule("RS-RULING-71", "RS-KEY-SHOUT-2")
def test_a_shout_trinket_needs_its_costs_and_an_empty_concentration() -> None:
    dear = trinket("Dear", "Damage dealt to you is 2 lower.", keywords="Shout, Pain 3")
    for concentrations, health, rule in ((0, 9, "RS-CONC-6"), (1, 2, "RS-KEY-PAIN-2")):
        game = scenario(
            "runeslingers",
            p1=player(hand=[EMBER]),
            p2=player(
                hand=[dear],
                field=[BELL],
                concentrations=concentrations,
                health=health,
            ),
        )
        game.p1.plays("Ember", target="p2")
        game.refuses(game.p2, "answer", "Dear", rule=rule)


@pytest.mark.rule("RS-RULING-71", "RS-RULING-70", "RS-RULING-77")
def test_a_shout_trinket_with_charge_is_no_answer() -> None:
    text = "Activate: Gain 1 health. For each token on this card, gain 1 health."
    vat = trinket("Vat", text, keywords="Shout, Charge")
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(hand=[vat, MEND]))
    game.p1.plays("Ember", target="p2")
    game.refuses(game.p2, "answer", "Vat", rule="RS-RULING-70")
    assert len(game.options(game.p2)) == 2


@pytest.mark.rule("RS-RULING-71", "RS-LADDER-3")
def test_a_shout_trinket_as_an_answer_is_answering() -> None:
    quick = passive("Whenever you answer, gain 1 health.")
    spite = trinket(
        "Spite", "Whenever an allied runespell is answered, deal 2 damage to the enemy."
    )
    horn = trinket(
        "Horn",
        "Whenever this card is played while this card is an answer, gain 4 health.",
        keywords="Shout",
    )
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER], field=[spite]),
        p2=player(hand=[horn], passive=quick, health=9),
        blocks="never",
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Horn")
    game.p2.orders("Horn")
    game.expect(game.p2, health=9 + 4 + 1 - 2 - 3)
    game.expect("Horn", zone="play")


@pytest.mark.rule("RS-RULING-71", "RS-KEY-SHOUT-1")
def test_a_shout_trinket_is_played_as_usual_in_the_own_phase_and_cannot_be_answered() -> None:
    game = scenario("runeslingers", p1=player(hand=[SHIELD]), p2=player(hand=[MEND]))
    game.p1.plays("Shield")
    assert game.asked == ["p1"]
    game.expect("Shield", zone="play")


@pytest.mark.rule("RS-RULING-71", "RS-RULING-118")
def test_a_shout_trinket_is_no_action_in_the_turn_of_the_enemy() -> None:
    game = scenario("runeslingers", p1=player(), p2=player(hand=[SHIELD]))
    assert "RS-RULING-118" in game.explains(game.p2, "play", "Shield")
