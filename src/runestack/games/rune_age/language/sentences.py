"""Rune Age's own sentences: clauses around others, continuous texts, paragraphs of cards, events and objectives."""

from __future__ import annotations

from runestack.games.rune_age.language import nodes as ra
from runestack.language import nodes as n
from runestack.language.core_sentences import card_event, player_event
from runestack.language.nodes import Player
from runestack.language.phrase import Row, phrase

CLAUSES = (
    phrase(
        ra.IfBoth,
        "effect",
        "if {first:condition} and {second:condition}, {effect:full_clause}",
        "falls {first:condition} und {second:condition}, {effect:full_clause.inverted}",
        german_inverted="{effect:full_clause.inverted}, falls {first:condition} und {second:condition}",
    ),
    phrase(
        n.IfAny,
        "effect",
        "if {first:condition} or {second:condition}, {effect:full_clause}",
        "falls {first:condition} oder {second:condition}, {effect:full_clause.inverted}",
        german_inverted="{effect:full_clause.inverted}, falls {first:condition} oder {second:condition}",
    ),
    phrase(
        n.Unless,
        "effect",
        "unless {condition:condition}, {effect:full_clause}",
        "außer wenn {condition:condition}, {effect:full_clause.inverted}",
        german_inverted="{effect:full_clause.inverted}, außer wenn {condition:condition}",
    ),
    phrase(
        n.Either,
        "effect",
        "{first:action} or {second:statement}",
        "{first:action.same} oder {second:statement.same}",
    ),
    phrase(
        n.Either,
        "effect",
        "{first:statement} or {second:action}",
        "{first:statement.same} oder {second:action.same}",
    ),
    phrase(
        n.Either,
        "effect",
        "{first:statement} or {second:statement}",
        "{first:statement.same} oder {second:statement.same}",
    ),
    phrase(
        n.MayOtherwise,
        "effect",
        "you may {effect:action}. if you do, {then:full_clause}. otherwise, {otherwise:full_clause}",
        "du <darfst|darfst> {effect:action.infinitive}. wenn du das tust, {then:full_clause.inverted}. "
        "andernfalls {otherwise:full_clause.inverted}",
    ),
    phrase(
        n.MayOtherwise,
        "effect",
        "you may {effect:action}. if you do not, {otherwise:full_clause}",
        "du <darfst|darfst> {effect:action.infinitive}. wenn du das nicht tust, {otherwise:full_clause.inverted}",
        then=None,
    ),
    phrase(
        n.ThenOtherwise,
        "effect",
        "{effect:action}. if you do, {then:full_clause}. otherwise, {otherwise:full_clause}",
        "{effect:action.same}. wenn du das tust, {then:full_clause.inverted}. "
        "andernfalls {otherwise:full_clause.inverted}",
    ),
    phrase(
        n.ThenOtherwise,
        "effect",
        "{effect:action} if able. otherwise, {otherwise:full_clause}",
        "{effect:action.same}, wenn möglich. andernfalls {otherwise:full_clause.inverted}",
        then=None,
    ),
    phrase(
        ra.ForEachAtMost,
        "clause",
        "for each {count:countable}, {effect:simple}, at most {most:number}",
        "für {count:countable}, höchstens {most:number} Mal, {effect:simple.around}",
    ),
)

EVENTS = (
    card_event("is_wounded", "is wounded", "verwundet wird"),
    card_event("is_secured", "is secured", "gesichert wird"),
    card_event("is_bought", "is bought", "gekauft wird"),
    card_event("is_acquired", "is acquired", "erworben wird"),
    card_event("is_claimed", "is claimed", "erbeutet wird"),
    *player_event(
        "wins_combat",
        "win a combat",
        "wins a combat",
        "einen Kampf gewinnst",
        "einen Kampf gewinnt",
    ),
    *player_event(
        "loses_combat",
        "lose a combat",
        "loses a combat",
        "einen Kampf verlierst",
        "einen Kampf verliert",
    ),
    *player_event("buys", "buy a card", "buys a card", "eine Karte kaufst", "eine Karte kauft"),
    *player_event(
        "acquires",
        "acquire a card",
        "acquires a card",
        "eine Karte erwirbst",
        "eine Karte erwirbt",
    ),
    *player_event("takes_damage", "take damage", "takes damage", "Schaden nimmst", "Schaden nimmt"),
)

