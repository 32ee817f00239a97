/** The two orders in which every entry of the cache is. */
export type Order = 'overall' | 'ofAccount';

/** An item that can be in one list of each order. */
export interface Listed<Item> {
  overallOlder: Item | undefined;
  overallNewer: Item | undefined;
  ofAccountOlder: Item | undefined;
  ofAccountNewer: Item | undefined;
}

/**
 * Items from the least to the most recently used. Everything is O(1). The links are fields of the items, because a
 * node of its own for each of some hundred thousand sentences would cost as much memory as short sentences do.
 */
export class RecencyList<Item extends Listed<Item>> {
  readonly #older: 'overallOlder' | 'ofAccountOlder';
  readonly #newer: 'overallNewer' | 'ofAccountNewer';
  #oldest: Item | undefined;
  #newest: Item | undefined;

  constructor(order: Order) {
    this.#older = `${order}Older`;
    this.#newer = `${order}Newer`;
  }

  get oldest(): Item | undefined {
    return this.#oldest;
  }

  /** The item must be in no list of this order. */
  addNewest(item: Item): void {
    const links: Listed<Item> = item;
    links[this.#older] = this.#newest;
    links[this.#newer] = undefined;
    if (this.#newest === undefined) this.#oldest = item;
    else (this.#newest as Listed<Item>)[this.#newer] = item;
    this.#newest = item;
  }

  /** The item must be in this list. */
  remove(item: Item): void {
    const links: Listed<Item> = item;
    const older = links[this.#older];
    const newer = links[this.#newer];
    if (older === undefined) this.#oldest = newer;
    else (older as Listed<Item>)[this.#newer] = newer;
    if (newer === undefined) this.#newest = older;
    else (newer as Listed<Item>)[this.#older] = older;
    links[this.#older] = undefined;
    links[this.#newer] = undefined;
  }
}
