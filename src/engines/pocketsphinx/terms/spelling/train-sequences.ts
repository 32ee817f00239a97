import { endSymbol, order, SequenceModel, startSymbol } from './sequence-model.ts';
import { root, SequenceTable } from './sequence-table.ts';

/** Longer sequences than this are kept from two occurrences on: others are as many as all that are kept, and say little. */
const keptOnce = 3;
const countingSlots = 2 ** 21;

/** The sequences that occur, by their slots. */
interface Counts {
  readonly table: SequenceTable;
  readonly counts: Uint32Array;
  /** Shorter ones first: what follows a sequence is worked out from what follows its end. */
  readonly byLength: readonly (readonly number[])[];
}

/**
 * A model of sequences by interpolation (Witten and Bell): the more different symbols follow a sequence, the more is left for what
 * follows its end.
 *
 * @throws Error where there are more sequences than it can count.
 */
export function trainSequences(sequences: Iterable<Uint16Array>): SequenceModel {
  const counts = count(sequences);
  return keep(counts, interpolate(counts));
}

function count(sequences: Iterable<Uint16Array>): Counts {
  const table = new SequenceTable(new Uint32Array(countingSlots));
  const counts = new Uint32Array(countingSlots);
  const byLength: number[][] = Array.from({ length: order }, () => []);
  let free = countingSlots * 0.8;
  for (const sequence of sequences) {
    const symbols = Uint16Array.of(startSymbol, ...sequence, endSymbol);
    for (let from = 0; from < symbols.length; from += 1) {
      let slot = root;
      for (const [index, symbol] of symbols.subarray(from, from + order).entries()) {
        slot = table.add(slot, symbol);
        const before = counts[slot] ?? 0;
        if (before === 0) {
          byLength[index]?.push(slot);
          free -= 1;
        }
        counts[slot] = before + 1;
      }
    }
    if (free < 0) throw new Error('there are too many sequences to count');
  }
  return { table, counts, byLength };
}

interface Probabilities {
  /** By slot, of the last symbol after those before it. */
  readonly own: Float32Array;
  /** By slot: the same sequence without its first symbol. */
  readonly ends: Int32Array;
}

function interpolate({ table, counts, byLength }: Counts): Probabilities {
  /** By sequence: how many symbols follow it, and how many different ones. */
  const [totals, kinds] = [new Uint32Array(counts.length), new Uint32Array(counts.length)];
  for (const slot of byLength.flat()) {
    const [parent] = table.partsOf(slot);
    totals[parent] = (totals[parent] ?? 0) + (counts[slot] ?? 0);
    kinds[parent] = (kinds[parent] ?? 0) + 1;
  }
  const own = new Float32Array(counts.length);
  const ends = new Int32Array(counts.length);
  own[root] = 1 / (kinds[root] ?? 1);
  for (const [index, slots] of byLength.entries())
    for (const slot of slots) {
      const [parent, symbol] = table.partsOf(slot);
      const end = index === 0 ? root : table.find(ends[parent] ?? root, symbol);
      const [total, kind] = [totals[parent] ?? 0, kinds[parent] ?? 0];
      ends[slot] = end;
      own[slot] = ((counts[slot] ?? 0) + kind * (own[end] ?? 0)) / (total + kind);
    }
  return { own, ends };
}

/** The sequences that occur often enough, in a table without room to spare. */
function keep({ table, counts, byLength }: Counts, { own, ends }: Probabilities): SequenceModel {
  const kept = byLength.flatMap((slots, index) =>
    index < keptOnce ? slots : slots.filter((slot) => (counts[slot] ?? 0) > 1),
  );
  const slots = 2 ** Math.ceil(Math.log2(kept.length * 1.4));
  const smaller = new SequenceTable(new Uint32Array(slots));
  const [likely, left] = [new Float32Array(slots), new Float32Array(slots)];
  const moved = new Int32Array(counts.length);
  /** By sequence: the probability of all that is kept after it, and the same after its end. */
  const [after, afterEnd] = [new Float32Array(counts.length), new Float32Array(counts.length)];
  for (const slot of kept) {
    const [parent, symbol] = table.partsOf(slot);
    const to = smaller.add(moved[parent] ?? root, symbol);
    moved[slot] = to;
    likely[to] = Math.log(own[slot] ?? 0);
    after[parent] = (after[parent] ?? 0) + (own[slot] ?? 0);
    if (parent !== root) afterEnd[parent] = (afterEnd[parent] ?? 0) + (own[ends[slot] ?? root] ?? 0);
  }
  const rest = (sum: number | undefined): number => Math.max(1 - (sum ?? 0), 1e-6);
  for (const slot of [root, ...kept]) left[moved[slot] ?? root] = Math.log(rest(after[slot]) / rest(afterEnd[slot]));
  return new SequenceModel(smaller, likely, left);
}
