"""Heroes are never destroyed, moved, removed or taken over (RONE-RULING-159)."""

import pytest

from runestack.cards.diagnostics import PackError
from runestack.games.rone.scenario import hero, player, tactic, technology, unit
from runestack.testing import scenario

WOLF = unit("Wolf", health=3)
CHANGES = [
    "Destroy {}",
    "Remove {} from the game",
    "Return {} to its owner's hand",
    "Put {} on top of its owner's deck",
    "Gain control of {} for the rest of the game",
    "Turn {} into a shield",
]


@pytest.mark.rule("RONE-RULING-159")
@pytest.mark.parametrize("change", CHANGES)
def test_what_moves_or_takes_over_a_card_cannot_choose_a_hero(change: str) -> None:
    act = tactic("Act", change.format("target card") + ".")
    game = scenario(
        "rone", p1=player(hand=[act]), p2=player(hero=hero("Ada"), units=[WOLF]), graveyard="top"
    )
    game.refuses(game.p1, "play", "Act", target="Ada", rule="RONE-RULING-159")
    game.p1.plays("Act", target="Wolf")
    assert game["Wolf"].zone != "battlefield" or game["Wolf"].controller == "p1"
    game.expect("Ada", zone="battlefield", controller="p2")


@pytest.mark.rule("RONE-RULING-159")
def test_while_a_target_is_asked_for_the_reason_names_the_rule() -> None:
    doom = tactic("Doom", "Destroy target card.")
    game = scenario("rone", p1=player(hand=[doom]), p2=player(units=[WOLF, unit("Rat")]))
    game.p1.plays("Doom")
    game.refuses(game.p1, "target", "p2 hero", rule="RONE-RULING-159")
    game.allows(game.p1, "target", "Wolf")


@pytest.mark.rule("RONE-RULING-159")
def test_what_destroys_each_card_leaves_the_heroes() -> None:
    flood = tactic("Flood", "Destroy each card. Draw a card.")
    game = scenario(
        "rone",
        p1=player(hand=[flood], technologies=[technology("Lens")]),
        p2=player(units=[WOLF]),
        graveyard="top",
    )
    game.p1.plays("Flood")
    game.p1.chooses("Wolf")
    game.expect("Wolf", zone="graveyard")
    game.expect("Lens", zone="graveyard")
    game.expect("p1 hero", zone="battlefield")
    game.expect(game.p1, hand=["Filler"])


@pytest.mark.rule("RONE-RULING-159", "RONE-RULING-51")
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize(("chosen", "drawn"), [("Wolf", 1), ("Ada", 0)])
def test_that_card_is_not_moved_if_it_is_a_hero_and_the_text_ends(
    change: str, chosen: str, drawn: int
) -> None:
    act = tactic("Act", f"Exhaust target card once. {change.format('that card')}. Draw a card.")
    game = scenario(
        "rone",
        p1=player(hand=[act]),
        p2=player(hero=hero("Ada"), units=[WOLF]),
        graveyard="top",
    )
    game.p1.plays("Act", target=chosen)
    game.expect("Ada", zone="battlefield", controller="p2", exhaustion=1 - drawn)
    assert game.p1.hand == ["Filler"] * drawn


@pytest.mark.rule("RONE-RULING-159", "RONE-TEXT-4")
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize("mode", ["1v1", "2v2", "3p"])
@pytest.mark.parametrize("change", CHANGES)
def test_a_triggered_text_does_not_have_to_take_a_hero_and_ends(
    change: str, mode: str, edition: str
) -> None:
    words = change.format("another target card")
    bane = unit("Bane", text=f"Battlefield: {words}. This unit gets +1 {{health}}.")
    game = scenario("rone", mode=mode, edition=edition, p1=player(hand=[bane]))
    game.p1.plays("Bane")
    game.expect("Bane", health=2)
    for seat in ("p1", "p2"):
        game.expect(f"{seat} hero", zone="battlefield", controller=seat)


@pytest.mark.rule("RONE-RULING-159", "RONE-RULING-50")
@pytest.mark.parametrize("change", CHANGES)
def test_with_heroes_alone_in_play_there_is_no_target_not_even_the_own_hero(change: str) -> None:
    act = tactic("Act", change.format("target card") + ".")
    game = scenario("rone", p1=player(hand=[act]))
    game.refuses(game.p1, "play", "Act", rule="RONE-RULING-50")
    game.refuses(game.p1, "play", "Act", target="p1 hero", rule="RONE-RULING-159")


@pytest.mark.rule("RONE-RULING-159")
@pytest.mark.parametrize(
    "change",
    [
        "Destroy each enemy card",
        "Remove each enemy card from the game",
        "Return each enemy card to its owner's hand",
        "Put each enemy card on top of its owner's deck",
        "Gain control of each enemy card until end of turn",
    ],
)
def test_what_moves_each_enemy_card_leaves_the_heroes_of_both_opponents(change: str) -> None:
    game = scenario(
        "rone",
        mode="3p",
        p1=player(hand=[tactic("Act", f"{change}.")]),
        p2=player(units=[WOLF]),
        p3=player(hero=hero("Ada")),
        graveyard="top",
    )
    game.p1.plays("Act")
    assert game["Wolf"].zone != "battlefield" or game["Wolf"].controller == "p1"
    game.expect("p2 hero", zone="battlefield", controller="p2")
    game.expect("Ada", zone="battlefield", controller="p3")


@pytest.mark.rule("RONE-RULING-159")
@pytest.mark.parametrize("words", ["target hero", "target card"])
@pytest.mark.parametrize("effect", ["Exhaust {} once.", "Refresh {} once.", "Deal 1 damage to {}."])
def test_heroes_are_still_exhausted_refreshed_and_damaged(effect: str, words: str) -> None:
    game = scenario(
        "rone",
        p1=player(hand=[tactic("Act", effect.format(words))]),
        p2=player(hero_exhaustion=2, units=[WOLF]),
        damage="deck",
        graveyard="top",
    )
    game.allows(game.p1, "play", "Act", target="p2 hero")
    game.p1.plays("Act", target="p2 hero")


@pytest.mark.rule("RONE-RULING-159")
@pytest.mark.parametrize("change", CHANGES)
def test_a_hero_cannot_say_it_of_itself(change: str) -> None:
    ada = hero("Ada", f"{{purple 2}}: {change.format('this hero')}.")
    with pytest.raises(PackError, match="RONE-RULING-159"):
        scenario("rone", p1=player(hero=ada))


@pytest.mark.rule("RONE-RULING-159")
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("words", ["target hero", "the opponent's hero"])
def test_a_text_that_can_only_mean_heroes_is_refused_by_the_loader(change: str, words: str) -> None:
    act = tactic("Act", change.format(words) + ".")
    with pytest.raises(PackError, match="RONE-RULING-159"):
        scenario("rone", p1=player(hand=[act]))
