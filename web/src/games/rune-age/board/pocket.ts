/** How the table fits a small screen: what lies open, how large it is, and what is folded into a pile that a tap spreads out. */

import { TALL } from './sizes';

/** What a finger hits. */
export const LEAST = 44;
const MOST = 64;
const NAMED = 104; // pixels that a pile needs to show its name
const STEP = 24; // the least that is seen of a card in a fan
const GAP = 4;
const LINE = 16;
const PLATE = 28;
/** So wide that the plate has room beside the realm. */
const WIDE = 520;
const EDGE = 4; // counts stand out below a pile

/** How many ways to pay a small screen shows; the prompt has all of them in words. */
export const WAYS = 4;

export type State = 'quiet' | 'buying' | 'fight';

export interface Shelf {
  width: number;
  height: number;
  state: State;
  /** How many piles of the centre and of the barracks lie open. */
  market: number;
  barracks: number;
  /** How high the middle is at least. */
  lane: number;
  /** Whether there is one opponent, whose realm can lie open. */
  isDuel: boolean;
  hasOthers: boolean;
}

export interface Pocket {
  card: number;
  /** The plate stands beside the realm, not above it. */
  isBeside: boolean;
  isRealmOpen: boolean;
  /** Otherwise the whole centre is one pile. */
  isCentreOpen: boolean;
  /** How many piles stand beside each other. */
  market: number;
  barracks: number;
}

const bare = (width: number): number => Math.max(1, Math.floor((width + GAP) / (LEAST + GAP)));
const named = (width: number): number => Math.max(1, Math.floor((width + GAP) / (NAMED + GAP)));
const rowsOf = (number: number, columns: number): number => Math.ceil(number / columns) * (LEAST + GAP);
/** As many in the last row as in the others, if possible. */
const balanced = (number: number, columns: number): number => Math.ceil(number / Math.max(1, Math.ceil(number / columns)));
const tall = (card: number): number => Math.ceil(card * TALL) + GAP;

/** The first arrangement that fits, the best one first; its cards as large as the rest of the room allows. */
export function pocket(shelf: Shelf): Pocket {
  const { width, state } = shelf;
  const columns = [named(width), bare(width)];
  const usual = { card: LEAST, isBeside: width >= WIDE, isRealmOpen: false, isCentreOpen: state !== 'buying', market: bare(width), barracks: bare(width) };
  const tight = { ...usual, isBeside: true };
  const ways: Pocket[] = [
    ...[shelf.isDuel, false].flatMap((isRealmOpen) => columns.flatMap((barracks) => columns.map((market) => ({ ...usual, isRealmOpen, market, barracks })))),
    tight,
    { ...tight, isCentreOpen: false },
  ];
  const found = ways.find((way) => heightOf(shelf, way) <= shelf.height) ?? ways.at(-1)!;
  let { card } = found;
  const isTight = ways.indexOf(found) >= ways.length - 2;
  while (!isTight && card < MOST && heightOf(shelf, { ...found, card: card + 1 }) <= shelf.height) card += 1;
  return { ...found, card, market: balanced(shelf.market, found.market), barracks: balanced(shelf.barracks, found.barracks) };
}

function heightOf(shelf: Shelf, { card, isBeside, isRealmOpen, isCentreOpen, market, barracks }: Pocket): number {
  const others = shelf.hasOthers ? LEAST + GAP + (isRealmOpen ? tall(card) : 0) : 0;
  const own = tall(card) + (isBeside ? 0 : PLATE + GAP);
  const piles = rowsOf(shelf.market, market) + rowsOf(shelf.barracks, barracks);
  // a combat: the target beside what is told of it, and the armies below
  const middle = { quiet: LINE + GAP, buying: tall(LEAST) + 38, fight: 2 * tall(card) + 44 }[shelf.state];
  return others + (isCentreOpen ? tall(card) : 0) + Math.max(middle, shelf.lane) + piles + own - GAP + EDGE;
}

export interface Spread {
  card: number;
  /** The room of every group of cards; 0: it is folded into a pile. */
  rooms: number[];
}

/**
 * Groups of cards beside each other: smaller, then over each other like a fan, and the last of them folded into piles where
 * even that is too wide.
 */
export function spread(width: number, groups: readonly number[], wanted: number): Spread {
  for (let card = wanted; card >= LEAST; card -= 4) {
    const rooms = fitted(width, groups, card, card + GAP);
    if (rooms) return { card, rooms };
  }
  for (let folded = 0; folded <= groups.length; folded += 1) {
    const kept = groups.map((number, index) => (index < groups.length - folded || number < 2 ? number : -1));
    const rooms = fitted(width, kept, LEAST, STEP);
    if (rooms) return { card: LEAST, rooms };
  }
  return { card: LEAST, rooms: groups.map((number) => (number < 2 ? LEAST : 0)) };
}

/** The rooms of groups (-1: folded), each card at least `step` beside the one before; null: they do not fit. */
function fitted(width: number, groups: readonly number[], card: number, step: number): number[] | null {
  const steps = groups.reduce((sum, number) => sum + Math.max(0, number - 1), 0);
  const slack = width - groups.filter((number) => number).length * (card + GAP + 3);
  if (slack < steps * step) return null;
  const each = steps ? Math.min(card + GAP, slack / steps) : 0;
  return groups.map((number) => (number < 0 ? 0 : Math.ceil(card + Math.max(0, number - 1) * each)));
}
