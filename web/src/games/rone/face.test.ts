import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Card from '../../cards/Card.svelte';
import { describe as inOneLine } from '../../cards/face';
import { termOf } from '../../cards/glossary';
import Inspect from '../../cards/Inspect.svelte';
import { cut, inWords } from '../../cards/rules_text';
import type { CardView } from '../../protocol';
import recorded from '../../boards/fixtures/said.json';
import { boardOf, type Said } from '..';
import { ICONS } from './icons';

await boardOf('rone', recorded.rone as unknown as Said);
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
  it('tell the two kinds of exhaustion apart by their shape', () => {
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
  ])('know the terms of %s', (text, game, keys) => {
    const found = cut(text, game, 'de').flat().flatMap((piece) => (piece.kind === 'term' ? [piece.key] : []));
    expect(found).toEqual(keys);
  });

  it('are read as words where nothing is drawn, and keep what is no icon', () => {
    expect(inWords('{purple 2}: Gain 1 {water} {unknown}.', 'en', 'rone')).toBe('exhaust 2 (purple): Gain 1 water {unknown}.');
  });
});

describe('a card', () => {
  it('is told in one line with everything that has changed', () => {
    expect(inOneLine(unit, 'rone', 'en')).toBe(
      'Moulting Crawler, Unit, Mutant, level 1, cost 2, exhausted 2 of 3, ranged 0, melee 3 (printed 1), health 1 (printed 2), ' +
        'Flying, without Shield, +2 melee for the next combat, damage 1, +2 melee until end of turn. Strike: Gain 1 water.',
    );
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

  it('is inspected with live values first, then text, then what its terms mean', () => {
    const { container } = render(Inspect, { game: 'rone', card: unit, lines: null, language: 'en' });
    const shown = plain(container.textContent);
    const order = ['Exhausted 2 of 3', 'Melee', 'printed 1', '+2 melee until end of turn', 'Printed text', 'Terms', termOf('rone', 'strike')?.meaning.en ?? ''];
    const places = order.map((words) => shown.indexOf(words));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });
});
