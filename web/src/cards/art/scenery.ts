/** What lies behind the motif: ridges, ruins and runes. All of it is drawn on a field of 300 by 200. */

import type { Seeded } from './seed';

export const WIDTH = 300;
export const HEIGHT = 200;

const at = (value: number): string => String(Math.round(value * 10) / 10);

/** Hills from left to right: a jagged line around a height. */
export function ridge(dice: Seeded, height: number, rough: number): string {
  const steps = dice.whole(7, 10);
  let path = `M0 ${HEIGHT}`;
  for (let step = 0; step <= steps; step += 1) {
    const y = height + dice.between(-rough, rough) * (step % 2 ? 1 : 0.45);
    path += `L${at((step / steps) * WIDTH)} ${at(y)}`;
  }
  return `${path}L${WIDTH} ${HEIGHT}Z`;
}

/** A skyline of broken towers: flat, slanted and bitten-off roofs, some with a mast. */
export function ruins(dice: Seeded, height: number, tall: number): string {
  let path = `M0 ${HEIGHT}`;
  let x = 0;
  while (x < WIDTH) {
    const wide = dice.between(14, 34);
    const top = height - dice.between(0, tall) * (dice.next() < 0.3 ? 1 : 0.5);
    path += `L${at(x)} ${at(top)}`;
    const roof = dice.next();
    if (roof < 0.35) {
      path += `l${at(wide * 0.4)} ${at(dice.between(3, 12))}l${at(wide * 0.15)} ${at(-dice.between(2, 14))}`;
    } else if (roof < 0.5) {
      path += `l${at(wide * 0.3)} 0l0 ${at(-dice.between(10, 26))}l2 0l0 ${at(dice.between(12, 28))}`;
    } else if (roof < 0.7) {
      path += `l${at(wide * 0.8)} ${at(dice.between(6, 18))}`;
    }
    path += `L${at(x + wide)} ${at(top + dice.between(-2, 8))}`;
    x += wide;
    path += `L${at(x)} ${at(height + dice.between(2, 14))}`;
    x += dice.between(0, 7);
  }
  return `${path}L${WIDTH} ${HEIGHT}Z`;
}

/** Lit windows in ruins: little squares. */
export function windows(dice: Seeded, height: number): string {
  let path = '';
  for (let count = dice.whole(4, 9); count > 0; count -= 1) {
    path += `M${at(dice.between(6, 290))} ${at(dice.between(height + 4, HEIGHT - 12))}h2.4v3.4h-2.4z`;
  }
  return path;
}

/** Dust in the air: dots of different sizes. */
export function dust(dice: Seeded, colour: string): string {
  let dots = '';
  for (let count = dice.whole(12, 18); count > 0; count -= 1) {
    const size = dice.between(0.5, 2.2);
    dots += `<circle cx="${at(dice.between(0, WIDTH))}" cy="${at(dice.between(20, HEIGHT))}" r="${at(size)}" opacity="${at(dice.between(0.2, 0.7))}"/>`;
  }
  return `<g fill="${colour}">${dots}</g>`;
}

/** Hazard chevrons along a corner. */
export function chevrons(dice: Seeded): string {
  const left = dice.next() < 0.5;
  let path = '';
  for (let step = 0; step < 5; step += 1) {
    const x = step * 12;
    path += `M${x} 200l8-10h6l-8 10z`;
  }
  return left ? path : path.replaceAll(/M(\d+) 200/g, (_, x: string) => `M${Number(x) + 236} 200`);
}

/** The twelve strokes of a rune, in a box of 10 by 16; every rune has a staff and two or three of the others. */
const STAFF = 'M5 0v16';
const STROKES = [
  'M5 0l5 4', 'M5 4l5 4', 'M5 8l5 4', 'M5 0l-5 4', 'M5 4l-5 4', 'M5 8l-5 4',
  'M5 16l5-4', 'M5 16l-5-4', 'M0 5l10 5', 'M10 5l-10 5', 'M1 8h8',
] as const;

export function rune(dice: Seeded): string {
  const chosen = new Set<string>();
  const count = dice.whole(2, 3);
  while (chosen.size < count) chosen.add(dice.one(STROKES));
  return STAFF + [...chosen].join('');
}

/** Two to four rings around the middle, with runes between the outer two and marks on the inner ones. */
export function runeCircle(dice: Seeded, colour: string): string {
  const rings = dice.whole(2, 4);
  const outer = 88;
  let drawn = '';
  for (let ring = 0; ring < rings; ring += 1) {
    const dash = ring > 1 ? ` stroke-dasharray="${dice.whole(2, 12)} ${dice.whole(3, 9)}"` : '';
    drawn += `<circle r="${at(outer - (ring === 0 ? 0 : 8 + ring * 12))}"${dash}/>`;
  }
  const runes = dice.whole(9, 14);
  const turn = dice.between(0, 360);
  for (let place = 0; place < runes; place += 1) {
    const angle = turn + (place / runes) * 360;
    drawn += `<path d="${rune(dice)}" transform="rotate(${at(angle)})translate(-5 -86)scale(1 .9)"/>`;
  }
  const corners = dice.whole(3, 7);
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = ((turn + (corner * 2 * 360) / (corners % 2 ? corners : corners * 2)) * Math.PI) / 180;
    return `${at(Math.cos(angle) * 68)} ${at(Math.sin(angle) * 68)}`;
  });
  drawn += `<path d="M${points.join('L')}Z" opacity=".6"/>`;
  return `<g transform="translate(150 100)" fill="none" stroke="${colour}" stroke-width="1.6" opacity=".55">${drawn}</g>`;
}
