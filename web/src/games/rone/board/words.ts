/** Words of the board of RONE, in the terms of the rulebooks. */

import type { Habit } from '../../../boards/contract';
import type { Words } from '../../../protocol';

const words = (en: string, de: string): Words => ({ en, de });

export const RONE = {
  units: words('Units', 'Einheiten'),
  technologies: words('Technologies', 'Technologien'),
  technologySlot: words('free slot for a technology', 'freier Platz für eine Technologie'),
  base: words('HeroCard and technologies', 'Held und Technologien'),
  piles: words('Piles', 'Stapel'),
  graveyard: words('Graveyard', 'Friedhof'),
  removed: words('Removed', 'Entfernt'),
  technologyDeck: words('Technology deck', 'Technologiedeck'),
  deck: words('Deck', 'Deck'),
  hand: words('Hand', 'Hand'),
  life: words('life', 'Lebenspunkte'),
  lifeParts: words('deck {deck} + hand {hand}', 'Deck {deck} + Hand {hand}'),
  lifeOfTeam: words('deck {deck} + hands {hand}', 'Deck {deck} + Hände {hand}'),
  water: words('water', 'Wasser'),
  waterIncome: words('water income +{n}', 'Wassereinkommen +{n}'),
  cardIncome: words('card income +{n}', 'Karteneinkommen +{n}'),
  level: words('level {n}', 'Stufe {n}'),
  levelUp: words('level up costs {n} water', 'Aufstieg kostet {n} Wasser'),
  highest: words('highest level', 'höchste Stufe'),
  cheaper: words('next {noun} {n} water less', 'nächste {noun} {n} Wasser weniger'),
  shields: words('{n} shields', '{n} Schilde'),
  shield: words('1 shield', '1 Schild'),
  shieldOnTop: words('shield on top', 'Schild oben'),
  primary: words('primary target', 'primäres Ziel'),
  secondary: words('secondary target', 'sekundäres Ziel'),
  out: words('eliminated', 'ausgeschieden'),
  mulligan: words('took a mulligan', 'hat einen Mulligan genommen'),
  bounty: words('Bounty deck', 'Belohnungsdeck'),
  team: words('Team', 'Team'),
  lane: words('Combat', 'Kampf'),
  attacker: words('attacker', 'Angreifer'),
  defender: words('defender', 'Verteidiger'),
  rangedStep: words('Ranged', 'Fernkampf'),
  meleeStep: words('Melee', 'Nahkampf'),
  noStrike: words('no damage', 'kein Schaden'),
  dealt: words('dealt', 'zugefügt'),
  predictHero: words('{n} damage to the hero', '{n} Schaden am Helden'),
  predictUnits: words('attacker keeps {a}, defender keeps {d} health', 'Angreifer behält {a}, Verteidiger behält {d} Lebenspunkte'),
  onlyTarget: words('only target: {name}', 'einziges Ziel: {name}'),
  deals: words('deals {n}', 'fügt {n} Schaden zu'),
  dealsToHero: words('deals {n} to the hero', 'fügt dem Helden {n} Schaden zu'),
  dies: words('it dies', 'es stirbt'),
  yoursDies: words('yours dies', 'deine Einheit stirbt'),
  yoursKeeps: words('yours keeps {n} health', 'deine Einheit behält {n} Lebenspunkte'),
  destroyed: words('destroyed', 'vernichtet'),
  result: words('Result as things stand', 'Ergebnis, wie es steht'),
  damageDealt: words('Damage is dealt', 'Der Schaden ist zugefügt'),
  triggers: words('Waiting triggers', 'Wartende Auslöser'),
  announced: words('Announced', 'Angekündigt'),
  guardian: words('guardian', 'Wächter'),
  guardianDefender: words('guardian with Defender', 'Wächter mit „Verteidiger“'),
  guarded: words('a guardian stands in the way', 'ein Wächter steht im Weg'),
  owner: words('belongs to {player}', 'gehört {player}'),
  removes: words('Recycling removes from the game', 'Wiederverwerten entfernt aus dem Spiel'),
  removedThen: words('removed by recycling', 'durch Wiederverwerten entfernt'),
  handOf: words('Hand of {player}', 'Hand von {player}'),
  cancelled: words('cancelled', 'annulliert'),
  running: words('being executed', 'wird ausgeführt'),
  paid: words('paid: {text}', 'bezahlt: {text}'),
  stack: words('Stack', 'Spielstapel'),
  stackEmpty: words('the stack is empty', 'der Spielstapel leer ist'),
  round: words('Round {n}', 'Runde {n}'),
  setup: words('Setup', 'Spielaufbau'),
  heroes: words('Choose a hero', 'Wähle einen Helden'),
  edition: words('English edition', 'Englische Ausgabe'),
  editionDe: words('German edition', 'Deutsche Ausgabe'),
} as const;

export const PHASES: { id: string; title: Words }[] = [
  { id: 'refresh', title: words('refresh phase', 'Auffrischungsphase') },
  { id: 'beginning', title: words('beginning of turn', 'Spielzuganfangsphase') },
  { id: 'income', title: words('income phase', 'Einkommensphase') },
  { id: 'main', title: words('main phase', 'Hauptphase') },
  { id: 'end', title: words('end of turn', 'Spielzugendphase') },
];

/** Where a card goes that comes to one's graveyard. */
/** Questions that are answered once for all, as the game declares them. */
export const HABITS: Habit[] = [
  {
    id: 'graveyard',
    title: words('Cards that go to your graveyard', 'Karten, die auf deinen Friedhof kommen'),
    answers: { top: words('on top', 'obenauf'), bottom: words('to the bottom', 'ganz nach unten') },
    usual: 'top',
  },
  {
    id: 'income',
    title: words('Cards of your income', 'Karten deines Einkommens'),
    answers: { draw: words('draw them', 'ziehen'), stop: words('draw none', 'keine ziehen') },
    usual: 'draw',
  },
];

/** What a discount is for. */
export const NOUNS: Record<string, Words> = {
  unit: words('unit', 'Einheit'),
  technology: words('technology', 'Technologie'),
  tactic: words('tactic', 'Taktik'),
  card: words('card', 'Karte'),
  hero: words('level', 'Stufe'),
};
