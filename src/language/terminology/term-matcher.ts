import type { TermTranslation } from '../../contracts/engines/text-translator.ts';
import { caseAgrees, isCaseSensitive } from './letter-case.ts';
import { foldCase, type NormalText, normalText } from './normal-text.ts';
import { emptyHash, nextHash, slotOf } from './rolling-hash.ts';

/** Units of a text that say how long the longest term is that begins like this; shorter terms are always looked up. */
const prefixLength = 3;

export interface LongestTerm {
  /** Where the term ends in the normal text. */
  readonly end: number;
  readonly entry: number;
}

/**
 * The entries of one dictionary, made for finding them in texts. Unchanging, and shared by all who use the dictionary.
 *
 * ```
 * text   the red car stops       from each bound a hash grows to the right, unit by unit,
 *            ├──▶│  ▶│    ▶│     as far as the longest term goes that begins like this;
 *            red                 then each bound that it reached is looked up, the furthest first
 *             │
 *   longest: prefix ▶ length     table: hash ▶ entry ▶ spelling, target (long strings, slots in typed arrays)
 * ```
 *
 * So a sentence costs what its length costs, whatever the number of entries.
 */
export class TermMatcher {
  readonly #entries: SealedEntries;
  /** Open addressing: 0 is free, else the number of an entry plus one. Entries equal but for case lie in their order. */
  readonly #table: Int32Array;
  /** Bounds and the hashes up to them, of the search that is under way: kept so that searching makes no garbage. */
  readonly #reached: number[] = [];

  constructor(entries: SealedEntries, table: Int32Array) {
    this.#entries = entries;
    this.#table = table;
  }

  get size(): number {
    return this.#entries.hashes.length;
  }

  /** Source as in the dictionary but for what `normalText` makes the same, and target. */
  entry(entry: number): TermTranslation {
    const chunk = this.#entries.chunks[Math.floor(entry / chunkSize)] ?? '';
    const { slots } = this.#entries;
    const middle = slots[entry * 2 + 1] ?? 0;
    // The first entry of a chunk begins where the last one of the chunk before ended, in its own string.
    const start = entry % chunkSize === 0 ? 0 : slots[entry * 2];
    return { source: chunk.slice(start, middle), target: chunk.slice(middle, slots[entry * 2 + 2]) };
  }

  /** The entry that a text is as a whole. */
  find(text: string): TermTranslation | undefined {
    const normal = normalText(text);
    const { length } = normal.folded;
    const bounds = new Uint8Array(length + 1);
    bounds[length] = 1;
    const found = this.longestAt(normal, bounds, 0, length);
    return found === undefined ? undefined : this.entry(found.entry);
  }

  /** Whether a term of several words may begin with these words; wrong for few. */
  mayContinue(words: string): boolean {
    const { folded } = normalText(words);
    let hash = emptyHash;
    for (let index = 0; index < folded.length; index += 1) hash = nextHash(hash, folded.charCodeAt(index));
    return hasBit(this.#entries.beginnings, hash);
  }

  /** The longest term between bounds from `start` on that ends at `limit` or before. */
  longestAt(text: NormalText, bounds: Uint8Array, start: number, limit: number): LongestTerm | undefined {
    const { folded } = text;
    const { longest } = this.#entries;
    let last = limit;
    let hash = emptyHash;
    this.#reached.length = 0;
    for (let index = start; index < last; index += 1) {
      hash = nextHash(hash, folded.charCodeAt(index));
      if (bounds[index + 1] === 1) this.#reached.push(index + 1, hash);
      if (index + 1 - start === prefixLength)
        last = Math.min(limit, start + (longest[slotOf(hash, longest.length)] ?? 0));
    }
    for (let index = this.#reached.length - 2; index >= 0; index -= 2) {
      const end = this.#reached[index] ?? start;
      const entry = this.#lookUp(this.#reached[index + 1] ?? 0, text, start, end);
      if (entry !== undefined) return { end, entry };
    }
    return undefined;
  }

  /** The entry of exactly this spelling, else the first that differs in case and may. */
  #lookUp(hash: number, text: NormalText, start: number, end: number): number | undefined {
    const table = this.#table;
    const { hashes, sensitive } = this.#entries;
    let folded: string | undefined;
    let spelling: string | undefined;
    let second: number | undefined;
    for (let slot = slotOf(hash, table.length); table[slot] !== 0; slot = (slot + 1) & (table.length - 1)) {
      const entry = (table[slot] ?? 0) - 1;
      if (hashes[entry] !== hash) continue;
      const { source } = this.entry(entry);
      if (source.length !== end - start) continue;
      spelling ??= text.spelling.slice(start, end);
      if (source === spelling) return entry;
      if (second !== undefined) continue;
      folded ??= text.folded.slice(start, end);
      if (foldCase(source) === folded && (sensitive[entry] === 0 || caseAgrees(source, spelling))) second = entry;
    }
    return second;
  }
}

function* hashTable(hashes: Int32Array): Generator<void, Int32Array> {
  const table = new Int32Array(powerOfTwo(hashes.length * 2));
  for (let entry = 0; entry < hashes.length; entry += 1) {
    if (entry % slotsOfStep === 0) yield;
    let slot = slotOf(hashes[entry] ?? 0, table.length);
    while (table[slot] !== 0) slot = (slot + 1) & (table.length - 1);
    table[slot] = entry + 1;
  }
  return table;
}

