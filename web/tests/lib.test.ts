import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refused } from '../src/lib/api';
import { giveBack, keepFocus } from '../src/lib/focus';
import { Guard } from '../src/lib/guard';
import { actionOf, isAllowed, keyName } from '../src/lib/keys';
import { merged, since, turns } from '../src/lib/logbook';
import { around, CARD, parts, plain } from '../src/lib/sentence';
import { marksOf, optionsAt, safeDefault, sorted, yesOrNo } from '../src/lib/options';
import { Queue } from '../src/lib/queue';
import { parse } from '../src/lib/router.svelte';
import { read, type Pace } from '../src/lib/settings.svelte';
import { aboutAgent } from '../src/lib/agents';
import { seatNumbers, changed, meaningful, usualAgent } from '../src/lib/new_table';
import type { Agent, ChatLine, GameInfo, Setting } from '../src/protocol';
import { board, line, option, question, view, words } from './fakes';

describe('the focus', () => {
  it('goes back to its card after a change, and nothing is scrolled for it', () => {
    document.body.innerHTML = '<div data-zone="hand"><button data-item data-card="7"></button></div>';
    document.querySelector('button')?.focus();
    const kept = keepFocus();
    document.body.innerHTML = '<div data-zone="realm"><button data-item data-card="7"></button></div>';
    const focus = vi.spyOn(document.querySelector('button')!, 'focus');
    giveBack(kept);
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    document.body.innerHTML = '';
  });
});

describe('a new prompt', () => {
  it('is not answered by a key that was already down, nor by a held one', () => {
    let now = 1000;
    const guard = new Guard(() => now);
    guard.renew();
    expect(guard.allows('Space')).toBe(false);
    expect(guard.allows('Space', true)).toBe(false);
    now += 300;
    expect(guard.allows('Space')).toBe(true);
    expect(guard.allows('Space', true)).toBe(false);
  });

  it('is not answered by a key that is hammered at, only once it has rested', () => {
    let now = 1000;
    const guard = new Guard(() => now);
    guard.renew();
    for (let press = 0; press < 20; press++) {
      now += 120;
      expect(guard.allows('Space')).toBe(false);
    }
    expect(guard.allows('p')).toBe(true);
    now += 300;
    expect(guard.allows('Space')).toBe(true);
  });
});

describe('the options of a question', () => {
  const asked = question([option('end-turn'), option('pass'), option('play-3', [3]), option('use-3-0', [3]), option('announce', [], { leads: [7] }), option('on-area', [], { places: [{ seat: 1, area: 2 }] })]);

  it('are found by card, by place and by their id', () => {
    expect(optionsAt(asked, 3).map((one) => one.id)).toEqual(['play-3', 'use-3-0']);
    expect(optionsAt(asked, { area: 2, seat: 1 }).map((one) => one.id)).toEqual(['on-area']);
    expect(optionsAt(asked, { option: 'pass' }).map((one) => one.id)).toEqual(['pass']);
    expect(optionsAt(asked, 4)).toEqual([]);
    expect(optionsAt(null, 3)).toEqual([]);
  });

  it('keep passing and ending the turn apart from the rest, in a stable order', () => {
    const parts = sorted(asked, board.role);
    expect(parts.pass?.id).toBe('pass');
    expect(parts.end?.id).toBe('end-turn');
    expect(parts.usual.map((one) => one.id)).toEqual(['play-3', 'use-3-0', 'announce', 'on-area']);
    expect(safeDefault(parts)?.id).toBe('pass');
  });

  it('have no safe default where only ending the turn is left', () => {
    const only = question([option('end-turn'), option('play-3', [3])]);
    expect(safeDefault(sorted(only, board.role))).toBeNull();
  });

  it('mark what can act, and what can be named after an announcement', () => {
    const marks = marksOf(view(asked), board, asked, new Set([9]));
    expect(marks.card(3)).toEqual(['playable']);
    expect(marks.card(7)).toEqual(['playable']);
    expect(marks.card(9)).toEqual(['selected']);
    expect(marks.card(4)).toEqual([]);
    expect(marks.place({ seat: 1, area: 2 })).toEqual(['playable']);
    expect(marks.has(7)).toBe(true);
    expect(marks.has(4)).toBe(false);
  });

  it('mark targets where the question is about a card', () => {
    const attack = question([option('attack-5', [5])], 2);
    const marks = marksOf(view(attack), board, attack, new Set());
    expect(marks.card(5)).toEqual(['target']);
    expect(marks.card(2)).toEqual(['selected']);
  });

  it('mark what was chosen before', () => {
    const second = { ...question([option('pick-5', [5])]), chosen: [3] };
    const marks = marksOf(view(second), board, second, new Set());
    expect(marks.card(3)).toEqual(['selected']);
    expect(marks.card(5)).toEqual(['playable']);
  });

  it('know yes and no', () => {
    const asked = question([option('yes-4'), option('no')]);
    expect(yesOrNo(asked, 'yes')?.id).toBe('yes-4');
    expect(yesOrNo(asked, 'no')?.id).toBe('no');
    expect(yesOrNo(question([option('pass')]), 'no')).toBeNull();
  });
});

