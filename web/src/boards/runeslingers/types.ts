/** The view of Runeslingers, as games/runeslingers/view.py makes it. */

import type { LastingChange, RuneslingersCard } from '../../cards/views';
import type { CardView, GameView, Option, SeatView, Words } from '../../protocol';

export interface Ailment {
  type: string;
  name: Words;
  count: number;
  /** Which level the count reaches. */
  level: 1 | 2;
  /** Which level works; 0: none. */
  in_force: 0 | 1 | 2;
  concealed: boolean;
  text: [Words, Words];
}

export interface Area {
  area: number;
  ailment: Ailment | null;
  boon: RuneslingersCard | null;
  /** A boon whose costs are not yet paid. */
  placed: RuneslingersCard | null;
}

export interface Spot {
  spot: number;
  card: CardView | null;
  top: RuneslingersCard | null;
  distracted: boolean;
  available: boolean;
  empty: boolean;
}

export interface Used {
  used: number;
  limit: number;
}

export interface SlingerSeat extends SeatView {
  seat: number;
  runeslinger: CardView | null;
  passive: CardView | null;
  activate: RuneslingersCard | null;
  power: number;
  starting_power: number;
  health: number;
  maximum_health: number;
  starting_health: number;
  determinations: number;
  block: number;
  blocks: Used;
  sets: Used;
  hand_maximum: number;
  deeds: Record<string, number>;
  ailments: { unconcealed: number; types: number; limit: number };
  areas: Area[];
  concentrations: Spot[];
  hand: CardView[];
  deck: { count: number; known: RuneslingersCard[] };
  deck_list: { id: string; name: Words; count: number }[] | null;
  /** The top first. */
  discard: RuneslingersCard[];
  void: RuneslingersCard[];
  changes: LastingChange[];
  wins: number;
  conceded: boolean;
}

export type RungTarget =
  | { kind: 'card'; card: CardView; gone: boolean }
  | { kind: 'runeslinger'; seat: number; n: number; gone: boolean }
  | { kind: 'concentration'; seat: number; spot: number; gone: boolean }
  | { kind: 'rung'; rung: number | null; gone: boolean };

export interface Rung {
  /** The lowest is 1. */
  rung: number;
  kind: 'sling' | 'activate' | 'ability';
  state: 'waiting' | 'running' | 'negated';
  seat: number;
  card: CardView;
  /** Whether its card has not left play. */
  stands: boolean;
  targets: RungTarget[];
  effective_damage: number | null;
  text: Words;
  sentence: Words;
}

export interface Hit {
  target: CardView;
  seat: number;
  effective: number | null;
  amount: number;
  prevented: number;
  blocked: number;
  left: number;
  with_block: number;
}

export interface Damage {
  seat: number;
  source: CardView;
  direct: boolean;
  pierce: boolean;
  hits: Hit[];
}

export interface Draft {
  pack: CardView[];
  picks: CardView[];
  deck: CardView[];
  pack_counts: number[];
  pick_counts: number[];
  deck_counts: number[];
}

export interface SlingerOption extends Option {
  face?: CardView;
}

export interface SlingerView extends GameView {
  mode: 'starter' | 'constructed' | 'draft';
  encounter: number;
  wins_needed: number;
  turn: number;
  turn_limit: number;
  seats: SlingerSeat[];
  ladder: Rung[];
  triggers: { seat: number; card: CardView; text: Words; sentence: Words }[];
  damage: Damage | null;
  draft: Draft | null;
  chosen: CardView | null;
}
