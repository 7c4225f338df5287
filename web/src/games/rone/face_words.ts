/** Words on the cards of RONE. */

import { speaker, WORDS, words } from '../../cards/words';

const FACE_WORDS = {
  ...WORDS,
  never: words('never', 'nie'),
  recycle: words('recycling', 'Wiederverwertung'),
  health: words('health', 'Lebenspunkte'),
  melee: words('melee', 'Nahkampf'),
  ranged: words('ranged', 'Fernkampf'),
  speed: words('speed', 'Angriffsgeschwindigkeit'),
  token: words('{n} for the next combat', '{n} für den nächsten Kampf'),
  damage: words('damage {n}', 'Schaden {n}'),
  dying: words('about to be destroyed', 'wird gleich vernichtet'),
  waterIncome: words('water income', 'Wassereinkommen'),
  cardIncome: words('card income', 'Karteneinkommen'),
  levelUp: words('next level', 'nächste Stufe'),
  highest: words('none', 'keine'),
  heroDeck: words('Levels', 'Stufen'),
  shieldAt: words('shield, {n} from the top', 'Schild, {n}. von oben'),
  gains: words('gains {what} {until}', 'erhält {what} {until}'),
  loses: words('loses {what} {until}', 'verliert {what} {until}'),
  copies: words('has the abilities of {what} {until}', 'hat die Fähigkeiten von {what} {until}'),
  control: words('goes back to player {n} ({until})', 'geht zurück an Spieler {n} ({until})'),
  statChange: words('{n} {what} {until}', '{n} {what} {until}'),
  'until-next-combat': words('for the next combat', 'für den nächsten Kampf'),
  'until-end-of-turn': words('until end of turn', 'bis zum Ende des Spielzuges'),
  'until-next-turn': words('until the next turn', 'bis zum nächsten Spielzug'),
  'until-forever': words('for the rest of the game', 'für den Rest des Spiels'),
  hero: words('hero', 'Held'),
  technology: words('technology', 'Technologie'),
  unit: words('unit', 'Einheit'),
  tactic: words('tactic', 'Taktik'),
  survivor: words('Survivor', 'Überlebende'),
  machine: words('Machine', 'Maschinen'),
  mutant: words('Mutant', 'Mutanten'),
  hybrid: words('Hybrid', 'Hybriden'),
  nanobot: words('Nanobot', 'Nanobots'),
} as const;

export type FaceWord = keyof typeof FACE_WORDS;

export const say = speaker(FACE_WORDS);
