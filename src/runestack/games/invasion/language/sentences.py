"""Invasion's own sentences: clauses around others, what texts wait for, continuous texts and paragraphs."""

from __future__ import annotations

from runestack.games.invasion.language import nodes as iv
from runestack.language import nodes as n
from runestack.language.core_sentences import player_event
from runestack.language.nodes import Player
from runestack.language.phrase import Row, phrase

CLAUSES = (
    phrase(
        iv.ByMode,
        "effect",
        "in cooperative mode: {effect:by_mode}. otherwise: {otherwise:by_mode}",
        "im kooperativen Modus: {effect:by_mode}. andernfalls: {otherwise:by_mode}",
    ),
    phrase(
        iv.Both,
        "clause",
        "{first:action} and {second:action}",
        "{first:action.same} und {second:action.joined}",
    ),
    phrase(
        iv.ChooseSome,
        "clause",
        "choose {number:number}: {effects:choices}",
        "<wähle|wählst|wählen> {number:number}: {effects:choices}",
    ),
    phrase(
        iv.UnlessDone,
        "clause",
        "{effect:simple} unless {deed:statement}",
        "{effect:simple.same}, es sei denn, {deed:statement}",
    ),
    phrase(iv.Tempo, "tempo", "Tempo", "Tempo"),
    phrase(
        iv.ShiftEvent,
        "action",
        "lengthen or shorten the current event by {number:number}",
        "<verschiebe|verschiebst|verschieben> das Ende des aktuellen Ereignisses um {number:number} "
        "{number:Runde|Runden} nach vorn oder hinten",
        way="either",
    ),
    phrase(
        iv.ShiftEvent,
        "action",
        "lengthen the current event by {number:number}",
        "<verlängere|verlängerst|verlängern> das aktuelle Ereignis um {number:number} {number:Runde|Runden}",
        way="longer",
    ),
    phrase(
        iv.ShiftEvent,
        "action",
        "shorten the current event by {number:number}",
        "<verkürze|verkürzt|verkürzen> das aktuelle Ereignis um {number:number} {number:Runde|Runden}",
        way="shorter",
    ),
    phrase(
        n.May,
        "may_clause",
        "you may {effect:action}",
        "du <darfst|darfst> {effect:action.infinitive}",
    ),
    phrase(
        n.MayThen,
        "effect",
        "you may {effect:action}. if you do, {then:may_clause}",
        "du <darfst|darfst> {effect:action.infinitive}. wenn du das tust, {then:may_clause.inverted}",
    ),
)


def phase_rows(player: Player, english: str, german: str) -> tuple[Row, Row]:
    """The beginning and the end of a phase of somebody."""
    of_it = f"of {english} {{phase:phase}}"
    return (
        phrase(
            iv.PhaseEvent,
            "turn_event",
            f"the beginning {of_it}",
            f"zu Beginn {german}",
            player=player,
            end=False,
        ),
        phrase(
            iv.PhaseEvent,
            "turn_event",
            f"the end {of_it}",
            f"am Ende {german}",
            player=player,
            end=True,
        ),
    )


def kind_rows(
    what: str, english: str, english_other: str, german: str, german_other: str
) -> tuple[Row, Row]:
    """What happens to a card of a kind."""
    return (
        phrase(
            iv.OfKind,
            "event",
            f"you {english} {{kind:kind_of_card}}",
            f"du {{kind:kind_of_card}} {german}",
            player=Player.YOU,
            what=what,
        ),
        phrase(
            iv.OfKind,
            "event",
            f"{{player:anybody}} {english_other} {{kind:kind_of_card}}",
            f"{{player:anybody.nom}} {{kind:kind_of_card}} {german_other}",
            what=what,
        ),
    )


