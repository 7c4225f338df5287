/** Words of the page itself, from the Fluent files in web/locale; those of the game come from the server in both languages. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language, Told, Words } from '../protocol';
import { plain } from './sentence';
import { settings } from './settings.svelte';

const files = import.meta.glob<string>('../../locale/*/*.ftl', { query: '?raw', import: 'default', eager: true });

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/locale/${language}/`)) made.addResource(new FluentResource(text));
  }
  return made;
}

const bundles: Record<Language, FluentBundle> = { en: bundle('en'), de: bundle('de') };

/** A message in the language of the page. An unknown id is a mistake of ours and is shown as such. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const found = bundles[settings.language];
  const message = found.getMessage(id);
  if (!message?.value) return `⟨${id}⟩`;
  return found.formatPattern(message.value, args ?? null);
}

/** Words or a sentence that came in both languages, as a text. */
export function say(words: Words | Told | undefined | null): string {
  const said = words?.[settings.language] ?? '';
  return typeof said === 'string' ? said : plain(said);
}
