/** The icons in texts of Rune Age, and the shapes that its values are drawn on; all on a grid of 24. */

import { type IconDrawing, SHAPES } from '../../cards/icons';

export const DRAWINGS = {
  strength: SHAPES.melee,
  /** A coin with a square hole. */
  gold: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM9 9v6h6V9z',
  /** A crown. */
  influence: 'M2 6.500l5 4.500 5-8 5 8 5-4.500-2 12.500H4zM4.500 20.500h15V23h-15z',
  autoDefense: SHAPES.defense,
  /** A die that shows two. */
  attrition: 'M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm4 4a2.200 2.200 0 1 0 0 4.400A2.200 2.200 0 0 0 8 6zm8 7.600a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400z',
  /** A gem for costs: a coin's rim, and a pentagon. */
  coin: SHAPES.yellow,
  seal: 'M12 1l10.500 7.800-4 12.700h-13l-4-12.700z',
} as const;

export const COLOURS = {
  strength: '#d8dde3',
  gold: '#f0c419',
  influence: '#b79bea',
  autoDefense: '#5b9ae8',
  attrition: '#f0713a',
} as const;

export const ICONS: Readonly<Record<string, IconDrawing>> = {
  strength: { path: DRAWINGS.strength, colour: '#8f98a3', words: { en: 'strength', de: 'Stärke' } },
  gold: { path: DRAWINGS.gold, colour: '#d8a800', words: { en: 'gold', de: 'Gold' } },
  influence: { path: DRAWINGS.influence, colour: '#7d4fc4', words: { en: 'influence', de: 'Einfluss' } },
};

/** The signs of the factions: banner, horns, leaf, skull, hammer, tusks. */
export const SIGNS: Readonly<Record<string, string>> = {
  daqan: 'M5 1h14v3h-2v13l-5-4-5 4V4H5zM9 6v2h2v3h2V8h2V6zM4 19h16v3H4z',
  uthuk: 'M3 1c0 5 2 8 5 9.500C7 13 8 16 9 18l3 5 3-5c1-2 2-5 1-7.500C19 9 21 6 21 1c-2 3-5 5-6.500 5.500C13 6 11 6 9.500 6.500 8 6 5 4 3 1zm6 11l2 2-2 1.500zm6 0v3.500L13 14z',
  latari: 'M20.500 2C11 2 4 6 4 14c0 2 .5 3.500 1.200 4.800L3 22l1.500 1 2.200-3C8 20.700 9.500 21 11 21c8 0 10-9 9.500-19zM16 6.500C14 11 11 15 7 18c2-4.500 5-8.500 9-11.500z',
  waiqar: SHAPES.skull,
  dunwarr: 'M3 3h12l3 2h3v5h-3l-3 2h-1.500v11h-4V12H3zm3 3v3h6V6z',
  orcs: 'M2 3c0 7 2 11 6 12.500V22h3v-6h2v6h3v-6.500C20 14 22 10 22 3c-2 2-3.500 4-4 7-2-1.500-4-2-6-2s-4 .5-6 2C5.500 7 4 5 2 3z',
};