EVENTS = (
    *player_event(
        "reinforces",
        "reinforce",
        "reinforces",
        "dein Deck verstärkst",
        "sein Deck verstärkt",
    ),
    *player_event(
        "before_reinforcing",
        "are about to reinforce",
        "is about to reinforce",
        "dein Deck gleich verstärkst",
        "sein Deck gleich verstärkt",
    ),
    *player_event(
        "transforms", "transform dice", "transforms dice", "Würfel umwandelst", "Würfel umwandelt"
    ),
    *player_event(
        "discovers",
        "discover a technology",
        "discovers a technology",
        "eine Technologie entdeckst",
        "eine Technologie entdeckt",
    ),
    *player_event(
        "trains", "train a card", "trains a card", "eine Karte ausbildest", "eine Karte ausbildet"
    ),
    *player_event(
        "recruits",
        "recruit a card",
        "recruits a card",
        "eine Karte rekrutierst",
        "eine Karte rekrutiert",
    ),
    *player_event(
        "uses_part_action",
        "use a spare part action",
        "uses a spare part action",
        "eine Ersatzteilaktion ausführst",
        "eine Ersatzteilaktion ausführt",
    ),
    *player_event(
        "uses_action",
        "use an additional player action",
        "uses an additional player action",
        "eine zusätzliche Spieleraktion ausführst",
        "eine zusätzliche Spieleraktion ausführt",
    ),
    phrase(
        iv.Deals,
        "event",
        "you deal {kind:dealt}",
        "du {kind:dealt} zufügst",
        player=Player.YOU,
    ),
    phrase(
        iv.Struck,
        "event",
        "you are dealt {kind:damage_kind}",
        "du {kind:damage_kind} erleidest",
        player=Player.YOU,
    ),
    phrase(
        iv.Struck,
        "event",
        "{player:anybody} is dealt {kind:damage_kind}",
        "{player:anybody.nom} {kind:damage_kind} erleidet",
    ),
    phrase(
        iv.TrainsIn,
        "event",
        "the Invasion trains a card in the {colour:colour} zone",
        "die Invasion eine Karte in der {colour:colour} Zone ausbildet",
    ),
    phrase(
        iv.PlaysKind,
        "event",
        "you play {kind:kind_of_card}",
        "du {kind:kind_of_card} ausspielst",
        player=Player.YOU,
    ),
    phrase(
        iv.PlaysKind,
        "event",
        "{player:anybody} plays {kind:kind_of_card}",
        "{player:anybody.nom} {kind:kind_of_card} ausspielt",
    ),
    phrase(
        iv.PlaysCostly,
        "event",
        "you play a card with {least:number} or more symbols",
        "du eine Karte mit {least:number} oder mehr Symbolen ausspielst",
        player=Player.YOU,
    ),
    phrase(
        iv.PlaysCostly,
        "event",
        "{player:anybody} plays a card with {least:number} or more symbols",
        "{player:anybody.nom} eine Karte mit {least:number} oder mehr Symbolen ausspielt",
    ),
    phrase(
        iv.PlaysNth,
        "event",
        "you play your {place:ordinal} card in a turn",
        "du deine {place:ordinal} Karte in einem Spielzug ausspielst",
        player=Player.YOU,
    ),
    phrase(
        iv.OfColour,
        "event",
        "you use a {colour:colour} stored pair",
        "du ein Lagerpaar der {colour:colour} Sorte benutzt",
        player=Player.YOU,
        what="uses_pair",
    ),
    phrase(
        iv.OfColour,
        "event",
        "you add a {colour:colour} resource to your pool",
        "du eine Ressource der {colour:colour} Sorte in deinen Vorrat legst",
        player=Player.YOU,
        what="adds_resource",
    ),
    phrase(
        iv.PartAction,
        "event",
        "you use a spare part action with a cost of {cost:number}",
        "du eine Ersatzteilaktion mit Kosten von {cost:number} ausführst",
        player=Player.YOU,
    ),
    phrase(
        iv.Survives,
        "event",
        "a card of the stack survives",
        "eine Karte des Stapels überlebt",
    ),
    *phase_rows(Player.YOU, "your", "deiner {phase:phase}"),
    *phase_rows(Player.OPPONENT, "the opponent's", "der {phase:phase} des Gegners"),
    *phase_rows(Player.EACH_PLAYER, "each player's", "der {phase:phase} jedes Spielers"),
    phrase(
        iv.RoundBegins,
        "turn_event",
        "the beginning of round {number:number}",
        "zu Beginn der Runde {number:number}",
    ),
    phrase(
        iv.RollsColour,
        "event",
        "you roll a die that shows {colour:shown_colour}",
        "du einen Würfel wirfst, der {colour:shown_colour} zeigt",
        player=Player.YOU,
    ),
    phrase(
        iv.OfColour,
        "event",
        "you store a {colour:colour} resource",
        "du eine Ressource der {colour:colour} Sorte einlagerst",
        player=Player.YOU,
        what="stores",
    ),
    phrase(
        iv.UsesAction,
        "event",
        "you use the additional player action for {symbol:statistic}",
        "du die zusätzliche Spieleraktion für {symbol:statistic} ausführst",
        player=Player.YOU,
    ),
    phrase(
        iv.UsesAction,
        "event",
        "{player:anybody} uses the additional player action for {symbol:statistic}",
        "{player:anybody.nom} die zusätzliche Spieleraktion für {symbol:statistic} ausführt",
    ),
    phrase(
        iv.Deals,
        "event",
        "{player:anybody} deals {kind:dealt}",
        "{player:anybody.nom} {kind:dealt} zufügt",
    ),
    *player_event(
        "gains_screw",
        "gain a screw",
        "gains a screw",
        "eine Schraube hinzugewinnst",
        "eine Schraube hinzugewinnt",
    ),
    *kind_rows("draws", "draw", "draws", "ziehst", "zieht"),
    *kind_rows("discards", "discard", "discards", "abwirfst", "abwirft"),
    *kind_rows("recycles", "recycle", "recycles", "wiederverwertest", "wiederverwertet"),
    *kind_rows("recruits", "recruit", "recruits", "rekrutierst", "rekrutiert"),
    *kind_rows("trains", "train", "trains", "ausbildest", "ausbildet"),
    phrase(
        iv.InvasionTurn,
        "turn_event",
        "the beginning of the Invasion's turn",
        "zu Beginn des Spielzuges der Invasion",
        end=False,
    ),
    phrase(
        iv.InvasionTurn,
        "turn_event",
        "the end of the Invasion's turn",
        "am Ende des Spielzuges der Invasion",
        end=True,
    ),
)

