import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fixture, propsOf, show } from '../../../boards/fixtures/show';
import type { CardView } from '../../../protocol';
import page from '..';

afterEach(cleanup);

describe('acting on a board', () => {
  it('points at the card that is clicked', async () => {
    const { props } = show(fixture('rone-main'));
    const unit = document.querySelector<HTMLElement>('[data-zone^=units] button');
    if (!unit) throw new Error('no unit');
    await fireEvent.click(unit);
    expect(props.act).toHaveBeenCalledWith(Number(unit.dataset['card']), unit);
  });

  it('inspects what is pointed at, and keeps what is held', async () => {
    const { props } = show(fixture('rone-main'));
    const unit = document.querySelector<HTMLElement>('[data-zone^=units] button');
    if (!unit) throw new Error('no unit');
    await fireEvent.focus(unit);
    expect(props.inspect).toHaveBeenCalledWith(expect.objectContaining({ n: Number(unit.dataset['card']) }), unit);
    await fireEvent.contextMenu(unit);
    expect(props.pin).toHaveBeenCalledWith(expect.objectContaining({ n: Number(unit.dataset['card']) }));
  });

  it('spreads an ordered graveyard out from top to bottom, and closes it with Escape', async () => {
    const view = fixture('rone-main');
    show(view);
    const seat = view.seats.find((one) => (one['graveyard'] as CardView[]).length > 2);
    const pile = screen.getByRole('button', { name: new RegExp(`^Graveyard, ${(seat?.['graveyard'] as CardView[]).length} cards`) });
    await fireEvent.click(pile);
    const panel = screen.getByRole('dialog');
    const shown = [...panel.querySelectorAll<HTMLElement>('[data-card]')].map((card) => Number(card.dataset['card']));
    expect(shown).toEqual((seat?.['graveyard'] as CardView[]).map((card) => card.n));
    expect(panel.textContent).toContain('top');
    await fireEvent.keyDown(panel, { key: 'Escape' });
    await tick();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('marks a card that was moved for whoever wants no motion', async () => {
    const view = fixture('rone-main');
    const props = propsOf(view);
    const { rerender } = render(page.board.Field, { props });
    const own = view.seats[props.seat];
    const moved = structuredClone(view);
    const units = moved.seats[props.seat]?.['units'] as CardView[];
    const card = units.pop();
    if (!own || !card) throw new Error('no unit');
    (moved.seats[props.seat]?.['graveyard'] as CardView[]).unshift(card);
    await rerender({ ...props, view: moved });
    await vi.waitFor(() => expect(document.querySelector('[data-arrived]')).not.toBeNull());
    expect(document.querySelector(`[data-flip="${card.n}"]`)?.hasAttribute('data-arrived')).toBe(true);
  });
});
