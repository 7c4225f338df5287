/** The face of a card of Runeslingers. */

import type { Badge, Face, Gem, Keyword, Stat } from '../../cards/face';
import { keywordName } from '../../cards/glossary';
import { SHAPES } from '../../cards/icons';
import { capital } from '../../cards/words';
import type { Language } from '../../protocol';
import { say } from './face_words';
import type { DrawnCard } from './types';

const MARKS = { played: '▾', charged: '⌁', slung: '➹', activated: '✦', answer: '↩' } as const;

export function runeslingersFace(card: DrawnCard, language: Language): Face {
  const of = card.class ?? card.type;
  return {
    id: card.id,
    n: card.n,
    // copies beside each other are numbered, as options call them
    name: (card.label ?? card.name)[language],
    title: card.name.en,
    type: card.type,
    picture: card.id,
    isLeader: card.type === 'runeslinger',
    frame: of,
    traits: [of, ...(card.subtype ? [card.subtype] : []), card.type, ...card.printed_keywords],
    typeLine: capital(card.type_line[language]),
    level: 0,
    gem: gem(card, language),
    stats: defense(card, language),
    keywords: keywords(card, language),
    hasBar: true,
    badges: badges(card, language),
    text: card.text[language],
    exhausted: undefined,
    facts: facts(card, language),
    ...(card.after && { foretold: leftOver(card.after, language) }),
    changes: (card.changes ?? []).map((change) => {
      const sentence = change.sentence[language];
      return change.by ? say('by', language, { sentence, name: change.by.name[language] }) : sentence;
    }),
  };
}

/** Only abilities have a price: determinations. */
function gem(card: DrawnCard, language: Language): Gem | null {
  if (card.printed.cost === null) return null;
  const value = card.cost ?? card.printed.cost;
  const found = { path: SHAPES.determination, label: say('cost', language), value: String(value) };
  return value === card.printed.cost ? found : { ...found, printed: String(card.printed.cost) };
}

function defense(card: DrawnCard, language: Language): Stat[] {
  const printed = card.printed.defense;
  const value = card.defense ?? printed;
  if (value === null || value === undefined) return [];
  const stat: Stat = { key: 'defense', shape: { path: SHAPES.defense, colour: '#5b9ae8' }, label: say('defense', language), value };
  if (printed !== null && value !== printed) stat.printed = printed;
  if (card.full_defense !== null && card.full_defense !== undefined) stat.of = card.full_defense;
  return [stat];
}

/** The bar, with costs as they are now, and what the card has besides it. */
function keywords(card: DrawnCard, language: Language): Keyword[] {
  const now = card.keywords;
  const bar = card.bar.map((one): Keyword => ({
    key: one.key,
    words: one.words[language],
    state: now && !now.includes(one.key) ? 'lost' : one.colour === 'red' ? 'cost' : 'printed',
  }));
  const gained = (now ?? [])
    .filter((key) => !card.printed_keywords.includes(key))
    .map((key): Keyword => ({ key, words: keywordName('runeslingers', key, language), state: 'gained' }));
  return [...bar, ...gained];
}

function badges(card: DrawnCard, language: Language): Badge[] {
  const found: Badge[] = [];
  if (card.state === 'being-played') {
    found.push({ key: 'being-played', glyph: '…', words: say('beingPlayed', language) });
  }
  if (card.tokens) found.push({ key: 'tokens', glyph: `●${card.tokens}`, words: say('tokens', language, { n: card.tokens }) });
  if (card.damage) found.push({ key: 'damage', glyph: `✷${card.damage}`, words: say('damage', language, { n: card.damage }) });
  for (const [key, glyph] of Object.entries(MARKS) as [keyof typeof MARKS, string][]) {
    if (card.marks?.[key]) found.push({ key, glyph, words: say(key, language) });
  }
  if (card.sideways) found.push({ key: 'sideways', glyph: '⟂', words: say('sideways', language) });
  if (card.bullet) {
    found.push({ key: 'bullet', glyph: `•${card.bullet.which + 1}`, words: say('chosen', language, { text: card.bullet.text[language] }) });
  }
  if (card.controller !== undefined && card.owner !== undefined && card.controller !== card.owner) {
    found.push({ key: 'owner', glyph: `↺${card.owner + 1}`, words: say('ownedBy', language, { n: card.owner + 1 }) });
  }
  if (card.position !== undefined) {
    found.push({ key: 'position', glyph: `${card.position}.`, words: say('knownAt', language, { n: card.position }) });
  }
  return found;
}

function facts(card: DrawnCard, language: Language): Face['facts'] {
  const found: Face['facts'] = [];
  if (card.printed.cost !== null) {
    const value = card.cost ?? card.printed.cost;
    found.push({
      label: say('cost', language),
      value: String(value),
      ...(value === card.printed.cost ? {} : { printed: String(card.printed.cost) }),
    });
  }
  const [stat] = defense(card, language);
  if (stat) {
    const value = stat.of === undefined ? String(stat.value) : say('of', language, { n: stat.value, m: stat.of });
    found.push({ label: stat.label, value, ...(stat.printed === undefined ? {} : { printed: String(stat.printed) }) });
  }
  return found;
}

/** What is left once a card is paid for. */
function leftOver({ ailments, ...rest }: NonNullable<DrawnCard['after']>, language: Language): string {
  const left = say('oncePaid', language, rest);
  return ailments ? say('leftAiling', language, { left, n: ailments }) : left;
}
