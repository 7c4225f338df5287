import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allLetBy, letBy, usualId } from '../src/lib/habits';
import { notices } from '../src/lib/notices.svelte';
import { settings } from '../src/lib/settings.svelte';
import { apart } from '../src/lib/shown.svelte';
import { isDone, safeDefault, sorted } from '../src/lib/options';
import type { HintMessage, Lifted, StateMessage } from '../src/protocol';
import { board, line, openTable, option, passing, question, state, tableMessage, view, words } from './fakes';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', { OPEN: 1 });
  settings.pace = 'normal';
  settings.habits = {};
  settings.letBy = {};
  notices.list = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a table', () => {
  it('tells players of one name apart by their numbers', () => {
    expect(apart(['Ada', 'Greedy', 'Greedy', 'Bert'])).toEqual(['Ada', 'Greedy (2)', 'Greedy (3)', 'Bert']);
  });

  it('says hello with what it has, and shows what comes back at once', () => {
    const { table, last } = openTable();
    expect(last().sent[0]).toEqual({ kind: 'hello', last_seq: 0, log: {} });
    last().say(state(5, question([option('pass')]), { log: [line(0), line(1)] }));
    expect(table.question?.options[0]?.id).toBe('pass');
    expect(table.log.length).toBe(2);
  });

  it('comes back by itself after a lost connection, and says what it has', () => {
    const { table, sockets, last } = openTable();
    last().say(state(5, question([option('pass')]), { log: [line(0), line(1)] }));
    last().close(1006);
    expect(table.link).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(sockets.length).toBe(2);
    last().accept();
    expect(table.link).toBe('open');
    expect(last().sent[0]).toEqual({ kind: 'hello', last_seq: 5, log: { 0: 2 } });
  });

  it('waits longer and longer while the server is away', () => {
    const { sockets, last } = openTable();
    for (let tries = 0; tries < 8; tries++) {
      last().close(1006);
      vi.advanceTimersByTime(20_000);
    }
    expect(sockets.length).toBe(9);
    last().close(1006);
    vi.advanceTimersByTime(2000);
    expect(sockets.length).toBe(9);
  });

  it('drops what is done without a connection, and tells so', () => {
    const { table, last } = openTable();
    last().say(state(5, question([option('pass')])));
    last().close(1006);
    table.choose(option('pass'));
    vi.advanceTimersByTime(1000);
    last().accept();
    expect(last().sent.map((message) => message.kind)).toEqual(['hello']);
    expect(notices.list.length).toBe(1);
    expect(table.pending).toBeNull();
  });

  it('answers a prompt once', () => {
    const { table, last } = openTable();
    last().say(state(5, question([option('pass')])));
    table.choose(option('pass'));
    table.choose(option('pass'));
    expect(last().sent.filter((message) => message.kind === 'choose')).toEqual([{ kind: 'choose', seat: 0, prompt: '0-5', option: 'pass', ref: 1 }]);
    expect(table.question).toBeNull();
  });

  it('asks again when the answer was refused', () => {
    const { table, last } = openTable();
    last().say(state(5, question([option('pass')])));
    table.choose(option('pass'));
    last().say({ kind: 'refused', ref: 1, code: 'stale', message: { en: 'Too late.', de: 'Zu spät.' } });
    expect(table.question).not.toBeNull();
    expect(notices.list[0]?.text).toBe('Too late.');
  });

  it('shows the own move at once and those of others in turn', async () => {
    const { table, last } = openTable();
    last().say(state(5, question([option('pass')])));
    await Promise.resolve();
    table.choose(option('pass'));
    last().say(state(6, null, { log: [line(0)], log_from: 0 }));
    expect(table.state?.seq).toBe(6);
    last().say(state(7, null, { log: [line(1)], log_from: 1 }));
    last().say(state(8, question([option('pass')]), { log: [line(2)], log_from: 2 }));
    expect(table.state?.seq).toBe(6);
    expect(table.waiting).toBe(2);
    vi.advanceTimersByTime(800);
    expect(table.state?.seq).toBe(7);
    table.skip();
    expect(table.state?.seq).toBe(8);
    expect(table.log.length).toBe(3);
  });

  it('shrinks the log when something is taken back, at once', async () => {
    const { table, last } = openTable();
    last().say(state(5, null, { log: [line(0), line(1), line(2)] }));
    await Promise.resolve();
    last().say(state(6, question([option('pass')]), { choices: 3, log: [], log_from: 1 }));
    expect(table.state?.choices).toBe(3);
    expect(table.log.length).toBe(1);
  });

  it('names the card that was meant once it is asked for', () => {
    const { table, last } = openTable();
    const lead = option('play-a-card', [], { leads: [7] });
    last().say(state(5, question([lead])));
    table.chooseFor(lead, 7);
    last().say(state(6, question([option('play-7', [7]), option('decline')])));
    expect(last().sent.filter((message) => message.kind === 'choose').map((message) => message.option)).toEqual(['play-a-card', 'play-7']);
    expect(table.intention).toBeNull();
  });

  it('takes back an action as it was seen: the attacker and its target are one', () => {
    const { table, last } = openTable();
    last().say(state(5, question([option('attack-3', [3]), option('pass')])));
    table.choose(option('attack-3', [3]));
    last().say(state(6, question([option('target-8', [8]), option('target-9', [9])], 3)));
    table.choose(option('target-8', [8]));
    last().say(state(7, question([option('attack-4', [4]), option('pass')])));
    table.undo('choice');
    expect(last().sent.at(-1)).toMatchObject({ kind: 'undo', what: 'to', to: 5 });
    table.undo('choice');
    expect(last().sent.at(-1)).toMatchObject({ kind: 'undo', what: 'choice' });
  });

  it('puts back what was begun while its target is asked for, and not what others ask about', () => {
    const { table, last } = openTable();
    last().say(state(5, question([option('attack-3', [3]), option('pass')])));
    expect(table.canPutBack).toBe(false);
    table.choose(option('attack-3', [3]));
    last().say(state(6, question([option('target-8', [8]), option('target-9', [9])], 3)));
    expect(table.canPutBack).toBe(true);
    last().say(state(7, question([option('pass'), option('use-4', [4])], 12)));
    expect(table.canPutBack).toBe(false);
  });

  it('puts nothing back that somebody would have to be asked for', () => {
    const { table, last } = openTable({ undo: 'request' });
    last().say(state(5, question([option('attack-3', [3]), option('pass')])));
    table.choose(option('attack-3', [3]));
    last().say(state(6, question([option('target-8', [8])], 3), { undo: { choice: 'ask', turn: null } }));
    expect(table.canPutBack).toBe(false);
    last().say(state(6, question([option('target-8', [8])], 3)));
    expect(table.canPutBack).toBe(true);
    last().say(state(8, question([option('target-8', [8])], 3)));
    expect(table.canPutBack).toBe(false);
    table.undo('choice');
    expect(last().sent.at(-1)).toMatchObject({ kind: 'undo', what: 'choice' });
  });

  it('forgets the card that was meant when something else is chosen', () => {
    const { table, last } = openTable();
    const lead = option('play-a-card', [], { leads: [7] });
    last().say(state(5, question([lead])));
    table.chooseFor(lead, 7);
    last().say(state(6, question([option('pass')])));
    table.choose(option('pass'));
    last().say(state(7, question([option('play-7', [7])])));
    expect(last().sent.filter((message) => message.kind === 'choose').length).toBe(2);
  });

  it('leaves it to the server to give an answer again that was given for all', () => {
    const { table, last } = openTable();
    last().say(state(5, question([option('deck', [], { repeat: 3 }), option('lose-4', [4])], 9)));
    table.chooseAgain(option('deck', [], { repeat: 3 }));
    expect(last().sent.at(-1)).toMatchObject({ kind: 'choose', option: 'deck', times: 3 });
  });

  describe('with something that is always answered the same way', () => {
    const side = { id: 'graveyard', title: words('graveyard'), answers: { top: words('top'), bottom: words('bottom') }, usual: '' };
    const sides = () => question([option('top', [3]), option('bottom', [3])], 3);

    function opened(more: Partial<StateMessage> = {}) {
      const { table, last } = openTable();
      table.board = { ...board, habits: [side] };
      last().say(state(5, sides(), more));
      const told = () => last().sent.flatMap((message) => (message.kind === 'passing' ? [message] : []));
      return { table, last, told };
    }

    it('tells the server once an answer counts from now on, and answers nothing itself', () => {
      const { table, last, told } = opened();
      table.isKept = true;
      table.choose(option('bottom', [3]));
      expect(told()).toMatchObject([{ mode: 'smart', answers: { graveyard: 'bottom' } }]);
      last().say(state(6, sides(), { passing: passing({ answers: { graveyard: 'bottom' } }) }));
      vi.advanceTimersByTime(5000);
      expect(last().sent.filter((message) => message.kind === 'choose').length).toBe(1);
    });

    it('tells the server once it no longer counts', () => {
      settings.habits = { 'sample graveyard': 'top' };
      const { table, told } = opened({ passing: passing({ answers: { graveyard: 'top' } }) });
      expect(table.isKept).toBe(true);
      table.isKept = false;
      table.choose(option('bottom', [3]));
      expect(told()).toMatchObject([{ answers: {} }]);
    });

    it('tells a table what was kept at another one, once', () => {
      settings.habits = { 'sample graveyard': 'top', 'other other': 'x' };
      letBy('sample', 'x-7', words('Hag'));
      const { last, told } = opened();
      last().say(state(6, sides()));
      expect(told()).toMatchObject([{ answers: { graveyard: 'top' }, let_by: ['x-7'], next_window: false }]);
    });

    it('asks for what the game answers by itself only if that is wished, and a single other answer changes nothing', () => {
      const usual = { ...side, usual: 'top' };
      const { table, told } = opened();
      table.board = { ...board, habits: [usual] };
      expect(usualId('sample', usual)).toBe('top');
      table.choose(option('bottom', [3]));
      expect(told()).toEqual([]);
      table.keep(usual, 'ask');
      expect(told()).toMatchObject([{ answers: { graveyard: 'ask' } }]);
      table.keep(usual, 'top');
      expect(told().at(-1)).toMatchObject({ answers: {} });
    });

    it('says nothing to a table that knows it', () => {
      settings.habits = { 'sample graveyard': 'top' };
      expect(opened({ passing: passing({ answers: { graveyard: 'top' } }) }).told()).toEqual([]);
    });
  });

  it('lists cards whose triggers are let by, for one game, until they are asked for again', () => {
    letBy('sample', 'x-8', words('Imp'));
    letBy('sample', 'x-7', words('Hag'));
    expect(allLetBy('sample').map(({ id }) => id)).toEqual(['x-8', 'x-7']);
    letBy('sample', 'x-7', null);
    expect(allLetBy('sample')).toEqual([{ id: 'x-8', name: words('Imp') }]);
    expect(allLetBy('other')).toEqual([]);
  });

  it('is gone when it was taken down, and does not come back', () => {
    const { table, sockets, last } = openTable();
    last().say({ kind: 'gone' });
    vi.advanceTimersByTime(60_000);
    expect(table.gone).toBe(true);
    expect(sockets.length).toBe(1);
  });

  it('shows a watcher what a spectator sees, and asks nothing', () => {
    const { table, last } = openTable({ yours: [] });
    last().say(state(5, null, { seat: -1, view: view(null, { seat: -1 }) }));
    expect(table.seat).toBe(-1);
    expect(table.view?.seat).toBe(-1);
    table.why(3);
    expect(last().sent.length).toBe(1);
  });
});

