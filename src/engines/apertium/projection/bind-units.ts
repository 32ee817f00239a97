import type { SourceUnit, TargetToken } from '../../shared/projection/target-text.ts';

/*
 * Which word comes from which unit, where the pipeline says it of several words together or not at all.
 *
 *   [[1; 2]]El cotxe [[3]]vermell        post-generation wrote `~El` and `cotxe` as one run
 *   [[4]]países [[3]]más[[/]] ricos      transfer bound one of two words that it made of `richer`
 *   [[1; 2]]enough[[/]] fast             transfer bound both units to the first of the two words that it made of them
 */
export function bindUnits(
  tokens: readonly TargetToken[],
  units: readonly SourceUnit[],
  text: string,
): readonly TargetToken[] {
  return bindUnbound(distribute(tokens, units, text), units, text);
}

/** The words of a token; an elided one ends at its apostrophe. */
const words = /[^'’]+['’]?|['’]/gu;

/** Each unit of a run gets as many words as it is in the source, the last one the rest; small words are joined in front. */
function distribute(
  tokens: readonly TargetToken[],
  units: readonly SourceUnit[],
  text: string,
): readonly TargetToken[] {
  if (tokens.every((token) => token.units.length < 2)) return tokens;
  const distributed: TargetToken[] = [];
  for (let start = 0; start < tokens.length; ) {
    const shared = (tokens[start] as TargetToken).units;
    let end = start + 1;
    while (end < tokens.length && shared.length > 1 && tokens[end]?.units === shared) end += 1;
    end = withUnbound(tokens, end, shared.length - (end - start));
    const run = tokens.slice(start, end);
    if (shared.length < 2) distributed.push(...run);
    else {
      const parts = run.flatMap(wordsOf);
      const owners = ownersOf(parts.length, shared, (unit) => wordCount(units[unit - 1], text));
      for (const [index, part] of parts.entries()) distributed.push({ ...part, units: owners[index] ?? shared });
    }
    start = end;
  }
  return distributed;
}

/** The end of a run with more units than words, which takes words behind it that have no unit: as many as it lacks. */
function withUnbound(tokens: readonly TargetToken[], end: number, missing: number): number {
  let extended = end;
  while (extended - end < missing && tokens[extended]?.units.length === 0 && word.test(tokens[extended]?.text ?? ''))
    extended += 1;
  return extended;
}

function wordsOf(token: TargetToken): readonly TargetToken[] {
  const parts = token.text.match(words) ?? [token.text];
  return parts.map((part, index) =>
    index === 0 ? { ...token, text: part } : { text: part, space: '', units: token.units },
  );
}

function wordCount(unit: SourceUnit | undefined, text: string): number {
  return unit === undefined ? 1 : Math.max(1, text.slice(unit.start, unit.end).trim().split(/\s+/).length);
}

/** For each of the words of a run the units that it comes from. */
function ownersOf(
  count: number,
  units: readonly number[],
  wordsIn: (unit: number) => number,
): readonly (readonly number[])[] {
  const owners: (readonly number[])[] = [];
  // Fewer words than units: the first is a contraction of several.
  const first = Math.max(0, units.length - count);
  for (let index = first; index < units.length; index += 1) {
    const unit = units[index] as number;
    const own = index === first ? units.slice(0, first + 1) : [unit];
    const left = units.length - 1 - index;
    const room = count - owners.length - left;
    const taken = left === 0 ? room : Math.min(room, index === first && first > 0 ? 1 : wordsIn(unit));
    for (let word = 0; word < taken; word += 1) owners.push(own);
  }
  return owners;
}

const word = /^\p{L}[\p{L}\p{M}'’-]*$/u;
/** Articles and prepositions that a language asks for are shorter. */
const contentWord = /^\p{L}[\p{L}\p{M}'’-]{3,}$/u;

/**
 * A word without a unit, beside one whose source neighbour has no word, is that neighbour's; a longer one right behind a bound
 * word comes from the same unit.
 */
function bindUnbound(
  tokens: readonly TargetToken[],
  units: readonly SourceUnit[],
  text: string,
): readonly TargetToken[] {
  if (tokens.every((token) => token.units.length > 0)) return tokens;
  const bound = new Set(tokens.flatMap((token) => token.units));
  const isFree = (unit: number): boolean => {
    const range = units[unit - 1];
    return range !== undefined && !bound.has(unit) && /\p{L}/u.test(text.slice(range.start, range.end));
  };
  const result: TargetToken[] = [];
  for (const [index, token] of tokens.entries()) {
    const before = result.at(-1);
    const left = before?.units.at(-1);
    const right = tokens[index + 1]?.units[0];
    const neighbour = [left === undefined ? 0 : left + 1, right === undefined ? 0 : right - 1].find(isFree);
    if (token.units.length > 0 || !word.test(token.text)) result.push(token);
    else if (neighbour !== undefined) {
      bound.add(neighbour);
      result.push({ ...token, units: [neighbour] });
    } else if (before?.units.length === 1 && word.test(before.text) && contentWord.test(token.text)) {
      result.push({ ...token, units: before.units });
    } else result.push(token);
  }
  return result;
}
