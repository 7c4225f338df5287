/** Keeps the focus where it was when the table changes: on the same card, else in the same zone. */

export interface Kept {
  card: string | null;
  zone: string | null;
  index: number;
}

/** Moves the focus where nobody asked for it: what is looked at, or about to be pressed, stays where it is. */
export function quietly(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
}

/** Where the focus is; null: on nothing of the table. */
export function keepFocus(): Kept | null {
  const at = document.activeElement;
  const card = at?.closest<HTMLElement>('[data-card]');
  const zone = at?.closest<HTMLElement>('[data-zone]');
  if (!card && !zone) return null;
  const items = zone ? [...zone.querySelectorAll('[data-item]')] : [];
  return { card: card?.dataset.card ?? null, zone: zone?.dataset.zone ?? null, index: at ? items.indexOf(at) : -1 };
}

export function giveBack(kept: Kept | null): void {
  if (!kept || (document.activeElement && document.activeElement !== document.body)) return;
  const card = kept.card === null ? null : focusable(document.querySelector(`[data-card="${CSS.escape(kept.card)}"]`));
  const zone = kept.zone === null ? null : document.querySelector(`[data-zone="${CSS.escape(kept.zone)}"]`);
  const items = zone ? [...zone.querySelectorAll<HTMLElement>('[data-item]')] : [];
  quietly(card ?? items[Math.min(kept.index, items.length - 1)] ?? items[0]);
}

function focusable(element: Element | null): HTMLElement | null {
  if (!element) return null;
  return (element.matches('[data-item], button') ? element : element.querySelector('[data-item], button')) as HTMLElement | null;
}

/** Moves to the first item of the next or previous zone on the screen. */
export function moveZone(step: 1 | -1): void {
  const zones = [...document.querySelectorAll<HTMLElement>('[data-zone]')].filter((zone) => zone.querySelector('[data-item]'));
  const here = document.activeElement?.closest<HTMLElement>('[data-zone]');
  const at = here ? zones.indexOf(here) : step > 0 ? -1 : zones.length;
  const next = zones[at + step];
  const item = next?.querySelector<HTMLElement>('[data-item][tabindex="0"]') ?? next?.querySelector<HTMLElement>('[data-item]');
  item?.focus();
}

/** Goes to a pile, if it is on the table: `discard:0`. */
export function goToPile(pile: string): void {
  document.querySelector<HTMLElement>(`[data-pile="${CSS.escape(pile)}"]`)?.focus();
}
