/** What has changed since the last view, for a moment. */

const MOMENT = 1400; // ms

/** By how much a number has just changed; 0: not lately. */
export function passingChange(number: () => number): { readonly by: number } {
  let before: number | null = null;
  let by = $state(0);
  $effect(() => {
    const now = number();
    const difference = before === null ? 0 : now - before;
    before = now;
    if (!difference) return;
    by = difference;
    const timer = setTimeout(() => (by = 0), MOMENT);
    return () => clearTimeout(timer);
  });
  return {
    get by() {
      return by;
    },
  };
}
