/**
 * Rows of whole numbers below 2 ** 32, each as many as the table has columns. A document of 10 MB may have millions of values: as
 * objects they are more than a process may have, as numbers they are 4 bytes each, outside of its objects.
 */
export class NumberTable {
  readonly #columns: number;
  #numbers: Uint32Array;
  #size = 0;

  constructor(columns: number) {
    this.#columns = columns;
    this.#numbers = new Uint32Array(columns * 16);
  }

  /** Rows so far. */
  get size(): number {
    return this.#size;
  }

  /** Returns the number of the row. */
  add(...row: readonly number[]): number {
    const start = this.#size * this.#columns;
    if (start === this.#numbers.length) {
      const grown = new Uint32Array(start * 2);
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    for (let column = 0; column < this.#columns; column += 1) this.#numbers[start + column] = row[column] as number;
    this.#size += 1;
    return this.#size - 1;
  }

  at(row: number, column: number): number {
    return this.#numbers[row * this.#columns + column] as number;
  }

  set(row: number, column: number, value: number): void {
    this.#numbers[row * this.#columns + column] = value;
  }

  /** Leaves no row, and keeps the memory for new ones. */
  clear(): void {
    this.#size = 0;
  }
}
