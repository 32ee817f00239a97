/** Symbols are numbers below this, less one. */
export const symbolLimit = 1024;
/** The empty sequence. */
export const root = 0;
/** No sequence. */
export const none = -1;

/**
 * Sequences of symbols as a tree in a flat table: a sequence is the slot of the one without its last symbol, and that symbol. The root
 * has slot 0; a slot is empty where its key is 0.
 */
export class SequenceTable {
  readonly keys: Uint32Array;
  readonly #mask: number;

  /** `keys` has a power of two of slots, at most 2 ** 22. */
  constructor(keys: Uint32Array) {
    this.keys = keys;
    this.#mask = keys.length - 1;
  }

  /** Where a sequence that is extended by a symbol is, or `none`. */
  find(sequence: number, symbol: number): number {
    const slot = this.#probe(sequence, symbol);
    return this.keys[slot] === 0 ? none : slot;
  }

  /** The same, which is added where it is missing. */
  add(sequence: number, symbol: number): number {
    const slot = this.#probe(sequence, symbol);
    this.keys[slot] = keyOf(sequence, symbol);
    return slot;
  }

  /** The sequence without its last symbol, and that symbol, of what `add` has returned. */
  partsOf(slot: number): readonly [sequence: number, symbol: number] {
    const key = (this.keys[slot] ?? 1) - 1;
    return [Math.floor(key / symbolLimit), key % symbolLimit];
  }

  #probe(sequence: number, symbol: number): number {
    const key = keyOf(sequence, symbol);
    // Slot 0 is the root.
    let slot = (Math.imul(key, 0x9e37_79b1) >>> 7) & this.#mask || 1;
    while (this.keys[slot] !== 0 && this.keys[slot] !== key) slot = (slot + 1) & this.#mask || 1;
    return slot;
  }
}

/** No key is 0, since symbols are counted from 1 here. */
function keyOf(sequence: number, symbol: number): number {
  return (sequence * symbolLimit + symbol + 1) >>> 0;
}
