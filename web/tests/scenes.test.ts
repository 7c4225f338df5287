import { describe, expect, it } from 'vitest';
import { beatsOf, decidingLine, lengthOf, lengthOfAll, movesOf } from '../src/lib/scenes';
import type { LogLine, SceneLine } from '../src/protocol';
import { line, words } from './fakes';

function told(number: number, scene: Partial<SceneLine> | null, more: Partial<LogLine> = {}): LogLine {
  const full = scene && { kind: 'play' as const, card: null, target: null, amount: 0, ...scene };
  const cards = [full?.card, full?.target].filter((n) => typeof n === 'number').map((n) => ({ n, id: `c${n}`, name: words(`Card ${n}`) }));
  return { ...line(number), cards, scene: full, ...more };
}

describe('scenes', () => {
  it('come one after the other, as the log tells them', () => {
    const beats = beatsOf([
      told(1, { kind: 'attack', card: 4, target: 5 }),
      told(2, { kind: 'damage', card: 4, target: 5, amount: 3 }),
      told(3, { kind: 'damage', card: 5, target: 4, amount: 1 }),
      told(4, null),
      told(5, { kind: 'death', target: 5 }),
    ]);
    expect(beats.map((beat) => beat.map((one) => [one.kind, one.target, one.amount]))).toEqual([
      [['attack', 5, 0]],
      [['damage', 5, 3], ['damage', 4, 1]],
      [['death', 5, 0]],
    ]);
  });

  it('are silent where nothing happened that can be seen', () => {
    expect(beatsOf([told(1, null), told(2, { kind: 'play', card: 4 }, { aside: true }), told(3, { kind: 'play' })])).toEqual([]);
  });

  it('show a card once that is played and used at once', () => {
    const beats = beatsOf([told(1, { kind: 'play', card: 4 }), told(2, { kind: 'use', card: 4 }), told(3, { kind: 'use', card: 6 })]);
    expect(beats.map(([one]) => one?.card)).toEqual([4, 6]);
  });

  it('add damage to one target to one number, and tell players apart', () => {
    const hit = { kind: 'damage', amount: 2 } as const;
    const [beat] = beatsOf([told(1, { ...hit, target: 5 }), told(2, { ...hit, target: 5 }), told(3, hit), told(4, hit, { seat: 1 })]);
    expect(beat?.map((one) => [one.target, one.seat, one.amount])).toEqual([[5, 0, 4], [null, 0, 2], [null, 1, 2]]);
  });

  it('never go on for long, however much happens', () => {
    const lines = Array.from({ length: 40 }, (_, number) => told(number, { kind: number % 2 ? 'draw' : 'play', card: number }));
    expect(beatsOf(lines)).toHaveLength(5);
    const [drawn] = beatsOf(lines.map((one) => told(one.number, { kind: 'draw' })));
    expect(drawn).toHaveLength(4);
  });

  it('take less time for who has done it', () => {
    const beats = beatsOf([told(1, { kind: 'play', card: 4 })]);
    expect(lengthOf(beats[0]!, 0)).toBeLessThan(lengthOf(beats[0]!, 1));
    expect(lengthOfAll([...beats, ...beats], 1)).toBe(2 * lengthOf(beats[0]!, 1));
  });
});

describe('what decided a game', () => {
  const attack = told(1, { kind: 'attack', card: 4, target: 5 }, { choice: 7 });

  it('is the last blow or card of its last choice', () => {
    const blow = told(3, { kind: 'damage', card: 4, amount: 2 }, { choice: 9 });
    const lines = [attack, told(2, { kind: 'play', card: 6 }, { choice: 9 }), blow, told(4, { kind: 'draw' }, { choice: 9 }), told(5, null, { choice: 9 })];
    expect(decidingLine(lines)).toBe(blow);
  });

  it('is the attack that led to the last losses', () => {
    const lines = [attack, told(2, { kind: 'death', target: 5 }, { choice: 9 }), told(3, null, { choice: 9 }), told(4, null, { aside: true, choice: 10 })];
    expect(decidingLine(lines)).toBe(attack);
  });

  it('is nothing where somebody gave up', () => {
    expect(decidingLine([attack, told(2, null, { choice: 8 })])).toBeNull();
    expect(decidingLine([])).toBeNull();
  });
});

describe('the last moves', () => {
  it('are what was played, used and attacked with, the newest last', () => {
    const moves = movesOf([
      told(1, { kind: 'play', card: 4 }),
      told(2, { kind: 'pay', card: 4, amount: 2 }),
      told(3, { kind: 'attack', card: 5, target: 6 }),
      told(4, { kind: 'damage', card: 5, target: 6, amount: 2 }),
      told(5, { kind: 'attack', target: 7 }),
    ]);
    expect(moves.map((move) => [move.kind, move.card.n, move.line.choice])).toEqual([['play', 4, 1], ['attack', 5, 3], ['attack', 7, 5]]);
  });

  it('count a card once that is played and used by one choice', () => {
    const lines = [told(1, { kind: 'play', card: 4 }, { choice: 9 }), told(2, { kind: 'use', card: 4 }, { choice: 9 }), told(3, { kind: 'use', card: 4 }, { choice: 10 })];
    expect(movesOf(lines).map((move) => move.line.number)).toEqual([1, 3]);
  });

  it('are ten', () => {
    const lines = Array.from({ length: 30 }, (_, number) => told(number, { kind: 'play', card: number }));
    expect(movesOf(lines).map((move) => move.card.n)).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
  });
});
