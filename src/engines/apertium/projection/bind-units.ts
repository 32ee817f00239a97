import type { SourceUnit, TargetToken } from '../../shared/projection/target-text.ts';
import { bindGaps, word } from './bind-gaps.ts';
import { FreeUnits } from './free-units.ts';

/*
 * Which word comes from which unit, where the pipeline says it of several words together or not at all.
 *
 *   [[1; 2]]El cotxe [[3]]vermell        post-generation wrote `~El` and `cotxe` as one run
 *   [[4]]países [[3]]más[[/]] ricos      transfer bound one of two words that it made of `richer`
 *   [[1; 2]]enough[[/]] fast             transfer bound both units to the first of the two words that it made of them
 *   [[3]]i[[/]] din venlist[[6]].        transfer left out what was bound to `vennelista di`
 */
export function bindUnits(
  tokens: readonly TargetToken[],
  units: readonly SourceUnit[],
  text: string,
): readonly TargetToken[] {
  const source = new FreeUnits(tokens, units, text);
  return bindUnbound(bindGaps(distribute(tokens, source), source), source);
}

/** The words of a token; an elided one ends at its apostrophe. */
const words = /[^'’]+['’]?|['’]/gu;

/** Each unit of a run gets as many words as it is in the source, the last one the rest; small words are joined in front. */
function distribute(tokens: readonly TargetToken[], source: FreeUnits): readonly TargetToken[] {
  if (tokens.every((token) => token.units.length < 2)) return tokens;
  const distributed: TargetToken[] = [];
  for (let start = 0; start < tokens.length; ) {
    const named = (tokens[start] as TargetToken).units;
    const shared = [...new Set(named)];
    let end = start + 1;
    while (named.length > 1 && isSame(tokens[end]?.units, named)) end += 1;
    if (shared.length > 1) end = withUnbound(tokens, end, shared.length - (end - start), source);
    const run = tokens.slice(start, end);
    if (named.length < 2) distributed.push(...run);
    else {
      const parts = run.flatMap(wordsOf);
      const owners =
        repeatedOwners(named, parts.length) ?? ownersOf(parts.length, shared, (unit) => source.wordsIn(unit));
      for (const [index, part] of parts.entries()) distributed.push({ ...part, units: owners[index] ?? shared });
    }
    start = end;
  }
  return distributed;
}

/**
 * A unit that is named again and again made several words, `[[3; 3; 4]]a lo Gran`, or one that agrees with the word of another
 * unit, `[[2; 2; 3]]uttrykte`. Undefined where that says nothing.
 */
function repeatedOwners(named: readonly number[], words: number): readonly (readonly number[])[] | undefined {
  if (words === named.length) return named.map((unit) => [unit]);
  const [first = 0, second] = named;
  return words === 1 && first === second ? [[first]] : undefined;
}

function isSame(units: readonly number[] | undefined, others: readonly number[]): boolean {
  return units?.length === others.length && units.every((unit, index) => unit === others[index]);
}

/**
 * The end of a run with more units than words, which takes words behind it that have no unit: as many as it lacks. Where the
 * next unit of the source has no word, they are of that one.
 */
function withUnbound(tokens: readonly TargetToken[], end: number, missing: number, source: FreeUnits): number {
  const next = (tokens[end - 1]?.units.at(-1) ?? 0) + 1;
  let extended = end;
  while (extended - end < missing && tokens[extended]?.units.length === 0 && word.test(tokens[extended]?.text ?? ''))
    extended += 1;
  const behind = tokens[extended]?.units[0];
  return source.isFree(next) && (behind === undefined || behind > next) ? end : extended;
}

function wordsOf(token: TargetToken): readonly TargetToken[] {
  const parts = token.text.match(words) ?? [token.text];
  return parts.map((part, index) =>
    index === 0 ? { ...token, text: part } : { text: part, space: '', units: token.units },
  );
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

/** Articles and prepositions that a language asks for are shorter. */
const contentWord = /^\p{L}[\p{L}\p{M}'’-]{3,}$/u;

/**
 * A word without a unit, beside one whose source neighbour has no word, is that neighbour's; a longer one right behind a bound
 * word comes from the same unit. Behind a mark it may be what became of the word before: `следващия ден`, `ден, којшто
 * следува`.
 */
function bindUnbound(tokens: readonly TargetToken[], source: FreeUnits): readonly TargetToken[] {
  if (tokens.every((token) => token.units.length > 0)) return tokens;
  const result: TargetToken[] = [];
  for (const [index, token] of tokens.entries()) {
    const before = result.at(-1);
    const left = before?.units.at(-1);
    const right = tokens[index + 1]?.units[0];
    const neighbour = [left === undefined ? 0 : left + 1, right === undefined ? 0 : right - 1].find((unit) =>
      source.isFree(unit),
    );
    const overMark = before?.text === ',' && before.units.length === 0 ? (result.at(-2)?.units[0] ?? 0) - 1 : 0;
    if (token.units.length > 0 || !word.test(token.text)) result.push(token);
    else if (neighbour !== undefined) {
      source.take(neighbour);
      result.push({ ...token, units: [neighbour] });
    } else if (contentWord.test(token.text) && source.isFree(overMark)) {
      source.take(overMark);
      result.push({ ...token, units: [overMark] });
    } else if (before?.units.length === 1 && word.test(before.text) && contentWord.test(token.text)) {
      result.push({ ...token, units: before.units });
    } else result.push(token);
  }
  return result;
}
