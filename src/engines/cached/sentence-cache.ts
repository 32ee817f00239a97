import type { SentenceCacheSize, SentenceCacheStore } from '../../contracts/stores/sentence-cache.ts';
import { CachePartition, type Entry } from './cache-partition.ts';
import { compactCopy, isNarrow } from './compact-copy.ts';

export interface SentenceCacheOptions {
  /** What all entries together may weigh in memory. */
  readonly bytes: number;
  /**
   * While an account holds more than this share of `bytes`, room is made out of what it holds, for its own sentences and
   * for those of others. So one account alone may use all of the memory and cannot push the others out. Default 0.5.
   */
  readonly accountShare?: number;
  /** Where sentences are looked for that are not in memory, and written behind. */
  readonly store?: SentenceCacheStore;
}

export interface SentenceCacheStatistics {
  readonly memory: SentenceCacheSize;
  /** Absent without a store. */
  readonly disk?: SentenceCacheSize;
}

/**
 * What an entry weighs beside the characters of its value: itself, its key, its place in the map, the header of the
 * value. Measured on Node 24 by `bench/cache`.
 */
const overheadBytes = 230;

/** Share of the memory for sentences that were asked for again. */
const provenShare = 0.8;

/**
 * Translated sentences in memory, bounded by bytes. Reading and writing are O(1).
 *
 *     write ──▶ fresh ──── oldest ────▶ out
 *                │  ▲
 *           read │  │ oldest, when proven holds more than 80 % of the memory
 *                ▼  │
 *     read ──▶ proven
 *
 * A sentence starts out fresh, and is proven once it has been asked for again. Only fresh ones give way, so a book that
 * passes through once replaces other sentences that nobody asked for again, and leaves the proven ones alone.
 * Both lists are in two orders, among all sentences and among those of their account (see `accountShare`).
 */
export class SentenceCache {
  readonly #bytes: number;
  readonly #accountBytes: number;
  readonly #store: SentenceCacheStore | undefined;
  readonly #entries = new Map<string, Entry>();
  readonly #all = new CachePartition('overall');
  readonly #accounts = new Map<string | undefined, CachePartition>();
  /** Those that hold more than the share of an account. */
  readonly #overfull = new Set<CachePartition>();

  constructor({ bytes, accountShare = 0.5, store }: SentenceCacheOptions) {
    this.#bytes = bytes;
    this.#accountBytes = bytes * accountShare;
    this.#store = store;
  }

  read(key: string, account: string | undefined): string | undefined {
    const entry = this.#entries.get(key);
    if (entry !== undefined) {
      this.#prove(entry);
      return entry.value;
    }
    const stored = this.#store?.read(key);
    if (stored !== undefined) this.#keep(key, stored, account);
    return stored;
  }

  /** A key belongs to one account. */
  write(key: string, value: string, account: string | undefined): void {
    this.#keep(key, value, account);
    this.#store?.write(key, value);
  }

  statistics(): SentenceCacheStatistics {
    const memory = { entries: this.#entries.size, bytes: this.#all.bytes };
    return this.#store === undefined ? { memory } : { memory, disk: this.#store.statistics() };
  }

  #keep(key: string, value: string, account: string | undefined): void {
    const known = this.#entries.get(key);
    if (known !== undefined) this.#remove(known);
    const bytes = overheadBytes + value.length * (isNarrow(value) ? 1 : 2);
    if (bytes > this.#bytes) return;
    const owner = this.#accounts.get(account) ?? new CachePartition('ofAccount', account);
    this.#makeRoom(bytes, owner);
    // Again or for the first time: a partition that became empty has been given up.
    this.#accounts.set(account, owner);
    const entry: Entry = {
      key,
      value: compactCopy(value),
      bytes,
      owner,
      proven: false,
      overallOlder: undefined,
      overallNewer: undefined,
      ofAccountOlder: undefined,
      ofAccountNewer: undefined,
    };
    this.#entries.set(key, entry);
    this.#all.add(entry);
    owner.add(entry);
    if (owner.bytes > this.#accountBytes) this.#overfull.add(owner);
  }

  #makeRoom(bytes: number, owner: CachePartition): void {
    while (this.#all.bytes + bytes > this.#bytes) {
      const [overfull = this.#all] = this.#overfull;
      const entry = (this.#overfull.has(owner) ? owner : overfull).dispensable;
      if (entry === undefined) return;
      this.#remove(entry);
    }
  }

  #prove(entry: Entry): void {
    this.#move(entry, true);
    while (this.#all.provenBytes > this.#bytes * provenShare) {
      const oldest = this.#all.oldestProven;
      if (oldest === undefined) return;
      this.#move(oldest, false);
    }
  }

  /** To the newest end of its list. */
  #move(entry: Entry, proven: boolean): void {
    this.#all.remove(entry);
    entry.owner.remove(entry);
    entry.proven = proven;
    this.#all.add(entry);
    entry.owner.add(entry);
  }

  #remove(entry: Entry): void {
    this.#entries.delete(entry.key);
    this.#all.remove(entry);
    entry.owner.remove(entry);
    if (entry.owner.bytes <= this.#accountBytes) this.#overfull.delete(entry.owner);
    if (entry.owner.bytes === 0) this.#accounts.delete(entry.owner.account);
  }
}
