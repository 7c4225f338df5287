/** Motifs of this game: of words that no other knows, and of kinds of cards; see cards/art/motif_words.ts. */

import type { Motifs } from '../../../cards/art/motif_words';

export const MOTIFS: Motifs = {
  words:
    'water=water-drop command=rank-3 alpha=guards areja=healing skirmish=crossed-swords atus=spartan-helmet demolisher=dynamite ' +
    'jalak=shield-echoes jugura=battle-mech defending=defensive-wall raider=brass-knuckles sergeant=rank-3 saboteur=time-bomb ' +
    'market=coins widow=masked-spider engineer=gear-hammer trainee=round-shield workshop=anvil-impact herd=mammoth sap=healing ' +
    'convoy=truck peddler=camel lucky=rolling-dices torch=flame scrap=gears colossus=giant stalker=night-vision picker=ribcage ' +
    'carrier=virus reservoir=manual-water-pump tectonic=falling-rocks genesis=dna1 moss=tree-roots growth=tree-face swarm=beetle-shell ' +
    'drifter=windy-stripes leviathan=sea-serpent breach=centipede cannon=artillery-shell siege=siege-ram jammer=radio-tower ' +
    'assassin=curvy-knife reaper=scythe mechanic=gear-hammer walker=battle-mech relay=radar-dish vault=locked-chest ' +
    'harvester=scythe toll=portculis prism=crystal-ball signal=radio-tower furnace=furnace chorus=music-spell ironback=boar ' +
    'wire=spectre ash=burning-embers void=evil-moon pressure=breastplate fortress=castle titan=giant thorn=thorny-vine ' +
    'symbiote=spiral-bloom station=heart-beats mouse=rat gyro=gears broker=coins karr=warhammer bryn=axe-in-stump silt=queen-crown ' +
    'quiet=hooded-figure ilse=shield-echoes foreman=gear-hammer mara=tree-face juno=apothecary tinker=keyring dealer=poker-hand ' +
    'thrall=imp probe=beam-satellite hauler=truck mite=beetle-shell drone=delivery-drone sphere=ringed-planet sled=gears hunter=hound ' +
    'leech=worm-mouth crab=crab pod=egg-clutch harrow=gears lancer=sun-spear warden=guards hive=egg-clutch marrow=ribcage ' +
    'cradle=defense-satellite eye=warlock-eye storm=lightning-storm static=lightning-storm smoke=poison-gas null=magic-portal ' +
    'overseer=ringed-planet bombardment=artillery-shell orbital=beam-satellite harvest=scythe wave=fire-wave neural=brain ' +
    'recall=halt forced=gear-hammer hoarding=locked-chest hardened=breastplate feeder=reactor tariff=coins blackout=unplugged ' +
    'zone=mesh-network pair=nodular sabotage=time-bomb ambush=run salvage=gear-hammer rally=rank-3 reinforcing=guards ' +
    'tracker=hourglass die=rolling-dices train=truck storm=lightning-storm tunnel=arch-bridge hacked=unplugged',
  kinds: {
    soldier: 'spartan-helmet guards lee-enfield',
    mutant: 'hound boar worm-mouth',
    machine: 'battle-mech gears vintage-robot',
    hybrid: 'mechanical-arm spiral-bloom brain',
    leader: 'rank-3 crown police-badge',
    technology: 'gear-hammer reactor radar-dish',
    invasion: 'battle-mech ringed-planet imp',
    protocol: 'mesh-network beam-satellite brain',
    event: 'hourglass bright-explosion',
    board: 'gears metal-plate',
    starting: 'guards crossed-swords',
    scenario: 'sundial',
    campaign: 'sundial',
  },
};