describe('a hint', () => {
  const answer = (ref: number, more: Partial<HintMessage> = {}): HintMessage =>
    ({ kind: 'hint', seat: 0, prompt: '0-5', option: 'play', lines: [{ en: [{ text: 'Best: play' }], de: [{ text: 'Am besten: spielen' }] }], ref, ...more });
  const opened = () => {
    const found = openTable();
    found.last().say(state(5, question([option('play'), option('pass')])));
    const hints = () => found.last().sent.filter((message) => message.kind === 'hint');
    return { ...found, hints };
  };

  it('is asked for once, thought about meanwhile, put away and shown again', () => {
    const { table, last, hints } = opened();
    table.askHint();
    expect(hints()).toEqual([{ kind: 'hint', seat: 0, prompt: '0-5', ref: 1 }]);
    expect(table.advice?.lines).toEqual([]);
    last().say(answer(1));
    expect(table.advice?.option).toBe('play');
    table.askHint();
    expect(table.advice).toBeNull();
    table.askHint();
    expect(table.advice?.option).toBe('play');
    expect(hints().length).toBe(1);
  });

  it('goes with its question, and nobody is told that it came too late', () => {
    const { table, last } = opened();
    table.askHint();
    table.choose(option('play'));
    expect(table.advice).toBeNull();
    last().say({ kind: 'refused', ref: 1, code: 'stale', message: words('The game has moved on.') });
    last().say(state(6, question([option('pass')])));
    expect(table.advice).toBeNull();
    expect(notices.list.length).toBe(0);
  });

  it('that is refused says why, and can be asked for again', () => {
    const { table, last, hints } = opened();
    table.askHint();
    last().say({ kind: 'refused', ref: 1, code: 'hint_failed', message: words('No hint could be found.') });
    expect(table.advice).toBeNull();
    expect(notices.list.length).toBe(1);
    table.askHint();
    expect(hints().length).toBe(2);
  });

  it('is asked for again after the connection was lost', () => {
    const { table, last, hints } = opened();
    table.askHint();
    last().close(1006);
    vi.advanceTimersByTime(1000);
    last().accept();
    expect(table.advice).toBeNull();
    table.askHint();
    expect(hints().length).toBe(1);
  });

  it('is not sent for where the table does not allow it', () => {
    const { table, last, hints } = opened();
    last().say(tableMessage({ alone: false }));
    table.askHint();
    expect(hints()).toEqual([]);
    expect(notices.list[0]?.text).toContain('not allowed');
    last().say(tableMessage({ alone: false, hints: true }));
    table.askHint();
    expect(hints().length).toBe(1);
  });
});

