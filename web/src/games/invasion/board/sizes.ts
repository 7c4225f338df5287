/** How large everything on the table is: a function of both sides of the field, and of what lies there. */

import { TALL, within } from '../../../boards/common/fit';

export interface Room {
  width: number;
  height: number;
  /** The heights of rows as they are drawn: the others, the middle, and the dice. */
  above: number;
  between: number;
  bench: number;
  /** How many own cards lie there. */
  cards: number;
  isTeam: boolean;
}

export interface Sizes {
  /** Own cards: base, training, played. */
  card: number;
  /** The height of cards in the middle. */
  lane: number;
  /** Cards of the Invasion, or of the opponent. */
  strip: number;
  /** Own piles. */
  pile: number;
  /** The side of a die. */
  die: number;
}

const GAPS = 24; // between the rows
const TITLES = 18; // above the own cards
const LEAST = 44;
const MOST = 148;
const NAMED = 72; // the width at which a card shows its whole name
const SEEN = 0.8; // of a card in a fan, at least
const EMPTY = 84; // pixels for a group without cards
const BESIDE = 7; // pixels between cards
const LANE = 20; // around the cards in the middle
export const GROUPS = 3; // base, training, played
export const GROUP_GAP = 20;

export function sizes({ width, height, above, between, bench, cards, isTeam }: Room): Sizes {
  const high = (height - above - between - bench - GAPS - TITLES) / TALL;
  const pile = within(38, Math.min(high - 12, high * 0.8), NAMED);
  const share = landRoom(width, pile) / Math.max(GROUPS, cards);
  // whole cards rather than larger ones that hide each other's names, as long as the names can be read
  const wide = Math.max(share - BESIDE, Math.min(NAMED, share / SEEN));
  return {
    card: within(LEAST, Math.min(high, Math.max(wide, 64)), MOST),
    pile,
    lane: within(64, Math.min(height * 0.36, height - above - bench - GAPS - TITLES - LANE - LEAST * TALL), 236),
    strip: within(40, (height * (isTeam ? 0.205 : 0.2)) / TALL, 130),
    die: within(38, Math.min(height * 0.125, (width - 300) / 15.8), 116),
  };
}

/** The rooms of groups of cards beside each other, each with what it needs, or so that of every card the same is seen. */
export function rooms(room: number, card: number, groups: readonly number[]): number[] {
  const steps = groups.reduce((sum, number) => sum + Math.max(0, number - 1), 0);
  const slack = groups.reduce((left, number) => left - (number ? card : EMPTY), room);
  const step = Math.max(0, Math.min(card + BESIDE, slack / Math.max(1, steps)));
  return groups.map((number) => (number ? card + (number - 1) * step : EMPTY));
}

export interface Grid {
  card: number;
  columns: number;
  /** Too many to lie beside each other: two rows in which they lie over each other. */
  isFan: boolean;
}

/** How large so many cards can be beside and above each other. */
export function grid(width: number, height: number, number: number): Grid {
  let best: Grid = { card: 0, columns: number, isFan: false };
  for (let rows = 1; rows <= 4; rows += 1) {
    const columns = Math.ceil(number / rows);
    const card = Math.floor(Math.min(width / columns - 12, (height / rows - 8) / TALL, 170));
    if (card > best.card) best = { card, columns, isFan: false };
  }
  return best.card < LEAST ? { card: LEAST, columns: Math.ceil(number / 2), isFan: true } : best;
}

/** What the piles leave to the cards beside them. */
export const landRoom = (width: number, pile: number): number => width - 3 * (pile + 14) - 14 - GROUPS * GROUP_GAP;
