/** Motifs of this game: of words that no other knows, and of kinds of cards; see cards/art/motif_words.ts. */

import type { Motifs } from '../../../cards/art/motif_words';

export const MOTIFS: Motifs = {
  words: '',
  kinds: {
    survivor: 'hooded-figure swordwoman cowled bandana walking-scout',
    machine: 'mecha-head robot-golem vintage-robot megabot battle-mech',
    mutant: 'brute orc-head troll crowned-skull hyena-head',
    hybrid: 'harpy lynx-head eagle-head werewolf kenku-head',
    nanobot: 'cyborg-face nano-bot android-mask nodular mesh-network',
    technology: 'gears radar-dish reactor strongbox',
    tactic: 'crosshair bright-explosion halt crossed-swords',
    unit: 'guards walking-scout',
    hero: 'crown hooded-figure',
  },
};
