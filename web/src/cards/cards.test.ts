import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { cardsOf } from '../boards/fixtures/walk';
import type { CardView, Language } from '../protocol';
import Card from './Card.svelte';
import { describe as inOneLine, faceOf, statWords } from './face';
import { termOf, termsOf } from './glossary';
import { hyphenate } from './hyphenate';
import { ICONS } from './icons';
import Inspect from './Inspect.svelte';
import { cut, inWords } from './rules_text';

const views = import.meta.glob('../boards/fixtures/*.json', { eager: true, import: 'default' });
const cards = (game: string) => cardsOf(Object.entries(views).filter(([path]) => path.includes(`/${game}`)));
const LANGUAGES: Language[] = ['en', 'de'];
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();

const unit: CardView = {
  n: 7,
  id: 'rone-u-035',
  name: { en: 'Moulting Crawler', de: 'Häutungskriecher' },
  type: 'unit',
  race: 'mutant',
  level: 1,
  owner: 0,
  controller: 0,
  printed: { cost: 2, recycle: 2, health: 2, melee: 1, ranged: 0, speed: 2 },
  keywords: ['flying'],
  printed_keywords: ['shield'],
  text: { en: 'Strike: Gain 1 {water}.', de: 'Volltreffer: Gewinne 1 {water} hinzu.' },
  exhausted: 2,
  abilities: 0,
  changes: [{ what: 'melee', until: 'end-of-turn', seat: 0, number: 2 }],
  health: 1,
  melee: 3,
  ranged: 0,
  speed: 2,
  tokens: { melee: 2, ranged: 0, health: -1 },
  dying: false,
};