STATICS = (
    phrase(
        ra.ObjectiveGets,
        "static",
        "the objective gets {number:signed} {strength}",
        "das Szenarioziel <erhält|erhalten> {number:signed} {strength}",
    ),
    phrase(
        ra.GrowsWithPlayers,
        "static",
        "this card gets {number:signed} {strength} for each player",
        "diese Karte <erhält|erhalten> für jeden Spieler {number:signed} {strength}",
    ),
    phrase(
        ra.HaveForEach,
        "static",
        "{cards:subjects} {cards:gets|get} {number:signed} {strength} for each {count:countable}",
        "{cards:subjects.nom} <erhält|erhalten> für {count:countable} {number:signed} {strength}",
    ),
    phrase(
        ra.ArmyHas,
        "static",
        "your army gets {number:signed} {strength}",
        "deine Armee <erhält|erhalten> {number:signed} {strength}",
    ),
    phrase(
        ra.NoAutoDefense,
        "static",
        "the auto-defense of {cards:kinds_in_play} counts 0",
        "die Selbstverteidigung von {cards:kinds_in_play.dat} <zählt|zählt> 0",
    ),
    phrase(
        ra.BesiegedWithoutDefense,
        "static",
        "its auto-defense counts 0",
        "ihre Selbstverteidigung <zählt|zählen> 0",
    ),
    phrase(
        ra.SiegeDamage,
        "static",
        "each siege of a home realm you win deals {number:number} more damage",
        "jede von dir gewonnene Belagerung eines Heimatreichs <verursacht|verursachen> {number:number} Schaden mehr",
        player=Player.YOU,
    ),
    phrase(
        ra.SiegeDamage,
        "static",
        "each won siege of a home realm deals {number:number} more damage",
        "jede gewonnene Belagerung eines Heimatreichs <verursacht|verursachen> {number:number} Schaden mehr",
        player=Player.EACH_PLAYER,
    ),
    *(
        row
        for player, english, german in (
            (Player.EACH_PLAYER, "", ""),
            (Player.YOU, "you ", "dich "),
            (Player.EACH_OPPONENT, "each other player ", "jeden anderen Spieler "),
        )
        for row in (
            phrase(
                ra.PriceChange,
                "static",
                f"{{adjectives+noun:play_kinds}} cost {english}{{number:number}} {{resource:resource}} more",
                f"{{adjectives+noun:play_kinds.nom}} <kostet|kosten> {german}{{number:number}} {{resource:resource}} "
                "mehr",
                player=player,
            ),
            phrase(
                ra.PriceChange,
                "static",
                f"{{adjectives+noun:play_kinds}} cost {english}{{number:minus}} {{resource:resource}} less",
                f"{{adjectives+noun:play_kinds.nom}} <kostet|kosten> {german}{{number:minus}} {{resource:resource}} "
                "weniger",
                player=player,
            ),
        )
    ),
    phrase(
        ra.YieldChange,
        "static",
        "{cards:kinds_in_play} yield {number:number} {influence} more",
        "{cards:kinds_in_play.nom} <gibt|geben> {number:number} {influence} mehr",
    ),
    phrase(
        ra.YieldChange,
        "static",
        "{cards:kinds_in_play} yield {number:minus} {influence} less",
        "{cards:kinds_in_play.nom} <gibt|geben> {number:minus} {influence} weniger",
    ),
    phrase(
        ra.GoldChange,
        "static",
        "each spend gold action yields {number:minus} {gold} less",
        "jede Goldausgabe <bringt|bringen> {number:minus} {gold} weniger",
        who="each player",
    ),
    phrase(
        ra.GoldChange,
        "static",
        "each spend gold action of {who:side_of_overlord} yields {number:minus} {gold} less",
        "jede Goldausgabe {who:side_of_overlord.gen} <bringt|bringen> {number:minus} {gold} weniger",
    ),
    phrase(
        ra.RetainChange,
        "static",
        "retaining a card costs {number:number} {influence} more",
        "eine Karte zu behalten <kostet|kosten> {number:number} {influence} mehr",
        who="each player",
    ),
    phrase(
        ra.RetainChange,
        "static",
        "retaining a card costs {number:minus} {influence} less",
        "eine Karte zu behalten <kostet|kosten> {number:minus} {influence} weniger",
        who="each player",
    ),
    phrase(
        ra.RetainChange,
        "static",
        "retaining a card costs you {number:minus} {influence} less",
        "eine Karte zu behalten <kostet|kosten> dich {number:minus} {influence} weniger",
        who="you",
    ),
    phrase(
        ra.HandSize,
        "static",
        "each player draws to {number:number} cards",
        "jeder Spieler <zieht|ziehen> auf {number:number} Karten nach",
        who="each player",
    ),
    phrase(
        ra.HandSize,
        "static",
        "{who:side_of_overlord} draws to {number:number} cards",
        "{who:side_of_overlord} <zieht|ziehen> auf {number:number} Karten nach",
    ),
    phrase(
        ra.HandSize,
        "static",
        "you draw to {number:number} cards",
        "du <ziehst|ziehst> auf {number:number} Karten nach",
        who="you",
    ),
    phrase(ra.WinTies, "static", "you win ties", "du <gewinnst|gewinnst> bei Gleichstand"),
    phrase(
        ra.LessDamage,
        "static",
        "you take {number:number} less damage",
        "du <nimmst|nimmst> {number:number} Schaden weniger",
    ),
    phrase(
        ra.AutoDefenseGets,
        "static",
        "the auto-defense of {cards:kinds_in_play} gets {number:signed}",
        "die Selbstverteidigung von {cards:kinds_in_play.dat} <erhält|erhält> {number:signed}",
    ),
    phrase(
        ra.RollChange,
        "static",
        "each attrition roll gets {number:signed}",
        "jeder Verlustwurf <erhält|erhalten> {number:signed}",
    ),
    phrase(
        ra.Reforms,
        "static",
        "an empty event deck is re-formed from events of stage {stage:number}",
        "ein leerer Ereignisstapel <wird|werden> aus Ereignissen der Stufe {stage:number} neu gebildet",
        oneoff=True,
    ),
    phrase(
        ra.RealmIsSafe,
        "static",
        "{who:whose_realm} home realm cannot be besieged",
        "das Heimatreich {who:whose_realm.gen} <kann|können> nicht belagert werden",
    ),
    phrase(
        ra.OnlyAttackedBy,
        "static",
        "only {who:side_of_overlord} can attack this card",
        "nur {who:side_of_overlord} <kann|können> diese Karte angreifen",
    ),
)

