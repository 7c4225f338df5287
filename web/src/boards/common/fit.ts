/** How cards are fitted into the room that there is. */

/** Height of a card by its width. */
export const TALL = 88 / 63;

const WANTED = 7; // between cards
const PHONE = 720;

/** Whether a field is too narrow for rows beside each other; 0: not measured yet. */
export const isSmall = (width: number): boolean => width > 0 && width <= PHONE;

export const within = (least: number, value: number, most: number): number => Math.round(Math.max(least, Math.min(value, most)));

/** The gap between cards of a row, so that all of them fit: below zero they lie over each other like a fan; `least` is seen of each. */
export function gapOf(room: number, card: number, number: number, least = 24): number {
  if (number < 2 || room <= 0) return WANTED;
  const gap = (room - number * card) / (number - 1);
  return Math.floor(Math.max(least - card, Math.min(gap, WANTED)));
}
