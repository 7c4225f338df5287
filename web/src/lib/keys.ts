/** The keyboard map: what a key does. Every key can be changed, and all single keys can be switched off. */

export type Action =
  | 'default' | 'yes' | 'no' | 'pass' | 'end' | 'undo' | 'full' | 'stack' | 'log' | 'inspect' | 'why' | 'hint' | 'used'
  | 'gone' | 'text' | 'palette' | 'mute' | 'repeat' | 'help';

/** As `keyName` names them. `end` needs two keys, whatever is set. */
export const DEFAULTS: Record<Action, string> = {
  default: 'Space',
  yes: 'y',
  no: 'n',
  pass: 'p',
  end: 'Shift+e',
  undo: 'u',
  full: 'f',
  stack: 's',
  log: 'l',
  inspect: 'i',
  why: 'w',
  hint: 'h',
  used: 'g',
  gone: 'v',
  text: 'Alt+t',
  palette: '/',
  mute: 'm',
  repeat: '.',
  help: '?',
};

export const ACTIONS = Object.keys(DEFAULTS) as Action[];

/** `a`, `Shift+a`, `Alt+t`, `Space`, `?`. Shift counts for letters only: elsewhere it makes another sign. */
export function keyName(event: KeyboardEvent): string {
  const key = event.key === ' ' ? 'Space' : event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // with Alt some keyboards write another sign: the key itself counts
  const letter = event.altKey && /^Key[A-Z]$/.test(event.code ?? '') ? event.code.slice(3).toLowerCase() : key;
  const parts = [];
  if (event.ctrlKey) parts.push('Control');
  if (event.metaKey) parts.push('Meta');
  if (event.altKey) parts.push('Alt');
  if (event.shiftKey && (/^\p{L}$/u.test(letter) || letter.length > 1)) parts.push('Shift');
  return [...parts, letter].join('+');
}

export function keyOf(action: Action, changed: Record<string, string>): string {
  return changed[action] ?? DEFAULTS[action];
}

/** A key that may end the turn needs Shift, Control or Alt. */
export function isAllowed(action: Action, key: string): boolean {
  return action !== 'end' || key.includes('+');
}

export function actionOf(event: KeyboardEvent, changed: Record<string, string>, singleKeys: boolean): Action | null {
  const name = keyName(event);
  if (!singleKeys && !/^(Alt|Control|Meta)\+/.test(name)) return null;
  return ACTIONS.find((action) => keyOf(action, changed) === name) ?? null;
}

/** Whether somebody writes there: shortcuts rest. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type=range]):not([type=checkbox]), textarea, select, [contenteditable]') !== null;
}
