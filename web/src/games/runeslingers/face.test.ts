import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { fixtures } from '../../boards/fixtures/show';
import { cardsOf } from '../../boards/fixtures/walk';
import Card from '../../cards/Card.svelte';
import { faceOf } from '../../cards/face';
import Inspect from '../../cards/Inspect.svelte';
import { cut } from '../../cards/rules_text';
import type { CardView } from '../../protocol';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();

describe('texts', () => {
  it.each([
    ['Füge 2 Verbrennungen und 1 Fluch zu.', 'runeslingers', ['burn', 'curse']],
    ['Schleudern: „Schmerz“ ist um 1 niedriger.', 'runeslingers', ['sling', 'pain']],
  ])('know the terms of %s', (text, game, keys) => {
    const found = cut(text, game, 'de').flat().flatMap((piece) => (piece.kind === 'term' ? [piece.key] : []));
    expect(found).toEqual(keys);
  });
});

describe('a card', () => {
  it('in a hand is inspected with what is left once it is paid for', () => {
    const [spell] = cardsOf(fixtures.filter(([name]) => name.startsWith('runeslingers'))).filter((card) => card.type === 'runespell');
    const after = { health: 9, power: 5, deck: 7, ailments: 0 };
    const shown = (left: typeof after | null) =>
      plain(render(Inspect, { card: { ...spell, after: left } as CardView, game: 'runeslingers', lines: null, language: 'de' }).container.textContent);
    // first of all, so that it is read where the card itself fills the dock
    expect(shown(after).indexOf('Bezahlt: Lebenspunkte 9, Macht 5, Deck 7')).toBe(0);
    expect(shown({ ...after, ailments: 2 })).toContain('Deck 7, Gebrechen +2');
    expect(shown(null)).not.toContain('Bezahlt');
  });

  it('without a text has a larger picture instead of an empty box', () => {
    const isWordless = (card: CardView) => {
      const { container } = render(Card, { card, game: 'runeslingers', language: 'en' });
      return container.querySelector('.card')?.classList.contains('wordless');
    };
    const cards = cardsOf(fixtures.filter(([name]) => name.startsWith('runeslingers'))).filter((card) => !card.hidden);
    const [silent, speaking] = [false, true].map((speaks) => cards.find((card) => Boolean(faceOf(card, 'runeslingers', 'en').text) === speaks));
    expect([silent, speaking].map((card) => isWordless(card as CardView))).toEqual([true, false]);
  });
});
