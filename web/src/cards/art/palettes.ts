/** Colours of the pictures, by what a card is. Each is a sky from top to bottom, two ridges, and light and accent. */

export interface Palette {
  sky: readonly [string, string, string];
  far: string;
  near: string;
  light: string;
  accent: string;
}

export const palette = (colours: string): Palette => {
  const [a, b, c, far, near, light, accent] = colours.split(' ') as [
    string, string, string, string, string, string, string,
  ];
  return { sky: [a, b, c], far, near, light, accent };
};

const PLAIN = palette('#14171c #3a414c #a4a8ae #272c35 #0c0e11 #ffffff #e69f00');

/** The first of a card's traits that has colours. */
export function paletteOf(traits: readonly string[], palettes: Readonly<Record<string, Palette>>): Palette {
  for (const trait of traits) {
    const found = palettes[trait];
    if (found) return found;
  }
  return PLAIN;
}
