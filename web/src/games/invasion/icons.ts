/** The screws of Invasion, each colour with a drive of its own, and the shapes that values are drawn on; all on a grid of 24. */

import { type IconDrawing, SHAPES } from '../../cards/icons';
import type { Colour, Symbol } from './types';

/** Slot, cross, hex, square, triangle, star, ring: told apart without any colour. */
export const DRIVES: Readonly<Record<Colour, string>> = {
  blue: 'M3 9.700h18v4.600H3z',
  red: 'M9.700 3.500h4.600v6.200h6.200v4.600h-6.200v6.200H9.700v-6.200H3.500V9.700h6.200z',
  black: 'M12 3.800l7.100 4.100v8.200L12 20.200l-7.100-4.100V7.900z',
  green: 'M6 6h12v12H6z',
  yellow: 'M12 3.500l8 13.800H4z',
  wild: 'M12 2.800l2.500 6.100 6.600.500-5 4.300 1.600 6.400L12 16.600l-5.700 3.500 1.600-6.400-5-4.300 6.600-.500z',
  neutral: 'M12 5.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13zm0 3.200a3.300 3.300 0 1 0 0 6.600 3.300 3.300 0 0 0 0-6.600z',
};

/** The heads of the screws, and what is cut into them. */
export const HEADS: Readonly<Record<Colour, { head: string; drive: string }>> = {
  blue: { head: '#5aa7f0', drive: '#06233f' },
  red: { head: '#f0714c', drive: '#3d0c02' },
  black: { head: '#343b44', drive: '#e8edf2' },
  green: { head: '#5cc274', drive: '#062f12' },
  yellow: { head: '#f2cf3f', drive: '#3a2c00' },
  wild: { head: '#d9c2ff', drive: '#35146e' },
  neutral: { head: '#a9b0b8', drive: '#2a3038' },
};

export const SYMBOLS: Readonly<Record<Symbol, { path: string; colour: string }>> = {
  melee: { path: SHAPES.melee, colour: '#d8dde3' },
  ranged: { path: SHAPES.ranged, colour: '#f0c419' },
  armor: { path: SHAPES.defense, colour: '#7db4f0' },
  health: { path: SHAPES.heart, colour: '#f0776b' },
};

export const DRAWINGS = {
  /** A cog: spare parts. */
  spare:
    'M10 1h4l.7 3.100 2 .8L19.500 3.200l2.800 2.800-1.700 2.800.8 2 3.100.7v4l-3.100.7-.8 2 1.700 2.800-2.800 2.800-2.800-1.700-2 .8L14 26h-4l-.7-3.100-2-.8-2.800 1.700L1.700 21l1.700-2.800-.8-2L-.5 15.500v-4l3.100-.7.8-2L1.700 6l2.800-2.800 2.800 1.700 2-.8zM12 9a4.300 4.300 0 1 0 0 8.600A4.300 4.300 0 0 0 12 9z',
  /** A screw from the side: training. */
  screw: 'M5 2h14v4.500h-4V9l-1.500 1 1.500 1v2l-1.500 1 1.500 1v2l-1.500 1 1 1L12 23l-2.500-3-1-1 1.500-1v-2l-1.500-1 1.500-1v-2l-1.500-1 1.500-1V6.500H5z',
  /** A die that is thrown again. */
  reroll: SHAPES.recycle,
  /** A wired plate: technology. */
  technology: 'M7 7h10v10H7zM8 2h2v3H8zm6 0h2v3h-2zM8 19h2v3H8zm6 0h2v3h-2zM2 8h3v2H2zm0 6h3v2H2zm17-6h3v2h-3zm0 6h3v2h-3z',
  /** A die with three eyes. */
  die: 'M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zm1.500 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm5.500 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  card: SHAPES.card,
} as const;

export const COLOURS = { spare: '#c9a86a', screw: '#b8c2cc', reroll: '#8fd0c0', technology: '#b79bea' } as const;

/** Texts of this game have words for everything. */
export const ICONS: Readonly<Record<string, IconDrawing>> = {};