LIMITED = (
    *(
        row
        for node, words, german in (
            (ra.UseOnce, "once per game", "einmal im Spiel"),
            (ra.UseEachCombat, "once per combat", "einmal im Kampf"),
        )
        for row in (
            phrase(
                node,
                "ability",
                f"{{label:label}}, {words}: {{effects:effects}}",
                f"{{label:label}}, {german}: {{effects:effects}}",
                costs=(),
            ),
            phrase(
                node,
                "ability",
                f"{{label:label}}, {words}, {{costs:costs}}: {{effects:effects}}",
                f"{{label:label}}, {german}, {{costs:costs}}: {{effects:effects}}",
            ),
        )
    ),
    phrase(
        ra.UseEither,
        "ability",
        "{label:label}, {costs:costs} or {other:costs}: {effects:effects}",
        "{label:label}, {costs:costs} oder {other:costs}: {effects:effects}",
    ),
)

ABILITIES = (
    phrase(
        ra.DiscardInstead,
        "ability",
        "if {card:event_card} would be {what:fate}, you may {costs:costs} to discard it instead.",
        "falls {card:event_card.nom} {what:fate} würde, darfst du sie stattdessen abwerfen. Kosten: {costs:costs}.",
    ),
    phrase(
        ra.DiscardInstead,
        "ability",
        "if {card:event_card} would be {what:fate}, you may discard it instead.",
        "falls {card:event_card.nom} {what:fate} würde, darfst du sie stattdessen abwerfen.",
        costs=(),
    ),
    phrase(
        ra.ToHandInstead,
        "ability",
        "if {card:event_card} would be {what:fate}, you may {costs:costs} to return it to its owner's hand instead.",
        "falls {card:event_card.nom} {what:fate} würde, darfst du sie stattdessen auf die Hand des Besitzers "
        "zurückgeben. Kosten: {costs:costs}.",
    ),
    phrase(
        ra.ToHandInstead,
        "ability",
        "if {card:event_card} would be {what:fate}, you may return it to its owner's hand instead.",
        "falls {card:event_card.nom} {what:fate} würde, darfst du sie stattdessen auf die Hand des Besitzers "
        "zurückgeben.",
        costs=(),
    ),
    phrase(
        ra.ToDeckInstead,
        "ability",
        "if {card:event_card} would be {what:fate}, you may {costs:costs} to put it on top of its owner's deck "
        "instead.",
        "falls {card:event_card.nom} {what:fate} würde, darfst du sie stattdessen oben auf das Deck des Besitzers "
        "legen. Kosten: {costs:costs}.",
    ),
    phrase(
        ra.ToDeckInstead,
        "ability",
        "if {card:event_card} would be {what:fate}, you may put it on top of its owner's deck instead.",
        "falls {card:event_card.nom} {what:fate} würde, darfst du sie stattdessen oben auf das Deck des Besitzers "
        "legen.",
        costs=(),
    ),
    phrase(
        ra.TakeLessInstead,
        "ability",
        "if you would take damage, you may {costs:costs} to prevent it.",
        "falls du Schaden nehmen würdest, darfst du das verhindern. Kosten: {costs:costs}.",
        number=0,
    ),
    phrase(
        ra.TakeLessInstead,
        "ability",
        "if you would take damage, you may {costs:costs} to take {number:number} less.",
        "falls du Schaden nehmen würdest, darfst du {number:number} weniger nehmen. Kosten: {costs:costs}.",
    ),
    phrase(
        ra.PreventInstead,
        "ability",
        "if {card:event_card} would be {what:fate}, you may {costs:costs} to prevent it.",
        "falls {card:event_card.nom} {what:fate} würde, darfst du das verhindern. Kosten: {costs:costs}.",
    ),
    phrase(
        ra.DestroyThisInstead,
        "ability",
        "if {card:any_group} would be {what:fate}, you may destroy this unit instead.",
        "falls {card:any_group.nom} {what:fate} würde, darfst du stattdessen diese Einheit vernichten.",
    ),
)

