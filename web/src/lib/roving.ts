/**
 * A roving tabindex: of the items of a zone one is in the tab order, arrows move within.
 *
 * `{@attach roving()}` on the zone; its items are the focusable descendants with `data-item`. Left and right (or up and
 * down in a column) move; the shell moves between zones.
 */

const KEYS: Record<string, Record<string, number>> = {
  row: { ArrowLeft: -1, ArrowRight: 1 },
  column: { ArrowUp: -1, ArrowDown: 1 },
};

export function roving(direction: 'row' | 'column' = 'row') {
  return (zone: HTMLElement) => {
    const items = () => [...zone.querySelectorAll<HTMLElement>('[data-item]')];

    function keepOne(chosen?: HTMLElement): void {
      const all = items();
      const current = chosen ?? all.find((item) => item.tabIndex === 0) ?? all[0];
      for (const item of all) {
        const place = item === current ? 0 : -1;
        if (item.tabIndex !== place) item.tabIndex = place; // writing it, even the same, has the styles worked out anew
      }
    }

    function onKey(event: KeyboardEvent): void {
      const all = items();
      const at = all.indexOf(document.activeElement as HTMLElement);
      if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const step = KEYS[direction]?.[event.key];
      let next: number;
      if (step !== undefined) next = at + step;
      else if (event.key === 'Home') next = 0;
      else if (event.key === 'End') next = all.length - 1;
      else return;
      const item = all[Math.max(0, Math.min(all.length - 1, next))];
      if (!item) return;
      event.preventDefault();
      event.stopPropagation();
      keepOne(item);
      item.focus();
    }

    function onFocus(event: FocusEvent): void {
      const item = (event.target as HTMLElement).closest<HTMLElement>('[data-item]');
      if (item) keepOne(item);
    }

    keepOne();
    const observer = new MutationObserver(() => keepOne());
    observer.observe(zone, { childList: true, subtree: true });
    zone.addEventListener('keydown', onKey);
    zone.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      zone.removeEventListener('keydown', onKey);
      zone.removeEventListener('focusin', onFocus);
    };
  };
}
