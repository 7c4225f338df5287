/** Motifs of this game: of words that no other knows, and of kinds of cards; see cards/art/motif_words.ts. */

import type { Motifs } from '../../../cards/art/motif_words';

export const MOTIFS: Motifs = {
  words: 'fenno=jester-hat halvard=viking-head nerys=plague-doctor-profile eva=fire-silhouette',
  kinds: {
    striker: 'flame fire-wave circle-sparks',
    afflicter: 'virus warlock-eye surprised-skull',
    warden: 'shield-echoes castle stone-wall',
    trickster: 'drama-masks rolling-dices poker-hand',
    spirit: 'spectre rune-stone',
    attack: 'riposte crossed-swords punch-blast',
    utility: 'magic-palm magic-swirl open-book',
    weapon: 'crossed-swords warhammer',
    curio: 'crystal-ball locked-chest',
    armour: 'breastplate leather-armor',
    boon: 'aura magic-shield angel-wings',
    passive: 'inner-self meditation',
    activate: 'magic-palm concentration-orb',
    runeslinger: 'hooded-figure cowled',
  },
};
