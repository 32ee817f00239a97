import type { SourceUnit, TargetToken } from '../../shared/projection/target-text.ts';

/** The units of the source, and which of them have no word of the translation. */
export class FreeUnits {
  readonly #units: readonly SourceUnit[];
  readonly #text: string;
  readonly #bound: Set<number>;

  constructor(tokens: readonly TargetToken[], units: readonly SourceUnit[], text: string) {
    this.#units = units;
    this.#text = text;
    this.#bound = new Set(tokens.flatMap((token) => token.units));
  }

  get count(): number {
    return this.#units.length;
  }

  textOf(unit: number): string {
    const range = this.#units[unit - 1];
    return range === undefined ? '' : this.#text.slice(range.start, range.end);
  }

  wordsIn(unit: number): number {
    return Math.max(1, this.textOf(unit).trim().split(/\s+/).length);
  }

  isFree(unit: number): boolean {
    return !this.#bound.has(unit) && /\p{L}/u.test(this.textOf(unit));
  }

  take(unit: number): void {
    this.#bound.add(unit);
  }
}