DICE_AND_RESOURCES = (
    *player_event(
        "rolls", "roll a die", "rolls a die", "einen Würfel wirfst", "einen Würfel wirft"
    ),
    *player_event(
        "rolls_empty",
        "roll an empty die",
        "rolls an empty die",
        "einen Würfel ohne Farbe wirfst",
        "einen Würfel ohne Farbe wirft",
    ),
    *player_event(
        "rerolls",
        "reroll a die",
        "rerolls a die",
        "einen Würfel neu wirfst",
        "einen Würfel neu wirft",
    ),
    *player_event(
        "uses_die", "use a die", "uses a die", "einen Würfel benutzt", "einen Würfel benutzt"
    ),
    *player_event(
        "adds_resource",
        "add a resource to your pool",
        "adds a resource to their pool",
        "eine Ressource in deinen Vorrat legst",
        "eine Ressource in den eigenen Vorrat legt",
    ),
    *player_event(
        "stores",
        "store a resource",
        "stores a resource",
        "eine Ressource einlagerst",
        "eine Ressource einlagert",
    ),
    *player_event(
        "uses_pair",
        "use a stored pair",
        "uses a stored pair",
        "ein Lagerpaar benutzt",
        "ein Lagerpaar benutzt",
    ),
    *player_event(
        "uses_token",
        "use a technology token",
        "uses a technology token",
        "einen Technologiemarker verwendest",
        "einen Technologiemarker verwendet",
    ),
)

# what a player gains and loses: key, English, German
GAINS = tuple(
    row
    for more, slot, verb, other, german, german_other in (
        (True, "gained", "gain", "gains", "hinzugewinnst", "hinzugewinnt"),
        (False, "lost", "lose", "loses", "verlierst", "verliert"),
    )
    for row in (
        phrase(
            iv.Gains,
            "event",
            f"you {verb} {{what:{slot}}}",
            f"du {{what:{slot}}} {german}",
            player=Player.YOU,
            more=more,
        ),
        phrase(
            iv.Gains,
            "event",
            f"{{player:anybody}} {other} {{what:{slot}}}",
            f"{{player:anybody.nom}} {{what:{slot}}} {german_other}",
            more=more,
        ),
    )
)