describe('texts', () => {
  it('draw every icon that stands in a text of the games', () => {
    const used = new Set(JSON.stringify(views).match(/\{(?:water|card|health|melee|ranged|recycle|yellow \d|purple \d)\}/g));
    const any = new Set([...JSON.stringify(views).matchAll(/\{([a-z]+(?: \d)?)\}/g)].map((found) => found[1] ?? ''));
    expect(used.size).toBeGreaterThan(5);
    for (const code of any) expect(ICONS[code], code).toBeDefined();
  });

  it('have a word in both languages for each icon, and a drawing of its own shape', () => {
    for (const icon of Object.values(ICONS)) {
      expect(icon.words.en && icon.words.de).toBeTruthy();
      expect(icon.path).toMatch(/^M/);
    }
    expect(ICONS['yellow 1']?.path).not.toBe(ICONS['purple 1']?.path);
  });

  it('are cut into words, icons and terms', () => {
    expect(cut('Strike: Gain 1 {water}.', 'rone', 'en')).toEqual([
      [
        { kind: 'term', text: 'Strike', key: 'strike' },
        { kind: 'words', text: ': Gain 1 ' },
        { kind: 'icon', code: 'water' },
        { kind: 'words', text: '.' },
      ],
    ]);
    expect(cut('Flying.\nDefender.', 'rone', 'en')).toHaveLength(2);
  });

  it.each([
    ['Enttarnung.', 'rone', ['detection']],
    ['Solange du hier bist, besitzt sie „Unsichtbarkeit“.', 'rone', ['invisibility']],
    ['Die Einheit im Kampf mit dem Schild der Stadt.', 'rone', []],
    ['Füge 2 Verbrennungen und 1 Fluch zu.', 'runeslingers', ['burn', 'curse']],
    ['Schleudern: „Schmerz“ ist um 1 niedriger.', 'runeslingers', ['sling', 'pain']],
  ])('know the terms of %s', (text, game, keys) => {
    const found = cut(text, game, 'de').flat().flatMap((piece) => (piece.kind === 'term' ? [piece.key] : []));
    expect(found).toEqual(keys);
  });

  it('are read as words where nothing is drawn, and keep what is no icon', () => {
    expect(inWords('{purple 2}: Gain 1 {water} {unknown}.', 'en')).toBe('exhaust 2 (purple): Gain 1 water {unknown}.');
  });

  it('have a meaning for every keyword in both languages', () => {
    for (const game of ['rone', 'runeslingers']) {
      for (const card of cards(game)) {
        for (const key of card['printed_keywords'] as string[]) expect(termOf(game, key), key).toBeDefined();
      }
      for (const term of termsOf(game)) expect(term.meaning.en && term.meaning.de).toBeTruthy();
    }
  });

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
  it('is told in one line with everything that has changed', () => {
    expect(inOneLine(unit, 'rone', 'en')).toBe(
      'Moulting Crawler, Unit, Mutant, level 1, cost 2, exhausted 2 of 3, ranged 0, melee 3 (printed 1), health 1 (printed 2), ' +
        'Flying, without Shield, +2 melee for the next combat, damage 1, +2 melee until end of turn. Strike: Gain 1 water.',
    );
    expect(inOneLine({ hidden: true }, 'rone', 'de')).toBe('eine verdeckte Karte');
  });

  it('says a keyword once where its text begins with it', () => {
    const text = { en: 'Flying.\nStrike: Gain 1 {water}.', de: 'Fliegende Einheit.' };
    const flyer = { ...unit, text, keywords: ['flying'], printed_keywords: ['flying'] };
    expect(inOneLine(flyer, 'rone', 'en').match(/Flying/g)).toHaveLength(1);
  });

  it('shows its exhaustion upright and what it would be', () => {
    const { getByRole } = render(Card, { card: { ...unit, exhausted: 0 }, game: 'rone', language: 'en', ghost: 2 });
    expect(getByRole('img', { name: 'active, then exhausted 2 of 3' }).querySelectorAll('.ghost')).toHaveLength(2);
  });

  it.each(LANGUAGES)('is drawn with name, values, terms and text in %s', (language) => {
    for (const game of ['rone', 'runeslingers']) {
      for (const card of cards(game)) {
        const { container, unmount } = render(Card, { card, game, language });
        const shown = plain(container.textContent);
        const face = faceOf(card, game, language);
        expect(shown).toContain(face.name);
        expect(shown).toContain(face.typeLine);
        for (const stat of face.stats) expect(container.querySelector(`[title="${stat.label} ${statWords(stat, language)}"]`)).not.toBeNull();
        for (const badge of face.badges) expect(shown).toContain(plain(badge.glyph));
        unmount();
      }
    }
  }, 30_000);

  it('is inspected with live values first, then text, then what its terms mean', () => {
    const { container } = render(Inspect, { game: 'rone', card: unit, lines: null, language: 'en' });
    const shown = plain(container.textContent);
    const order = ['Exhausted 2 of 3', 'Melee', 'printed 1', '+2 melee until end of turn', 'Printed text', 'Terms', termOf('rone', 'strike')?.meaning.en ?? ''];
    const places = order.map((words) => shown.indexOf(words));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });

  it('in a hand is inspected with what is left once it is paid for', () => {
    const [spell] = cards('runeslingers').filter((card) => card.type === 'runespell');
    const after = { health: 9, power: 5, deck: 7, ailments: 0 };
    const shown = (left: typeof after | null) =>
      plain(render(Inspect, { card: { ...spell, after: left } as CardView, game: 'runeslingers', lines: null, language: 'de' }).container.textContent);
    // first of all, so that it is read where the card itself fills the dock
    expect(shown(after).indexOf('Bezahlt: Lebenspunkte 9, Macht 5, Deck 7')).toBe(0);
    expect(shown({ ...after, ailments: 2 })).toContain('Deck 7, Gebrechen +2');
    expect(shown(null)).not.toContain('Bezahlt');
  });

  it('says nothing of a hidden card', () => {
    const { container } = render(Card, { card: { hidden: true }, game: 'runeslingers', language: 'en' });
    expect(container.textContent).toBe('');
  });

  it('of which only the name is known is shown by it', () => {
    const { container } = render(Inspect, { game: 'rone', card: { n: 1, id: 'rone-u-001', name: { en: 'Ada', de: 'Ada' } }, lines: ['Unit'], language: 'en' });
    expect(plain(container.textContent)).toContain('Ada');
    expect(plain(container.textContent)).toContain('Unit');
  });
});