const slotsOfStep = 8192;

/** Entries a string: one with Chinese letters, which take twice the space, makes only its own neighbours bigger. */
const chunkSize = 1024;

interface SealedEntries {
  /** Sources and targets of `chunkSize` entries each, one after the other. */
  readonly chunks: readonly string[];
  /** Where in its chunk a source ends (odd) and a target ends, which is where the next source begins (even). */
  readonly slots: Uint32Array;
  readonly hashes: Int32Array;
  /** 1 where capitals count. */
  readonly sensitive: Uint8Array;
  /** For the hash of the beginning of a text, the length of the longest term that begins so; 0 for none. */
  readonly longest: Uint16Array;
  /** A bit for the hash of the first words of each term of several. */
  readonly beginnings: Uint8Array;
}

/** For each beginning; so one of sixteen others is mistaken for one. */
const bitsOfBeginning = 16;

function setBit(bits: Uint8Array, hash: number): void {
  const slot = slotOf(hash, bits.length * 8);
  bits[slot >> 3] = (bits[slot >> 3] ?? 0) | (1 << (slot & 7));
}

function hasBit(bits: Uint8Array, hash: number): boolean {
  const slot = slotOf(hash, bits.length * 8);
  return ((bits[slot >> 3] ?? 0) & (1 << (slot & 7))) !== 0;
}

/** What may be between two words of a normal text, as `find-term-forms.ts` allows it. */
const gaps = new Set([' ', '-', "'"].map((gap) => gap.charCodeAt(0)));

/** Takes the entries of a dictionary. Of two with the same source the first counts. */
class TermMatcherBuilder {
  readonly #chunks: string[] = [];
  readonly #slots: number[] = [0];
  readonly #hashes: number[] = [];
  readonly #sensitive: number[] = [];
  readonly #prefixes: number[] = [];
  readonly #beginnings: number[] = [];
  #chunk: string[] = [];
  #chunkLength = 0;

  add(entry: TermTranslation): void {
    const { spelling, folded } = normalText(entry.source);
    if (folded.trim() === '') return;
    let hash = emptyHash;
    let prefix = 0;
    for (let index = 0; index < folded.length; index += 1) {
      if (index > 0 && gaps.has(folded.charCodeAt(index))) this.#beginnings.push(hash);
      hash = nextHash(hash, folded.charCodeAt(index));
      if (index === prefixLength - 1) prefix = hash;
    }
    this.#hashes.push(hash);
    this.#prefixes.push(prefix, Math.min(folded.length, 0xffff));
    this.#sensitive.push(isCaseSensitive(spelling) ? 1 : 0);
    this.#keep(spelling, entry.target);
  }

  #keep(source: string, target: string): void {
    this.#chunk.push(source, target);
    this.#slots.push(this.#chunkLength + source.length, this.#chunkLength + source.length + target.length);
    this.#chunkLength += source.length + target.length;
    if (this.#chunk.length === chunkSize * 2) this.#endChunk();
  }

  #endChunk(): void {
    this.#chunks.push(this.#chunk.join(''));
    this.#chunk = [];
    this.#chunkLength = 0;
  }

  *build(): Generator<void, TermMatcher> {
    if (this.#chunk.length > 0) this.#endChunk();
    const longest = new Uint16Array(powerOfTwo(this.#hashes.length));
    for (let index = 0; index < this.#prefixes.length; index += 2) {
      if (index % slotsOfStep === 0) yield;
      const length = this.#prefixes[index + 1] ?? 0;
      if (length < prefixLength) continue;
      const slot = slotOf(this.#prefixes[index] ?? 0, longest.length);
      longest[slot] = Math.max(longest[slot] ?? 0, length);
    }
    const beginnings = new Uint8Array(powerOfTwo(this.#beginnings.length * bitsOfBeginning) / 8);
    for (let index = 0; index < this.#beginnings.length; index += 1) {
      if (index % slotsOfStep === 0) yield;
      setBit(beginnings, this.#beginnings[index] ?? 0);
    }
    const slots = Uint32Array.from(this.#slots);
    yield;
    const hashes = Int32Array.from(this.#hashes);
    yield;
    const sensitive = Uint8Array.from(this.#sensitive);
    const table = yield* hashTable(hashes);
    return new TermMatcher({ chunks: this.#chunks, slots, hashes, sensitive, longest, beginnings }, table);
  }
}

export function buildTermMatcher(entries: Iterable<TermTranslation>): TermMatcher {
  const steps = termMatcherSteps(entries);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same in steps of less than a millisecond, since a large dictionary takes a second. */
export function* termMatcherSteps(entries: Iterable<TermTranslation>): Generator<void, TermMatcher> {
  const builder = new TermMatcherBuilder();
  let count = 0;
  for (const entry of entries) {
    builder.add(entry);
    if (++count % entriesOfStep === 0) yield;
  }
  return yield* builder.build();
}

const entriesOfStep = 200;

function powerOfTwo(least: number): number {
  return 2 ** Math.max(4, Math.ceil(Math.log2(Math.max(1, least))));
}
