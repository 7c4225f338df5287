/** Icons that stand in card texts as `{water}`, and shapes that games draw values on; all on a grid of 24. */

import type { Words } from '../protocol';

export interface IconDrawing {
  path: string;
  colour: string;
  words: Words;
  /** Written on it, and in which colour. */
  number?: number;
  ink?: string;
}

/** The shapes: a drop, a card, a hexagon, a blade, a chevron, arrows in a ring, a shield, a dial, and the like. */
export const SHAPES = {
  water: 'M12 2C8 8 5 11.5 5 15.5a7 6.5 0 0 0 14 0C19 11.5 16 8 12 2z',
  card: 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm2 4v6h8V6z',
  health: 'M12 1.5l9.2 5.25v10.5L12 22.5l-9.2-5.25V6.75z',
  melee: 'M21.5 2.5l-1 5.5L10.5 18l-4.5-4.5L16 3.5zM5 14.5l4.5 4.5-1.5 1.5-1.7-.7-2.3 2.7-2-2 2.7-2.3-.7-1.7z',
  ranged: 'M2 5l8 7-8 7V14.5L5 12 2 9.5zM11 5l8 7-8 7V14.5L14 12l-3-2.5zM19 5h3v14h-3l2-7z',
  recycle: 'M12 3a9 9 0 0 1 8.5 6H23l-4 5-4-5h2.3A6 6 0 0 0 12 6 6 6 0 0 0 7.8 7.7L5.7 5.6A9 9 0 0 1 12 3zM5 10l4 5H6.7A6 6 0 0 0 12 18a6 6 0 0 0 4.2-1.7l2.1 2.1A9 9 0 0 1 3.5 15H1z',
  defense: 'M12 1.5l9 3v7c0 5.5-4 9-9 11-5-2-9-5.5-9-11v-7z',
  speed: 'M12 3a9.5 9.5 0 0 1 9.5 9.5h-4A5.5 5.5 0 0 0 12 7v4L6 5l6-5z',
  yellow: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 1 1 0-21z',
  purple: 'M12 .5L23.5 12 12 23.5.500 12z',
  power: 'M13.5 1L4 13.5h6.5L9 23l10.5-13.5H13z',
  heart: 'M12 21.5C5 16 2 12.5 2 8.5 2 5.4 4.4 3 7.3 3c1.9 0 3.6 1 4.7 2.6C13.1 4 14.8 3 16.7 3 19.6 3 22 5.4 22 8.5c0 4-3 7.5-10 13z',
  determination: 'M12 1l3.2 7.3 7.8.700-5.9 5.2 1.8 7.8-6.9-4.1L5.1 22l1.8-7.8L1 9l7.8-.7z',
  guard: 'M12 1.5l9 3v7c0 5.5-4 9-9 11-5-2-9-5.5-9-11v-7zM11 7v4H7v2h4v5h2v-5h4v-2h-4V7z',
  skull: 'M12 2c5.5 0 9 3.8 9 8.5 0 3-1.5 5.2-3.5 6.5v4h-3v-2h-1.5v2h-2v-2H9.5v2h-3v-4C4.5 15.7 3 13.5 3 10.5 3 5.8 6.5 2 12 2zM8.5 9a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zm7 0a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
} as const;
