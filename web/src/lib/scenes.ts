/** What happened, as scenes: the lines of the log say how they look, and the table plays them in beats. */

import type { LogCard, LogLine, SceneLine } from '../protocol';

export interface Scene extends SceneLine {
  /** To whom it happened, where no card is named. */
  seat: number;
  line: LogLine;
}

/** Scenes that are seen at the same time: two units that strike each other, all cards of a draw. */
export type Beat = Scene[];

/** Something that somebody did, for the row of the last moves. */
export interface Move {
  line: LogLine;
  kind: SceneLine['kind'];
  card: LogCard;
}

type Kind = SceneLine['kind'];
type Seen = LogLine & { scene: SceneLine };

const LENGTHS: Record<Kind, number> = { play: 1100, use: 900, attack: 520, damage: 750, death: 560, draw: 420, pay: 420 };
/** Who has done it knows it already. */
const OWN_CARD = 650;
/** A chain of triggers is not to be sat through: whatever goes beyond is told by the log. */
const MOST_BEATS = 5;
const MOST_AT_ONCE = 4;

const standsLarge = (kind: Kind): boolean => kind === 'play' || kind === 'use';
const isAct = (kind: Kind): boolean => standsLarge(kind) || kind === 'attack';

const seen = (lines: readonly LogLine[]): Seen[] => lines.filter((line): line is Seen => !line.aside && Boolean(line.scene));

export function beatsOf(lines: readonly LogLine[]): Beat[] {
  const beats: Beat[] = [];
  for (const line of seen(lines)) {
    const scene: Scene = { ...line.scene, seat: line.seat, line };
    const last = beats.at(-1);
    const before = last?.[0];
    if (standsLarge(scene.kind) && (scene.card === null || isSameCard(before, scene))) continue;
    if (last && before?.kind === scene.kind && !isAct(scene.kind)) join(last, scene);
    else beats.push([scene]);
  }
  return beats.slice(0, MOST_BEATS);
}

/** A card that is played and used at once stands there once. */
const isSameCard = (before: Scene | undefined, scene: Scene): boolean =>
  before !== undefined && standsLarge(before.kind) && before.card === scene.card;

/** Damage to one target is one number; of many scenes at once the first ones are enough. */
function join(beat: Beat, scene: Scene): void {
  const same = scene.kind === 'damage' && beat.find((one) => one.target === scene.target && (scene.target !== null || one.seat === scene.seat));
  if (same) same.amount += scene.amount;
  else if (beat.length < MOST_AT_ONCE) beat.push(scene);
}

/** How long a beat takes at the usual pace, for who sits on a seat. */
export function lengthOf(beat: Beat, seat: number | null): number {
  const first = beat[0];
  if (!first) return 0;
  return standsLarge(first.kind) && first.seat === seat ? OWN_CARD : LENGTHS[first.kind];
}

export const lengthOfAll = (beats: readonly Beat[], seat: number | null): number => beats.reduce((sum, beat) => sum + lengthOf(beat, seat), 0);

/** What ended a game: the last blow or card of the last choice, or the attack that led to it; null: somebody gave up. */
export function decidingLine(lines: readonly LogLine[]): LogLine | null {
  const end = lines.findLast((line) => !line.aside);
  const last = seen(lines).filter((line) => line.choice === end?.choice);
  const blow = last.findLast(({ scene }) => scene.kind === 'damage' || isAct(scene.kind));
  if (blow || !last.length) return blow ?? null;
  return seen(lines).findLast(({ scene }) => isAct(scene.kind)) ?? null;
}

/** The last moves, the newest last. */
export function movesOf(lines: readonly LogLine[], most = 10): Move[] {
  const moves: Move[] = [];
  for (const line of seen(lines).reverse()) {
    const { kind, card: actor, target } = line.scene;
    const card = line.cards.find(({ n }) => n === (actor ?? target));
    if (!card || !isAct(kind)) continue;
    const next = moves[0];
    if (next && next.card.n === card.n && next.line.choice === line.choice) moves.shift(); // played and used: one move
    else if (moves.length === most) break;
    moves.unshift({ line, kind, card });
  }
  return moves;
}
