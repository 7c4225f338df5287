/** What lies behind the motif in RONE: ruins with lit windows, dust and hazard chevrons. */

import { at, HEIGHT, WIDTH } from '../../../cards/art/scenery';
import type { Seeded } from '../../../cards/art/seed';

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
