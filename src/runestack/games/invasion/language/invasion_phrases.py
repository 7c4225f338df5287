"""What the Invasion does: its resources and tokens, deploying and training, its stack and its zones."""

from __future__ import annotations

from runestack.games.invasion.language import nodes as iv
from runestack.language.phrase import Row, phrase

STORING = (
    phrase(
        iv.InvasionStores,
        "statement",
        "the Invasion stores {number+colour:invasion_stored}",
        "die Invasion <lagert|lagern> {number+colour:invasion_stored} ein",
        zones=1,
    ),
    phrase(
        iv.InvasionStores,
        "statement",
        "the Invasion stores {number:number} {number:resource|resources} in the zone with the {colour:rank}",
        "die Invasion <lagert|lagern> {number:number} {number:Ressource|Ressourcen} in der Zone mit den {colour:rank} "
        "Ressourcen ein",
        zones=1,
    ),
    phrase(
        iv.InvasionStores,
        "statement",
        "the Invasion stores {number:number} {number:resource|resources} in each of the {zones:two_or_more} zones "
        "with the {colour:rank}",
        "die Invasion <lagert|lagern> {number:number} {number:Ressource|Ressourcen} in jeder der {zones:two_or_more} "
        "Zonen mit den {colour:rank} Ressourcen ein",
    ),
    phrase(
        iv.InvasionToken,
        "statement",
        "the Invasion gains {number:number} technology {number:token|tokens}",
        "die Invasion <gewinnt|gewinnen> {number:number} Technologiemarker hinzu",
    ),
    phrase(
        iv.DestroyZoneResource,
        "action",
        "destroy {number:number} {number:resource|resources} in a zone of your choice",
        "<vernichte|vernichtest|vernichten> {number:number} {number:Ressource|Ressourcen} in einer Zone deiner Wahl",
    ),
)

ITS_CARDS = (
    phrase(
        iv.InvasionRecycles,
        "statement",
        "the Invasion recycles {number:count} {number:card|cards}",
        "die Invasion <verwertet|verwerten> {number:number} {number:Karte|Karten} wieder",
    ),
    phrase(
        iv.InvasionMill,
        "action",
        "put the {number:top_cards} of the Invasion deck into its garbage dump",
        "<lege|legst|legen> {number:top_cards.acc} des Invasionsdecks auf dessen Müllhalde",
    ),
    phrase(
        iv.Deploy,
        "action",
        "deploy the {number:top_cards} of the Invasion deck",
        "<lass|lässt|lassen> {number:top_cards.acc} des Invasionsdecks aufmarschieren <>",
    ),
    phrase(
        iv.TrainFromSupply,
        "action",
        "train the {number:top_cards} of the Invasion card supply",
        "<bilde|bildest|ausbilden> {number:top_cards.acc} des Invasionsvorrats <aus>",
    ),
    phrase(
        iv.TrainFullest,
        "effect",
        "if the card there can be trained, train it",
        "falls die Karte dort ausgebildet werden kann, bilde sie aus",
        oneoff=True,
    ),
    phrase(
        iv.Research,
        "action",
        "research {number:count} {number:protocol|protocols}",
        "<erforsche|erforschst|erforschen> {number:number} {number:Protokoll|Protokolle}",
    ),
    phrase(
        iv.RefreshProtocols,
        "action",
        "refresh all protocols",
        "<frische|frischst|auffrischen> alle Protokolle <auf>",
    ),
    phrase(
        iv.DestroyLowest,
        "action",
        "destroy the lowest card of the stack",
        "<vernichte|vernichtest|vernichten> die unterste Karte des Stapels",
    ),
    phrase(
        iv.DestroyHighest,
        "action",
        "destroy the top card of the stack",
        "<vernichte|vernichtest|vernichten> die oberste Karte des Stapels",
    ),
    phrase(
        iv.HitStack,
        "action",
        "deal {number:number} {kind:damage_kind} to {cards:stack_cards}",
        "<füge|fügst|zufügen> {cards:stack_cards} {number:number} {kind:damage_kind} <zu>",
    ),
    phrase(
        iv.DestroyOne,
        "action",
        "destroy a card of the stack",
        "<vernichte|vernichtest|vernichten> eine Karte des Stapels",
        where="stack",
    ),
    phrase(
        iv.DestroyOne,
        "action",
        "destroy a card in a zone",
        "<vernichte|vernichtest|vernichten> eine Karte in einer Zone",
        where="zone",
    ),
    phrase(
        iv.TopCardChanges,
        "statement",
        "the top card of the stack gets {number:signed} {stat:statistic} this round",
        "die oberste Karte des Stapels <erhält|erhalten> in dieser Runde {number:signed} {stat:statistic}",
    ),
    phrase(
        iv.TrainZone,
        "action",
        "train the card in the {colour:colour} zone",
        "<bilde|bildest|ausbilden> die Karte in der {colour:colour} Zone <aus>",
    ),
    phrase(
        iv.AttackTop,
        "statement",
        "the top card of the stack attacks",
        "die oberste Karte des Stapels <greift|greifen> an",
    ),
    phrase(
        iv.DestroyZoneCards,
        "action",
        "destroy all cards in the zones",
        "<vernichte|vernichtest|vernichten> alle Karten in den Zonen",
    ),
)

UNIQUE = (
    phrase(iv.Attack, "statement", "this card attacks", "diese Karte <greift|greifen> an"),
    phrase(
        iv.DeployThis,
        "action",
        "deploy this card instead of putting it on the discard pile",
        "<lass|lässt|lassen> diese Karte aufmarschieren <>, statt sie auf den Ablagestapel zu legen",
    ),
    phrase(
        iv.DestroyInstead,
        "action",
        "destroy this card instead of putting it on the discard pile",
        "<vernichte|vernichtest|vernichten> diese Karte <>, statt sie auf den Ablagestapel zu legen",
    ),
    phrase(
        iv.BecomeProtocol,
        "statement",
        "this card becomes a protocol instead of going to the discard pile",
        "diese Karte <wird|werden> ein Protokoll, statt auf den Ablagestapel zu kommen",
    ),
)

OF_THE_INVASION: tuple[Row, ...] = (*STORING, *ITS_CARDS, *UNIQUE)
