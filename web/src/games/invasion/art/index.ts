/** The pictures of Invasion. */

import { type ArtStyle, hills } from '../../../cards/art/art';
import { seeded } from '../../../cards/art/seed';
import drawings from './motifs.json?url';
import { MOTIFS } from './motifs';
import { PALETTES } from './palettes';
import { wheel } from './scenery';

export const ART: ArtStyle = {
  palettes: PALETTES,
  motifs: MOTIFS,
  drawings,
  land: hills,
  ornament: (colours, dice) => wheel(dice, colours.far, colours.accent),
};

/** The sign on the back of a card, on a field of 180 by 252: a wheel around a screw. */
export const BACK =
  `<g transform="translate(-60 26)">${wheel(seeded('back'), '#241640', '#b79bea')}</g>` +
  '<circle cx="90" cy="126" r="34" fill="#b79bea"/><path fill="#1c1030" d="M84 100h12v20h20v12H96v20H84v-20H64v-12h20z"/>';
