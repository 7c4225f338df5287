/** Finds a card in a game's view, whatever the game calls its zones. */

import type { CardView, GameView } from '../protocol';

export function findCard(view: GameView | null, n: number): CardView | null {
  const open: unknown[] = view ? [view.seats, ...Object.values(view)] : [];
  while (open.length) {
    const value = open.shift();
    if (Array.isArray(value)) open.push(...value);
    else if (value && typeof value === 'object') {
      const card = value as CardView;
      if (card.n === n && card.name) return card;
      open.push(...Object.values(value));
    }
  }
  return null;
}

/** All cards in a view by number, the fullest description of each. */
export function cardsOf(view: GameView): Map<number, CardView> {
  const found = new Map<number, CardView>();
  const open: unknown[] = [view];
  while (open.length) {
    const value = open.pop();
    if (Array.isArray(value)) open.push(...value);
    else if (value && typeof value === 'object') {
      const card = value as CardView;
      if (typeof card.n === 'number' && card.name) {
        const known = found.get(card.n);
        if (!known || Object.keys(card).length > Object.keys(known).length) found.set(card.n, card);
      }
      open.push(...Object.values(value));
    }
  }
  return found;
}
