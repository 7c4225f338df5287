/** The face of a card of which little is known, or whose game has no faces of its own: name, type, text and numbers. */

import type { CardView, Language, Words } from '../protocol';
import type { Face } from './face';
import { capital, say } from './words';

/** Fields that are no values of a card. */
const HIDDEN_FIELDS = new Set(['n', 'owner', 'controller', 'position']);

export function plainFace(card: CardView, language: Language): Face {
  const type = typeof card['type'] === 'string' ? card['type'] : '';
  const text = card['text'] as Words | undefined;
  const keywords = Array.isArray(card['keywords']) ? card['keywords'].filter((key) => typeof key === 'string') : [];
  return {
    id: card.id ?? '',
    n: card.n,
    name: ((card['label'] ?? card.name) as Words | undefined)?.[language] ?? say('unknown', language),
    title: card.name?.en ?? '',
    type: type || 'unknown',
    picture: card.id ?? '',
    frame: 'plain',
    traits: [],
    typeLine: capital(spaced(type)),
    level: 0,
    gem: null,
    stats: [],
    keywords: keywords.map((key) => ({ key, words: capital(spaced(key)), state: 'printed' })),
    badges: [],
    text: text?.[language] ?? '',
    exhausted: undefined,
    facts: numbers(card),
    changes: [],
  };
}

/** The numbers of a card, by the names that the view has for them. */
function numbers(card: CardView): Face['facts'] {
  return Object.entries(card).flatMap(([key, value]) =>
    typeof value === 'number' && !HIDDEN_FIELDS.has(key) ? [{ label: spaced(key), value: String(value) }] : [],
  );
}

/** `technology_deck` as a reader would write it. */
export const spaced = (key: string): string => key.replaceAll(/[_-]/g, ' ');