def yours(what: str, english: str, german: str) -> Row:
    """Something that happens to what you have."""
    return phrase(n.PlayerEvent, "event", english, german, player=Player.YOU, what=what)


OF_YOURS = (
    yours("armor_destroyed", "your armor is destroyed", "deine Rüstung vernichtet wird"),
    yours("armor_gone", "your armor falls to 0", "deine Rüstung auf 0 sinkt"),
    yours(
        "exhausted",
        "a card in your base is exhausted",
        "eine Karte in deiner Basis erschöpft wird",
    ),
    yours(
        "refreshed",
        "a card in your base is refreshed",
        "eine Karte in deiner Basis aufgefrischt wird",
    ),
)


def happens(what: str, english: str, german: str) -> Row:
    """Something that the Invasion does, or that happens to it."""
    return phrase(iv.Happens, "event", english, german, what=what)


OF_THE_INVASION = (
    happens("deployed", "a card is deployed", "eine Karte aufmarschiert"),
    happens("defeated", "a card of the stack is defeated", "eine Karte des Stapels besiegt wird"),
    happens(
        "becomes_top",
        "a card becomes the top card of the stack",
        "eine Karte zur obersten des Stapels wird",
    ),
    happens("attacks", "a card of the stack attacks", "eine Karte des Stapels angreift"),
    happens("trained", "the Invasion trains a card", "die Invasion eine Karte ausbildet"),
    happens("uses_protocol", "the Invasion uses a protocol", "die Invasion ein Protokoll benutzt"),
    happens(
        "researches",
        "the Invasion researches a protocol",
        "die Invasion ein Protokoll erforscht",
    ),
    happens("event_begins", "an event begins", "ein Ereignis beginnt"),
    happens("event_ends", "an event ends", "ein Ereignis endet"),
)

OF_PLAYERS = (
    phrase(
        iv.DealMore,
        "static_sentence",
        "{often:how_often} you deal {kind:dealt}, deal {number:number} more",
        "{often:how_often} du {kind:dealt} zufügst, fügst du {number:number} mehr zu",
    ),
    phrase(
        iv.DestroyMore,
        "static_sentence",
        "{often:how_often} you destroy armor, destroy {number:number} more",
        "{often:how_often} du Rüstung vernichtest, vernichtest du {number:number} mehr",
    ),
    phrase(
        iv.Prevent,
        "static_sentence",
        "{often:how_often} you are dealt damage, prevent {number:number} of it",
        "{often:how_often} du Schaden erleidest, verhinderst du {number:number} davon",
        kind="any",
    ),
    phrase(
        iv.Prevent,
        "static_sentence",
        "{often:how_often} you are dealt {kind:damage_kind}, prevent {number:number} of it",
        "{often:how_often} du {kind:damage_kind} erleidest, verhinderst du {number:number} davon",
    ),
    phrase(
        iv.TrainingCost,
        "static",
        "cards in your training center cost {number:number} {number:screw|screws} less to train, but at least "
        "{least:number}",
        "Karten in deinem Ausbildungszentrum <kosten|kosten> {number:number} {number:Schraube|Schrauben} weniger, aber "
        "mindestens {least:number}",
    ),
    phrase(
        iv.TrainingSize,
        "static",
        "your training center can hold {number:number} {number:card|cards}",
        "dein Ausbildungszentrum <fasst|fasst> {number:number} {number:Karte|Karten}",
    ),
    phrase(
        iv.ColoursCountAs,
        "static",
        "your {colour:resources_of} count as {into:counted_as}",
        "deine {colour:resources_of} <gelten|gelten> als {into:counted_as}",
    ),
    phrase(
        iv.TakesDamage,
        "static_sentence",
        "{often:how_often} a teammate is dealt damage, you are dealt it instead",
        "{often:how_often} ein Mitspieler Schaden erleidet, erleidest du ihn stattdessen",
    ),
    phrase(
        iv.BaseSize,
        "static",
        "your base can hold {number:number} more {number:card|cards}",
        "deine Basis <fasst|fasst> {number:number} {number:Karte|Karten} mehr",
    ),
    phrase(
        iv.CannotBe,
        "static",
        "this card cannot be {what:suffered}",
        "diese Karte <kann|können> nicht {what:suffered} werden",
        cards="this",
    ),
    phrase(
        iv.CannotBe,
        "static",
        "{cards:protected} cannot be {what:suffered}",
        "{cards:protected} <können|können> nicht {what:suffered} werden",
    ),
    phrase(
        iv.SpareCost,
        "static",
        "your spare part actions cost {number:number} less",
        "deine Ersatzteilaktionen <kosten|kosten> {number:number} weniger",
        often="always",
        least=1,
    ),
    phrase(
        iv.SpareCost,
        "static",
        "your spare part actions with a cost of {least:number} or more cost {number:number} less",
        "deine Ersatzteilaktionen mit Kosten von {least:number} oder mehr <kosten|kosten> {number:number} weniger",
        often="always",
    ),
    phrase(
        iv.SpareCost,
        "static_sentence",
        "once each {often:period}, a spare part action costs you {number:number} less",
        "einmal in {often:period} kostet dich eine Ersatzteilaktion {number:number} weniger",
        least=1,
    ),
    phrase(
        iv.CardsCostLess,
        "static",
        "{kind:kinds_of_cards} cost you {number+symbol:symbols} less",
        "{kind:kinds_of_cards} <kosten|kosten> dich {number+symbol:symbols} weniger",
        often="always",
        least=0,
    ),
    phrase(
        iv.CardsCostLess,
        "static",
        "cards with {least:number} or more symbols cost you {number+symbol:symbols} less",
        "Karten mit {least:number} oder mehr Symbolen <kosten|kosten> dich {number+symbol:symbols} weniger",
        often="always",
        kind="any",
    ),
    phrase(
        iv.CardsCostLess,
        "static",
        "the first card you play each turn costs {number+symbol:symbols} less",
        "die erste Karte, die du in jedem Spielzug ausspielst, <kostet|kosten> {number+symbol:symbols} weniger",
        often="turn",
        kind="any",
        least=0,
    ),
    phrase(
        iv.PairGives,
        "static",
        "your stored {colour:colour} pairs give {number:number} more {resource:resource.number}",
        "deine {colour:colour} Lagerpaare <geben|geben> {number:number} {resource:resource.number} mehr",
    ),
)

