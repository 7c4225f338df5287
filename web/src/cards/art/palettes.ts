/** Colours of the pictures, by what a card is. Each is a sky from top to bottom, two ridges, and light and accent. */

export interface Palette {
  sky: readonly [string, string, string];
  far: string;
  near: string;
  light: string;
  accent: string;
}

const palette = (colours: string): Palette => {
  const [a, b, c, far, near, light, accent] = colours.split(' ') as [
    string, string, string, string, string, string, string,
  ];
  return { sky: [a, b, c], far, near, light, accent };
};

const PALETTES: Record<string, Palette> = {
  // RONE: races, and what has none
  survivor: palette('#1b2a3a #a3562c #f0b35a #6b3b29 #23160f #ffe9c4 #f0a04b'),
  machine: palette('#10202e #2f5a75 #9cc3cf #2b4756 #0d1a22 #eaf8ff #7fc4e0'),
  mutant: palette('#15210f #4c6b1d #c3cc4e #37501b #111a0b #f5ffd0 #a9d13c'),
  hybrid: palette('#251233 #8a2f62 #f2937c #5c2350 #1a0b22 #ffe6dc #f47f8f'),
  nanobot: palette('#141619 #4a5560 #b9c2c4 #3a434b #0f1215 #ffffff #a8e0dc'),
  technology: palette('#07211f #136159 #74c3a4 #10433d #051614 #e6fff3 #5fd6a8'),
  tactic: palette('#2a0d10 #8c2a1f #f2a03d #5b1f1a #1d090b #fff0cf #ffb447'),
  // Runeslingers: classes, and what belongs to none
  striker: palette('#2a0710 #a11f1f #ff9a3d #5f1518 #1c060a #fff1cf #ff7a3a'),
  afflicter: palette('#160a2b #4b2a7a #8fae5a #301c54 #0e0619 #efe6ff #b58cf0'),
  warden: palette('#081733 #1f4f8f #d8c98a #173a6a #061022 #fff8df #f0cf6a'),
  trickster: palette('#04262b #0e7c78 #f29ac0 #0b5357 #031a1d #fff0fa #ff8ac4'),
  trinket: palette('#1d150c #6e4a22 #d9ab5f #4a3218 #140e07 #fff0d2 #e8b45c'),
  boon: palette('#2b2338 #8d7a9a #f7e3b0 #5b4d68 #1b1524 #fffdf2 #ffe08a'),
};

const PLAIN = palette('#14171c #3a414c #a4a8ae #272c35 #0c0e11 #ffffff #e69f00');

/** The first of a card's traits that has colours. */
export function paletteOf(traits: readonly string[]): Palette {
  for (const trait of traits) {
    const found = PALETTES[trait];
    if (found) return found;
  }
  return PLAIN;
}
