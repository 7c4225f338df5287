/**
 * Cards travel from where they were to where they are (FLIP), also between the field and the hand.
 *
 * A component that draws cards calls `beforeUpdate` before and `afterUpdate` after its part of the page changes; the
 * first call of a flush looks at all cards, the last one lets them move. An element takes part by `data-flip`, its
 * card's number. What changes its zone travels, at most a few at once; what only makes room slides; what is new fades in.
 * Whoever wants less motion gets a fade and a mark that says "this has come here".
 */

import type { Settings } from '../contract';
import { COMMON } from './words';

interface Place {
  box: DOMRect;
  zone: string;
  /** Where the zone itself was: when the whole board moves, its cards stay where they are in it. */
  corner: { x: number; y: number };
}

const MOVE = 240; // ms
const MOST_TRAVELLERS = 4;
const EASE = 'cubic-bezier(.2,.8,.2,1)';

let before: Map<string, Place> | null = null;
let isWaiting = false;

function places(): Map<string, Place & { element: HTMLElement }> {
  const found = new Map<string, Place & { element: HTMLElement }>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-flip]')) {
    const key = element.dataset['flip'] ?? '';
    const zone = element.closest<HTMLElement>('[data-zone]');
    const { left, top } = zone?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const place = { zone: zone?.dataset['zone'] ?? '', corner: { x: left, y: top }, box: element.getBoundingClientRect() };
    if (key && !found.has(key)) found.set(key, { element, ...place });
  }
  return found;
}

export function beforeUpdate(): void {
  if (!before?.size) before = places();
}

export function afterUpdate(settings: Settings): void {
  if (isWaiting) return;
  isWaiting = true;
  queueMicrotask(() => {
    isWaiting = false;
    const earlier = before;
    before = null;
    if (earlier && earlier.size > 0) play(earlier, settings);
  });
}

function play(earlier: Map<string, Place>, settings: Settings): void {
  const duration = MOVE * settings.pace;
  let travellers = 0;
  for (const [key, now] of places()) {
    const was = earlier.get(key);
    const hasMoved = !was || was.zone !== now.zone;
    if (typeof now.element.animate !== 'function') continue;
    if (settings.reducedMotion || duration === 0) {
      if (hasMoved) arrive(now.element, COMMON.arrived[settings.language]);
    } else if (!was || (hasMoved && travellers >= MOST_TRAVELLERS)) {
      now.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: EASE });
    } else {
      if (hasMoved) travellers += 1;
      const shift = hasMoved ? { x: 0, y: 0 } : { x: now.corner.x - was.corner.x, y: now.corner.y - was.corner.y };
      travel(now.element, was.box, now.box, shift, duration);
    }
  }
}

/** Instead of motion: a short fade, and words for a while, which `BoardFrame` shows. */
function arrive(element: HTMLElement, words: string): void {
  element.animate([{ opacity: 0.35 }, { opacity: 1 }], { duration: 160 });
  element.dataset['arrived'] = words;
  setTimeout(() => delete element.dataset['arrived'], 1600);
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect, shift: Place['corner'], duration: number): void {
  const x = from.left + shift.x - to.left;
  const y = from.top + shift.y - to.top;
  if ((Math.abs(x) < 1 && Math.abs(y) < 1) || to.width === 0) return;
  const scale = from.width / to.width;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 20 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 20 },
    ],
    { duration, easing: EASE },
  );
}