OF_THE_STACK = (
    phrase(
        iv.StackDamage,
        "static",
        "each {kind:damage_effect} against the stack deals {number:number} less",
        "jeder {kind:damage_effect} gegen den Stapel <fügt|fügen> {number:number} weniger zu",
        often="always",
    ),
    phrase(
        iv.StackDamage,
        "static",
        "the first {kind:damage_effect} against the stack each {often:period} deals {number:number} less",
        "der erste {kind:damage_effect} gegen den Stapel in {often:period} <fügt|fügen> {number:number} weniger zu",
    ),
    phrase(
        iv.TopCardGets,
        "static",
        "the top card of the stack gets {number:signed} {stat:statistic}",
        "die oberste Karte des Stapels <erhält|erhalten> {number:signed} {stat:statistic}",
    ),
    phrase(
        iv.ActionCost,
        "static",
        "additional player actions cost {number:number} more",
        "zusätzliche Spieleraktionen <kosten|kosten> {number:number} mehr",
        often="always",
    ),
    phrase(
        iv.ActionCost,
        "static",
        "the first additional player action each {often:period} costs {number:number} more",
        "die erste zusätzliche Spieleraktion in {often:period} <kostet|kosten> {number:number} mehr",
    ),
    phrase(
        iv.PlayCost,
        "static",
        "cards cost {number:number} wild {number:symbol|symbols} more",
        "Karten <kosten|kosten> {number:number} {number:Jokersymbol|Jokersymbole} mehr",
        often="always",
        least=0,
    ),
    phrase(
        iv.PlayCost,
        "static",
        "cards with {least:number} or more symbols cost {number:number} wild {number:symbol|symbols} more",
        "Karten mit {least:number} oder mehr Symbolen <kosten|kosten> {number:number} "
        "{number:Jokersymbol|Jokersymbole} mehr",
        often="always",
    ),
    phrase(
        iv.PlayCost,
        "static",
        "the first card that each player plays each round costs {number:number} wild {number:symbol|symbols} more",
        "die erste Karte, die jeder Spieler in jeder Runde ausspielt, <kostet|kostet> {number:number} "
        "{number:Jokersymbol|Jokersymbole} mehr",
        often="round",
        least=0,
    ),
    phrase(
        iv.PlayCost,
        "static",
        "the first card with {least:number} or more symbols that each player plays each round costs {number:number} "
        "wild {number:symbol|symbols} more",
        "die erste Karte mit {least:number} oder mehr Symbolen, die jeder Spieler in jeder Runde ausspielt, "
        "<kostet|kostet> {number:number} {number:Jokersymbol|Jokersymbole} mehr",
        often="round",
    ),
    phrase(
        iv.SurvivorStores,
        "static_sentence",
        "whenever a card survives, the Invasion stores {number:number} more {number:resource|resources} of its first "
        "reward colour",
        "immer wenn eine Karte überlebt, lagert die Invasion {number:number} {number:Ressource|Ressourcen} mehr in der "
        "ersten Farbe ihrer Belohnung ein",
    ),
    phrase(
        iv.PlayersCannot,
        "static",
        "players cannot {what:player_prohibition}",
        "Spieler <können|können> {what:player_prohibition}",
    ),
    phrase(
        iv.DrawLimit,
        "static",
        "players draw at most {number:number} {number:card|cards} in the draw phase",
        "Spieler <ziehen|ziehen> in der Ziehphase höchstens {number:number} {number:Karte|Karten}",
    ),
)