describe('the presentation of what others did', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function queue(pace: Pace) {
    const shown: string[] = [];
    const made = new Queue<string>((item) => shown.push(item), () => pace, (item) => item === 'silent');
    return { made, shown };
  }

  it('shows one thing after the other', () => {
    const { made, shown } = queue('normal');
    made.push('a');
    made.push('b');
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(800);
    expect(shown).toEqual(['a']);
    vi.advanceTimersByTime(800);
    expect(shown).toEqual(['a', 'b']);
  });

  it('takes no time for what cannot be seen', () => {
    const { made, shown } = queue('slow');
    made.push('silent');
    expect(shown).toEqual(['silent']);
  });

  it('draws what comes between two pictures together at the pace `at once`, and nothing counts as waiting', () => {
    const told: number[] = [];
    const shown: string[] = [];
    const made = new Queue<string>((item) => shown.push(item), () => 'instant', () => false, (waiting) => told.push(waiting));
    made.push('a');
    made.push('b');
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(16);
    expect(shown).toEqual(['a', 'b']);
    expect(Math.max(...told)).toBe(0);
  });

  it('waits for the player step by step, and shows everything when asked to', () => {
    const { made, shown } = queue('step');
    for (const item of ['a', 'b', 'c']) made.push(item);
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([]);
    made.next();
    expect(shown).toEqual(['a']);
    made.skip();
    expect(shown).toEqual(['a', 'b', 'c']);
    expect(made.length).toBe(0);
  });

  it('follows a change of the pace at once, also for what waits already', () => {
    let pace: Pace = 'step';
    const shown: string[] = [];
    const made = new Queue<string>((item) => shown.push(item), () => pace, () => false);
    for (const item of ['a', 'b', 'c']) made.push(item);
    pace = 'slow';
    made.repace();
    vi.advanceTimersByTime(1600);
    expect(shown).toEqual(['a']);
    pace = 'fast';
    made.repace();
    vi.advanceTimersByTime(300);
    expect(shown).toEqual(['a', 'b']);
    pace = 'instant';
    made.repace();
    vi.advanceTimersByTime(16);
    expect(shown).toEqual(['a', 'b', 'c']);
  });

  it('lets what is on show play to its end', () => {
    let left = 2000;
    const shown: string[] = [];
    const made = new Queue<string>((item) => shown.push(item), () => 'normal', () => false, () => undefined, () => left);
    made.push('a');
    vi.advanceTimersByTime(1999);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['a']);
    left = 0;
    made.push('b');
    vi.advanceTimersByTime(800);
    expect(shown).toEqual(['a', 'b']);
  });

  it('shows what the player did at once, after everything before it', () => {
    const { made, shown } = queue('normal');
    made.push('a');
    made.push('mine', true);
    expect(shown).toEqual(['a', 'mine']);
  });
});

describe('the log', () => {
  it('is shortened by what replaces it', () => {
    const lines = merged([line(0), line(1), line(2)], 1, [line(1, 5, 'other')]);
    expect(lines.map((one) => plain(one.sentence.en))).toEqual(['line 0', 'other']);
    expect(since(lines, 1).length).toBe(1);
  });

  it('is grouped by turn and by choice', () => {
    const found = turns([line(0, 0), line(1, 1), line(2, 1), { ...line(3, 2), turn: 2 }]);
    expect(found.map((turn) => turn.groups.map((group) => group.lines.length))).toEqual([[1, 2], [1]]);
  });

  it('has what the table tells behind the choices that had been made by then', () => {
    const note = (choice: number): ChatLine => ({ number: choice, seat: 0, name: 'Ada', text: '', note: { en: `undone to ${choice}`, de: '' }, choice });
    const found = turns([line(0, 0), line(1, 1), line(2, 2), { ...line(3, 3), turn: 2 }], [note(1), note(2), note(3)]);
    const told = found.map((turn) => turn.groups.map((group) => group.note?.en ?? group.lines.map((one) => one.number).join()));
    expect(told).toEqual([['0', '1', 'undone to 1', '2', 'undone to 2'], ['3', 'undone to 3']]);
    expect(turns([], [note(0)])).toHaveLength(1);
  });

  it('has what was passed beside what happened in a turn', () => {
    const passed = (number: number) => ({ ...line(number, number), aside: true });
    const found = turns([line(0, 1), passed(1), passed(2), line(3, 2), line(4, 3), passed(5)]);
    expect(found.map((turn) => turn.groups.map((group) => group.lines.length))).toEqual([[1, 1, 1]]);
    expect(found.map((turn) => turn.passed.map((one) => one.number))).toEqual([[1, 2, 5]]);
  });

  it('tells who was away what happened, and not what was passed', () => {
    expect(since([line(0, 0), line(1, 1), { ...line(2, 2), aside: true }], 1).map((one) => one.number)).toEqual([1]);
  });
});

