/** What lies behind the motif in Rune Age: a shield whose field is divided as heralds divide it. */

import type { Seeded } from '../../../cards/art/seed';

/** The outline of a shield around the middle of a field of 300 by 200. */
const SHIELD = 'M72 8h156v78c0 52-34 84-78 106-44-22-78-54-78-106z';

/** The second half of a divided field: per pale, per fess, per bend, per chevron, quarterly, a pile. */
const DIVISIONS = [
  'M150 8h78v78c0 52-34 84-78 106z',
  'M72 96h156c-4 46-36 76-78 96-42-20-74-50-78-96z',
  'M228 8v78c0 18-4 34-11 48L72 8z',
  'M72 150l78-78 78 78c-14 18-40 32-78 42-38-10-64-24-78-42z',
  'M150 8h78v88h-78zM72 96h78v96c-42-20-74-50-78-96z',
  'M72 8h156l-78 150z',
] as const;

/** A shield in the colours of its owner; light on dark, as the rule of tincture asks. */
export function shield(dice: Seeded, dark: string, light: string): string {
  const half = dice.one(DIVISIONS);
  return (
    `<g opacity=".5"><path fill="${dark}" stroke="${light}" stroke-width="4" d="${SHIELD}"/>` +
    `<path fill="${light}" opacity=".4" d="${half}"/></g>`
  );
}