describe('a hot seat', () => {
  const both = (seq: number, asked: number) =>
    [0, 1].map((seat) =>
      state(seq, null, { seat, prompt: asked === seat ? `0-${seq}` : null, view: view(asked === seat ? question([option('pass')]) : null, { seat, waiting_for: [asked] }) }),
    );
  const hot = { yours: [0, 1], hot_seat: true, seats: tableMessage().seats.map((seat) => ({ ...seat, seating: 'person' as const })) };

  it('shows nobody anything until somebody holds the button', () => {
    const { table, last } = openTable(hot);
    for (const one of both(5, 0)) last().say(one);
    expect(table.seat).toBeNull();
    expect(table.view).toBeNull();
    expect(table.log).toEqual([]);
    table.reveal(0);
    expect(table.seat).toBe(0);
  });

  it('closes the curtain in the moment the other one is asked', () => {
    const { table, last } = openTable(hot);
    for (const one of both(5, 0)) last().say(one);
    table.reveal(0);
    table.choose(option('pass'));
    last().say(both(6, 1)[0]!);
    expect(table.seat).toBeNull();
    last().say(both(6, 1)[1]!);
    expect(table.seat).toBeNull();
    table.reveal(1);
    expect(table.question?.options[0]?.id).toBe('pass');
  });

  it('lets everybody at the screen say that nobody reacts, without opening the curtain, and not by a click that came too early', () => {
    const { table, last } = openTable(hot);
    for (const one of both(5, 0)) last().say(one);
    table.reveal(0);
    expect(table.mayReact(1)).toBe(false);
    for (const one of both(6, 1)) last().say({ ...one, window: one.seat === 1 });
    expect(table.mayReact(1)).toBe(true);
    const given = () => last().sent.filter((message) => message.kind === 'choose');
    table.passFor(1);
    expect(given()).toEqual([]);
    vi.advanceTimersByTime(300);
    table.passFor(1);
    table.passFor(1);
    expect(given()).toMatchObject([{ seat: 1, option: 'pass' }]);
    expect(table.seat).toBeNull();
    for (const one of both(7, 0)) last().say(one);
    expect(table.seat).toBe(0);
  });

  it('asks at the curtain of nobody who has to decide something', () => {
    const { table, last } = openTable(hot);
    for (const one of both(5, 1)) last().say(one);
    vi.advanceTimersByTime(300);
    table.passFor(1);
    expect(table.mayReact(1)).toBe(false);
    expect(last().sent.filter((message) => message.kind === 'choose')).toEqual([]);
  });
});

