import type { TargetToken } from './target-text.ts';

/** Reports stretches of target tokens without looking at each of them. */
export class TokenSpaces {
  /** How many of the tokens before each come from units. */
  readonly #counts: Uint32Array;
  /** For each token the first one from it on with more than one space before it. */
  readonly #wide: Uint32Array;

  constructor(tokens: readonly TargetToken[]) {
    this.#counts = new Uint32Array(tokens.length + 1);
    this.#wide = new Uint32Array(tokens.length + 1).fill(tokens.length);
    for (const [index, { units }] of tokens.entries())
      this.#counts[index + 1] = (this.#counts[index] ?? 0) + (units.length > 0 ? 1 : 0);
    for (let index = tokens.length - 1; index >= 0; index -= 1)
      this.#wide[index] = (tokens[index]?.space.length ?? 0) > 1 ? index : (this.#wide[index + 1] ?? tokens.length);
  }

  /** Whether a token from `start` to before `end` comes from a unit. */
  hasUnits(start: number, end: number): boolean {
    return (this.#counts[end] ?? 0) > (this.#counts[start] ?? 0);
  }

  /** The first token from `start` on with more than one space before it, or `last` where that comes first. */
  firstWide(start: number, last: number): number {
    return Math.min(this.#wide[start] ?? last, last);
  }
}
