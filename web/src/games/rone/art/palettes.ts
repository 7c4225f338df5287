/** Colours of the pictures of RONE: races, and what has none. */

import { palette, type Palette } from '../../../cards/art/palettes';

export const PALETTES: Readonly<Record<string, Palette>> = {
  survivor: palette('#1b2a3a #a3562c #f0b35a #6b3b29 #23160f #ffe9c4 #f0a04b'),
  machine: palette('#10202e #2f5a75 #9cc3cf #2b4756 #0d1a22 #eaf8ff #7fc4e0'),
  mutant: palette('#15210f #4c6b1d #c3cc4e #37501b #111a0b #f5ffd0 #a9d13c'),
  hybrid: palette('#251233 #8a2f62 #f2937c #5c2350 #1a0b22 #ffe6dc #f47f8f'),
  nanobot: palette('#141619 #4a5560 #b9c2c4 #3a434b #0f1215 #ffffff #a8e0dc'),
  technology: palette('#07211f #136159 #74c3a4 #10433d #051614 #e6fff3 #5fd6a8'),
  tactic: palette('#2a0d10 #8c2a1f #f2a03d #5b1f1a #1d090b #fff0cf #ffb447'),
};