OF_EVENTS = (
    phrase(
        ra.Happens,
        "ability",
        "{who:who}: {effects:effects}",
        "{who:who}: {effects:effects}",
        moment="instant",
    ),
    phrase(
        ra.Happens,
        "ability",
        "When Revealed, {who:who}: {effects:effects}",
        "Beim Aufdecken, {who:who}: {effects:effects}",
        moment="revealed",
    ),
    phrase(
        ra.Happens,
        "ability",
        "start of the Event Phase, {who:who}: {effects:effects}",
        "Beginn der Ereignisphase, {who:who}: {effects:effects}",
        moment="event_phase",
    ),
    phrase(
        ra.Offers,
        "ability",
        "{who:who} may {costs:costs}: {effects:effects}",
        "{who:who} (freiwillig), {costs:costs}: {effects:effects}",
    ),
    phrase(
        ra.Defeated,
        "ability",
        "When Defeated: {effects:effects}",
        "Bei Niederlage: {effects:effects}",
    ),
    phrase(ra.Assails, "ability", "attacks {who:who}.", "greift {who:who.acc} an.", until=""),
    phrase(
        ra.Assails,
        "ability",
        "attacks {who:who} until repelled.",
        "greift {who:who.acc} an, bis ein Angriff abgewehrt ist.",
        until="repelled",
    ),
    phrase(
        ra.Assails,
        "ability",
        "attacks {who:who} until it deals damage.",
        "greift {who:who.acc} an, bis ein Angriff Schaden verursacht.",
        until="damage",
    ),
    phrase(
        ra.NextRound,
        "ability",
        "next round: {statics:statics}",
        "nächste Runde: {statics:statics}",
    ),
    phrase(
        ra.Together,
        "ability",
        "all players together: discard units with total printed strength {number:number} for each player, or each "
        "player takes {damage:number} damage.",
        "alle Spieler zusammen: werft Einheiten mit zusammen {number:number} gedruckter Stärke je Spieler ab, oder "
        "jeder Spieler nimmt {damage:number} Schaden.",
        kind="unit",
        oneoff=True,
    ),
    phrase(
        ra.Together,
        "ability",
        "all players together: discard gold cards with total value {number:number} for each player, or each player "
        "takes {damage:number} damage.",
        "alle Spieler zusammen: werft Goldkarten im Gesamtwert von {number:number} je Spieler ab, oder jeder Spieler "
        "nimmt {damage:number} Schaden.",
        kind="gold",
    ),
)


