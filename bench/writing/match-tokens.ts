/** A word or a sign of a text. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The words and signs of a text, without its spaces. An apostrophe ends its word: `c'` `è`. */
export function splitTokens(text: string): readonly Token[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}]+)*['’]?|[^\s]/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The index in the other list of each element of a longest common sequence; undefined for other elements. */
export function matchedTokens(from: readonly string[], to: readonly string[]): readonly (number | undefined)[] {
  const width = to.length + 1;
  const common = new Uint16Array((from.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] as number;
  for (let i = from.length - 1; i >= 0; i -= 1)
    for (let j = to.length - 1; j >= 0; j -= 1)
      common[i * width + j] = from[i] === to[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const matches: (number | undefined)[] = new Array(from.length).fill(undefined);
  for (let i = 0, j = 0; i < from.length && j < to.length; )
    if (from[i] === to[j]) {
      matches[i] = j;
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  return matches;
}

/** What a text has instead of tokens of another one: those from `start` to `end` become `meant`. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly meant: readonly string[];
}

/** The shortest way from one list of tokens to another. */
export function findReplacements(from: readonly string[], to: readonly string[]): readonly Replacement[] {
  const matches = matchedTokens(from, to);
  const found: Replacement[] = [];
  let [start, other] = [0, 0];
  for (let i = 0; i <= from.length; i += 1) {
    const match = i === from.length ? to.length : matches[i];
    if (match === undefined) continue;
    if (i > start || match > other) found.push({ start, end: i, meant: to.slice(other, match) });
    [start, other] = [i + 1, match + 1];
  }
  return found;
}
