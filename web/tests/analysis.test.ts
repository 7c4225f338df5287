import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Analysis } from '../src/lib/analysis.svelte';
import ReplayControls from '../src/shell/ReplayControls.svelte';
import type { ReplayMark } from '../src/protocol';

const told = (text: string) => ({ en: [{ text }], de: [{ text: `${text} (de)` }] });
const MARKS: ReplayMark[] = [
  { at: 3, seat: 0, about: 'turned', weight: 20, words: told('It turned.') },
  { at: 7, seat: 1, about: 'better', weight: 9, words: told('Something was better.') },
];

function answers(...lines: object[]) {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_path: string, wish: RequestInit) => {
    signals.push(wish.signal!);
    const body = new ReadableStream({
      start(stream) {
        for (const line of lines) stream.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
        wish.signal!.addEventListener('abort', () => stream.error(new Error('aborted')));
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/x-ndjson' } }));
  });
  return signals;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the analysis of a replay', () => {
  it('is waited for, and asked for once', async () => {
    const signals = answers({ waits: true }, { marks: MARKS });
    const analysis = new Analysis('game');
    await analysis.show();
    expect(analysis.marks).toEqual(MARKS);
    expect(analysis.isThinking).toBe(false);
    analysis.close();
    expect(analysis.isShown).toBe(false);
    await analysis.show();
    expect(analysis.isShown).toBe(true);
    expect(signals).toHaveLength(1);
  });

  it('is stopped by who closes it, without a complaint', async () => {
    const signals = answers({ waits: true });
    const analysis = new Analysis('game');
    const shown = analysis.show();
    expect(analysis.isThinking).toBe(true);
    analysis.close();
    await shown;
    expect(signals[0]?.aborted).toBe(true);
    expect([analysis.isThinking, analysis.isShown, analysis.marks]).toEqual([false, false, null]);
  });

  it('marks the scrubber', async () => {
    answers({ marks: MARKS });
    const analysis = new Analysis('game');
    await analysis.show();
    const nothing = () => undefined;
    const { container } = render(ReplayControls, {
      id: 'game', turns: [0, 5], choices: 10, names: ['Ada', 'Bert'], turn: 1, busy: false, at: 0, reader: -1, isPlaying: false,
      move: nothing, turnBy: nothing, playOn: nothing, analysis,
    });
    const places = [...container.querySelectorAll('[data-mark]')].map((mark) => [mark.getAttribute('data-mark'), mark.classList.contains('better')]);
    expect(places).toEqual([['3', false], ['7', true]]);
  });
});