describe('a gesture', () => {
  const play = option('play-7', [7]);
  const targets = () => question([option('target-8', [8]), option('target-9', [9])], 7);
  const lift = (ref: number, more: Partial<Lifted> = {}): Lifted => ({ kind: 'lifted', seat: 0, prompt: '0-5', steps: 1, question: 'aim', view: view(targets()), ref, ...more });

  function opened(more: Partial<StateMessage> = {}) {
    const found = openTable();
    found.last().say(state(5, question([play, option('pass')]), more));
    const sent = () => found.last().sent.filter((message) => message.kind === 'choose');
    const lifted = (given: Partial<Lifted> = {}) => found.last().say(lift(sent().at(-1)?.ref ?? 0, given));
    return { ...found, sent, lifted };
  }

  it('does nothing before all is named that the card asks for, and then all of it', () => {
    const { table, last, sent, lifted } = opened();
    table.choose(play);
    expect(sent()).toMatchObject([{ option: 'play-7', lift: true }]);
    expect(table.question).toBeNull();
    lifted();
    expect(table.question?.options.map(({ id }) => id)).toEqual(['target-8', 'target-9']);
    expect(table.prompt).toBe('0-5/1');
    table.choose(option('target-9', [9]));
    expect(sent().at(-1)).toMatchObject({ prompt: '0-5', option: 'play-7', then: [{ question: 'aim', option: 'target-9' }] });
    last().say(state(7, question([option('pass')])));
    expect(table.lifted).toBeNull();
    expect(table.prompt).toBe('0-7');
    table.undo('choice');
    expect(last().sent.at(-1)).toMatchObject({ kind: 'undo', what: 'to', to: 5 });
  });

  it('is put back without asking anybody', () => {
    const { table, last, lifted } = opened({ undo: { choice: null, turn: null } });
    table.choose(play);
    lifted();
    expect(table.canPutBack).toBe(true);
    const said = last().sent.length;
    table.undo('choice');
    expect(last().sent.length).toBe(said);
    expect(table.question?.options[0]?.id).toBe('play-7');
    expect(table.prompt).toBe('0-5');
  });

  it('that comes for what is no longer asked is none, and neither is one that nobody began', () => {
    const { table, last, lifted } = opened();
    lifted();
    expect(table.lifted).toBeNull();
    table.choose(play);
    last().say(state(6, question([option('pass')])));
    lifted();
    expect(table.question?.options[0]?.id).toBe('pass');
  });

  it('goes when something happens at the table', () => {
    const { table, last, lifted } = opened();
    table.choose(play);
    lifted();
    last().say(state(6, question([play]), { prompt: '0-5' }));
    expect(table.question?.options[0]?.id).toBe('play-7');
  });

  it('asks why not for what it has begun', () => {
    const { table, last, lifted } = opened();
    table.choose(play);
    lifted();
    table.why(3);
    expect(last().sent.at(-1)).toMatchObject({ kind: 'why', card: 3, lifted: ['play-7'] });
  });

  it('names the card that an announcement was meant for', () => {
    const { table, sent, lifted } = opened();
    const lead = option('announce', [], { leads: [8] });
    table.chooseFor(lead, 8);
    lifted();
    expect(sent().at(-1)).toMatchObject({ option: 'announce', then: [{ question: 'aim', option: 'target-8' }] });
  });

  it('asks at once what may be done after going on, and leaves it by an answer that no key gives', () => {
    const onward = { option: 'go-on', question: 'main', asked: question([option('end-turn'), play]) };
    const { table, sent } = opened({ view: view(question([option('go-on'), option('pass')])), onward });
    expect(table.question?.options.map(({ id }) => id)).toEqual(['end-turn', 'play-7', 'pass']);
    const parts = sorted(table.question!, board.role);
    expect(parts).toMatchObject({ pass: null, leave: { id: 'pass' }, end: { id: 'end-turn' } });
    expect(safeDefault(parts)).toBeNull();
    expect(isDone({ ...parts, usual: [] })).toBe(false);
    table.choose(play);
    expect(sent()).toMatchObject([{ option: 'go-on', then: [{ question: 'main', option: 'play-7' }], lift: true }]);
  });

  it('passes instead of going on', () => {
    const onward = { option: 'go-on', question: 'main', asked: question([option('end-turn'), play]) };
    const { table, sent } = opened({ view: view(question([option('go-on'), option('pass')])), onward });
    table.choose(table.question!.options.find(({ id }) => id === 'pass')!);
    expect(sent()).toMatchObject([{ option: 'pass' }]);
    expect(sent()[0]).not.toHaveProperty('then');
  });
});
