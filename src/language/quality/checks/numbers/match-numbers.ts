import type { CheckedSegment } from '../../quality-check.ts';
import { type MonthWord, monthsOf } from './month-words.ts';
import type { ReadNumber } from './read-digits.ts';
import { numbersOf, rounded, type TextNumbers } from './read-numbers.ts';
import { type MeasuringUnit, unitBehind } from './unit-names.ts';

/** The numbers of both texts that have no counterpart in the other, and those that have one. */
export interface MatchedNumbers {
  /** In digits, without a counterpart of any kind. */
  readonly missing: readonly ReadNumber[];
  readonly added: readonly ReadNumber[];
  /** In words, without one. */
  readonly missingWords: readonly ReadNumber[];
  readonly addedWords: readonly ReadNumber[];
  /** Numbers that both texts have once. */
  readonly pairs: readonly (readonly [source: ReadNumber, target: ReadNumber])[];
  /** Both texts have as many numbers, in any form. */
  readonly sameCount: boolean;
  /** Both languages have a table of number words. */
  readonly hasWords: boolean;
}

/** Units that are written beside a number in half of the world are converted for the other half. */
const conversionTolerance = 0.12;
const clock =
  /(?<![\p{L}])(?:[ap]\.? ?m\.?|uhr|noon|midnight)(?![\p{L}])|午[前後后]|[上下]午|\d ?h(?![\p{L}])|de la (?:tarde|noche)|da (?:tarde|noite)|(?:вечера|утра|дня|ночи)|\d:\d\d/iu;

const degrees = /°|degree|\bgrad|grad[oi]|degré|graus|градус|度|stopni/iu;

export function matchNumbers({ source, target }: CheckedSegment): MatchedNumbers {
  const [inSource, inTarget] = [numbersOf(source), numbersOf(target)];
  const [sourceMonths, targetMonths] = [monthsOf(source), monthsOf(target)];
  const mentions = (pattern: RegExp): boolean => pattern.test(source.prose) || pattern.test(target.prose);
  const about = { clock: mentions(clock), degrees: mentions(degrees) };
  const sourceSide = sideOf(inSource, sourceMonths, source.prose, source.base);
  const targetSide = sideOf(inTarget, targetMonths, target.prose, target.base);
  const missing = withoutMonths(inSource.numbers, sourceMonths).filter(
    (number) => !isKnown(number, sourceSide, targetSide, about),
  );
  const added = withoutMonths(inTarget.numbers, targetMonths).filter(
    (number) => !isKnown(number, targetSide, sourceSide, about),
  );
  return {
    missing: missing.filter(({ form }) => form === 'digits'),
    added: added.filter(({ form }) => form === 'digits'),
    missingWords: missing.filter(({ form }) => form === 'words'),
    addedWords: added.filter(({ form }) => form === 'words'),
    pairs: pairsOf(inSource, inTarget),
    sameCount: countOf(inSource) === countOf(inTarget),
    hasWords: inSource.hasWords && inTarget.hasWords,
  };
}

/** `9月` is compared as a month. */
function withoutMonths(numbers: readonly ReadNumber[], months: readonly MonthWord[]): readonly ReadNumber[] {
  const starts = new Set(months.map(({ start }) => start));
  return starts.size === 0 ? numbers : numbers.filter(({ start }) => !starts.has(start));
}

interface Side {
  readonly prose: string;
  readonly base: string;
  /** Everything that numbers of the text may be. */
  readonly values: ReadonlySet<number>;
  /** Beside them, what words say: `third`, `both`, `decade`. */
  readonly hints: ReadonlySet<number>;
  /** What explains numbers in digits only: parts of numbers, and months. */
  readonly parts: ReadonlySet<number>;
  /** Amounts in the base unit of each dimension, by unit, in order of their size. */
  readonly amounts: ReadonlyMap<string, UnitAmounts>;
}

interface UnitAmounts {
  readonly unit: MeasuringUnit;
  readonly values: number[];
}

function sideOf({ numbers, hints }: TextNumbers, months: readonly MonthWord[], prose: string, base: string): Side {
  const parts = new Set(months.map(({ month }) => month));
  const amounts = new Map<string, UnitAmounts>();
  const values = new Set<number>();
  for (const number of numbers) {
    for (const value of number.values) values.add(value);
    for (const part of number.parts) parts.add(part);
    const unit = unitBehind(prose, number.end, base);
    if (unit === undefined) continue;
    const known = amounts.get(unit.id) ?? { unit, values: [] };
    for (const value of number.values) known.values.push(value * unit.factor);
    amounts.set(unit.id, known);
  }
  for (const known of amounts.values()) known.values.sort((one, other) => one - other);
  return { prose, base, values, hints, parts, amounts };
}

