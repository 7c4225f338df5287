/** Colours of the pictures of Runeslingers: classes, what belongs to none, and ailments. */

import { palette, type Palette } from '../../../cards/art/palettes';

export const PALETTES: Readonly<Record<string, Palette>> = {
  striker: palette('#2a0710 #a11f1f #ff9a3d #5f1518 #1c060a #fff1cf #ff7a3a'),
  afflicter: palette('#160a2b #4b2a7a #8fae5a #301c54 #0e0619 #efe6ff #b58cf0'),
  warden: palette('#081733 #1f4f8f #d8c98a #173a6a #061022 #fff8df #f0cf6a'),
  trickster: palette('#04262b #0e7c78 #f29ac0 #0b5357 #031a1d #fff0fa #ff8ac4'),
  trinket: palette('#1d150c #6e4a22 #d9ab5f #4a3218 #140e07 #fff0d2 #e8b45c'),
  boon: palette('#2b2338 #8d7a9a #f7e3b0 #5b4d68 #1b1524 #fffdf2 #ffe08a'),
  burn: palette('#2a0710 #a11f1f #ff9a3d #5f1518 #1c060a #fff1cf #ff7a3a'),
  curse: palette('#160a2b #4b2a7a #8fae5a #301c54 #0e0619 #efe6ff #b58cf0'),
  debilitate: palette('#141619 #4a5560 #b9c2c4 #3a434b #0f1215 #ffffff #a8e0dc'),
  fragment: palette('#10202e #2f5a75 #9cc3cf #2b4756 #0d1a22 #eaf8ff #7fc4e0'),
  insanity: palette('#251233 #8a2f62 #f2937c #5c2350 #1a0b22 #ffe6dc #f47f8f'),
  weaken: palette('#15210f #4c6b1d #c3cc4e #37501b #111a0b #f5ffd0 #a9d13c'),
};
