/** Some of the items. */
interface Part {
  readonly items: readonly number[];
  /** Whether it is known to fail beside those that pass. */
  readonly fails: boolean;
}

/** As many items that fail one by one, in the beginning, say that all do. */
const failingFirst = 3;

/**
 * Finds which of some items pass a test together, by halves:
 *
 *     passing + half ─ passes ─► the half is passing, so the other one fails: its halves
 *          └────────── fails ──► halves of the half, then the other one
 *
 * What passes in the end was tested as a whole. Each item that fails costs at most two tests for each time that the items can be halved.
 * Where the first items fail one by one, and nothing has passed, nothing will.
 */
export class BlockSearch {
  readonly #passing: number[] = [];
  /** What is looked at next is the last. */
  readonly #parts: Part[];
  #testsLeft: number;
  #testsToPass: number;
  #tested: readonly number[] = [];
  #isHalf = false;

  /** For items, numbered from 0 on, that fail together. */
  constructor(items: number, mostTests: number) {
    this.#parts = [{ items: Array.from({ length: items }, (_, index) => index), fails: true }];
    this.#testsLeft = mostTests;
    this.#testsToPass = Math.ceil(Math.log2(Math.max(1, items))) + failingFirst;
  }

  get passing(): ReadonlySet<number> {
    return new Set(this.#passing);
  }

  /** The items of the next test; undefined when there is none. */
  next(): ReadonlySet<number> | undefined {
    while (this.#testsLeft > 0 && (this.#passing.length > 0 || this.#testsToPass > 0)) {
      const part = this.#parts.pop();
      if (part === undefined) return undefined;
      const { items, fails } = part;
      if (fails && items.length < 2) continue;
      this.#isHalf = fails;
      const end = fails ? Math.ceil(items.length / 2) : items.length;
      this.#tested = items.slice(0, end);
      if (fails) this.#parts.push({ items: items.slice(end), fails: false });
      this.#testsLeft -= 1;
      this.#testsToPass -= 1;
      return new Set([...this.#passing, ...this.#tested]);
    }
    return undefined;
  }

  /** Says how the test of what `next` gave came out. */
  answer(passes: boolean): void {
    if (!passes) {
      this.#parts.push({ items: this.#tested, fails: true });
      return;
    }
    this.#passing.push(...this.#tested);
    if (!this.#isHalf) return;
    const other = this.#parts.pop();
    if (other !== undefined) this.#parts.push({ ...other, fails: true });
  }
}
