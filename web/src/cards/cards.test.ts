import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { fixtures } from '../boards/fixtures/show';
import { cardsOf } from '../boards/fixtures/walk';
import { GAMES } from '../games';
import type { CardView, GameView, Language } from '../protocol';
import Card from './Card.svelte';
import { describe as inOneLine, faceOf, statWords } from './face';
import { termOf, termsOf } from './glossary';
import { hyphenate } from './hyphenate';
import Inspect from './Inspect.svelte';
import { styleOf } from './style';

const viewsOf = (game: string): GameView[] => fixtures.flatMap(([, view]) => (view.game === game ? [view] : []));
const LANGUAGES: Language[] = ['en', 'de'];
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();

describe.each(GAMES)('the texts of %s', (game) => {
  const views = viewsOf(game);

  it('have a drawing for every icon', () => {
    const used = new Set([...JSON.stringify(views).matchAll(/\{([a-z]+(?: \d)?)\}/g)].map((found) => found[1] ?? ''));
    for (const code of used) expect(styleOf(game).icons[code], code).toBeDefined();
  });

  it('have a word in both languages for each icon', () => {
    for (const icon of Object.values(styleOf(game).icons)) {
      expect(icon.words.en && icon.words.de).toBeTruthy();
      expect(icon.path).toMatch(/^M/);
    }
  });

  it('have a meaning for every keyword in both languages', () => {
    for (const card of cardsOf(views)) {
      for (const key of (card['printed_keywords'] ?? []) as string[]) expect(termOf(game, key), key).toBeDefined();
    }
    for (const term of termsOf(game)) expect(term.meaning.en && term.meaning.de).toBeTruthy();
  });

  it.each(LANGUAGES)('stand on its cards with name, values and terms in %s', (language) => {
    for (const card of cardsOf(views)) {
      const { container, unmount } = render(Card, { card, game, language });
      const shown = plain(container.textContent);
      const face = faceOf(card, game, language);
      expect(shown).toContain(face.name);
      expect(shown).toContain(face.typeLine);
      for (const stat of face.stats) expect(container.querySelector(`[title="${stat.label} ${statWords(stat, language)}"]`)).not.toBeNull();
      for (const badge of face.badges) expect(shown).toContain(plain(badge.glyph));
      unmount();
    }
  }, 30_000);
});

describe('long words', () => {
  it.each([
    ['Stachelschleuderer', 'Sta-chel-schleu-de-rer'],
    ['Technologiedeck', 'Tech-no-lo-gie-deck'],
    ['Auslöschungsstrahl', 'Aus-lö-schungs-strahl'],
    ['Keeper', 'Keeper'],
  ])('break %s as %s', (word, broken) => {
    expect(hyphenate(word).replaceAll('\u00ad', '-')).toBe(broken);
  });
});

describe('a card', () => {
  it('that lies face down is told as such', () => {
    expect(inOneLine({ hidden: true }, 'chess', 'de')).toBe('eine verdeckte Karte');
  });

  it('says nothing while it is hidden', () => {
    const { container } = render(Card, { card: { hidden: true }, game: 'chess', language: 'en' });
    expect(container.textContent).toBe('');
  });

  it('of which only the name is known is shown by it', () => {
    const { container } = render(Inspect, { game: 'chess', card: { n: 1, id: 'chess-1', name: { en: 'Ada', de: 'Ada' } }, lines: ['Unit'], language: 'en' });
    expect(plain(container.textContent)).toContain('Ada');
    expect(plain(container.textContent)).toContain('Unit');
  });

  it('of a game without faces of its own shows name, type, text and numbers', () => {
    const card: CardView = { n: 3, id: 'chess-2', name: { en: 'Rook', de: 'Turm' }, type: 'heavy_piece', text: { en: 'Moves straight.', de: 'Zieht gerade.' }, worth: 5 };
    const { container } = render(Inspect, { game: 'chess', card, lines: null, language: 'de' });
    for (const words of ['Turm', 'Heavy piece', 'Zieht gerade.', 'Worth 5']) expect(plain(container.textContent)).toContain(words);
  });
});