describe('a sentence', () => {
  const card = { n: 4, id: 'x', name: words('Ash Sower') };
  const named = { text: 'Ash Sower', card: 4 };

  it('has its cards as chips and numbers bold', () => {
    expect(parts([named, { text: ' deals 3 damage to ' }, named, { text: ' (2).' }], [card])).toEqual([
      { text: 'Ash Sower', card }, { text: ' deals ' }, { text: '3', bold: true }, { text: ' damage to ' }, { text: 'Ash Sower', card },
      { text: ' (2).' },
    ]);
  });

  it('leaves the numbers of players and copies plain', () => {
    const bold = (text: string) => parts([{ text }], []).filter((part) => part.bold).map((part) => part.text);
    expect(bold('Robot (2) pays 3 water for Rat (1).')).toEqual(['3']);
    expect(bold('It deals 2 damage (effective 6, dealt 2).')).toEqual(['2', '6', '2']);
    expect(bold('Player 2 draws 1 card.')).toEqual(['1']);
  });

  it('keeps the full stop with the card before it', () => {
    expect(parts([{ text: 'You draw ' }, named, { text: '.' }], [card])).toEqual([{ text: 'You draw ' }, { text: 'Ash Sower', card, mark: '.' }]);
  });

  it('takes no words for a card, even if they read like one', () => {
    expect(parts([named, { text: ': Ash Sower runs.' }], [card]).map((part) => part.card?.n)).toEqual([4, undefined]);
  });

  it('shows a card that is not at hand as words, with the numbers of its name', () => {
    expect(parts([{ text: 'You draw ' }, { text: 'Unit 4', card: 9 }, { text: '.' }], [card])).toEqual([
      { text: 'You draw ' }, { text: 'Unit 4' }, { text: '.' },
    ]);
  });

  it('of the page itself can have a card in it, whatever the players are called', () => {
    expect(around(`Ash Sower decides (stack: ${CARD}).`, named)).toEqual([
      { text: 'Ash Sower decides (stack: ' }, named, { text: ').' },
    ]);
    expect(around('Bert decides.', named)).toEqual([{ text: 'Bert decides.' }]);
  });
});

describe('keys', () => {
  const press = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...more });

  it('have names with Shift for letters only', () => {
    expect(keyName(press('E', { shiftKey: true }))).toBe('Shift+e');
    expect(keyName(press('?', { shiftKey: true }))).toBe('?');
    expect(keyName(press(' '))).toBe('Space');
    expect(keyName(press('†', { altKey: true, code: 'KeyT' }))).toBe('Alt+t');
  });

  it('do what is set, and nothing where single keys are off', () => {
    expect(actionOf(press('u'), {}, true)).toBe('undo');
    expect(actionOf(press('u'), { undo: 'z' }, true)).toBeNull();
    expect(actionOf(press('z'), { undo: 'z' }, true)).toBe('undo');
    expect(actionOf(press('u'), {}, false)).toBeNull();
    expect(actionOf(press('t', { altKey: true, code: 'KeyT' }), {}, false)).toBe('text');
  });

  it('never end the turn alone', () => {
    expect(actionOf(press('e'), {}, true)).toBeNull();
    expect(isAllowed('end', 'x')).toBe(false);
    expect(isAllowed('end', 'Control+x')).toBe(true);
  });
});

describe('addresses', () => {
  it('lead to their pages', () => {
    expect(parse('')).toEqual({ name: 'lobby' });
    expect(parse('#/new/sample')).toEqual({ name: 'new', game: 'sample' });
    expect(parse('#/table/abc')).toEqual({ name: 'table', id: 'abc', secret: null, isBook: false });
    expect(parse('#/table/abc/seat/s%2Fx')).toEqual({ name: 'table', id: 'abc', secret: 's/x', isBook: false });
    expect(parse('#/table/abc/book')).toEqual({ name: 'table', id: 'abc', secret: null, isBook: true });
    expect(parse('#/replay/r/12')).toEqual({ name: 'replay', id: 'r', at: 12 });
    expect(parse('#/elsewhere').name).toBe('missing');
    expect(parse('#/table/%E0%A4%A').name).toBe('missing');
  });
});