def occasion(what: str, english: str, german: str) -> Row:
    """A row for what ends a game."""
    return phrase(ra.Occasion, "occasion", english, german, what=what, number=0)


def counted(what: str, english: str, german: str) -> Row:
    """The same with a number."""
    return phrase(ra.Occasion, "occasion", english, german, what=what)


OF_OBJECTIVES = (
    occasion("objective_defeated", "a player defeats this card", "ein Spieler diese Karte besiegt"),
    occasion("monument_built", "a player has a monument", "ein Spieler ein Monument hat"),
    occasion("last_player", "one player is left", "ein Spieler übrig ist"),
    occasion(
        "no_event_left",
        "an event must be drawn and cannot",
        "ein Ereignis gezogen werden müsste und keines da ist",
    ),
    occasion("player_eliminated", "a player is eliminated", "ein Spieler ausscheidet"),
    occasion("overlord_eliminated", "the Overlord is eliminated", "der Oberherr ausscheidet"),
    occasion("allies_eliminated", "all allies are eliminated", "alle Verbündeten ausscheiden"),
    occasion("deck_run_out", "the event deck is empty", "der Ereignisstapel leer ist"),
    counted(
        "landmarks_held",
        "a player controls {number:number} or more landmarks",
        "ein Spieler {number:number} oder mehr Wahrzeichen kontrolliert",
    ),
    counted("rounds_played", "round {number:number} is over", "Runde {number:number} vorbei ist"),
    counted(
        "deck_reformed",
        "the event deck must be re-formed {number:times}",
        "der Ereignisstapel {number:times} neu gebildet werden müsste",
    ),
    counted(
        "rival_fallen",
        "the rival realm has {number:number} damage",
        "das Rivalenreich {number:number} Schaden hat",
    ),
    counted(
        "realm_fallen",
        "the shared home realm has {number:number} damage",
        "das gemeinsame Heimatreich {number:number} Schaden hat",
    ),
    phrase(
        ra.Ends,
        "ability",
        "if {occasion:occasion}, {winners:verdict}.",
        "falls {occasion:occasion}, {winners:verdict}.",
        moment="at_once",
    ),
    phrase(
        ra.Ends,
        "ability",
        "at the end of the round, if {occasion:occasion}, {winners:verdict}.",
        "am Ende der Runde, falls {occasion:occasion}, {winners:verdict}.",
        moment="end_of_round",
    ),
    phrase(
        ra.Ends,
        "ability",
        "at the end of the Event phase, if {occasion:occasion}, {winners:verdict}.",
        "am Ende der Ereignisphase, falls {occasion:occasion}, {winners:verdict}.",
        moment="end_of_event_phase",
    ),
    phrase(ra.Ruling, "ability", "{what:ruling}.", "{what:ruling}."),
)

ROUNDS = (
    phrase(n.RoundEvent, "turn_event", "the end of each round", "am Ende jeder Runde", end=True),
)

RUNE_AGE_SENTENCES: tuple[Row, ...] = (
    *CLAUSES,
    *EVENTS,
    *ROUNDS,
    *STATICS,
    *LIMITED,
    *ABILITIES,
    *OF_EVENTS,
    *OF_OBJECTIVES,
)
