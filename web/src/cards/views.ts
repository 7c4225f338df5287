/** Cards as the games' views have them; see card_view.py of each game. */

import type { CardView, Words } from '../protocol';

export interface RoneChange {
  what: 'gains' | 'loses' | 'melee' | 'ranged' | 'control' | 'copies';
  until: 'next-combat' | 'end-of-turn' | 'next-turn' | 'forever';
  seat: number;
  keyword?: string;
  number?: number;
  back_to?: number;
  name?: Words;
}

export interface RoneValues {
  cost: number | null;
  recycle: number | null;
  health?: number;
  melee?: number;
  ranged?: number;
  speed?: number;
}

export interface HeroLevel {
  id: string;
  name: Words;
  level: number;
  cost: number | null;
  water_income: number;
  card_income: number;
  text: Words;
}

export interface RoneCard extends CardView {
  id: string;
  name: Words;
  type: 'hero' | 'technology' | 'unit' | 'tactic';
  race: string | null;
  level: number;
  owner?: number;
  printed: RoneValues;
  keywords: string[];
  printed_keywords: string[];
  text: Words;
  /** Of a card that can be played: what it costs now. */
  cost?: number | null;
  controller?: number;
  exhausted?: number;
  abilities?: number;
  changes?: RoneChange[];
  health?: number;
  melee?: number;
  ranged?: number;
  speed?: number;
  tokens?: { melee: number; ranged: number; health: number };
  dying?: boolean;
  label?: Words;
  position?: number;
  shield?: boolean;
  water_income?: number;
  card_income?: number;
  level_up_cost?: number | null;
  hero_deck?: HeroLevel[];
}

export interface BarKeyword {
  key: string;
  colour: 'red' | 'blue';
  number: number | null;
  printed_number: number | null;
  words: Words;
}

export interface LastingChange {
  what: string;
  until: string;
  seat: number;
  by: { n: number; name: Words } | null;
  sentence: Words;
}

export interface RuneslingersCard extends CardView {
  id: string;
  name: Words;
  type: 'runespell' | 'trinket' | 'boon' | 'runeslinger' | 'passive' | 'activate' | 'ailment';
  subtype: string | null;
  class: string | null;
  type_line: Words;
  bar: BarKeyword[];
  printed_keywords: string[];
  printed: { defense: number | null; cost: number | null };
  text: Words;
  owner?: number;
  label?: Words;
  cost?: number;
  controller?: number;
  state?: 'in-play' | 'being-played';
  keywords?: string[];
  sideways?: boolean;
  tokens?: number;
  marks?: Record<'played' | 'charged' | 'slung' | 'activated' | 'answer', boolean>;
  bullet?: { which: number; text: Words } | null;
  changes?: LastingChange[];
  defense?: number | null;
  full_defense?: number | null;
  damage?: number;
  position?: number;
  /** What its player has left once the bar is paid; null: it costs nothing of this, or too much. */
  after?: { health: number; power: number; deck: number; ailments: number } | null;
}
