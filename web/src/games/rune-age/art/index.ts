/** The pictures of Rune Age. */

import { type ArtStyle, hills } from '../../../cards/art/art';
import { seeded } from '../../../cards/art/seed';
import drawings from './motifs.json?url';
import { MOTIFS } from './motifs';
import { PALETTES } from './palettes';
import { shield } from './scenery';

export const ART: ArtStyle = {
  palettes: PALETTES,
  motifs: MOTIFS,
  drawings,
  land: hills,
  ornament: (colours, dice) => shield(dice, colours.far, colours.accent),
};

/** The sign on the back of a card, on a field of 180 by 252: a shield with a crown. */
export const BACK =
  `<g transform="translate(-60 26)">${shield(seeded('back'), '#3a2a08', '#d8b25a')}</g>` +
  '<path fill="#d8b25a" opacity=".85" d="M45 92l25 22 20-40 20 40 25-22-10 58H55z"/>';
