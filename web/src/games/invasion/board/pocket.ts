/** What has room on a small screen: everything in view, what has no room is folded into piles. */

import { within } from '../../../boards/common/fit';

/** What a finger hits. */
export const LEAST = 44;
const GAP = 5; // with the edges of what lies between them
export const CARD = 62; // the height of a card of that width
const TITLE = 14;
const NETS = 38;
const POOL = 22;
const AROUND = 24; // the cards in the middle

export interface Shelf {
  width: number;
  height: number;
  isTeam: boolean;
  hasOthers: boolean;
  /** Something is going on in the middle: so high it has to be at least. */
  lane: number;
  /** The additional actions are among the answers. */
  needsActions: boolean;
  /** The question is answered with what is stored. */
  isStoring: boolean;
  /** What spare parts can be spent on has a row of its own. */
  isSpending: boolean;
}

export interface Pocket {
  /** Own side beside the rest, on a phone that lies on its side. */
  isBeside: boolean;
  hasTrack: boolean;
  hasStores: boolean;
  hasPiles: boolean;
  /** The cards in the zones, rather than their numbers alone. */
  hasZoneCards: boolean;
  /** The additional actions have a row of their own. */
  hasActions: boolean;
  /** The six sides of each die below it. */
  hasNets: boolean;
  /** The opponent's dice. */
  hasDice: boolean;
  die: number;
  /** The height of a card in the middle. */
  lane: number;
}

/** Rows are folded from the least important on, until the rest fits. */
export function pocket({ width, height, isTeam, hasOthers, lane, needsActions, isStoring, isSpending }: Shelf): Pocket {
  const isBeside = width > height * 1.25;
  const column = isBeside ? width / 2 - 8 : width;
  const die = within(LEAST, column / 4 - 40, 60);
  const isBusy = lane > 0;
  const stores = LEAST + POOL;
  const own = [LEAST, die + 10, ...(isSpending ? [LEAST] : [])];
  const theirs = [...(hasOthers ? [LEAST] : []), ...(isTeam ? [isBeside ? CARD + LEAST + GAP : CARD] : []), ...(needsActions ? [LEAST] : [])];
  const sum = (rows: readonly number[]): number => rows.reduce((all, row) => all + row + GAP, 0);
  let left = isBeside ? height - sum([...theirs, lane]) : height - sum([...own, ...theirs, lane]);
  const take = (row: number, isWanted = true): boolean => {
    if (!isWanted || left < row + GAP) return false;
    left -= row + GAP;
    return true;
  };
  const hasStores = isStoring || isBeside || take(stores);
  if (isStoring && !isBeside) left -= stores + GAP;
  const hasPiles = isBeside || take(CARD + TITLE);
  const hasTrack = take(LEAST, isTeam);
  const hasDice = take(LEAST, !isTeam && hasOthers && !isBusy);
  const hasActions = needsActions || take(LEAST, isTeam);
  const hasZoneCards = take(LEAST, isTeam && !isBeside && !isBusy);
  const hasNets = isBeside ? height >= sum([...own, stores, CARD + TITLE, NETS]) : take(NETS, !isBusy);
  return { isBeside, hasTrack, hasStores, hasPiles, hasZoneCards, hasActions, hasNets, hasDice, die, lane: within(CARD, lane - AROUND + (isBusy ? left : 0), 420) };
}
