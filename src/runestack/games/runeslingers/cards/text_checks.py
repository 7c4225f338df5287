"""Checks of a card's text that the grammar cannot make: which paragraphs a type has, and what cannot be meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from runestack.cards.pool import Card
from runestack.cards.schema import Problem
from runestack.games.runeslingers.cards.ailment_checks import ailment_problems
from runestack.games.runeslingers.language import nodes as rs
from runestack.language import nodes as n
from runestack.language.bindings import walk
from runestack.language.nodes import Player, Text, Until

BULLETS = (rs.Bullet, rs.ContinuousBullet)
DAMAGE = (n.Deal, rs.DealDirect)
DONE_THIS_WAY = (rs.DamageDealt, rs.DamageDone, rs.DamageWasDealt)
TOKENS = (rs.TokenCount, rs.HasTokens, rs.PayTokens, rs.RemoveTokens)

GRANTED = ("shout", "pierce", "charge")  # the others mean something only while a card is played
INSTIGATED = frozenset(
    {
        "is_damaged",
        "is_destroyed",
        "is_ailed",
        "is_discarded",
        "is_targeted",
        "is_answered",
        "loses_health",
        "leaves",
    }
)


def paragraphs(tree: Text) -> tuple[Any, ...]:
    """The paragraphs of a text: those of the core and the game's own."""
    return tree.abilities


def parts(tree: Any) -> Iterator[Any]:
    """Every node and player of a text, in reading order."""
    return walk(tree.abilities if isinstance(tree, Text) else tree)


def paragraph_problems(card: Card, tree: Text) -> Iterator[Problem]:
    """Which paragraphs a type may have, and which it needs."""
    if card.type == "ailment":
        yield from ailment_problems(tree)
        return
    for paragraph in paragraphs(tree):
        if isinstance(paragraph, rs.Level | rs.OnAil):
            label = "On-ail" if isinstance(paragraph, rs.OnAil) else "Level"
            yield Problem("C109", f"“{label}” belongs on an ailment, not on {an(card.type)}")
        elif isinstance(paragraph, n.Use):
            yield from use_problems(card, paragraph)
        elif isinstance(paragraph, n.Effects | rs.Bullet):
            yield from effect_problems(card, tree, paragraph)
        elif card.type == "activate" or (card.type == "passive" and isinstance(paragraph, BULLETS)):
            yield Problem("C109", f"{an(card.type)} cannot have this paragraph")
    yield from header_problems(tree)
    if is_normal(card) and not any(is_immediate(one) for one in paragraphs(tree)):
        message = "a normal runespell is slung when it is played, so it needs an effect"
        yield Problem("C109", message, suggestion="add an effect, or a defense")


def an(kind: str) -> str:
    """A type with its article: `a boon`, `an activate ability`."""
    words = f"{kind} ability" if kind in ("passive", "activate") else kind
    return f"an {words}" if words[0] == "a" else f"a {words}"


def is_normal(card: Card) -> bool:
    """Whether a card is a runespell without defense."""
    return card.type == "runespell" and card.value("defense") is None


def is_immediate(paragraph: Any) -> bool:
    """Whether a paragraph says what a sling does."""
    return isinstance(paragraph, n.Effects | rs.Bullet | n.Use | rs.OnAil)


def use_problems(card: Card, paragraph: n.Use) -> Iterator[Problem]:
    """Runespells are slung, trinkets activated; a normal runespell says `Sling` only to name a cost."""
    wanted = {"sling": "runespell", "activate": "trinket"}[paragraph.label]
    if card.type != wanted:
        label = paragraph.label.capitalize()
        yield Problem("C109", f"“{label}:” belongs on a {wanted}, not on {an(card.type)}")
    elif is_normal(card) and not paragraph.costs:
        message = "a normal runespell is always slung when it is played"
        yield Problem("C109", message, suggestion="write the effect without “Sling:”")


def effect_problems(card: Card, tree: Text, paragraph: Any) -> Iterator[Problem]:
    """Plain effects belong on normal runespells and activate abilities."""
    if is_normal(card) or card.type == "activate":
        if card.type == "activate" and isinstance(paragraph, rs.Bullet):
            yield Problem("C109", "an ability has no keywords, so it has no bullets")
        return
    if isinstance(paragraph, rs.Bullet) and has_header(tree, paragraph):
        return
    label = {"runespell": "Sling: ...", "trinket": "Activate: ..."}.get(
        card.type, "Whenever ..., ..."
    )
    what = "a defense runespell" if card.type == "runespell" else an(card.type)
    yield Problem("C109", f"{what} has no immediate effect", suggestion=f"for example “{label}”")


def has_header(tree: Text, bullet: Any) -> bool:
    """Whether a bullet stands below `Sling:` or `Activate:`."""
    before = paragraphs(tree)[: paragraphs(tree).index(bullet)]
    others = [one for one in before if not isinstance(one, BULLETS)]
    return bool(others) and isinstance(others[-1], n.Use) and not others[-1].effects


