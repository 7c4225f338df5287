/** The face of a card of Rune Age. */

import type { Badge, Face, Gem, Stat } from '../../cards/face';
import { capital } from '../../cards/words';
import type { Language } from '../../protocol';
import { type FaceWord, say } from './face_words';
import { COLOURS, DRAWINGS } from './icons';
import type { DrawnCard } from './types';
import type { RuneAgeFace } from './view_types';

const TYPES: Readonly<Record<RuneAgeFace['type'], FaceWord>> = {
  home_realm: 'home_realm',
  stronghold: 'stronghold',
  unit: 'unit',
  tactic: 'tactic',
  gold: 'goldCard',
  city: 'city',
  landmark: 'landmark',
  objective: 'objective',
  enemy: 'enemy',
  instant: 'instant',
  reward: 'rewardCard',
  monument: 'monument',
  dragon_rune: 'dragon_rune',
};

/** What can be exhausted: everything in a realm area that is of use there. */
const IN_REALM: readonly RuneAgeFace['type'][] = ['home_realm', 'stronghold', 'city', 'landmark', 'reward', 'dragon_rune'];

export function runeAgeFace(card: DrawnCard, language: Language): Face {
  const of = card.faction ?? card.type;
  const isStanding = card.exhausted !== undefined && IN_REALM.includes(card.type) && (card.controller ?? -1) >= 0;
  return {
    id: card.id,
    n: card.n,
    name: card.name[language],
    title: card.name.en,
    type: card.type,
    picture: card.id,
    isLeader: card.type === 'home_realm' || card.mythic,
    frame: of,
    traits: [of, card.type, ...(card.type === 'dragon_rune' ? ['rune'] : [])],
    typeLine: typeLine(card, language),
    level: 0,
    gem: gem(card, language),
    stats: stats(card, language),
    keywords: [],
    badges: badges(card, language),
    text: [card.text[language], rewardLine(card.reward, language)].filter(Boolean).join('\n'),
    exhausted: isStanding ? Number(card.exhausted) : undefined,
    exhaustions: 1,
    facts: [],
    changes: [],
  };
}

function typeLine(card: DrawnCard, language: Language): string {
  const parts = [
    say(card.category ? `mercenary${card.category === 1 ? 1 : 2}` : TYPES[card.type], language),
    ...(card.mythic ? [say('mythic', language)] : []),
    ...(card.siege_icon ? [say('siegeIcon', language)] : []),
    ...(card.stage ? [say('stage', language, { n: card.stage })] : []),
    ...(card.faction ? [factionName(card.faction, language)] : []),
  ];
  return capital(parts.join(', '));
}

export function factionName(faction: string | null, language: Language): string {
  return faction ? say(faction as FaceWord, language) : '';
}

/** Gold is paid in coins, influence with seals. */
function gem(card: DrawnCard, language: Language): Gem | null {
  const { cost, resource } = card.printed;
  if (cost === null) return null;
  const isGold = resource === 'gold';
  return { path: isGold ? DRAWINGS.coin : DRAWINGS.seal, label: say(isGold ? 'costGold' : 'costInfluence', language), value: String(cost) };
}

function stat(key: keyof typeof COLOURS, label: FaceWord, now: number | null | undefined, printed: number | null, language: Language): Stat[] {
  const value = now ?? printed;
  if (value === null || value === undefined) return [];
  const found: Stat = { key, shape: { path: DRAWINGS[key], colour: COLOURS[key] }, label: say(label, language), value };
  if (value !== (printed ?? 0)) found.printed = printed ?? 0;
  return [found];
}

function stats(card: DrawnCard, language: Language): Stat[] {
  const { printed } = card;
  return [
    ...stat('strength', 'strength', card.strength, printed.strength, language),
    ...stat('autoDefense', 'autoDefense', card.auto_defense, printed.auto_defense, language),
    ...stat('gold', 'yieldsGold', card.gold || null, printed.gold, language),
    ...stat('influence', 'yieldsInfluence', card.influence || null, printed.influence, language),
    ...stat('attrition', 'attrition', null, printed.attrition || null, language),
  ];
}

function badges(card: DrawnCard, language: Language): Badge[] {
  const found: Badge[] = [];
  const add = (key: FaceWord, glyph: string): void => void found.push({ key, glyph, words: say(key, language) });
  if (card.wounded) add('wounded', '✚');
  if (card.held) add('held', '⧖');
  if (card.used) add('used', '✓');
  if (card.attacked?.length) add('attacked', '⚔');
  if (card.siege_icon) add('siegeIcon', '♜');
  if (card.new !== undefined) add(card.new ? 'staying' : 'lasting', card.new ? '⟳' : '◷');
  if (card.position !== undefined) {
    found.push({ key: 'position', glyph: `${card.position}.`, words: say('knownAt', language, { n: card.position }) });
  }
  return found;
}

/** What defeating an Enemy brings: the other side of its card. */
function rewardLine(reward: RuneAgeFace | undefined, language: Language): string {
  if (!reward) return '';
  const values = stats(reward, language).map((one) => say('rewardValue', language, { what: one.label, n: one.value }));
  const parts = [reward.name[language], ...values].join(', ');
  return [say('reward', language, { what: `${parts}.` }), reward.text[language].replaceAll('\n', ' ')].filter(Boolean).join(' ');
}
