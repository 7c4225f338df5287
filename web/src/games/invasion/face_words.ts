/** Words on the cards of Invasion; as its texts say them. */

import { speaker, WORDS, words } from '../../cards/words';

export const FACE_WORDS = {
  ...WORDS,
  starting: words('starting card', 'Startkarte'),
  recruit: words('recruitment card', 'Rekrutierungskarte'),
  leader: words('leader', 'Anführer'),
  technology: words('technology', 'Technologie'),
  invasion: words('invasion card', 'Invasionskarte'),
  protocol: words('protocol', 'Protokoll'),
  board: words('board', 'Tableau'),
  event: words('event', 'Ereignis'),
  scenario: words('scenario', 'Szenario'),
  campaign: words('campaign', 'Kampagne'),
  soldier: words('soldier', 'Soldat'),
  machine: words('machine', 'Maschine'),
  hybrid: words('hybrid', 'Hybrid'),
  mutant: words('mutant', 'Mutant'),
  blue: words('blue', 'blau'),
  red: words('red', 'rot'),
  black: words('black', 'schwarz'),
  green: words('green', 'grün'),
  yellow: words('yellow', 'gelb'),
  wild: words('wild', 'Joker'),
  neutral: words('neutral', 'neutral'),
  melee: words('melee', 'Nahkampf'),
  ranged: words('ranged', 'Fernkampf'),
  armor: words('armor', 'Rüstung'),
  health: words('health', 'Leben'),
  free: words('free', 'kostenlos'),
  reward: words('spare parts', 'Ersatzteile'),
  training: words('training cost', 'Ausbildungskosten'),
  screws: words('{n} of {m} screws', '{n} von {m} Schrauben'),
  scrap: words('{n} spare parts if it is not played', '{n} Ersatzteile, wenn sie nicht gespielt wird'),
  support: words('Support: {what}.', 'Unterstützung: {what}.'),
  stores: words('Stores {what} if it survives.', 'Lagert {what} ein, wenn sie überlebt.'),
  used: words('used this turn', 'in diesem Zug genutzt'),
  topCard: words('top card of the stack', 'oberste Karte des Stapels'),
  payable: words('can be paid', 'bezahlbar'),
} as const;

export type FaceWord = keyof typeof FACE_WORDS;

export const say = speaker(FACE_WORDS);
