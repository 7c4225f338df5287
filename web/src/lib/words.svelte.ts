/** Words of the page itself, from the Fluent files in web/locale; those of the game come from the server in both languages. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language, Told, Words } from '../protocol';
import { plain } from './sentence';
import { settings } from './settings.svelte';

// Data beside the script, like the pictures: a browser loads the language that it shows, and no other.
const files = import.meta.glob<string>('../../locale/*/*.ftl', { query: '?url', import: 'default', eager: true });
let known = $state.raw<Partial<Record<Language, FluentBundle>>>({});

/** From now on the page knows these texts of a language. */
export function learn(language: Language, texts: string[]): void {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  known = { ...known, [language]: made };
}

async function text(url: string): Promise<string> {
  const found = await fetch(url);
  if (!found.ok) throw new Error(`${url}: ${found.status}`);
  return found.text();
}

/** Loads a language unless it is there; until then the page keeps to the one that it has. */
export async function speak(language: Language): Promise<void> {
  if (known[language]) return;
  const urls = Object.keys(files).filter((path) => path.includes(`/locale/${language}/`));
  learn(language, await Promise.all(urls.map((path) => text(files[path] as string))));
}

/** A message in the language of the page. An unknown id is a mistake of ours and is shown as such. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const found = known[settings.language] ?? Object.values(known)[0];
  const message = found?.getMessage(id);
  if (!found || !message?.value) return `⟨${id}⟩`;
  return found.formatPattern(message.value, args ?? null);
}

/** Words or a sentence that came in both languages, as a text. */
export function say(words: Words | Told | undefined | null): string {
  const said = words?.[settings.language] ?? '';
  return typeof said === 'string' ? said : plain(said);
}