function isKnown(number: ReadNumber, own: Side, other: Side, about: About): boolean {
  const has = (value: number): boolean =>
    other.values.has(value) || other.hints.has(value) || (number.form === 'digits' && other.parts.has(value));
  const values = number.values.length > 0 ? number.values : number.parts;
  if (values.some((value) => has(value) || isOtherForm(value, has, about) || isCounted(value, has, own, other)))
    return true;
  if (number.parts.length > 1 && number.parts.every((part) => has(part) || isOtherForm(part, has, about))) return true;
  // `1939–45`, `’98`
  if (number.parts.length === 0 && number.text.length === 4 && other.values.has(Number(number.text.slice(2))))
    return true;
  return isConverted(number, own, other);
}

/** What a segment is about, so that numbers have other forms. */
interface About {
  readonly clock: boolean;
  readonly degrees: boolean;
}

/** The same number said in another way. */
function isOtherForm(value: number, has: (value: number) => boolean, { clock, degrees }: About): boolean {
  if (value === 1 || value === 0) return true;
  if (clock && Number.isInteger(value) && value <= 24 && (has(value + 12) || has(value - 12))) return true;
  // `1998` and `’98`, decades and their centuries.
  if (Number.isInteger(value) && value >= 1000 && value < 2100) {
    if (value % 10 === 0 && has(value % 100)) return true;
    if (value % 100 === 0 && has(value / 100 + 1)) return true;
  }
  if (Number.isInteger(value) && value < 100) {
    for (const century of [1800, 1900, 2000]) if (has(century + value)) return true;
    if (value >= 2 && value <= 21 && has((value - 1) * 100)) return true;
  }
  // 50 % is a half, and `half a million` is 500,000.
  if ((value === 50 && has(0.5)) || (value === 0.5 && has(50))) return true;
  if (value >= 1000) for (const scale of [1e3, 1e6, 1e9]) if (has(rounded(value / scale))) return true;
  if (degrees && value < mostDegrees) {
    const [celsius, fahrenheit] = [((value - 32) * 5) / 9, (value * 9) / 5 + 32];
    for (const converted of [celsius, fahrenheit])
      for (let near = Math.floor(converted) - 1; near <= converted + 2; near += 1) if (has(near)) return true;
  }
  return false;
}

/** A temperature. */
const mostDegrees = 10_000;
const counted = [10, 12, 100];

/** `two decades` are 20 years, and `three dozen` are 36. */
function isCounted(value: number, has: (value: number) => boolean, own: Side, other: Side): boolean {
  return counted.some(
    (size) =>
      (other.hints.has(size) && value % size === 0 && has(value / size)) || (own.hints.has(size) && has(value * size)),
  );
}

/** `3,000 miles` as `4,800 km`, also where it is rounded. */
function isConverted(number: ReadNumber, own: Side, other: Side): boolean {
  if (other.amounts.size === 0) return false;
  const unit = unitBehind(own.prose, number.end, own.base);
  // What is in the same unit is not converted.
  if (unit === undefined || other.amounts.has(unit.id)) return false;
  for (const { unit: converted, values } of other.amounts.values()) {
    if (converted.dimension !== unit.dimension || converted.id === unit.id) continue;
    if (number.values.some((value) => isNear(value * unit.factor, values))) return true;
  }
  return false;
}

/** Whether one of the values, in order, is near. */
function isNear(amount: number, values: readonly number[]): boolean {
  const least = amount * (1 - conversionTolerance);
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return (values[low] ?? Infinity) <= amount / (1 - conversionTolerance);
}

function pairsOf(source: TextNumbers, target: TextNumbers): MatchedNumbers['pairs'] {
  const once = ({ numbers }: TextNumbers): ReadonlyMap<number, ReadNumber | undefined> => {
    const byValue = new Map<number, ReadNumber | undefined>();
    for (const number of numbers)
      for (const value of number.values) byValue.set(value, byValue.has(value) ? undefined : number);
    return byValue;
  };
  const [inSource, inTarget] = [once(source), once(target)];
  const pairs = new Map<ReadNumber, ReadNumber>();
  for (const [value, number] of inSource) {
    const other = inTarget.get(value);
    if (number !== undefined && other !== undefined && !pairs.has(number)) pairs.set(number, other);
  }
  return [...pairs];
}

function countOf({ numbers }: TextNumbers): number {
  return numbers.filter(({ doubtful }) => !doubtful).length;
}
