/** How large cards can be: as large as the room allows, by both of its sides and by what lies on the table now. */

export interface Bounds {
  least: number;
  most: number;
}

/** So much larger than they are cards have to become before they do: a row that comes and goes must not make them breathe. */
const WORTH = 1.15;

/** The largest whole size within the bounds that fits; the least one where none does. `now` is kept if it is nearly as good. */
export function fittingSize(fits: (size: number) => boolean, { least, most }: Bounds, now: number | null): number {
  const isKept = now !== null && now >= least && now <= most && fits(now);
  let [low, high] = isKept ? [now, most] : [least, now !== null && now > least && now <= most ? now - 1 : most];
  if (isKept) {
    const larger = Math.ceil(now * WORTH);
    if (larger > most || !fits(larger)) return now;
    low = larger;
  }
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Gives the cards of a table the size that fits into it, whenever it is measured. */
export class Fitting {
  private size: number | null = null;
  private around = '';
  private within = '';

  constructor(
    private readonly table: HTMLElement,
    private readonly bounds: () => Bounds,
  ) {}

  measure(): void {
    const { table } = this;
    if (!table.clientHeight) return; // not laid out
    const around = `${innerWidth} ${innerHeight}`;
    // every look at another size lays the whole table out anew: where nothing came or went, one look is enough
    const within = `${around} ${table.clientWidth} ${table.clientHeight} ${table.getElementsByTagName('*').length}`;
    const overflows = (): boolean => table.scrollHeight > table.clientHeight || table.scrollWidth > table.clientWidth;
    if (within === this.within && !overflows()) return;
    this.within = within;
    if (around !== this.around) this.size = null; // another window: what was kept before counts no more
    this.around = around;
    const show = (size: number): void => table.style.setProperty('--card-w', `${size}px`);
    const fits = (size: number): boolean => {
      show(size);
      return !overflows();
    };
    this.size = fittingSize(fits, this.bounds(), this.size);
    show(this.size);
  }
}
