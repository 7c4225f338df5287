/** Short messages that go by themselves. */

import type { Words } from '../protocol';
import { say } from './words.svelte';
import { Refused } from './api';

export interface Notice {
  id: number;
  text: string;
  bad: boolean;
}

const LASTS = 7000;
let last = 0;

export const notices: { list: Notice[] } = $state({ list: [] });

export function tell(text: string, bad = false): void {
  const notice = { id: ++last, text, bad };
  notices.list = [...notices.list.filter((one) => one.text !== text).slice(-3), notice];
  setTimeout(() => dismiss(notice.id), LASTS);
}

export function dismiss(id: number): void {
  notices.list = notices.list.filter((notice) => notice.id !== id);
}

export function tellWords(words: Words, bad = false): void {
  tell(say(words), bad);
}

/** What the server refused, told; anything else is a mistake of ours and goes on. */
export function tellRefusal(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
  tellWords(error.words, true);
}
