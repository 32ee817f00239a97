import type { TextSpan } from '../../../language/text-edit.ts';
import type {} from './placed-codes.ts';
import type { SourceUnit, TargetToken } from './target-text.ts';

/** Finds source units by their characters and target tokens by their units, without looking at all of them. */
export class UnitIndex {
  readonly #units: readonly SourceUnit[];
  readonly #tokens: readonly TargetToken[];
  /** Numbers of the units that are in the text, by where they begin. */
  readonly #byStart: readonly number[];
  /** For each of `#byStart` the furthest end of it and those before. */
  readonly #furthest: readonly number[];
  readonly #tokensByUnit = new Map<number, number[]>();

  constructor(units: readonly SourceUnit[], tokens: readonly TargetToken[]) {
    this.#units = units;
    this.#tokens = tokens;
    this.#byStart = Array.from(units, (_unit, index) => index + 1)
      .filter((unit) => this.#startOf(unit) !== -1)
      .sort((one, other) => this.#startOf(one) - this.#startOf(other));
    let furthest = 0;
    this.#furthest = this.#byStart.map((unit) => {
      furthest = Math.max(furthest, units[unit - 1]?.end ?? 0);
      return furthest;
    });
    for (const [index, token] of tokens.entries()) {
      for (const unit of token.units) {
        const known = this.#tokensByUnit.get(unit);
        if (known === undefined) this.#tokensByUnit.set(unit, [index]);
        else known.push(index);
      }
    }
  }

  /** Units with characters from `start` to before `end`. */
  between(start: number, end: number): ReadonlySet<number> {
    const found = new Set<number>();
    for (let at = countBelow(this.#byStart, (unit) => this.#startOf(unit) < end) - 1; at >= 0; at -= 1) {
      if ((this.#furthest[at] ?? 0) <= start) break;
      const unit = this.#byStart[at] as number;
      if ((this.#units[unit - 1]?.end ?? 0) > start) found.add(unit);
    }
    return found;
  }

  /** Tokens within the range that come from one of the units, in order. */
  tokensOf(units: ReadonlySet<number>, { start, end }: TextSpan): readonly number[] {
    const found = new Set<number>();
    for (const unit of units) {
      const tokens = this.#tokensByUnit.get(unit) ?? [];
      for (let at = countBelow(tokens, (token) => token < start); at < tokens.length; at += 1) {
        const token = tokens[at] as number;
        if (token >= end) break;
        found.add(token);
      }
    }
    return [...found].sort((one, other) => one - other);
  }

  /** The units that have tokens in a range. */
  within({ start, end }: TextSpan): UnitsWithin {
    const spans = new Map<number, { unit: number; start: number; first: number; last: number }>();
    for (let token = start; token < end; token += 1)
      for (const unit of this.#tokens[token]?.units ?? []) {
        const known = spans.get(unit);
        if (known !== undefined) known.last = token;
        else if (this.#startOf(unit) !== -1)
          spans.set(unit, { unit, start: this.#startOf(unit), first: token, last: token });
      }
    return new UnitsWithin([...spans.values()].sort((one, other) => one.unit - other.unit));
  }

  #startOf(unit: number): number {
    return this.#units[unit - 1]?.start ?? -1;
  }
}

interface UnitSpan {
  /** Its first character in the source. */
  readonly start: number;
  /** Its first and its last token. */
  readonly first: number;
  readonly last: number;
}

/** The units that have tokens in a range, in the order of their numbers. */
export class UnitsWithin {
  readonly #spans: readonly UnitSpan[];
  /** Of each span and those before it. */
  readonly #largestStarts: readonly number[];
  /** Of each span and those after it. */
  readonly #smallestStarts: readonly number[];

  constructor(spans: readonly UnitSpan[]) {
    this.#spans = spans;
    let largest = -1;
    this.#largestStarts = spans.map(({ start }) => {
      largest = Math.max(largest, start);
      return largest;
    });
    let smallest = Infinity;
    this.#smallestStarts = spans
      .toReversed()
      .map(({ start }) => {
        smallest = Math.min(smallest, start);
        return smallest;
      })
      .reverse();
  }

  /** The last token of the last unit that begins before the position. */
  lastBefore(position: number): number | undefined {
    return this.#spans[countBelow(this.#smallestStarts, (start) => start < position) - 1]?.last;
  }

  /** The first token of the first unit that begins at the position or after it. */
  firstFrom(position: number): number | undefined {
    return this.#spans[countBelow(this.#largestStarts, (start) => start < position)]?.first;
  }
}

/** How many of the values at the beginning are such, where none after them is. */
function countBelow<Value>(values: readonly Value[], isSuch: (value: Value) => boolean): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSuch(values[middle] as Value)) low = middle + 1;
    else high = middle;
  }
  return low;
}
