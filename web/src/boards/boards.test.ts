import { cleanup, fireEvent } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { describe as inOneLine } from '../cards/face';
import { inWords } from '../cards/rules_text';
import type { CardView, Words } from '../protocol';
import type { Board } from './contract';
import { boards, fixtures, NAMES, plain, show } from './fixtures/show';

/** Everything that a part of the page says: text, names for screen readers, tooltips. */
function said(part: Element = document.body): string {
  const parts = [part.textContent];
  for (const element of part.querySelectorAll('[aria-label], [title]')) {
    parts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '');
  }
  return plain(parts.join(' | '));
}

/** Spreads every pile out, one after the other, and gathers what is read off each of them. */
async function inPiles<Read>(read: (panel: Element) => Read): Promise<Read[]> {
  const found: Read[] = [];
  for (const pile of document.querySelectorAll<HTMLElement>('button[aria-expanded][data-item]')) {
    await fireEvent.click(pile);
    const panel = document.querySelector('[role=dialog]');
    if (panel) found.push(read(panel)); // an empty pile has nothing to spread
    await fireEvent.click(pile);
  }
  return found;
}

/** All words and cards of a view, with where they stand. */
function* leaves(value: unknown, path: string): Generator<[string, Words | CardView]> {
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) yield* leaves(one, `${path}[${index}]`);
  } else if (value && typeof value === 'object') {
    const words = value as Partial<Words>;
    if (typeof words.en === 'string' && typeof words.de === 'string') yield [path, words as Words];
    else {
      if ((value as CardView).n !== undefined && (value as CardView).name) yield [path, value as CardView];
      for (const [key, one] of Object.entries(value)) yield* leaves(one, path ? `${path}.${key}` : key);
    }
  }
}

/** What the shell, the inspect view or a game's book shows, not the field: question, stack, result, levels of heroes, rungs' texts. */
const ELSEWHERE = /^(question|stack|ladder|result)|hero_deck|\.bar\[|targets|\.by\.|^damage\.source\.|^combat\.(attacker|defender)\.|bullet|^campaign\.history\[\d+\]\.(?!name|reason)/;

afterEach(cleanup);

describe.each(fixtures)('%s', (_, view) => {
  it.each(['en', 'de'] as const)('shows all words and cards of the view in %s', async (language) => {
    const { board } = show(view, language);
    const isBefore = view.phase === 'setup' && view.question?.options.some((option) => option['face']);
    const text = board.text(view, Math.max(0, view.seat), language, NAMES);
    const table = text.flatMap((section) => [section.title, ...section.facts, ...section.lists.flatMap((list) => list.cards.map((card) => card.words))]);
    const page = [said(), ...(await inPiles(said))].join(' | ').toLowerCase();
    const inWordsOnly = plain(table.join(' | ')).toLowerCase();
    const missing: string[] = [];
    for (const [path, leaf] of leaves(view, '')) {
      if (ELSEWHERE.test(path)) continue;
      const words = 'name' in leaf && leaf.name ? (leaf.name as Words) : (leaf as Words);
      const known = plain(inWords(words[language], language, view.game)).toLowerCase().replace(/\.$/, '');
      if (!isBefore && !page.includes(known)) missing.push(`${path} on the board: ${known}`);
      if (!inWordsOnly.includes(known)) missing.push(`${path} in the text table: ${known}`);
    }
    expect([...new Set(missing)]).toEqual([]);
  });

  it('names every zone and gives every card to the keyboard', () => {
    show(view);
    for (const zone of document.querySelectorAll('[data-zone]')) expect(zone.getAttribute('aria-label')).toBeTruthy();
    for (const item of document.querySelectorAll<HTMLElement>('[data-item]')) {
      expect(item.tagName).toBe('BUTTON');
      expect(item.getAttribute('aria-label')).toBeTruthy();
    }
    for (const zone of document.querySelectorAll('[data-zone]')) {
      const items = [...zone.querySelectorAll<HTMLElement>('[data-item]')];
      if (items.length) expect(items.filter((item) => item.tabIndex === 0)).toHaveLength(1);
    }
  });

  it('lets every answer that names a card or place be clicked', async () => {
    const { props } = show(view);
    // the shell shows the cards on the stack, and lets them be answers
    const onStack = new Set((boards[view.game] as Board).stack(view).map((item) => item.card?.n));
    const isLaidOpen = (n: number): boolean => document.querySelector(`[data-card="${n}"]`) !== null || onStack.has(n);
    const options = view.question?.options ?? [];
    const elsewhere = options.flatMap((option) => option.cards).filter((n) => !isLaidOpen(n));
    if (elsewhere.length) {
      const spread = await inPiles((panel) => [...panel.querySelectorAll<HTMLElement>('[data-card]')].map((card) => Number(card.dataset['card'])));
      expect(spread.flat()).toEqual(expect.arrayContaining(elsewhere));
    }
    for (const option of options) {
      if (option['face']) {
        const label = inOneLine(option['face'] as CardView, view.game, 'en');
        const button = [...document.querySelectorAll<HTMLElement>('[data-zone=choice] button')].find((one) => one.getAttribute('aria-label')?.startsWith(label));
        expect(button, option.id).toBeDefined();
        if (button) await fireEvent.click(button);
        expect(props.act).toHaveBeenLastCalledWith({ option: option.id }, button);
      }
    }
  });

  it('has an item of the stack for each entry, the next to be executed first', () => {
    const board = boards[view.game] as Board;
    const entries = (view['stack'] ?? view['ladder'] ?? []) as unknown[];
    const items = board.stack(view);
    expect(items.map((item) => item.number)).toEqual(entries.map((_one, index) => entries.length - index));
    expect(new Set(items.map((item) => item.key)).size).toBe(items.length);
  });
});
