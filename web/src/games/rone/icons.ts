/** The icons in texts of RONE. */

import { type IconDrawing, SHAPES } from '../../cards/icons';

function exhaustion(colour: 'yellow' | 'purple', number: number): IconDrawing {
  const en = colour === 'yellow' ? 'yellow' : 'purple';
  const de = colour === 'yellow' ? 'gelb' : 'lila';
  return {
    path: SHAPES[colour],
    colour: colour === 'yellow' ? '#f0c419' : '#7d4fc4',
    ink: colour === 'yellow' ? '#1b1200' : '#fff',
    number,
    words: { en: `exhaust ${number} (${en})`, de: `erschöpfe ${number} (${de})` },
  };
}

export const ICONS: Readonly<Record<string, IconDrawing>> = {
  water: { path: SHAPES.water, colour: '#2b8fd0', words: { en: 'water', de: 'Wasser' } },
  card: { path: SHAPES.card, colour: '#8a6d3b', words: { en: 'card', de: 'Karten' } },
  health: { path: SHAPES.health, colour: '#c8403a', words: { en: 'health', de: 'Lebenspunkte' } },
  melee: { path: SHAPES.melee, colour: '#8f98a3', words: { en: 'melee', de: 'Nahkampf' } },
  ranged: { path: SHAPES.ranged, colour: '#c98a1b', words: { en: 'ranged', de: 'Fernkampf' } },
  recycle: { path: SHAPES.recycle, colour: '#3c9a54', words: { en: 'recycling', de: 'Wiederverwertung' } },
  'yellow 1': exhaustion('yellow', 1),
  'yellow 2': exhaustion('yellow', 2),
  'yellow 3': exhaustion('yellow', 3),
  'purple 1': exhaustion('purple', 1),
  'purple 2': exhaustion('purple', 2),
  'purple 3': exhaustion('purple', 3),
};
