import { none, root, type SequenceTable } from './sequence-table.ts';

/** The symbol before the first one of each sequence, and the one after the last. */
export const [startSymbol, endSymbol, firstSymbol] = [0, 1, 2];
/** Symbols of the longest sequences that are counted. */
export const order = 6;

/** The sequences that end where somebody has read to, longest first; the root is the last. */
export type Context = readonly number[];

/** How likely a symbol is after others: of the longest sequence that is known, less by what each longer one leaves for others. */
export class SequenceModel {
  readonly table: SequenceTable;
  /** By slot: the natural logarithm of the probability of its last symbol, and of what it leaves for those never seen after it. */
  readonly likely: Float32Array;
  readonly left: Float32Array;

  constructor(table: SequenceTable, likely: Float32Array, left: Float32Array) {
    this.table = table;
    this.likely = likely;
    this.left = left;
  }

  start(): Context {
    return this.after([root], startSymbol);
  }

  /** Natural logarithm. */
  likelihood(context: Context, symbol: number): number {
    let sum = 0;
    for (const sequence of context) {
      const slot = this.table.find(sequence, symbol);
      if (slot !== none) return sum + (this.likely[slot] ?? 0);
      sum += this.left[sequence] ?? 0;
    }
    return Number.NEGATIVE_INFINITY;
  }

  after(context: Context, symbol: number): Context {
    const next: number[] = [];
    for (const sequence of context.slice(-(order - 1))) {
      const slot = this.table.find(sequence, symbol);
      if (slot !== none) next.push(slot);
    }
    next.push(root);
    return next;
  }
}
