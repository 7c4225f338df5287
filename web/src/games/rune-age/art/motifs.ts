/** Motifs of this game: of words that no other knows, and of kinds of cards; see cards/art/motif_words.ts. */

import type { Motifs } from '../../../cards/art/motif_words';

export const MOTIFS: Motifs = {
  words:
    'saltmere=village amberford=bridge thornwick=hill-fort coldspire=white-tower highmarket=camel highbanner=white-tower ' +
    'deepanvil=mountaintop greensong=elven-castle thundercamp=hill-fort ashen=temple-gate silent=coffin palisade=hill-fort ' +
    'banner=knight-banner levy=bell-shield griffin=griffin-symbol lance=mounted-knight marshal=cavalry engineers=catapult ' +
    'thrall=imp render=horned-skull pyre-lord=devil-mask chanter=tribal-mask titan=minotaur keeper=tree-face glade=archer ' +
    'herald=hunting-horn dancer=fairy-wings greatbow=high-shot starhart=stag-head risen=shambling-zombie binder=raise-skeleton ' +
    'barrow=skull-mask plague=plague-doctor-profile ossuary=triple-skulls axe=battle-axe tallykeeper=dwarf-face ' +
    'hammerer=thor-hammer warden=dwarf-helmet miner=mining raider=orc-head drum=drum boar=boar howler=totem-mask ' +
    'behemoth=mammoth breaker=siege-ram gold=two-coins bell=ringing-bell ribs=ribcage garden=tree-roots stair=stairs ' +
    'star=falling-star treant=tree-face wyvern=wyvern mastodon=mammoth phoenix=wyvern ladders=ladder caravan=camel ' +
    'villages=village militia=pikeman serpent=sea-serpent guild=stone-bust mason=stone-bust masons=stone-bust eclipse=eclipse ' +
    'tower=siege-tower citadel=castle-ruins rift=magic-gate swarm=insect-jaws fire=burning-forest quarry=mining ' +
    'treasury=gold-stack treasure=chest hoard=gold-stack drakes=dragon-spiral hatchling=spiked-dragon-head ' +
    'dragonlords=spiked-dragon-head monument=obelisk overlord=horned-helm runewars=swords-emblem landmarks=elven-castle ' +
    'crowns=crown-coin cataclysm=asteroid',
  kinds: {
    daqan: 'knight-banner mounted-knight white-tower',
    uthuk: 'horned-skull devil-mask imp',
    latari: 'elf-helmet archer leaf-swirl',
    waiqar: 'skull-mask raise-skeleton coffin',
    dunwarr: 'dwarf-helmet thor-hammer dwarf-king',
    orcs: 'orc-head boar-tusks war-axe',
    gold: 'two-coins gold-bar gold-stack',
    city: 'medieval-gate hill-fort village',
    landmark: 'elven-castle greek-temple obelisk',
    unit: 'pikeman swords-emblem cavalry',
    tactic: 'scroll-quill rally-the-troops hunting-horn',
    enemy: 'minotaur horned-helm gargoyle',
    instant: 'tattered-banner burning-forest eclipse-flare',
    objective: 'tower-flag crystal-cluster',
    reward: 'chest crown-coin diamonds',
    rune: 'crystal-cluster',
  },
};
