import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { boardOf } from '../../games';
import { fixtures, NAMES, plain, propsOf } from '../fixtures/show';

afterEach(cleanup);

/** Views of games that have a folder, as if they had none. */
const strangers = fixtures.map(([name, view]) => [name, { ...view, game: 'stranger' }] as const);
const board = await boardOf('stranger');

describe.each(strangers)('%s on the board of a game that has none', (_, view) => {
  it('shows every card that an answer names, in rows and in words', () => {
    const props = propsOf(view, 'en', board);
    render(board.Field, { props });
    render(board.Hand, { props });
    const listed = board.text(view, view.seat, 'en', NAMES).flatMap((part) => part.lists.flatMap((list) => list.cards.map(({ card }) => card.n)));
    for (const n of view.question?.options.flatMap((option) => option.cards) ?? []) {
      expect(document.querySelector(`[data-card="${n}"]`), `card ${n}`).not.toBeNull();
      expect(listed).toContain(n);
    }
    for (const name of NAMES.slice(0, view.seats.length)) expect(plain(document.body.textContent)).toContain(name);
  });
});