describe('settings', () => {
  it('survive a damaged store', () => {
    expect(read('{{').pace).toBe('normal');
    expect(read('null').textSize).toBe(100);
    expect(read('{"pace": 7, "textSize": 900, "theme": "light", "unknown": 1}')).toMatchObject({ pace: 'normal', textSize: 200, theme: 'light' });
    expect(read('{"theme": "pink"}').theme).toBe('dark');
  });
});

describe('a new table', () => {
  const setting = (name: string, standard: string): Setting => ({
    name, label: words(name), help: words(''), values: [], default: standard, number: false, least: 0, most: 0, free: false, seat: -1, suggestions: [], needs: {},
  });
  const game = {
    settings: [setting('mode', '1v1'), setting('edition', 'en')],
    ways: [
      { options: { mode: '1v1', edition: 'en' }, seats: [2] },
      { options: { mode: '3', edition: 'en' }, seats: [3] },
      { options: { mode: '2v2' }, seats: [4] },
    ],
  } as unknown as GameInfo;

  it('has the seats of the way that fits its settings', () => {
    expect(seatNumbers(game, {})).toEqual([2]);
    expect(seatNumbers(game, { mode: '3' })).toEqual([3]);
    expect(seatNumbers(game, { mode: '2v2', edition: 'de' })).toEqual([4]);
  });

  it('has the seats of its mode, however few of its other settings fit', () => {
    const usual = { edition: 'en', technologies: 'on' };
    const ways = [
      { options: { ...usual, mode: '1v1' }, seats: [2] },
      { options: { ...usual, mode: '1v1', technologies: 'off' }, seats: [2] },
      { options: { ...usual, mode: '2v2' }, seats: [4] },
    ];
    expect(seatNumbers({ ...game, ways }, { mode: '2v2', edition: 'en', technologies: 'off' })).toEqual([4]);
  });

  it('offers only settings that mean something with what was chosen', () => {
    const deck = { ...setting('deck_2', ''), seat: 2, needs: { deck_mode: ['custom'], mode: ['3p'] } };
    const names = (values: Record<string, string>) => meaningful([setting('mode', '1v1'), deck], values).map((one) => one.name);
    expect(names({ mode: '3p', deck_mode: 'custom' })).toEqual(['mode', 'deck_2']);
    expect(names({ mode: '2v2', deck_mode: 'custom' })).toEqual(['mode']);
    expect(names({ mode: '3p', deck_mode: 'random' })).toEqual(['mode']);
  });

  it('sends only what is not as usual', () => {
    expect(changed(game.settings, { mode: '3', edition: 'en' })).toEqual({ mode: '3' });
  });
});

describe('a saved game that is handed in', () => {
  afterEach(() => vi.unstubAllGlobals());

  function answered(type: string, ...parts: string[]) {
    const body = new ReadableStream({
      start(stream) {
        for (const part of parts) stream.enqueue(new TextEncoder().encode(part));
        stream.close();
      },
    });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers: { 'content-type': type } })));
  }

  it('is there at once if it is short', async () => {
    answered('application/json', '{"id": "short"}');
    const told = vi.fn();
    expect(await api.upload('{}', told)).toEqual({ id: 'short' });
    expect(told).not.toHaveBeenCalled();
  });

  it('tells how far it is, wherever a line is cut', async () => {
    answered('application/x-ndjson', '{"done":0,"of":9}\n{"do', 'ne":4,"of":9}\n', '{"id":"long"}\n');
    const told: unknown[] = [];
    expect(await api.upload('{}', (progress) => told.push(progress))).toEqual({ id: 'long' });
    expect(told).toEqual([{ done: 0, of: 9 }, { done: 4, of: 9 }]);
  });

  it('is refused in words, or by silence', async () => {
    const message = words('no');
    answered('application/x-ndjson', `${JSON.stringify({ error: { code: 'bad_file', message } })}\n`);
    await expect(api.upload('{}', () => {})).rejects.toMatchObject({ code: 'bad_file', words: message });
    answered('application/x-ndjson', '{"done":0,"of":9}\n');
    await expect(api.upload('{}', () => {})).rejects.toBeInstanceOf(Refused);
  });
});

describe('computer opponents', () => {
  const agents: Agent[] = ['novice', 'greedy', 'master'].map((name, place) => ({ name, label: words(name), help: words(`About ${name}.`), hardness: 1 + 2 * place, hardest: 5 }));

  it('say what they are like and how hard they are', () => {
    expect(plainly(aboutAgent(agents, 'novice'))).toBe('About novice. Difficulty: 1 of 5.');
    expect(aboutAgent(agents, 'me')).toBe('');
  });
  it('are chosen by hand if they take their time: the usual one answers at once', () => {
    expect(usualAgent(agents)).toBe('greedy');
  });
  /** Without the signs with which Fluent keeps directions of writing apart. */
  const plainly = (text: string) => text.replace(/[\u2068\u2069]/g, '');
});
