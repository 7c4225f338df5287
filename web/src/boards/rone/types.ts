/** The view of RONE, as games/rone/view.py makes it. */

import type { HeroLevel, RoneCard } from '../../cards/views';
import type { CardView, GameView, Option, SeatView, Words } from '../../protocol';

export interface Prediction {
  hero_damage?: number;
  attacker_health?: number;
  defender_health?: number;
}

export interface Hero extends RoneCard {
  level: number;
  water_income: number;
  card_income: number;
  level_up_cost: number | null;
  hero_deck: HeroLevel[];
}

export interface RoneSeat extends SeatView {
  seat: number;
  side?: number;
  /** Eliminated, of three players. */
  out?: boolean;
  /** Of three players the first is the primary target. */
  opponents?: number[];
  water: number;
  life: number;
  hero: Hero | null;
  hand: CardView[];
  deck: { count: number; known: RoneCard[] };
  technology_deck: CardView[];
  units: RoneCard[];
  technologies: RoneCard[];
  /** The top first. */
  graveyard: RoneCard[];
  removed: RoneCard[];
  discounts: { noun: string; water: number }[];
  mulligan: boolean;
  conceded: boolean;
}

export interface Entry {
  kind: 'play' | 'recycle' | 'level-up' | 'ability' | 'trigger' | 'attack' | 'end-of-turn';
  state: 'waiting' | 'running' | 'cancelled';
  seat: number;
  card: CardView | null;
  targets: CardView[];
  text: Words;
  initiatives: Words[];
  sentence: Words;
}

export interface Combat {
  attacker: CardView;
  defender: CardView;
  step: 'declared' | 'ranged-dealt' | 'damage-dealt';
  prediction: Prediction | null;
  sentence: Words;
}

export interface RoneOption extends Option {
  prediction?: Prediction | null;
  /** The cards that recycling takes out of the game, the first first. */
  removes?: number[];
  /** The printed card that is taken. */
  face?: CardView;
}

export interface RoneView extends GameView {
  edition: 'en' | 'de';
  mode?: '1v1' | '2v2' | '3p';
  round: number;
  bounty?: number;
  seats: RoneSeat[];
  /** The last is executed first. */
  stack: Entry[];
  triggers: Entry[];
  combat: Combat | null;
  /** What was announced and not yet named, in words. */
  announced?: { seat: number; sentence: Words } | null;
}
