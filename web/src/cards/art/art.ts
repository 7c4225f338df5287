/**
 * The picture of a card: a function of its id, traits and colours, and of nothing else.
 *
 * From back to front: sky with sun, two ridges, the game's ornament, the motif with its light and shadow, a vignette.
 */

import { paletteOf, type Palette } from './palettes';
import { chevrons, dust, HEIGHT, ridge, ruins, runeCircle, WIDTH, windows } from './scenery';
import { seeded, type Seeded } from './seed';

export interface Subject {
  /** What the picture is seeded by: the card's id. */
  key: string;
  game: string;
  /** Race or class, type, subtype, keywords: the most telling first. */
  traits: readonly string[];
}

const SIZE = 0.31; // of a motif's grid of 512
const round = (value: number): string => String(Math.round(value * 10) / 10);

function sky(colours: Palette, dice: Seeded): string {
  const [top, middle, bottom] = colours.sky;
  const x = dice.between(60, 240);
  const y = dice.between(50, 105);
  const size = dice.between(16, 34);
  return (
    `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/>` +
    `<stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
    `<radialGradient id="g" cx="${round(x)}" cy="${round(y)}" r="150" gradientUnits="userSpaceOnUse">` +
    `<stop stop-color="${colours.light}" stop-opacity=".75"/><stop offset=".35" stop-color="${colours.accent}" stop-opacity=".3"/>` +
    `<stop offset="1" stop-color="${colours.accent}" stop-opacity="0"/></radialGradient>` +
    `<path fill="url(#s)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="url(#g)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size)}" fill="${colours.light}" opacity=".55"/>`
  );
}

function land(game: string, colours: Palette, dice: Seeded): string {
  const far = dice.between(112, 132);
  const near = dice.between(152, 168);
  if (game === 'rone') {
    return (
      `<path fill="${colours.far}" opacity=".8" d="${ruins(dice, far + 14, 62)}"/>` +
      `<path fill="${colours.near}" d="${ruins(dice, near + 12, 44)}"/>` +
      `<path fill="${colours.accent}" opacity=".8" d="${windows(dice, near + 12)}"/>`
    );
  }
  return (
    `<path fill="${colours.far}" opacity=".8" d="${ridge(dice, far, 34)}"/>` +
    `<path fill="${colours.near}" d="${ridge(dice, near, 16)}"/>`
  );
}

function ornament(game: string, colours: Palette, dice: Seeded): string {
  if (game === 'rone') {
    return `${dust(dice, colours.light)}<path fill="${colours.accent}" opacity=".75" d="${chevrons(dice)}"/>`;
  }
  return runeCircle(dice, colours.light);
}

function figure(path: string, colours: Palette, dice: Seeded): string {
  const half = (512 * SIZE) / 2;
  const flip = dice.next() < 0.5 ? '' : ' scale(-1 1)';
  const place = (x: number, y: number): string =>
    `translate(${round(WIDTH / 2 + x)} ${round(HEIGHT / 2 + y)})${flip} translate(${round(-half)} ${round(-half)}) scale(${SIZE})`;
  return (
    `<linearGradient id="m" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colours.light}"/>` +
    `<stop offset=".55" stop-color="${colours.light}"/><stop offset="1" stop-color="${colours.accent}"/></linearGradient>` +
    `<path transform="${place(4, 5)}" d="${path}" opacity=".55"/>` +
    `<path transform="${place(0, 0)}" d="${path}" fill="${colours.near}" stroke="${colours.near}" stroke-width="26" stroke-linejoin="round"/>` +
    `<path transform="${place(0, 0)}" d="${path}" fill="url(#m)"/>`
  );
}

/** The SVG of a card's picture; without a motif's path the land lies empty. */
export function art(subject: Subject, motif = '', colours: Palette = paletteOf(subject.traits)): string {
  const dice = seeded(`${subject.game} ${subject.key}`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
    sky(colours, dice) +
    land(subject.game, colours, dice) +
    ornament(subject.game, colours, dice) +
    (motif ? figure(motif, colours, dice) : '') +
    '<radialGradient id="v" cx=".5" cy=".45" r=".75"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".6"/></radialGradient>' +
    `<path fill="url(#v)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/></svg>`
  );
}

/** The same as an address for an image. */
export function artUrl(subject: Subject, motif = ''): string {
  return `data:image/svg+xml,${encodeURIComponent(art(subject, motif))}`;
}
