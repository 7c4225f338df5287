/** A long press of a finger or pen, or the other mouse button: keeps something open instead of acting on it. */

const LONG = 450; // ms

export function held(keep: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasLong = false;

    function press(event: PointerEvent): void {
      wasLong = false;
      if (event.pointerType === 'mouse') return;
      timer = setTimeout(() => {
        wasLong = true;
        keep();
      }, LONG);
    }
    const release = (): void => clearTimeout(timer);
    /** The click that ends a long press is none. */
    function click(event: MouseEvent): void {
      if (!wasLong) return;
      wasLong = false;
      event.stopPropagation();
    }
    function menu(event: MouseEvent): void {
      event.preventDefault();
      keep();
    }

    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', press, { signal });
    for (const name of ['pointerup', 'pointercancel', 'pointerleave']) element.addEventListener(name, release, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('contextmenu', menu, { signal });
    return () => {
      release();
      listening.abort();
    };
  };
}
