/** Keywords and labels of RONE, and what they mean, as the rules say it. */

import { type Term, term, withShort } from '../../cards/glossary';

export const TERMS: readonly Term[] = [
  term('defender', 'Defender', 'Verteidiger', {
    en: 'Is not exhausted when it is attacked. While one of the guardians has Defender, only guardians with Defender can be attacked.',
    de: 'Wird nicht erschöpft, wenn sie angegriffen wird. Solange ein Wächter „Verteidiger“ besitzt, können nur Wächter mit „Verteidiger“ angegriffen werden.',
  }),
  term('invisibility', 'Invisibility', 'Unsichtbarkeit', {
    en: 'Cannot be the target of any effect, cannot be attacked, is no guardian, and nothing guards against its attacks; Detection lifts this.',
    de: 'Kann nicht das Ziel von Effekten sein, nicht angegriffen werden, ist kein Wächter, und nichts dient gegen ihre Angriffe als Wächter; Enttarnung hebt das auf.',
  }),
  term('detection', 'Detection', 'Enttarnung', {
    en: 'While you control this, your units can attack, your effects can target and your units can guard against invisible units.',
    de: 'Solange du dies kontrollierst, können deine Einheiten unsichtbare Einheiten angreifen, deine Effekte sie als Ziel haben und deine Einheiten gegen sie als Wächter dienen.',
  }),
  withShort(term('flying', 'Flying', 'Fliegende Einheit', {
    en: 'Can be attacked only by units that fly or have a ranged attack, and has to attack active ones of those first.',
    de: 'Kann nur von Einheiten angegriffen werden, die fliegen oder einen Fernkampfwert haben, und muss einsatzbereite solche zuerst angreifen.',
  }), 'Flying', 'Fliegend'),
  term('shield', 'Shield', 'Schild', {
    en: 'Instead of going to the graveyard it is put face up on the bottom of the deck; on top of the deck it may absorb one point of damage to the hero.',
    de: 'Kommt statt auf den Friedhof offen unter das Deck; liegt es oben auf dem Deck, kann es einen Schadenspunkt gegen den Helden auffangen.',
  }),
  withShort(term('slow', 'Slow effect', 'Langsamer Effekt', {
    en: 'Can be played only in your own main phase, never as a reaction.',
    de: 'Kann nur in der eigenen Hauptphase ausgespielt werden, nie als Reaktion.',
  }), 'Slow', 'Langsam'),
  term('battlefield', 'Battlefield', 'Schlachtfeld', {
    en: 'After the card has been put on the battlefield.',
    de: 'Nachdem die Karte auf das Schlachtfeld gelegt wurde.',
  }, true),
  term('death', 'Death', 'Tod', {
    en: 'After the card has gone from the battlefield to a graveyard.',
    de: 'Nachdem die Karte vom Schlachtfeld auf einen Friedhof gekommen ist.',
  }, true),
  term('recycle', 'Recycle', 'Wiederverwertung', {
    en: 'After the card has been recycled.',
    de: 'Nachdem die Karte wiederverwertet wurde.',
  }, true),
  term('combat', 'Combat', 'Kampf', {
    en: 'When the card has entered combat, before damage.',
    de: 'Wenn die Karte in einen Kampf gekommen ist, vor dem Schaden.',
  }, true),
  term('strike', 'Strike', 'Volltreffer', {
    en: "After the card has dealt damage to an opponent's hero; once, however much it was.",
    de: 'Nachdem die Karte dem Helden eines Gegners Schaden zugefügt hat; einmal, wie viel es auch war.',
  }, true),
  term('initiative', 'Initiative', 'Initiative', {
    en: 'An extra cost that you may pay when you play the card, for an extra effect.',
    de: 'Zusätzliche Kosten, die du beim Ausspielen bezahlen darfst, für einen zusätzlichen Effekt.',
  }, true),
];
