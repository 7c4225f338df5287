import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Play from '../src/screens/Play.svelte';
import { settings } from '../src/lib/settings.svelte';
import type { GameResult, GameView, StateMessage } from '../src/protocol';
import { board, line, openTable, option, passing, question, state, told, view, words } from './fakes';

// The clock stands still unless a test lets time go by: a busy machine must not make a new prompt an old one.
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', { OPEN: 1 });
  Object.assign(settings, { language: 'en', pace: 'normal', shortcuts: true, textTable: false, isSideFolded: false, keys: {}, letBy: {} });
  Object.assign(board, { Field: Nothing, Hand: Nothing });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Stands where a board would be. */
function Nothing() {}

const PAUSE = 300;
const pause = (time = PAUSE) => vi.advanceTimersByTimeAsync(time);
const somebody = () => userEvent.setup({ delay: null });

async function asked(options = [option('play-3', [3]), option('play-4', [4]), option('pass'), option('end-turn')]) {
  const opened = openTable();
  opened.last().say(state(5, question(options), { log: [line(0)] }));
  render(Play, { table: opened.table });
  await pause();
  flushSync();
  const chosen = () => opened.last().sent.flatMap((message) => (message.kind === 'choose' ? [message.option] : []));
  return { ...opened, chosen, user: somebody() };
}

describe('keys for piles', () => {
  it('go to the own piles that the board names', async () => {
    const opened = openTable();
    opened.table.board = { ...board, piles: { used: 'heap', gone: 'ashes' } };
    opened.last().say(state(5, question([option('pass')])));
    render(Play, { table: opened.table });
    for (const pile of ['ashes:0', 'heap:1', 'heap:0']) {
      const button = document.body.appendChild(document.createElement('button'));
      button.dataset['pile'] = pile;
    }
    await pause();
    flushSync();
    await somebody().keyboard('g');
    expect((document.activeElement as HTMLElement).dataset['pile']).toBe('heap:0');
    await somebody().keyboard('v');
    expect((document.activeElement as HTMLElement).dataset['pile']).toBe('ashes:0');
    document.querySelectorAll('body > button[data-pile]').forEach((button) => button.remove());
  });
});

