/** What lies behind the motif. All of it is drawn on a field of 300 by 200. */

import type { Seeded } from './seed';

export const WIDTH = 300;
export const HEIGHT = 200;

/** A coordinate, to one decimal. */
export const at = (value: number): string => String(Math.round(value * 10) / 10);

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
