/** Words of card faces, in the games' own terms. */

import type { Language, Words } from '../protocol';

const words = (en: string, de: string): Words => ({ en, de });

export const WORDS = {
  active: words('active', 'aktiv'),
  exhausted: words('exhausted {n} of 3', 'erschöpft {n} von 3'),
  wouldBe: words('then exhausted {n} of 3', 'danach erschöpft {n} von 3'),
  level: words('level {n}', 'Stufe {n}'),
  cost: words('cost', 'Kosten'),
  never: words('never', 'nie'),
  recycle: words('recycling', 'Wiederverwertung'),
  health: words('health', 'Leben'),
  melee: words('melee', 'Nahkampf'),
  ranged: words('ranged', 'Fernkampf'),
  speed: words('speed', 'Geschwindigkeit'),
  defense: words('defense', 'Verteidigung'),
  printed: words('printed {n}', 'gedruckt {n}'),
  of: words('{n} of {m}', '{n} von {m}'),
  dying: words('about to be destroyed', 'wird gleich vernichtet'),
  token: words('{n} for the next combat', '{n} für den nächsten Kampf'),
  damage: words('damage {n}', 'Schaden {n}'),
  tokens: words('tokens {n}', 'Marken {n}'),
  oncePaid: words('Once paid: health {health}, power {power}, deck {deck}', 'Bezahlt: Lebenspunkte {health}, Macht {power}, Deck {deck}'),
  leftAiling: words('{left}, ailments +{n}', '{left}, Gebrechen +{n}'),
  faceDown: words('a face-down card', 'eine verdeckte Karte'),
  unknown: words('a card', 'eine Karte'),
  waterIncome: words('water income', 'Wassereinkommen'),
  cardIncome: words('card income', 'Karteneinkommen'),
  levelUp: words('next level', 'nächste Stufe'),
  highest: words('none', 'keine'),
  noKeyword: words('without {word}', 'ohne {word}'),
  now: words('Now', 'Jetzt'),
  text: words('Printed text', 'Gedruckter Text'),
  glossary: words('Terms', 'Begriffe'),
  changes: words('Changes', 'Änderungen'),
  heroDeck: words('Levels', 'Stufen'),
  atTable: words('On the table', 'Am Tisch'),
  ownedBy: words('belongs to player {n}', 'gehört Spieler {n}'),
  shieldAt: words('shield, {n} from the top', 'Schild, {n}. von oben'),
  knownAt: words('{n} from the top', '{n}. von oben'),
  sideways: words('sideways', 'quer'),
  beingPlayed: words('costs not yet paid', 'noch nicht bezahlt'),
  played: words('played this turn', 'in diesem Spielzug ausgespielt'),
  charged: words('charged this turn', 'in diesem Spielzug aufgeladen'),
  slung: words('slung this turn', 'in diesem Spielzug geschleudert'),
  activated: words('activated this turn', 'in diesem Spielzug aktiviert'),
  answer: words('as an answer', 'als Antwort'),
  chosen: words('chosen: {text}', 'gewählt: {text}'),
  by: words('{sentence} ({name})', '{sentence} ({name})'),
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
  abilities: words('activated abilities {n}', 'aktivierbare Fähigkeiten {n}'),
} as const;

export type Word = keyof typeof WORDS;

/** A word with its slots filled in. */
export function say(word: Word, language: Language, values: Record<string, string | number> = {}): string {
  return fill(WORDS[word][language], values);
}

export function fill(pattern: string, values: Record<string, string | number>): string {
  return pattern.replace(/\{([a-z]+)\}/g, (whole, slot: string) => String(values[slot] ?? whole));
}

/** Fills both languages. */
export function both(pattern: Words, values: Record<string, string | number> = {}): Words {
  return { en: fill(pattern.en, values), de: fill(pattern.de, values) };
}

export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
