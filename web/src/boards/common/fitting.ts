/** How large cards can be: as large as the room allows, by both of its sides and by what lies on the table now. */

export interface Bounds {
  least: number;
  most: number;
}

/** Cards have to become so much larger before they do: growing by a little is not worth a board that moves. */
const WORTH = 1.15;
/** So much larger, and nobody wants to wait for it: what took the room was a single long question. */
const MUCH = 1.6;

/** The largest whole size within the bounds that fits; the least one if none does. */
export function fittingSize(fits: (size: number) => boolean, { least, most }: Bounds): number {
  let [low, high] = [least, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The size of cards from one moment to the next. It shrinks as soon as it has to. It grows only when a turn begins, and only
 * if larger cards would have fitted during the whole turn before: what comes and goes (a stack, a fight) must not make the
 * board breathe. Where cards could be very much larger, they are at once.
 */
export class SteadySize {
  private size: number | null = null;
  private turn: unknown = null;
  private isTight = false;
  private bounds: Bounds = { least: 0, most: 0 };

  next(fits: (size: number) => boolean, bounds: Bounds, turn: unknown): number {
    const isNewTurn = turn !== this.turn;
    const mayGrow = isNewTurn && !this.isTight;
    if (isNewTurn) this.isTight = false;
    this.turn = turn;
    if (bounds.least !== this.bounds.least || bounds.most !== this.bounds.most) this.forget();
    this.bounds = bounds;
    this.size = this.size === null ? this.largest(fits, bounds) : this.changed(this.size, fits, mayGrow);
    return this.size;
  }

  /** In another window, what fitted before counts no more. */
  forget(): void {
    this.size = null;
  }

  private largest(fits: (size: number) => boolean, bounds: Bounds): number {
    this.isTight = true;
    return fittingSize(fits, bounds);
  }

  private changed(now: number, fits: (size: number) => boolean, mayGrow: boolean): number {
    const { least, most } = this.bounds;
    if (!fits(now)) return this.largest(fits, { least, most: Math.max(least, now - 1) });
    const allows = (factor: number): boolean => Math.ceil(now * factor) <= most && fits(Math.ceil(now * factor));
    if (!this.isTight) this.isTight = !allows(WORTH);
    const grows = mayGrow && !this.isTight ? WORTH : allows(MUCH) ? MUCH : 0;
    return grows ? this.largest(fits, { least: Math.ceil(now * grows), most }) : now;
  }
}

/** Gives the cards of a table the size that fits into it, whenever it is measured. */
export class Fitting {
  private readonly size = new SteadySize();
  private around = '';
  private within = '';

  constructor(
    private readonly table: HTMLElement,
    private readonly bounds: () => Bounds,
  ) {}

  /** `turn`: whose turn it is. */
  measure(turn: unknown): void {
    const { table } = this;
    if (!table.clientHeight) return; // not laid out
    const around = `${innerWidth} ${innerHeight}`;
    // every look at another size lays the whole table out anew: where nothing came or went, one look is enough
    const within = `${around} ${table.clientWidth} ${table.clientHeight} ${table.getElementsByTagName('*').length} ${String(turn)}`;
    const overflows = (): boolean => table.scrollHeight > table.clientHeight || table.scrollWidth > table.clientWidth;
    if (within === this.within && !overflows()) return;
    this.within = within;
    if (around !== this.around) this.size.forget();
    this.around = around;
    const fits = (size: number): boolean => {
      table.style.setProperty('--card-w', `${size}px`);
      return !overflows();
    };
    // a card is as large as its width says, whatever is printed on it: while sizes are tried, nobody has to lay that out
    table.dataset['measuring'] = '';
    const size = this.size.next(fits, this.bounds(), turn);
    delete table.dataset['measuring'];
    // what is printed may stick out after all (a card that is turned): then it counts
    if (!fits(size)) fits(this.size.next(fits, this.bounds(), turn));
  }
}
