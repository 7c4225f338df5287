"""The categories that are plain tables of words."""

from __future__ import annotations

from .categories import Lexicon, lexicon
from .nodes import Place
from .words import Words


def tables(words: Words) -> list[Lexicon]:
    """The categories that are plain tables of words."""
    icons = [stat for stat in words.stats if stat.english.startswith("{")]
    named = [stat for stat in words.stats if not stat.english.startswith("{")]
    changing = [stat for stat in words.stats if stat.changes]
    places = words.places
    return [
        lexicon("icon_stat", "a value", ((s.key, s.english, s.german) for s in icons)),
        lexicon("word_stat", "a value", ((s.key, s.english, s.german) for s in named)),
        lexicon("stat", "a value", ((s.key, s.english, s.genitive) for s in words.stats)),
        lexicon("change_stat", "a value", ((s.key, s.english, s.german) for s in changing)),
        lexicon(
            "keyword", "a keyword", ((k.key, k.english, f"„{k.german}“") for k in words.keywords)
        ),
        lexicon("flag", "a keyword", ((k.key, k.english, k.german) for k in words.keywords)),
        lexicon("die", "a die roll", ((d.key, d.english, d.german) for d in words.dice)),
        lexicon("label", "a label", ((k.key, k.english, k.german) for k in words.labels)),
        lexicon("state", "a state", ((k.key, k.english, k.german) for k in words.states)),
        lexicon(
            "prohibition",
            "what cannot be done",
            ((k.key, k.english, k.german) for k in words.prohibitions),
        ),
        Lexicon(
            "resource",
            "a resource",
            (
                (r.key, r.english, r.plural or r.english, r.german, r.german_plural or r.german)
                for r in words.resources
            ),
        ),
        Lexicon(
            "until",
            "a duration such as until end of turn",
            ((u.until, u.english, u.plural, u.german, u.german) for u in words.untils),
        ),
        Lexicon(
            "place",
            "a place such as on top of its owner's deck",
            (
                (p.place, p.english, p.plural, p.german, p.german_plural)
                for p in places
                if p.from_play
            ),
        ),
        lexicon(
            "fetch_place",
            "a place such as onto the battlefield",
            ((p.place, p.english, p.german) for p in places if p.place != Place.HAND),
        ),
    ]