PARAGRAPHS = (
    phrase(iv.Scrap, "ability", "Scrap {number:number}.", "Schrott {number:number}."),
    phrase(
        iv.OnceEachTurn,
        "ability",
        "once each turn, you may {effect:action}.",
        "einmal in jedem Spielzug darfst du {effect:action.infinitive}.",
    ),
    phrase(
        iv.EachPlayer,
        "ability",
        "each player: {effects:effects}",
        "jeder Spieler: {effects:effects}",
        label="effects",
    ),
    phrase(
        iv.EachPlayer,
        "ability",
        "{label:label}, each player: {effects:effects}",
        "{label:label}, jeder Spieler: {effects:effects}",
    ),
    phrase(
        iv.FirstTimeEachRound,
        "ability",
        "the first time each round {event:event}, {effects:effects}",
        "das erste Mal in jeder Runde, wenn {event:event}, {effects:effects.inverted}",
    ),
    phrase(
        iv.UpToTimes,
        "ability",
        "up to {number:number} {number:time|times} each turn, whenever {event:event}, {effects:effects}",
        "bis zu {number:number} Mal in jedem Spielzug, wenn {event:event}, {effects:effects.inverted}",
    ),
    phrase(iv.Support, "ability", "support: {statics:statics}", "Unterstützung: {statics:statics}"),
    phrase(
        iv.SupportWhenever,
        "ability",
        "support: whenever {event:event}, {effects:effects}",
        "Unterstützung: immer wenn {event:event}, {effects:effects.inverted}",
    ),
    phrase(
        iv.SupportAt,
        "ability",
        "support: at {event:turn_event}, {effects:effects}",
        "Unterstützung: {event:turn_event} {effects:effects.inverted}",
    ),
    phrase(
        iv.AsProtocol,
        "ability",
        "as a protocol: {statics:statics}",
        "als Protokoll: {statics:statics}",
    ),
    phrase(
        iv.AsProtocolWhenever,
        "ability",
        "as a protocol: whenever {event:event}, {effects:effects}",
        "als Protokoll: immer wenn {event:event}, {effects:effects.inverted}",
    ),
    phrase(
        iv.AsProtocolAt,
        "ability",
        "as a protocol: at {event:turn_event}, {effects:effects}",
        "als Protokoll: {event:turn_event} {effects:effects.inverted}",
    ),
    phrase(
        iv.SupportKeywords,
        "ability",
        "support: {words:keywords}",
        "Unterstützung: {words:keywords}",
    ),
)

INVASION_SENTENCES: tuple[Row, ...] = (
    *CLAUSES,
    *EVENTS,
    *DICE_AND_RESOURCES,
    *GAINS,
    *OF_YOURS,
    *OF_THE_INVASION,
    *OF_PLAYERS,
    *OF_THE_STACK,
    *PARAGRAPHS,
)
