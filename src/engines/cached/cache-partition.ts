import { type Listed, type Order, RecencyList } from './recency-list.ts';

/** A kept sentence. */
export interface Entry extends Listed<Entry> {
  readonly key: string;
  readonly value: string;
  readonly bytes: number;
  /** What its account holds. */
  readonly owner: CachePartition;
  /** Asked for again since it was kept. */
  proven: boolean;
}

/** Entries in two lists, those that were asked for again and those that were not, with what they weigh. */
export class CachePartition {
  readonly account: string | undefined;
  readonly #fresh: RecencyList<Entry>;
  readonly #proven: RecencyList<Entry>;
  #bytes = 0;
  #provenBytes = 0;

  constructor(order: Order, account?: string) {
    this.account = account;
    this.#fresh = new RecencyList(order);
    this.#proven = new RecencyList(order);
  }

  get bytes(): number {
    return this.#bytes;
  }

  get provenBytes(): number {
    return this.#provenBytes;
  }

  get oldestProven(): Entry | undefined {
    return this.#proven.oldest;
  }

  /** The one to do without: the oldest of those that were not asked for again, if there are any. */
  get dispensable(): Entry | undefined {
    return this.#fresh.oldest ?? this.#proven.oldest;
  }

  add(entry: Entry): void {
    this.#bytes += entry.bytes;
    if (entry.proven) this.#provenBytes += entry.bytes;
    this.#listOf(entry).addNewest(entry);
  }

  remove(entry: Entry): void {
    this.#bytes -= entry.bytes;
    if (entry.proven) this.#provenBytes -= entry.bytes;
    this.#listOf(entry).remove(entry);
  }

  #listOf(entry: Entry): RecencyList<Entry> {
    return entry.proven ? this.#proven : this.#fresh;
  }
}
