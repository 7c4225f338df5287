/** A card of any game as Card.svelte and Inspect.svelte draw it: what a view says, in one form and one language. */

import type { CardView, Language } from '../protocol';
import { inWords } from './rules_text';
import { plainFace } from './plain_face';
import { styleOf } from './style';
import { say } from './words';

/** What a value is drawn on: a path on a grid of 24, and its colour. */
export interface Shape {
  path: string;
  colour: string;
}

export interface Stat {
  key: string;
  shape: Shape;
  label: string;
  value: number;
  /** What is printed, where it differs. */
  printed?: number;
  /** What is left of how much. */
  of?: number;
}

export interface Gem {
  /** A path on a grid of 24. */
  path: string;
  label: string;
  value: string;
  printed?: string;
}

/** A part of a cost: a sign on a disc. */
export interface PriceToken {
  /** A path on a grid of 24. */
  path: string;
  colour: string;
  ink: string;
  label: string;
}

export interface Keyword {
  key: string;
  words: string;
  state: 'printed' | 'gained' | 'lost' | 'cost';
}

export interface Badge {
  key: string;
  /** Shown on the card. */
  glyph: string;
  words: string;
}

export interface Face {
  id: string;
  n: number | undefined;
  name: string;
  /** In English, for the picture. */
  title: string;
  type: string;
  /** What the picture is drawn from: cards with the same have the same picture. */
  picture: string;
  /** Race, class or type: colours of the frame. */
  frame: string;
  /** Whether it stands for its player: a golden rim. */
  isLeader?: boolean;
  traits: string[];
  typeLine: string;
  level: number;
  gem: Gem | null;
  /** A cost of several things, sign by sign. */
  price?: PriceToken[];
  stats: Stat[];
  keywords: Keyword[];
  /** Whether keywords stand in a bar above the text, rather than in it. */
  hasBar?: boolean;
  badges: Badge[];
  text: string;
  /** Quarter turns; undefined: cannot be exhausted. */
  exhausted: number | undefined;
  /** How often it can be exhausted, where it is once rather than three times. */
  exhaustions?: 1;
  /** How the card stands now, for the inspect view. */
  facts: { label: string; value: string; printed?: string }[];
  /** What playing it would leave; read before the card itself. */
  foretold?: string;
  changes: string[];
}

/** Cards in the log and in chips have no type: nothing but their name is known. */
export function faceOf(card: CardView, game: string, language: Language): Face {
  return card.type ? styleOf(game).face(card, language) : plainFace(card, language);
}

/** The whole card in one line: for screen readers and the text table. */
export function describe(card: CardView, game: string, language: Language): string {
  if (card.hidden) return say('faceDown', language);
  const face = faceOf(card, game, language);
  const stats = face.stats.map((stat) => `${stat.label} ${statWords(stat, language)}`);
  const state = face.exhausted === undefined ? [] : [exhaustionWords(face.exhausted, language, face.exhaustions)];
  const gem = face.gem ? [`${face.gem.label} ${face.gem.value}`] : [];
  const price = face.price?.length ? [`${say('cost', language)} ${face.price.map((one) => one.label).join(', ')}`] : [];
  const keywords = face.keywords
    .filter((one) => one.state !== 'printed' || !face.text.includes(`${one.words}.`)) // said by the text
    .map((one) => (one.state === 'lost' ? say('noKeyword', language, { word: one.words }) : one.words));
  const parts = [
    face.name,
    face.typeLine,
    ...(face.level ? [say('level', language, { n: face.level })] : []),
    ...gem,
    ...price,
    ...state,
    ...stats,
    ...keywords,
    ...face.badges.map((badge) => badge.words),
    ...face.changes,
  ];
  const line = parts.filter(Boolean).join(', ');
  const text = inWords(face.text, language, game).replaceAll('\n', ' ');
  return text ? `${line}. ${text}` : line;
}

export function statWords(stat: Stat, language: Language): string {
  if (stat.of !== undefined && stat.of !== stat.value) {
    return say('of', language, { n: stat.value, m: stat.of });
  }
  return stat.printed === undefined ? String(stat.value) : `${stat.value} (${say('printed', language, { n: stat.printed })})`;
}

export function exhaustionWords(exhausted: number, language: Language, most = 3): string {
  if (most === 1) return say(exhausted ? 'spent' : 'refreshed', language);
  return exhausted === 0 ? say('active', language) : say('exhausted', language, { n: exhausted });
}
