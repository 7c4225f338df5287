/** What lies behind the motif in Invasion: a cog wheel and the screws that hold it. */

import type { Seeded } from '../../../cards/art/seed';

const TEETH = 12;

/** The rim of a cog around the middle of a field of 300 by 200. */
function cog(radius: number): string {
  const points: string[] = [];
  for (let step = 0; step < TEETH * 4; step += 1) {
    const angle = (step / (TEETH * 4)) * 2 * Math.PI;
    const far = step % 4 < 2 ? radius : radius * 0.86;
    points.push(`${(150 + far * Math.cos(angle)).toFixed(1)} ${(100 + far * Math.sin(angle)).toFixed(1)}`);
  }
  return `M${points.join('L')}z`;
}

/** A wheel in the colours of its card, with a few screws at places of their own. */
export function wheel(dice: Seeded, dark: string, light: string): string {
  const turn = Math.round(dice.next() * 30);
  const screws = [0, 1, 2].map((place) => {
    const angle = ((turn + place * 120) / 180) * Math.PI;
    return `<circle cx="${(150 + 68 * Math.cos(angle)).toFixed(1)}" cy="${(100 + 68 * Math.sin(angle)).toFixed(1)}" r="7"/>`;
  });
  return (
    `<g opacity=".5"><path fill="${dark}" stroke="${light}" stroke-width="3" transform="rotate(${turn} 150 100)" d="${cog(94)}"/>` +
    `<circle cx="150" cy="100" r="48" fill="none" stroke="${light}" stroke-width="3"/><g fill="${light}">${screws.join('')}</g></g>`
  );
}
