/** Whether the last press was a finger: a finger covers what it points at and cannot hover, so it gets a menu first. */

let isTouch = false;
addEventListener('pointerdown', (event) => (isTouch = event.pointerType === 'touch'), { capture: true, passive: true });
addEventListener('keydown', () => (isTouch = false), { capture: true, passive: true });

export const wasTouched = (): boolean => isTouch;
