/**
 * The picture of a card: a function of its id, traits and colours, and of nothing else.
 *
 * From back to front: sky with sun, two ridges, the game's ornament, the motif with its light and shadow, a vignette.
 */

import type { Motifs } from './motif_words';
import { type Palette, paletteOf } from './palettes';
import { HEIGHT, ridge, WIDTH } from './scenery';
import { seeded, type Seeded } from './seed';

export interface Subject {
  /** What the picture is seeded by: the card's id. */
  key: string;
  game: string;
  /** Race or class, type, subtype, keywords: the most telling first. */
  traits: readonly string[];
}

/** What a game adds to its pictures. */
export interface ArtStyle {
  /** Colours by trait: race, class or type. */
  palettes: Readonly<Record<string, Palette>>;
  motifs: Motifs;
  /** The address of its own drawings of motifs. */
  drawings: string | null;
  /** The ground, with the heights of its far and its near edge. */
  land(colours: Palette, dice: Seeded, far: number, near: number): string;
  ornament(colours: Palette, dice: Seeded): string;
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

/** Hills behind hills: the land where a game has none of its own. */
export const hills: ArtStyle['land'] = (colours, dice, far, near) =>
  `<path fill="${colours.far}" opacity=".8" d="${ridge(dice, far, 34)}"/>` +
  `<path fill="${colours.near}" d="${ridge(dice, near, 16)}"/>`;

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
export function art(subject: Subject, style: ArtStyle, motif = ''): string {
  const colours = paletteOf(subject.traits, style.palettes);
  const dice = seeded(`${subject.game} ${subject.key}`);
  const behind = sky(colours, dice);
  const [far, near] = [dice.between(112, 132), dice.between(152, 168)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
    behind +
    style.land(colours, dice, far, near) +
    style.ornament(colours, dice) +
    (motif ? figure(motif, colours, dice) : '') +
    '<radialGradient id="v" cx=".5" cy=".45" r=".75"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".6"/></radialGradient>' +
    `<path fill="url(#v)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/></svg>`
  );
}

/** The same as an address for an image. */
export function artUrl(subject: Subject, style: ArtStyle, motif = ''): string {
  return `data:image/svg+xml,${encodeURIComponent(art(subject, style, motif))}`;
}
