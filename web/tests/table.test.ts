import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allLetBy, letBy } from '../src/lib/habits';
import { notices } from '../src/lib/notices.svelte';
import { settings } from '../src/lib/settings.svelte';
import { apart } from '../src/lib/shown.svelte';
import type { StateMessage } from '../src/protocol';
import { board, line, openTable, option, question, state, tableMessage, view, words } from './fakes';

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

  describe('with an answer for all that is asked in a row', () => {
    const sides = { id: 'graveyard', title: words('graveyard'), answers: { top: words('top'), bottom: words('bottom') } };
    const damage = (repeat: number) => question([option('deck', [], { repeat }), option('lose-4', [4])], 9);

    function begun() {
      const opened = openTable();
      opened.table.board = { ...board, habits: [sides] };
      opened.last().say(state(5, damage(3)));
      opened.table.chooseAgain(option('deck', [], { repeat: 3 }));
      const chosen = () => opened.last().sent.flatMap((message) => (message.kind === 'choose' ? [message.option] : []));
      return { ...opened, chosen };
    }

    it('gives it as often as it is asked, with what becomes of a card in between', () => {
      const { table, last, chosen } = begun();
      last().say(state(6, question([option('top', [3]), option('bottom', [3])], 3)));
      expect(chosen()).toEqual(['deck']);
      table.choose(option('top', [3]));
      last().say(state(7, damage(2)));
      last().say(state(8, damage(1)));
      vi.advanceTimersByTime(5000);
      expect(chosen()).toEqual(['deck', 'top', 'deck', 'deck']);
      last().say(state(9, damage(1)));
      vi.advanceTimersByTime(5000);
      expect(chosen().length).toBe(4);
    });

    it.each([
      ['something else was asked', [question([option('pass')]), damage(2)]],
      ['it is other damage', [damage(4), damage(2)]],
    ])('does not give it once %s', (_, asked) => {
      const { last, chosen } = begun();
      asked.forEach((one, place) => last().say(state(6 + place, one)));
      vi.advanceTimersByTime(5000);
      expect(chosen()).toEqual(['deck']);
    });

    it('does not give it after taking back', () => {
      const { last, chosen } = begun();
      last().say({ ...state(6, damage(2)), choices: 3 });
      vi.advanceTimersByTime(5000);
      expect(chosen()).toEqual(['deck']);
    });
  });

  describe('with an answer that counts from now on', () => {
    const side = { id: 'graveyard', title: words('graveyard'), answers: { top: words('top'), bottom: words('bottom') } };
    const sides = () => question([option('top', [3]), option('bottom', [3])], 3);

    function kept() {
      const opened = openTable();
      opened.table.board = { ...board, habits: [side] };
      opened.last().say(state(5, sides()));
      opened.table.isKept = true;
      opened.table.choose(option('bottom', [3]));
      const chosen = () => opened.last().sent.flatMap((message) => (message.kind === 'choose' ? [message.option] : []));
      return { ...opened, chosen };
    }

    it('gives it to the next question of that kind, and to no other', () => {
      const { last, chosen } = kept();
      last().say(state(6, question([option('top', [3]), option('pass')])));
      expect(chosen()).toEqual(['bottom']);
      last().say(state(7, sides()));
      vi.advanceTimersByTime(5000);
      expect(chosen()).toEqual(['bottom', 'bottom']);
    });

    it('asks when the answer was taken back, and every time once it is no longer kept', () => {
      const { table, last, chosen } = kept();
      last().say(state(6, question([option('pass')])));
      last().say({ ...state(7, sides()), choices: 5 });
      vi.advanceTimersByTime(5000);
      expect(chosen()).toEqual(['bottom']);
      expect(table.isKept).toBe(true);
      table.isKept = false;
      table.choose(option('top', [3]));
      last().say(state(8, sides()));
      vi.advanceTimersByTime(5000);
      expect(chosen()).toEqual(['bottom', 'top']);
      expect(table.question).not.toBeNull();
    });
  });

  describe('with a card whose triggers are let by', () => {
    const card = { n: 7, id: 'x-7', name: words('Hag') };
    const item = { key: '1', number: 1, seat: 1, card, sentence: words('Hag does it'), targets: [], isTrigger: true };
    const window = question([option('pass'), option('play-3', [3])]);

    /** What was chosen when a window came with this next on the stack. */
    function chosen(next: Partial<typeof item>, more: Partial<StateMessage> = {}) {
      const { table, last } = openTable();
      table.board = { ...board, stack: () => [{ ...item, ...next }] };
      letBy('rone', 'x-7', card.name);
      last().say(state(5, null));
      last().say(state(6, window, { window: true, ...more }));
      vi.advanceTimersByTime(5000);
      return last().sent.flatMap((message) => (message.kind === 'choose' ? [message.option] : []));
    }

    it('passes windows before them', () => {
      expect(chosen({})).toEqual(['pass']);
    });

    it('asks before anything else of this card, and before the triggers of others', () => {
      expect(chosen({ isTrigger: false })).toEqual([]);
      expect(chosen({ card: { ...card, id: 'x-8' } })).toEqual([]);
    });

    it('asks what is no window', () => {
      expect(chosen({}, { window: false })).toEqual([]);
    });

    it('asks where the player has a stop', () => {
      const stops = (stop: string) => ({ passing: { mode: 'smart' as const, stops: [stop], passed: [] } });
      expect(chosen({}, stops('mine:main'))).toEqual([]);
      expect(chosen({}, stops('theirs:main'))).toEqual(['pass']);
    });

    it('asks after taking back', () => {
      expect(chosen({}, { choices: 3 })).toEqual([]);
    });

    it('asks again once it is wished, and the triggers of other cards are passed still', () => {
      letBy('rone', 'x-8', words('Imp'));
      letBy('rone', 'x-7', card.name);
      expect(allLetBy('rone').map(({ id }) => id)).toEqual(['x-8', 'x-7']);
      letBy('rone', 'x-7', null);
      expect(allLetBy('rone')).toEqual([{ id: 'x-8', name: words('Imp') }]);
      expect(allLetBy('runeslingers')).toEqual([]);
    });
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
});