describe('the stack', () => {
  const item = { key: '1', number: 1, seat: 1, card: { n: 7, id: 'x-7', name: words('Hag') }, sentence: words('Hag does it'), targets: [] };
  const window = question([option('pass'), option('play-3', [3])]);

  it('lets a card that lies on it be the answer', async () => {
    const opened = openTable();
    opened.table.board = { ...board, stack: () => [item] };
    const options = question([option('top', [7]), option('bottom', [7])]);
    opened.last().say(state(5, options, { view: view(options, { stack: [item] } as Partial<GameView>) }));
    render(Play, { table: opened.table });
    await pause();
    flushSync();
    await somebody().click(screen.getByRole('button', { name: /^Hag\s*, can be chosen$/ }));
    const menu = screen.getByRole('menu', { name: 'Hag' });
    await somebody().click(within(menu).getByRole('menuitem', { name: /top/ }));
    const chosen = opened.last().sent.filter((message) => message.kind === 'choose');
    expect(chosen).toMatchObject([{ option: 'top' }]);
  });

  it('closes the menu of a card when another prompt comes, and only then', async () => {
    const opened = openTable();
    opened.table.board = { ...board, stack: () => [item] };
    const asked = question([option('top', [7]), option('bottom', [7])]);
    opened.last().say(state(5, asked));
    render(Play, { table: opened.table });
    await pause();
    flushSync();
    await somebody().click(screen.getByRole('button', { name: /^Hag\s*, can be chosen$/ }));
    opened.last().say(state(6, asked, { prompt: '0-5' }));
    flushSync();
    expect(screen.getByRole('menu')).toBeTruthy();
    opened.last().say(state(7, asked));
    flushSync();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  async function answering(more: Partial<StateMessage> = { window: true }) {
    const opened = openTable();
    opened.table.board = { ...board, stack: () => [item] };
    opened.last().say(state(5, window, more));
    render(Play, { table: opened.table });
    await pause();
    flushSync();
    const told = () => opened.last().sent.filter((message) => message.kind === 'passing');
    return { ...opened, told, user: somebody() };
  }

  const PASS_ALL = { name: 'Pass until the stack is empty' };

  it('is passed until it is empty by one click, and the lit lamp ends that by another', async () => {
    const { last, told, user } = await answering({ window: true, passing: passing({ stops: ['mine:main'] }) });
    await user.click(screen.getByRole('button', PASS_ALL));
    expect(told()).toMatchObject([{ mode: 'until_stack', stops: ['mine:main'] }]);
    last().say(state(6, null, { passing: passing({ mode: 'until_stack', stops: ['mine:main'] }) }));
    await pause(2000);
    await user.click(screen.getByRole('button', { name: 'Passing: Until the stack is empty' }));
    expect(told()[1]).toMatchObject({ mode: 'smart', stops: ['mine:main'] });
  });

  it('is not passed by a click that met a window that has just opened', async () => {
    const { last, told, user } = await answering();
    last().say(state(6, window, { window: true }));
    await user.click(screen.getByRole('button', PASS_ALL));
    expect(told()).toEqual([]);
  });

  it('offers nothing while what is asked is no window', async () => {
    await answering({ window: false });
    expect(screen.queryByRole('button', PASS_ALL)).toBeNull();
  });

  it('offers to pass always at a trigger, and only there', async () => {
    const { table, last, told, user } = await answering();
    const chosen = () => last().sent.flatMap((message) => (message.kind === 'choose' ? [message.option] : []));
    const always = () => screen.queryByRole('button', { name: 'Always pass this trigger' });
    expect(always()).toBeNull();
    table.board = { ...board, stack: () => [{ ...item, isTrigger: true }] };
    flushSync();
    await user.click(always() as HTMLElement);
    expect(chosen()).toEqual(['pass']);
    expect(told()).toMatchObject([{ let_by: ['x-7'] }]);
    last().say(state(6, window, { window: true, passing: passing({ let_by: ['x-7'] }) }));
    await pause(2000);
    expect(chosen()).toEqual(['pass']); // the server passes
    await user.click(screen.getByRole('button', { name: 'Passing: Smart' }));
    expect(screen.getByText('Triggers of Hag are passed automatically')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ask me again', hidden: true }));
    expect(settings.letBy).toEqual({});
    expect(told().at(-1)).toMatchObject({ let_by: [] });
    expect(screen.queryByText('Triggers of Hag are passed automatically')).toBeNull();
  });

  it('can be waited for in the dialog of the lamp only while something lies on it', async () => {
    const { table, user } = await answering();
    await user.click(screen.getByRole('button', { name: 'Passing: Smart' }));
    const mode = () => screen.getByRole<HTMLInputElement>('radio', { name: /^Until the stack is empty/, hidden: true });
    expect(mode().disabled).toBe(false);
    table.board = board;
    flushSync();
    expect(mode().disabled).toBe(true);
  });
});

describe('the next window', () => {
  const window = question([option('pass'), option('play-3', [3])]);

  async function waiting() {
    const opened = openTable();
    opened.last().say(state(5, null));
    render(Play, { table: opened.table });
    await pause();
    flushSync();
    const chosen = () => opened.last().sent.flatMap((message) => (message.kind === 'choose' ? [message.option] : []));
    const comes = async (...message: Parameters<typeof state>) => {
      opened.last().say(state(...message));
      await pause(2000);
    };
    const told = () => opened.last().sent.flatMap((message) => (message.kind === 'passing' ? [message] : []));
    return { ...opened, chosen, comes, told, user: somebody() };
  }
  const arm = () => screen.queryByRole('button', { name: 'Pass the next window' });

  it('is passed by the server if that was wished while others decided', async () => {
    const { chosen, comes, told, user } = await waiting();
    await user.click(arm() as HTMLElement);
    expect(told().at(-1)).toMatchObject({ mode: 'smart', next_window: true });
    await comes(6, null, { passing: passing({ next_window: true }) });
    expect(arm()?.getAttribute('aria-pressed')).toBe('true');
    await comes(7, window, { window: true });
    expect(chosen()).toEqual([]);
    expect(arm()).toBeNull();
  });

  it('is asked again after a second press or Escape', async () => {
    const { comes, told, user } = await waiting();
    await comes(6, null, { passing: passing({ next_window: true }) });
    await user.click(arm() as HTMLElement);
    expect(told().at(-1)).toMatchObject({ next_window: false });
    await comes(7, null, { passing: passing({ next_window: true }) });
    await user.keyboard('{Escape}');
    expect(told().length).toBe(2);
    expect(told().at(-1)).toMatchObject({ next_window: false });
  });

  it('is not spoken of to who watches', async () => {
    const { table, last } = openTable({ yours: [] });
    last().say(state(5, null, { seat: -1, view: view(null, { seat: -1 }) }));
    render(Play, { table });
    await pause();
    flushSync();
    expect(screen.getByRole('region', { name: 'Decision' })).toBeTruthy();
    expect(arm()).toBeNull();
  });
});

describe('the prompt', () => {
  it('says in one sentence what is decided, and lists the options', async () => {
    await asked();
    const prompt = screen.getByRole('region', { name: 'Decision' });
    expect(within(prompt).getByRole('status').textContent).toContain('What do you do?');
    expect(within(prompt).getAllByRole('button').map((button) => button.dataset.option).filter(Boolean)).toEqual(['play-3', 'play-4', 'pass', 'end-turn']);
  });

  it('is answered by a click', async () => {
    const { chosen, user } = await asked();
    await user.click(screen.getByRole('button', { name: 'play-4' }));
    expect(chosen()).toEqual(['play-4']);
  });

  it('is answered by a number, which acts when it is released', async () => {
    const { chosen, user } = await asked();
    await user.keyboard('{2>}');
    expect(chosen()).toEqual([]);
    expect((document.activeElement as HTMLElement).dataset.option).toBe('play-4');
    await user.keyboard('{/2}');
    expect(chosen()).toEqual(['play-4']);
  });

  it('is passed by Space and P, and the turn is ended by no single key', async () => {
    const { chosen, user } = await asked();
    await user.keyboard('e');
    expect(chosen()).toEqual([]);
    await user.keyboard('p');
    expect(chosen()).toEqual(['pass']);
  });

  it('is ended by Shift and E', async () => {
    const { chosen, user } = await asked();
    await user.keyboard('{Shift>}E{/Shift}');
    expect(chosen()).toEqual(['end-turn']);
  });

  it('has what harms oneself last', async () => {
    await asked([option('own', [3], { harms: true }), option('enemy', [4]), option('pass')]);
    const prompt = screen.getByRole('region', { name: 'Decision' });
    expect(within(prompt).getAllByRole('button').map((button) => button.dataset.option).filter(Boolean)).toEqual(['enemy', 'own', 'pass']);
    expect(within(prompt).getByRole('button', { name: /own – this harms you$/ })).toBeTruthy();
  });

  it('waits at the end of the turn when nothing else is left, and no number, Space or P ends it', async () => {
    const { chosen, user } = await asked([option('end-turn')]);
    expect(screen.getByRole('button', { name: 'Nothing left: end-turn' }).closest('.done')).not.toBeNull();
    await user.keyboard('1 py');
    expect(chosen()).toEqual([]);
    await user.keyboard('{Shift>}E{/Shift}');
    expect(chosen()).toEqual(['end-turn']);
  });

  it('says nothing of the kind while something can be done', async () => {
    await asked();
    expect(screen.queryByRole('button', { name: /Nothing left/ })).toBeNull();
  });

  it('lets go of what was begun by Escape, the other button of the mouse, or its own button', async () => {
    const { chosen, last, user } = await asked([option('attack-3', [3]), option('end-turn')]);
    for (const letGo of [
      () => user.keyboard('{Escape}'),
      () => user.pointer([{ target: screen.getByRole('region', { name: 'Decision' }), keys: '[MouseRight]' }]),
      () => user.click(screen.getByRole('button', { name: /^Put back/ })),
    ]) {
      const at = 10 + 10 * chosen().length;
      last().say(state(at, question([option('attack-3', [3]), option('end-turn')])));
      await pause();
      await user.click(screen.getByRole('button', { name: /attack-3/ }));
      last().say(state(at + 1, question([option('target-8', [8]), option('target-9', [9])], 3)));
      await pause();
      await letGo();
      expect(last().sent.at(-1)).toMatchObject({ kind: 'undo', what: 'to', to: at });
    }
    expect(chosen()).toEqual(['attack-3', 'attack-3', 'attack-3']);
  });

  it('takes no key that was held before it was there', async () => {
    const { chosen, last, user } = await asked();
    await user.keyboard('{ >}');
    expect(chosen()).toEqual(['pass']);
    last().say(state(6, question([option('pass')])));
    flushSync();
    for (const repeat of [false, true]) window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat }));
    await pause();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat: true }));
    expect(chosen()).toEqual(['pass']);
    await user.keyboard('{/ }');
    await pause();
    await user.keyboard('{ }');
    expect(chosen()).toEqual(['pass', 'pass']);
  });

  it('takes no key that is hammered at while it appears, also where an answer has the focus', async () => {
    const { chosen, last, user } = await asked();
    await user.keyboard('{ }');
    for (const seq of [6, 7]) {
      last().say(state(seq, question([option('pass'), option('play-3', [3])])));
      flushSync();
      if (seq === 7) screen.getByRole('button', { name: /play-3/ }).focus();
      for (let press = 0; press < 6; press++) {
        await user.keyboard(seq === 7 ? '{Enter}{ }' : '{ }');
        await pause(120);
      }
      expect(chosen()).toEqual(['pass']);
    }
    await pause();
    await user.keyboard('{Enter}');
    expect(chosen()).toEqual(['pass', 'play-3']);
  });

  it('shows the card that an answer names, by pointer, focus and the other button', async () => {
    const card = { n: 3, id: 'x', name: words('Areja') };
    const { table, last } = openTable();
    const options = question([option('play-3', [3]), option('pass')]);
    last().say(state(5, options, { view: view(options, { seats: [{ seat: 0, hand: [card] }, { seat: 1 }] } as unknown as Partial<GameView>) }));
    render(Play, { table });
    await pause();
    const inspected = () => last().sent.flatMap((message) => (message.kind === 'inspect' ? [message.card] : []));
    screen.getByRole('button', { name: /pass/ }).focus();
    expect(inspected()).toEqual([]);
    screen.getByRole('button', { name: /play-3/ }).focus();
    expect(inspected()).toEqual([3]);
    await somebody().pointer({ keys: '[MouseRight]', target: screen.getByRole('button', { name: /play-3/ }) });
    flushSync();
    expect(screen.getByRole('button', { name: 'Unpin' })).toBeTruthy();
  });

  it('takes no click in the moment it appears', async () => {
    const { chosen, last, user } = await asked();
    await user.click(screen.getByRole('button', { name: /pass/ }));
    last().say(state(6, question([option('pass')])));
    flushSync();
    await user.click(screen.getByRole('button', { name: /pass/ }));
    expect(chosen()).toEqual(['pass']);
  });

  it('has no keys where single keys are switched off', async () => {
    settings.shortcuts = false;
    const { chosen, user } = await asked();
    await user.keyboard('p1 ');
    expect(chosen()).toEqual([]);
  });

  it('names who is waited for and in which phase, and nothing else', async () => {
    const { table, last } = openTable();
    last().say(state(5, null));
    render(Play, { table });
    expect(screen.getByRole('region', { name: 'Decision' }).textContent).toContain('Greedy decides (main).');
  });
});

