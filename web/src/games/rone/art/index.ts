/** The pictures of RONE. */

import type { ArtStyle } from '../../../cards/art/art';
import drawings from './motifs.json?url';
import { MOTIFS } from './motifs';
import { PALETTES } from './palettes';
import { chevrons, dust, ruins, windows } from './scenery';

export const ART: ArtStyle = {
  palettes: PALETTES,
  motifs: MOTIFS,
  drawings,
  land: (colours, dice, far, near) =>
    `<path fill="${colours.far}" opacity=".8" d="${ruins(dice, far + 14, 62)}"/>` +
    `<path fill="${colours.near}" d="${ruins(dice, near + 12, 44)}"/>` +
    `<path fill="${colours.accent}" opacity=".8" d="${windows(dice, near + 12)}"/>`,
  ornament: (colours, dice) =>
    `${dust(dice, colours.light)}<path fill="${colours.accent}" opacity=".75" d="${chevrons(dice)}"/>`,
};

/** The sign on the back of a card, on a field of 180 by 252. */
export const BACK =
  '<g fill="none" stroke="#d9783a" stroke-width="7"><path d="M30 150l60-42 60 42M30 190l60-42 60 42M30 110l60-42 60 42" opacity=".85"/>' +
  '<circle cx="90" cy="126" r="78" stroke-width="3" opacity=".5" stroke-dasharray="18 9"/></g>';
