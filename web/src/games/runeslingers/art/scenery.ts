/** What lies behind the motif in Runeslingers: circles of runes. */

import { at } from '../../../cards/art/scenery';
import type { Seeded } from '../../../cards/art/seed';

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
