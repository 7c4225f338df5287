import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';

const target = document.getElementById('app') as HTMLElement;
// without its words there is no page: the only one that can be told is a reader of both languages
speak(settings.language).then(
  () => mount(App, { target }),
  () => (target.textContent = 'The page could not be loaded. / Die Seite konnte nicht geladen werden.'),
);
