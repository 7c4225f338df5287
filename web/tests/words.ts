import { learn } from '../src/lib/words.svelte';

// every text, as both languages are read in the same test
const texts = import.meta.glob<string>('../locale/*/*.ftl', { query: '?raw', import: 'default', eager: true });
for (const language of ['en', 'de'] as const) {
  learn(language, Object.entries(texts).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [text] : [])));
}
