/** A run of equal marks that may begin or end emphasis or deletion. */
export interface DelimiterRun<Position> {
  /** One character: `*`, `_` or `~`. */
  readonly mark: string;
  /** Marks in the run. */
  readonly length: number;
  /** By the rules of flanking of CommonMark, section 6.2. */
  readonly opens: boolean;
  readonly closes: boolean;
  readonly position: Position;
}

interface StackedRun<Position> extends DelimiterRun<Position> {
  /** Marks that are not yet paired. */
  left: number;
  /** Number of the run in the text. */
  readonly number: number;
}

/**
 * Pairs runs of marks by the algorithm of the CommonMark specification, appendix "process emphasis": a run that closes
 * looks back on the stack for one that opens, and all between the two leave the stack. Where it finds none, runs of its kind
 * never look further back than to it (`openers_bottom`), so the work is linear in the number of runs.
 *
 * `~` pairs with a run of its own length, as GitHub Flavored Markdown has it.
 */
export class DelimiterStack<Position> {
  readonly #pair: (opener: Position, closer: Position, size: number) => void;
  /** Runs that may still open, in the order of the text. */
  readonly #openers: StackedRun<Position>[] = [];
  /** Number of the first run that may suit a closing run, by its kind. */
  readonly #bottoms = new Map<string, number>();
  #count = 0;

  /** `pair` is called with pairs, inner ones first, and with the number of marks of each that it takes. */
  constructor(pair: (opener: Position, closer: Position, size: number) => void) {
    this.#pair = pair;
  }

  /** Runs come in the order of the text. */
  add(run: DelimiterRun<Position>): void {
    const stacked: StackedRun<Position> = { ...run, left: run.length, number: this.#count++ };
    if (run.closes) this.#close(stacked);
    if (run.opens && stacked.left > 0) this.#openers.push(stacked);
  }

  #close(closer: StackedRun<Position>): void {
    const kind = kindOf(closer);
    const bottom = this.#bottoms.get(kind) ?? 0;
    while (closer.left > 0) {
      let index = this.#openers.length - 1;
      while (index >= 0 && !this.#endsSearch(index, bottom, closer)) index -= 1;
      const opener = this.#openers[index];
      if (opener === undefined || opener.number < bottom) {
        this.#bottoms.set(kind, closer.number);
        return;
      }
      const size = closer.mark === '~' ? closer.length : Math.min(2, opener.left, closer.left);
      opener.left -= size;
      closer.left -= size;
      this.#openers.length = opener.left === 0 ? index : index + 1;
      this.#pair(opener.position, closer.position, size);
    }
  }

  #endsSearch(index: number, bottom: number, closer: StackedRun<Position>): boolean {
    const opener = this.#openers[index] as StackedRun<Position>;
    return opener.number < bottom || suits(opener, closer);
  }
}

/** Runs that suit the same openers. */
function kindOf({ mark, length, opens }: DelimiterRun<unknown>): string {
  return mark === '~' ? `~${length}` : `${mark}${length % 3}${opens}`;
}

function suits(opener: DelimiterRun<unknown>, closer: DelimiterRun<unknown>): boolean {
  if (opener.mark !== closer.mark) return false;
  if (closer.mark === '~') return opener.length === closer.length;
  // Rules 9 and 10 of the specification.
  if (!opener.closes && !closer.opens) return true;
  return closer.length % 3 === 0 || (opener.length + closer.length) % 3 !== 0;
}
