/** What somebody has set in this browser; kept in its local storage. */

import type { Settings as BoardSettings } from '../boards/contract';
import type { Language, Words } from '../protocol';

export type Theme = 'dark' | 'light' | 'contrast';
export type Pace = 'step' | 'slow' | 'normal' | 'fast' | 'instant';
export type Motion = 'auto' | 'reduced' | 'full';

export interface Stored {
  language: Language;
  theme: Theme;
  textSize: number;
  pace: Pace;
  motion: Motion;
  sounds: boolean;
  volume: number;
  rotateCards: boolean;
  shortcuts: boolean;
  keys: Record<string, string>;
  /** What is answered without asking: the option by game and habit. */
  habits: Record<string, string>;
  /** Whose triggers are passed without asking: the card's name by game and card. */
  letBy: Record<string, Words>;
  name: string;
  notify: boolean;
  textTable: boolean;
  /** At a desk: the column with log, chat and card is folded away. */
  isSideFolded: boolean;
}

const PLACE = 'runestack.settings';
export const TEXT_SIZES = { least: 80, most: 200, step: 10 };
export const THEMES: Theme[] = ['dark', 'light', 'contrast'];
export const MOTIONS: Motion[] = ['auto', 'reduced', 'full'];
export const PACES: Pace[] = ['step', 'slow', 'normal', 'fast', 'instant'];
export const FACTORS: Record<Pace, number> = { step: 1, slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

function usual(): Stored {
  return {
    language: navigator.language?.toLowerCase().startsWith('de') ? 'de' : 'en',
    theme: matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'dark',
    textSize: 100,
    pace: 'normal',
    motion: 'auto',
    sounds: false,
    volume: 40,
    rotateCards: false,
    shortcuts: true,
    keys: {},
    habits: {},
    letBy: {},
    name: '',
    notify: false,
    textTable: false,
    isSideFolded: false,
  };
}

/** Takes over only what is of the right kind, so that a damaged or older store does no harm. */
export function read(text: string | null): Stored {
  const settings = usual();
  let found: unknown;
  try {
    found = JSON.parse(text ?? '{}');
  } catch {
    return settings;
  }
  if (typeof found !== 'object' || found === null) return settings;
  for (const [name, value] of Object.entries(found)) {
    const current = (settings as unknown as Record<string, unknown>)[name];
    if (current !== undefined && typeof current === typeof value && value !== null) Object.assign(settings, { [name]: value });
  }
  const standard = usual();
  if (!['en', 'de'].includes(settings.language)) settings.language = standard.language;
  if (!THEMES.includes(settings.theme)) settings.theme = standard.theme;
  if (!PACES.includes(settings.pace)) settings.pace = standard.pace;
  if (!MOTIONS.includes(settings.motion)) settings.motion = standard.motion;
  settings.textSize = Math.max(TEXT_SIZES.least, Math.min(TEXT_SIZES.most, settings.textSize));
  return settings;
}

function stored(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null; // storage is forbidden: the settings last as long as the page
  }
}

export const settings: Stored = $state(read(stored()));

export function keepSettings(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    return; // see stored()
  }
}

const system = $state({ reduced: matchMedia('(prefers-reduced-motion: reduce)').matches });
matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
  system.reduced = event.matches;
});

export function reducedMotion(): boolean {
  return settings.motion === 'reduced' || (settings.motion === 'auto' && system.reduced);
}

/** Lays the settings on the page. Called in an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = settings.theme;
  root.dataset.motion = reducedMotion() ? 'reduced' : 'full';
  root.style.setProperty('--text-size', String(settings.textSize / 100));
  root.style.setProperty('--pace', String(FACTORS[settings.pace]));
  keepSettings();
}

export function boardSettings(): BoardSettings {
  return {
    language: settings.language,
    rotateCards: settings.rotateCards,
    pace: FACTORS[settings.pace],
    reducedMotion: reducedMotion(),
  };
}
