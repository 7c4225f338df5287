/** Words on the cards of Rune Age. */

import { speaker, WORDS, words } from '../../cards/words';

const FACE_WORDS = {
  ...WORDS,
  gold: words('gold', 'Gold'),
  influence: words('influence', 'Einfluss'),
  costGold: words('cost in gold', 'Kosten in Gold'),
  costInfluence: words('cost in influence', 'Kosten in Einfluss'),
  strength: words('strength', 'Stärke'),
  autoDefense: words('auto-defense', 'Selbstverteidigung'),
  attrition: words('attrition dice', 'Verlustwürfel'),
  yieldsGold: words('yields gold', 'gibt Gold'),
  yieldsInfluence: words('yields influence', 'gibt Einfluss'),
  wounded: words('wounded', 'verwundet'),
  held: words('not refreshed next time', 'wird nächstes Mal nicht aufgefrischt'),
  used: words('ability used in this round', 'Fähigkeit in dieser Runde genutzt'),
  attacked: words('attacked in this round', 'in dieser Runde angegriffen'),
  staying: words('stays through the next round', 'bleibt die nächste Runde über'),
  lasting: words('ends with this round', 'endet mit dieser Runde'),
  reward: words('Reward: {what}', 'Belohnung: {what}'),
  rewardValue: words('{what} {n}', '{what} {n}'),
  home_realm: words('home realm', 'Heimatreich'),
  stronghold: words('stronghold', 'Festung'),
  unit: words('unit', 'Einheit'),
  tactic: words('tactic', 'Taktik'),
  goldCard: words('gold card', 'Goldkarte'),
  city: words('city', 'Stadt'),
  landmark: words('landmark', 'Wahrzeichen'),
  objective: words('objective', 'Szenarioziel'),
  enemy: words('Enemy', 'Feind'),
  instant: words('Instant', 'Sofortereignis'),
  rewardCard: words('reward', 'Belohnung'),
  monument: words('monument', 'Monument'),
  dragon_rune: words('dragon rune', 'Drachenrune'),
  stage: words('stage {n}', 'Stufe {n}'),
  mercenary1: words('mercenary I', 'Söldner I'),
  mercenary2: words('mercenary II', 'Söldner II'),
  mythic: words('mythic', 'mythisch'),
  siegeIcon: words('siege icon', 'Belagerungssymbol'),
  daqan: words('Daqan Lords', 'Fürsten von Daqan'),
  uthuk: words('Uthuk Y’llan', 'Uthuk Y’llan'),
  latari: words('Latari Elves', 'Latari-Elfen'),
  waiqar: words('Waiqar the Undying', 'Waiqar der Unsterbliche'),
  dunwarr: words('Dwarves of Dunwarr', 'Zwerge von Dunwarr'),
  orcs: words('Orcs of the Broken Plains', 'Orks der Geborstenen Ebenen'),
} as const;

export type FaceWord = keyof typeof FACE_WORDS;

export const say = speaker(FACE_WORDS);