describe('why can’t I', () => {
  it('shows every reason with its rule', async () => {
    const { table, last } = await asked();
    table.why(9);
    flushSync();
    last().say({
      kind: 'because', seat: 0, card: 9,
      intents: [{ action: told({ text: 'Play Golem' }), ok: false, reasons: [{ sentence: told({ text: 'It costs 4 water, you have 3.' }), rule: 'GAME-X-1', culprits: [] }] }],
    });
    flushSync();
    const panel = screen.getByRole('region', { name: "Why can't I?" });
    expect(panel.textContent).toContain('It costs 4 water, you have 3.');
    expect(within(panel).getByRole('button', { name: 'GAME-X-1' })).toBeTruthy();
  });
});

describe('the log', () => {
  it('keeps under Mine what I did, whatever the sentence begins with', async () => {
    const log = [{ ...line(0, 0, 'Three cards come to your hand'), seat: 0 }, { ...line(1, 1, 'Your unit is hit by Bert'), seat: 1 }];
    const opened = openTable();
    opened.last().say(state(5, question([option('pass')]), { log }));
    render(Play, { table: opened.table });
    await pause();
    flushSync();
    expect(screen.getByText('Your unit is hit by Bert')).toBeTruthy();
    await somebody().click(screen.getByRole('button', { name: 'Mine' }));
    expect(screen.getByText(/come to your hand/)).toBeTruthy();
    expect(screen.queryByText('Your unit is hit by Bert')).toBeNull();
  });
});

