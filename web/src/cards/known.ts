/** Cards of a view whose face the reader knows, and those that are hidden. */

import type { CardView, HiddenCard, Language } from '../protocol';

export function isKnown<Card extends object>(card: Card | HiddenCard): card is Card {
  return !('hidden' in card);
}

export function knownOf<Card extends object>(cards: readonly (Card | HiddenCard)[]): Card[] {
  return cards.filter((card): card is Card => isKnown<Card>(card));
}

/** A card's name; undefined for a hidden one. */
export function nameOf(card: CardView, language: Language): string | undefined {
  return card.name?.[language];
}
