/** The face of a card of RONE. */

import type { Badge, Face, Gem, Keyword, Shape, Stat } from '../../cards/face';
import { keywordName } from '../../cards/glossary';
import { SHAPES } from '../../cards/icons';
import { capital, signed } from '../../cards/words';
import type { Language } from '../../protocol';
import { type FaceWord, say } from './face_words';
import type { DrawnCard } from './types';
import type { Change } from './view_types';

const STATS = ['ranged', 'melee', 'health'] as const;

const SHAPE: Record<(typeof STATS)[number], Shape> = {
  ranged: { path: SHAPES.ranged, colour: '#f0b03c' },
  melee: { path: SHAPES.melee, colour: '#b9c3cd' },
  health: { path: SHAPES.health, colour: '#e0574f' },
};

export function roneFace(card: DrawnCard, language: Language): Face {
  const race = card.race ?? null;
  const type = say(card.type, language);
  return {
    id: card.id,
    n: card.n,
    // copies beside each other are numbered, as options call them
    name: (card.label ?? card.name)[language],
    title: card.name.en,
    type: card.type,
    // all three levels of a hero are the same person
    picture: card.type === 'hero' ? card.id.replace(/-\d$/, '') : card.id,
    isLeader: card.type === 'hero',
    frame: race ?? card.type,
    traits: [...(race ? [race] : []), card.type, ...card.keywords],
    typeLine: capital(race ? `${type}, ${say(race as FaceWord, language)}` : type),
    level: card.level,
    gem: gem(card, language),
    stats: stats(card, language),
    keywords: keywords(card, language),
    badges: badges(card, language),
    text: card.text[language],
    exhausted: card.exhausted,
    facts: facts(card, language),
    changes: (card.changes ?? []).map((change) => changeWords(change, language)),
  };
}

/** What the card costs, now where that is known. A hero of level 1 costs nothing: it is dealt. */
function gem(card: DrawnCard, language: Language): Gem | null {
  if (card.type === 'hero') return null;
  const printed = shown(card.printed.cost);
  const value = card.cost === undefined ? printed : shown(card.cost);
  const found: Gem = { path: SHAPES.water, label: say('cost', language), value };
  return value === printed ? found : { ...found, printed };
}

const shown = (cost: number | null): string => (cost === null ? '–' : String(cost));

function stats(card: DrawnCard, language: Language): Stat[] {
  if (card.type !== 'unit') return [];
  return STATS.map((key) => {
    const printed = card.printed[key] ?? 0;
    const value = card[key] ?? printed;
    const stat: Stat = { key, shape: SHAPE[key], label: say(key, language), value };
    return value === printed ? stat : { ...stat, printed };
  });
}

function keywords(card: DrawnCard, language: Language): Keyword[] {
  const word = (key: string, state: Keyword['state']): Keyword => ({
    key,
    words: keywordName('rone', key, language),
    state,
  });
  return [
    ...card.keywords.map((key) => word(key, card.printed_keywords.includes(key) ? 'printed' : 'gained')),
    ...card.printed_keywords.filter((key) => !card.keywords.includes(key)).map((key) => word(key, 'lost')),
  ];
}

function badges(card: DrawnCard, language: Language): Badge[] {
  const found: Badge[] = [];
  if (card.dying) found.push({ key: 'dying', glyph: '☠', words: say('dying', language) });
  for (const key of ['ranged', 'melee'] as const) {
    const change = card.tokens?.[key] ?? 0;
    if (change) {
      const words = say('token', language, { n: `${signed(change)} ${say(key, language)}` });
      found.push({ key: `token-${key}`, glyph: `${signed(change)}${key === 'melee' ? '⚔' : '➶'}`, words });
    }
  }
  const health = card.tokens?.health ?? 0;
  if (health < 0) found.push({ key: 'damage', glyph: `${signed(health)}♥`, words: say('damage', language, { n: -health }) });
  if (health > 0) found.push({ key: 'health', glyph: `${signed(health)}♥`, words: `${signed(health)} ${say('health', language)}` });
  if (card.position !== undefined) {
    const words = say(card.shield ? 'shieldAt' : 'knownAt', language, { n: card.position });
    found.push({ key: 'position', glyph: `${card.shield ? '◈' : ''}${card.position}.`, words });
  }
  return found;
}

function facts(card: DrawnCard, language: Language): Face['facts'] {
  const found: Face['facts'] = [];
  const add = (label: FaceWord, value: number | null | undefined, printed?: number | null): void => {
    if (value === undefined) return;
    const differs = printed !== undefined && printed !== value;
    found.push({ label: say(label, language), value: worded(value, language), ...(differs ? { printed: worded(printed, language) } : {}) });
  };
  if (card.type !== 'hero') {
    add('cost', card.cost ?? card.printed.cost, card.printed.cost);
    add('recycle', card.printed.recycle);
  }
  if (card.type === 'unit') {
    for (const key of [...STATS, 'speed'] as const) add(key, card[key] ?? card.printed[key], card.printed[key]);
  }
  add('waterIncome', card.water_income);
  add('cardIncome', card.card_income);
  if (card.level_up_cost !== undefined) {
    const price = card.level_up_cost === null ? say('highest', language) : String(card.level_up_cost);
    found.push({ label: say('levelUp', language), value: price });
  }
  return found;
}

const worded = (value: number | null, language: Language): string =>
  value === null ? say('never', language) : String(value);

export function changeWords(change: Change, language: Language): string {
  const until = say(`until-${change.until}`, language);
  switch (change.what) {
    case 'melee':
    case 'ranged':
      return say('statChange', language, { n: signed(change.number ?? 0), what: say(change.what, language), until });
    case 'control':
      return say('control', language, { n: (change.back_to ?? 0) + 1, until });
    case 'copies':
      return say('copies', language, { what: change.name?.[language] ?? '', until });
    default:
      return say(change.what, language, { what: keywordName('rone', change.keyword ?? '', language), until });
  }
}