describe('a long group of the log', () => {
  it('is folded after its first lines, and never hides a death', async () => {
    const dies = { kind: 'death', card: null, target: 3, amount: 0 } as const;
    const log = Array.from({ length: 9 }, (_, number) => ({ ...line(number, 0, number === 7 ? 'Golem dies' : `Line ${'abcdefghi'[number]}`), scene: number === 7 ? dies : null }));
    const opened = openTable();
    opened.last().say(state(5, question([option('pass')]), { log }));
    render(Play, { table: opened.table });
    await pause();
    flushSync();
    expect(screen.getByText('Golem dies')).toBeTruthy();
    expect(screen.queryByText('Line g')).toBeNull();
    await somebody().click(screen.getByRole('button', { name: 'and 4 more' }));
    expect(screen.getByText('Line g')).toBeTruthy();
  });
});

describe('the column at the side', () => {
  it('can be folded away, stays so, and is there again by a click', async () => {
    const opened = openTable();
    opened.last().say(state(5, question([option('pass')]), { log: [line(0, 0, 'It begins')] }));
    render(Play, { table: opened.table });
    await pause();
    flushSync();
    await somebody().click(screen.getByRole('button', { name: 'Fold log, chat and card away' }));
    expect(screen.queryByText('It begins')).toBeNull();
    expect(settings.isSideFolded).toBe(true);
    await somebody().click(screen.getByRole('button', { name: 'Show log, chat and card' }));
    expect(screen.getByText('It begins')).toBeTruthy();
  });
});

