/** Keywords and labels of Invasion, and what they mean, as the rules say it. */

import { type Term, term } from '../../cards/glossary';

export const TERMS: readonly Term[] = [
  term('Keep', 'Keep', 'Behalten', {
    en: 'Can stay in your hand when the rest of your hand goes to the garbage dump.',
    de: 'Kann auf der Hand bleiben, wenn der Rest deiner Hand auf die Müllhalde kommt.',
  }),
  term('Echo', 'Echo', 'Echo', {
    en: 'The text is executed twice, never more often.',
    de: 'Der Text wird zweimal ausgeführt, nie öfter.',
  }),
  term('Volatile', 'Volatile', 'Flüchtig', {
    en: 'Is destroyed at the end of the turn in which it was played, instead of going to the discard pile.',
    de: 'Wird am Ende des Zuges vernichtet, in dem sie gespielt wurde, statt auf den Ablagestapel zu kommen.',
  }),
  term('Tactic', 'Tactic', 'Taktik', {
    en: 'Goes to the discard pile as soon as its text was executed, and brings no spare parts.',
    de: 'Kommt auf den Ablagestapel, sobald ihr Text ausgeführt ist, und bringt keine Ersatzteile.',
  }),
  term('Piercing', 'Piercing', 'Durchschlag', {
    en: 'Melee damage of this card is not stopped by armor.',
    de: 'Nahkampfschaden dieser Karte wird von Rüstung nicht aufgehalten.',
  }),
  term('Guard', 'Guard', 'Wache', {
    en: 'While it lies in the stack, players cannot destroy cards in the zones nor the resources stored there.',
    de: 'Solange sie im Stapel liegt, können weder Karten in den Zonen noch dort eingelagerte Ressourcen vernichtet werden.',
  }),
  term('Unique', 'Unique', 'Einzigartig', {
    en: 'Does something of its own when it is trained.',
    de: 'Tut bei der Ausbildung etwas Eigenes.',
  }),
  term('exhaust', 'Exhaust', 'Erschöpfe diese Karte', {
    en: 'Can be used in your Main phase while the card is not exhausted. Cards in a base are refreshed when an enemy reinforces.',
    de: 'Kann in deiner Hauptphase genutzt werden, solange die Karte nicht erschöpft ist. Aufgefrischt wird eine Basis, wenn ein Gegner verstärkt.',
  }, true),
  term('support', 'Support', 'Unterstützung', {
    en: 'Works for the top card of the stack while this card lies in it.',
    de: 'Wirkt für die oberste Karte des Stapels, solange diese Karte darin liegt.',
  }, true),
  term('when_trained', 'When trained', 'Nach der Ausbildung', {
    en: 'Happens when enough resources lie in the card’s zone.',
    de: 'Geschieht, wenn in der Zone der Karte genug Ressourcen liegen.',
  }, true),
];
