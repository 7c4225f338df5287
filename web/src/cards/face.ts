/** A card of any game as Card.svelte and Inspect.svelte draw it: what a view says, in one form and one language. */

import type { CardView, Language } from '../protocol';
import { inWords } from './rules_text';
import { roneFace } from './rone_face';
import { runeslingersFace } from './runeslingers_face';
import { say } from './words';
import type { RoneCard, RuneslingersCard } from './views';
import type { Shape } from './icons';

export interface Stat {
  shape: Shape;
  label: string;
  value: number;
  /** What is printed, where it differs. */
  printed?: number;
  /** What is left of how much. */
  of?: number;
}

export interface Gem {
  shape: Shape;
  label: string;
  value: string;
  printed?: string;
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
  game: string;
  id: string;
  n: number | undefined;
  name: string;
  /** In English, for the picture. */
  title: string;
  type: string;
  /** Race, class or type: colours of the frame. */
  frame: string;
  traits: string[];
  typeLine: string;
  level: number;
  gem: Gem | null;
  stats: Stat[];
  keywords: Keyword[];
  badges: Badge[];
  text: string;
  /** Quarter turns; undefined: cannot be exhausted. */
  exhausted: number | undefined;
  /** How the card stands now, for the inspect view. */
  facts: { label: string; value: string; printed?: string }[];
  /** What playing it would leave; read before the card itself. */
  foretold?: string;
  changes: string[];
}

/** Nothing but a name is known of cards in the log and in chips; they have no type. */
function plainFace(card: CardView, game: string, language: Language): Face {
  return {
    game,
    id: card.id ?? '',
    n: card.n,
    name: card.name?.[language] ?? say('unknown', language),
    title: card.name?.en ?? '',
    type: 'unknown',
    frame: 'plain',
    traits: [],
    typeLine: '',
    level: 0,
    gem: null,
    stats: [],
    keywords: [],
    badges: [],
    text: '',
    exhausted: undefined,
    facts: [],
    changes: [],
  };
}

export function faceOf(card: CardView, game: string, language: Language): Face {
  if (game === 'rone' && card.type) return roneFace(card as RoneCard, language);
  if (game === 'runeslingers' && card.type) return runeslingersFace(card as RuneslingersCard, language);
  return plainFace(card, game, language);
}

/** The whole card in one line: for screen readers and the text table. */
export function describe(card: CardView, game: string, language: Language): string {
  if (card.hidden) return say('faceDown', language);
  const face = faceOf(card, game, language);
  const stats = face.stats.map((stat) => `${stat.label} ${statWords(stat, language)}`);
  const state = face.exhausted === undefined ? [] : [exhaustionWords(face.exhausted, language)];
  const gem = face.gem ? [`${face.gem.label} ${face.gem.value}`] : [];
  const keywords = face.keywords
    .filter((one) => one.state !== 'printed' || !face.text.includes(`${one.words}.`)) // said by the text
    .map((one) => (one.state === 'lost' ? say('noKeyword', language, { word: one.words }) : one.words));
  const parts = [
    face.name,
    face.typeLine,
    ...(face.level ? [say('level', language, { n: face.level })] : []),
    ...gem,
    ...state,
    ...stats,
    ...keywords,
    ...face.badges.map((badge) => badge.words),
    ...face.changes,
  ];
  const line = parts.filter(Boolean).join(', ');
  const text = inWords(face.text, language).replaceAll('\n', ' ');
  return text ? `${line}. ${text}` : line;
}

export function statWords(stat: Stat, language: Language): string {
  if (stat.of !== undefined && stat.of !== stat.value) {
    return say('of', language, { n: stat.value, m: stat.of });
  }
  return stat.printed === undefined ? String(stat.value) : `${stat.value} (${say('printed', language, { n: stat.printed })})`;
}

export function exhaustionWords(exhausted: number, language: Language): string {
  return exhausted === 0 ? say('active', language) : say('exhausted', language, { n: exhausted });
}
