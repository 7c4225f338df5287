/** How large everything on the table is: a function of both sides of the field, and of what goes on there. */

import { TALL, within } from '../../../boards/common/fit';

export { gapOf, isSmall, TALL } from '../../../boards/common/fit';

export interface Room {
  height: number;
  /** The height of all rows but the two of large cards: opponents, the middle and the barracks, as they are drawn. */
  used: number;
  /** How many rows there are, for the gaps between them. */
  rows: number;
  /** Whether something is shown in the middle that lasts longer than a purchase. */
  isFight: boolean;
}

export interface Sizes {
  /** Cards of the centre and of the own realm. */
  card: number;
  /** Cards in the middle. */
  lane: number;
  /** Cards of opponents. */
  strip: number;
  /** Height of a pile to buy from. */
  tile: number;
}

export const GAP = 6;
const EDGE = 14; // rings and names that stand out
const LEAST = 48;
const MOST = 148;

/** What is in the middle grows with the height alone; the two rows of large cards share what the others leave. */
export function sizes({ height, used, rows, isFight }: Room): Sizes {
  const room = (height - used - (rows - 1) * GAP - EDGE) / 2;
  return {
    card: within(LEAST, room / TALL, MOST),
    lane: within(LEAST, (height * (isFight ? 0.3 : 0.2) - 30) / TALL, MOST),
    strip: within(34, (height * 0.12 - 6) / TALL, 70),
    tile: within(38, height * 0.1, 66),
  };
}
