import type { CodePointSpan } from '../../contracts/engines/quality-evaluator.ts';

/** Stretches of a text, which finds out in a logarithm of their number how much of another stretch they cover. */
export class SpanSet {
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  /** Length of all spans before each one. */
  readonly #before: number[] = [];
  readonly #length: number;

  constructor(spans: readonly CodePointSpan[]) {
    let length = 0;
    for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
      const last = this.#ends.length - 1;
      const lastEnd = this.#ends[last];
      if (lastEnd !== undefined && start <= lastEnd) {
        if (end <= lastEnd) continue;
        length += end - lastEnd;
        this.#ends[last] = end;
      } else {
        this.#starts.push(start);
        this.#ends.push(end);
        this.#before.push(length);
        length += end - start;
      }
    }
    this.#length = length;
  }

  /** How many code points of the spans are covered; they do not overlap each other. */
  covered(spans: readonly CodePointSpan[]): number {
    return spans.reduce((sum, { start, end }) => sum + this.#lengthBefore(end) - this.#lengthBefore(start), 0);
  }

  #lengthBefore(position: number): number {
    let [low, high] = [0, this.#starts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#starts[middle] as number) < position) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return 0;
    const index = low - 1;
    const [start, end] = [this.#starts[index] as number, this.#ends[index] as number];
    return Math.min(this.#length, (this.#before[index] as number) + Math.min(position, end) - start);
  }
}
