/** The pictures of Runeslingers. */

import { type ArtStyle, hills } from '../../../cards/art/art';
import { seeded } from '../../../cards/art/seed';
import drawings from './motifs.json?url';
import { MOTIFS } from './motifs';
import { PALETTES } from './palettes';
import { runeCircle } from './scenery';

export const ART: ArtStyle = {
  palettes: PALETTES,
  motifs: MOTIFS,
  drawings,
  land: hills,
  ornament: (colours, dice) => runeCircle(dice, colours.light),
};

/** The sign on the back of a card, on a field of 180 by 252. */
export const BACK = `<g transform="translate(-60 26)">${runeCircle(seeded('back'), '#5cc8d7')}</g>`;
