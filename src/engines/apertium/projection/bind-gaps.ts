import type { TargetToken } from '../../shared/projection/target-text.ts';
import type { FreeUnits } from './free-units.ts';

export const word = /^\p{L}[\p{L}\p{M}'’-]*$/u;

/**
 * Words without a unit between bound ones are those of the units without a word between theirs: the words that begin alike, and
 * where there are as many of both, all.
 */
export function bindGaps(tokens: readonly TargetToken[], source: FreeUnits): readonly TargetToken[] {
  const result = [...tokens];
  for (let start = 0; start < tokens.length; start += 1) {
    if (tokens[start]?.units.length !== 0) continue;
    let end = start + 1;
    while (tokens[end]?.units.length === 0) end += 1;
    const gap = range(start, end).filter((index) => word.test(tokens[index]?.text ?? ''));
    const left = tokens[start - 1]?.units.at(-1) ?? 0;
    const right = tokens[end]?.units[0] ?? source.count + 1;
    const free = right - left > longestGap ? [] : range(left + 1, right).filter((unit) => source.isFree(unit));
    if (gap.length > 1 && free.length > 0)
      for (const [index, unit] of pairByLetters(gap, free, tokens, source)) {
        source.take(unit);
        result[index] = { ...(tokens[index] as TargetToken), units: [unit] };
      }
    start = end - 1;
  }
  return result;
}

const longestGap = 12;

/** Words that begin alike in both languages belong together; as many others follow in order. */
function pairByLetters(
  gap: readonly number[],
  free: readonly number[],
  tokens: readonly TargetToken[],
  source: FreeUnits,
): ReadonlyMap<number, number> {
  const alike = gap.flatMap((index) =>
    free.map((unit) => ({ index, unit, letters: sharedBeginning(tokens[index]?.text ?? '', source.textOf(unit)) })),
  );
  const isEven = gap.length === free.length;
  const paired = new Map<number, number>();
  const units = new Set(free);
  for (const { index, unit, letters } of alike.toSorted((one, other) => other.letters - one.letters))
    if (letters > (isEven ? 1 : 2) && !paired.has(index) && units.delete(unit)) paired.set(index, unit);
  if (!isEven) return paired;
  const rest = units.values();
  for (const index of gap) if (!paired.has(index)) paired.set(index, rest.next().value ?? 0);
  return paired;
}

function sharedBeginning(one: string, other: string): number {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  let length = 0;
  while (length < first.length && first[length] === second[length]) length += 1;
  return length;
}

function range(start: number, end: number): readonly number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
}