describe('the result', () => {
  const REASON = { en: 'No card was left.', de: 'Es war keine Karte mehr da.' };
  const ended = (scores: number[], yours = [0], more: Partial<GameResult> = {}) => {
    const seats = (score: number) => scores.flatMap((one, seat) => (one === score ? [seat] : []));
    const [winners, losers, tied] = [seats(1), seats(-1), seats(0)];
    const result: GameResult = {
      kind: 'duel', verdict: winners.length ? 'won' : 'tie', scores, ranks: scores.map(() => 1), points: [],
      winners, losers, tied, reason: REASON, rule: 'T-1', ...more,
    };
    const { table, last } = openTable({ status: 'over', yours });
    last().say(state(9, null, { seat: yours[0] ?? -1, view: view(null, { waiting_for: [], result }) }));
    render(Play, { table });
    flushSync();
    const panel = screen.getByRole('region', { name: 'Result' });
    const found = { words: panel.querySelector('.words')?.textContent, sign: panel.querySelector('.sign')?.innerHTML };
    cleanup();
    return found;
  };

  it('has the crown for who won only, and other words and signs for a loss and a tie', () => {
    const [won, lost, tie] = [ended([1, -1]), ended([-1, 1]), ended([0, 0])];
    expect(won.words).toContain('You won!');
    expect(lost.words).toContain('You lost.');
    expect(lost.words).toContain('Greedy');
    expect(lost.words).toContain(REASON.en);
    expect(tie.words).toContain('It is a tie.');
    expect(new Set([won.sign, lost.sign, tie.sign]).size).toBe(3);
  });

  it('crowns whoever won for those who watch, and for those who sit at several seats', () => {
    const crown = ended([1, -1]).sign;
    for (const yours of [[], [0, 1]]) {
      const seen = ended([-1, 1], yours);
      expect(seen.words).toContain('Greedy');
      expect(seen.sign).toBe(crown);
    }
  });

  it('calls a lost cooperative game a loss, for who played and for who watches', () => {
    const lost = ended([-1, 1]).sign;
    for (const yours of [[0], [], [0, 1]]) {
      const seen = ended([-1, -1], yours, { kind: 'cooperative', verdict: 'lost_together' });
      expect(seen.words).toContain('Everyone loses together');
      expect(seen.words).not.toContain('tie');
      expect(seen.sign).toBe(lost);
    }
  });

  it('shows the places and points of a free for all, and a loss to who was eliminated before a tie', () => {
    const seen = ended([0, -1], [1], { kind: 'free_for_all', verdict: 'some_tied', ranks: [1, 2], points: [7, 3] });
    expect(seen.words).toContain('You lost.');
    expect(seen.words).toContain('It is a tie between');
    expect(seen.words).toMatch(/1\. .* \(7\) · 2\. Greedy \(3\)/);
  });
});

