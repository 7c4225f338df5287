/** Which answers the table itself gives: they need not stand below it as buttons. */

import type { CardView, Option, Question } from '../../protocol';

/** The numbers of cards that lie open. */
export const numbersOf = (cards: readonly (CardView | null | undefined)[]): Set<number | undefined> => new Set(cards.map((card) => card?.n));

/**
 * Whether everything that an answer names can be pointed at. What is done with the card that the question is about is no
 * matter of pointing: both answers lie on the same card there.
 */
export function liesOpen(option: Option, question: Question, shown: Set<number | undefined>): boolean {
  const named = [...option.cards, ...(option.leads ?? [])];
  if (question.card !== null && named.includes(question.card)) return false;
  return (named.length > 0 || Boolean(option.places?.length)) && named.every((n) => shown.has(n));
}
