/** The face of a card of Invasion. */

import type { Badge, Face, PriceToken, Stat } from '../../cards/face';
import { keywordName } from '../../cards/glossary';
import { capital, signed } from '../../cards/words';
import type { Language } from '../../protocol';
import { type FaceWord, say } from './face_words';
import { COLOURS, DRAWINGS, DRIVES, HEADS, SYMBOLS } from './icons';
import type { DrawnCard } from './types';
import type { Colour, Symbol } from './types';
import type { Combat } from './view_types';

const STATS: readonly Symbol[] = ['melee', 'ranged', 'armor', 'health'];

export function invasionFace(card: DrawnCard, language: Language): Face {
  const theme = themeOf(card);
  return {
    id: card.id,
    n: card.n,
    name: card.name[language],
    title: card.name.en,
    type: card.type,
    picture: card.id,
    isLeader: card.type === 'leader',
    frame: theme ?? card.type,
    traits: [card.family, theme, card.type].filter((one) => one !== null),
    typeLine: capital([say(card.type, language), ...(card.family ? [say(card.family as FaceWord, language)] : [])].join(', ')),
    level: 0,
    gem: null,
    price: (card.symbols ?? card.cost).map((colour) => token(colour, language)),
    stats: stats(card, language),
    keywords: card.keywords.map((key) => ({ key, words: keywordName('invasion', key, language), state: 'printed' as const })),
    badges: badges(card, language),
    text: [...combatLines(card, language), card.text[language]].filter(Boolean).join('\n'),
    exhausted: card.exhausted === undefined ? undefined : Number(card.exhausted),
    exhaustions: 1,
    facts: [],
    changes: [],
  };
}

/** What colours the frame: the theme, or the first colour that the card costs or stores. */
function themeOf(card: DrawnCard): Colour | null {
  if (card.type === 'invasion') return null;
  return card.theme ?? card.cost.find((colour) => colour !== 'wild') ?? (card.cost.length ? 'wild' : null);
}

function token(colour: Colour, language: Language): PriceToken {
  return { path: DRIVES[colour], colour: HEADS[colour].head, ink: HEADS[colour].drive, label: say(colour, language) };
}

/** `red, 2 wild` */
export function colourWords(colours: readonly Colour[], language: Language): string {
  const counts = new Map<Colour, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].map(([colour, number]) => (number > 1 ? `${number} ${say(colour, language)}` : say(colour, language))).join(', ');
}

/** `melee +1, health +2` */
export function combatWords(values: Combat, language: Language): string {
  return STATS.filter((stat) => values[stat]).map((stat) => `${say(stat, language)} ${signed(values[stat])}`).join(', ');
}

function combatLines(card: DrawnCard, language: Language): string[] {
  const support = card.support ? combatWords(card.support, language) : '';
  return [
    ...(support ? [say('support', language, { what: support })] : []),
    ...(card.stores.length ? [say('stores', language, { what: colourWords(card.stores, language) })] : []),
  ];
}

function stats(card: DrawnCard, language: Language): Stat[] {
  const { combat } = card;
  if (combat) return STATS.map((key) => combatStat(card, combat, key, language));
  const found: Stat[] = [];
  if (card.reward) found.push({ key: 'reward', shape: { path: DRAWINGS.spare, colour: COLOURS.spare }, label: say('reward', language), value: card.reward });
  if (card.training !== null) {
    const printed = card.training ?? 0;
    const needed = card.needed ?? printed;
    const stat: Stat = { key: 'training', shape: { path: DRAWINGS.screw, colour: COLOURS.screw }, label: say('training', language), value: needed };
    found.push(needed === printed ? stat : { ...stat, printed });
  }
  return found;
}

/** What is left of armor and health; all values with what lies below. */
function combatStat(card: DrawnCard, printed: Combat, key: Symbol, language: Language): Stat {
  const now = card.now?.[key] ?? printed[key];
  const left = key === 'armor' ? card.armor_left : key === 'health' ? card.health_left : undefined;
  const stat: Stat = { key, shape: SYMBOLS[key], label: say(key, language), value: left ?? now };
  if (left !== undefined && left !== now) return { ...stat, of: now };
  return now === printed[key] ? stat : { ...stat, printed: printed[key] };
}

function badges(card: DrawnCard, language: Language): Badge[] {
  const found: Badge[] = [];
  if (card.screws !== undefined && card.needed !== undefined) {
    const words = say('screws', language, { n: card.screws, m: card.needed });
    found.push({ key: 'screws', glyph: `${card.screws}/${card.needed}`, words });
  }
  if (card.scrap) found.push({ key: 'scrap', glyph: `⚙${card.scrap}`, words: say('scrap', language, { n: card.scrap }) });
  if (card.used) found.push({ key: 'used', glyph: '✓', words: say('used', language) });
  if (card.top) found.push({ key: 'top', glyph: '▲', words: say('topCard', language) });
  if (card.position !== undefined) found.push({ key: 'position', glyph: `${card.position}.`, words: say('knownAt', language, { n: card.position }) });
  return found;
}