describe('taking back', () => {
  it('is asked of the others, who may allow, deny, and later block', async () => {
    const { last, user } = await asked();
    const log = [line(1, 3, 'kept'), line(2, 4, 'first'), line(3, 4, 'of the first'), line(4, 5, 'second')];
    last().say(state(6, question([option('pass')]), { log, log_from: 1 }));
    await pause(5000);
    last().say({ kind: 'undo_request', seq: 6, allowed: null, request: { seat: 1, to: 3, choices: 2, seen: 1, random: false, waits_for: [0], may_block: [] } });
    flushSync();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Greedy wants to undo 2 choices.');
    expect(alert.textContent).toContain('One hidden card has been seen since then.');
    expect(within(alert).getAllByRole('listitem').map((one) => one.textContent?.trim())).toEqual(['first', 'second']);
    expect(within(alert).queryByRole('button', { name: /no more requests/ })).toBeNull();
    await user.click(within(alert).getByRole('button', { name: 'Allow' }));
    expect(last().sent.at(-1)).toMatchObject({ kind: 'answer_undo', seat: 0, allow: true, block: false });
  });
});

describe('the curtain', () => {
  it('has nothing of the table on the page', async () => {
    const { table, last } = openTable({ yours: [0, 1], hot_seat: true });
    for (const seat of [0, 1]) {
      last().say(state(5, null, { seat, prompt: seat === 1 ? '0-5' : null, view: view(seat === 1 ? question([option('secret')]) : null, { seat, waiting_for: [1] }), log: [line(0, 0, 'You draw Secret.')] }));
    }
    render(Play, { table });
    expect(document.body.textContent).not.toContain('ecret');
    const button = screen.getByRole('button', { name: 'Hold to reveal' });
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button.dispatchEvent(new Event('pointerup', { bubbles: true }));
    await pause(800);
    expect(document.body.textContent).not.toContain('ecret');
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await pause(800);
    flushSync();
    expect(document.body.textContent).toContain('secret');
  });
});

describe('the table in words', () => {
  it('offers the options of a card as buttons', async () => {
    Object.assign(board, { text: () => [{ title: 'You', facts: ['life 20'], lists: [{ title: 'Hand', cards: [{ card: { n: 3, name: words('Golem') }, words: 'Golem, unit' }] }] }] });
    settings.textTable = true;
    const { chosen, user } = await asked();
    const heading = screen.getByRole('heading', { name: 'Hand' });
    const item = heading.nextElementSibling as HTMLElement;
    expect(item.textContent).toContain('Golem, unit');
    await user.click(within(item).getByRole('button', { name: 'play-3' }));
    expect(chosen()).toEqual(['play-3']);
  });
});