def header_problems(tree: Text) -> Iterator[Problem]:
    """A header needs bullets, and bullets stand together."""
    followed = (*paragraphs(tree)[1:], None)
    for paragraph, after in zip(paragraphs(tree), followed, strict=False):
        if (
            isinstance(paragraph, n.Use)
            and not paragraph.effects
            and not isinstance(after, rs.Bullet)
        ):
            label = paragraph.label.capitalize()
            yield Problem(
                "C109", f"“{label}:” says nothing", suggestion="write effects or bullets behind it"
            )
    places = [place for place, one in enumerate(paragraphs(tree)) if isinstance(one, BULLETS)]
    if places and places != list(range(places[0], places[-1] + 1)):
        yield Problem("C109", "bullets stand together, without another line between them")


def duration_problems(card: Card, tree: Text) -> Iterator[Problem]:
    """What a slung or activated card, or an ability, keeps in force ends in Cleanup (RS-RULING-144)."""
    for paragraph in paragraphs(tree):
        if not (is_immediate(paragraph) or is_normal(card)):
            continue
        for node in parts((paragraph,)):
            if getattr(node, "until", Until.END_OF_TURN) != Until.END_OF_TURN:
                message = "what this keeps in force ends in the cleanup phase of the turn"
                yield Problem("C118", message, suggestion="write “this turn”")


def word_problems(tree: Text) -> Iterator[Problem]:
    """Words and numbers that can be read but that no card can mean."""
    for node in parts(tree):
        if (
            isinstance(node, n.HaveKeyword | n.GainKeyword | rs.NextHas)
            and node.keyword not in GRANTED
        ):
            allowed = ", ".join(word.capitalize() for word in GRANTED)
            message = (
                f"{node.keyword.capitalize()} is about playing a card and cannot be given to others"
            )
            yield Problem("C110", message, suggestion=f"only {allowed} can")
        yield from resource_problems(node)
        yield from number_problems(node)


def resource_problems(node: Any) -> Iterator[Problem]:
    """Power and determinations are not given, and only health is paid (RS-DET-1, RS-RULING-14)."""
    if isinstance(node, n.Gain) and node.resource in ("power", "determination"):
        yield Problem("C111", f"no effect gives {node.resource}")
    elif isinstance(node, n.Lose) and node.resource == "determination":
        yield Problem("C111", "determinations are only spent on abilities")
    elif isinstance(node, n.PayResource) and node.resource != "health":
        yield Problem("C111", f"a text asks for health, not for {node.resource}")


def number_problems(node: Any) -> Iterator[Problem]:
    """Numbers and words that cannot be meant."""
    if isinstance(node, n.LookTake | rs.LookSear) and node.take >= node.number:
        yield Problem("C112", f"of {node.number} cards not {node.take} can be taken and some left")
    elif isinstance(node, rs.Convert) and node.ailment == node.into:
        yield Problem("C112", "an ailment is converted into another type")
    elif isinstance(node, n.WithStat | n.StatOf) and node.stat == "damage":
        message = "damage is no value of a card; only “+2 damage” and “-1 damage” can be said"
        yield Problem("C112", message)
    elif isinstance(node, rs.SlingAgain) and isinstance(node.cards, n.This):
        hint = "for example “Sling target slung allied runespell again.”"
        yield Problem("C117", "a card cannot sling itself", suggestion=hint)


def under_problems(card: Card, tree: Text) -> Iterator[Problem]:
    """Instances are applied under boons only (RS-AIL-21)."""
    for node in parts(tree):
        if isinstance(node, rs.ApplyUnder):
            noun = card.type if isinstance(node.cards, n.This) else getattr(node.cards, "noun", "")
            if noun != "boon":
                hint = "for example “Apply 1 Curse under target boon.”"
                yield Problem("C112", "only boons have ailments under them", suggestion=hint)


def reference_problems(tree: Text) -> Iterator[Problem]:
    """Players and effects that point at something which is not there."""
    for paragraph in paragraphs(tree):
        targets = False
        deals = any(isinstance(node, DAMAGE) for node in parts((paragraph,)))
        for node in parts((paragraph,)):
            if isinstance(node, n.Group) and node.pick is n.Pick.TARGET:
                targets = True
            elif node is Player.INSTIGATOR and not has_instigator(paragraph):
                message = "“the instigator” is the player whose effect set off a trigger"
                hint = "for example “Whenever you are dealt damage, ...”"
                yield Problem("C113", message, suggestion=hint)
            elif node is Player.TARGETS_CONTROLLER and not targets:
                message = "“the target's controller” needs a target before it in the same paragraph"
                yield Problem("C114", message)
            elif isinstance(node, rs.Inflict) and not deals:
                hint = "deal damage in the same paragraph, or write “apply”"
                yield Problem("C115", "ailments are inflicted by damage", suggestion=hint)
            elif isinstance(node, DONE_THIS_WAY) and not deals:
                hint = "deal damage in the same paragraph"
                yield Problem("C115", "no damage is dealt “this way”", suggestion=hint)


def has_instigator(paragraph: Any) -> bool:
    """Whether a paragraph is set off by somebody's effect; an on-ail text is by who applied the ailment."""
    if isinstance(paragraph, rs.OnAil):
        return True
    if not isinstance(paragraph, n.Whenever | n.FirstTime):
        return False
    event: Any = paragraph.event
    return isinstance(event, rs.AiledEvent) or getattr(event, "what", "") in INSTIGATED
