/** What strangers write (names, chat, decks, cards) stays text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Chat from '../src/shell/Chat.svelte';
import type { Table } from '../src/lib/table.svelte';

const HOSTILE = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
// every way by which text could become markup or code
const WAYS = /\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|DOMParser|ContextualFragment|javascript:|\beval\(|new Function/;

describe('what strangers write', () => {
  it('is shown letter by letter in the chat, name and line alike', () => {
    const talk = [{ number: 1, seat: -1, name: HOSTILE, text: HOSTILE, note: null, choice: 0 }];
    const { container } = render(Chat, { table: { talk, names: [] } as unknown as Table });
    expect(container.querySelectorAll('.chat img, .chat script')).toHaveLength(0);
    expect(container.querySelector('.chat')!.textContent.split(HOSTILE)).toHaveLength(3);
  });

  it('has no way to become markup or code anywhere on the page', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'));
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((name) => WAYS.test(readFileSync(join('src', name), 'utf8')))).toEqual([]);
  });
});
