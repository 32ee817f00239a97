import type { CheckedSegment, FoundError, SegmentCheck } from '../../quality-check.ts';
import { quote } from '../texts.ts';
import { matchNumbers } from './match-numbers.ts';
import { monthsOf } from './month-words.ts';
import type { ReadNumber } from './read-digits.ts';
import { type MeasuringUnit, unitBehind } from './unit-names.ts';

const mistranslation = { type: 'Accuracy', subType: 'Mistranslation' } as const;

/** Numbers in digits and in words: each has a counterpart in the other text, in any form that the language has. */
export const numbersCheck: SegmentCheck = {
  id: 'numbers',
  find(segment) {
    if (segment.source.text === '' || segment.target.text === '') return [];
    const matched = matchNumbers(segment);
    const changed = changedNumbers(matched.missing, matched.added);
    if (changed.length > 0) return changed;
    const words = matched.hasWords ? changedWords(matched) : [];
    if (words.length > 0) return words;
    return [...matched.added.filter(isLarge).map(addedNumber), ...matched.missing.map(missingNumber)];
  },
};

/** Languages differ in what they count: a duel is one of two. */
function isLarge({ values, parts }: ReadNumber): boolean {
  return parts.length > 0 || values.some((value) => value > 2);
}

/** As many are missing as are there instead: these are the same ones. */
function changedNumbers(missing: readonly ReadNumber[], added: readonly ReadNumber[]): readonly FoundError[] {
  if (missing.length === 0 || missing.length !== added.length) return [];
  return missing.map((number, index) => changedNumber(number, added[index] as ReadNumber, 'Critical'));
}

function changedNumber(source: ReadNumber, target: ReadNumber, severity: FoundError['severity']): FoundError {
  return {
    ...mistranslation,
    severity,
    explanation: `The source has the number ${quote(source.text)}, the translation ${quote(target.text)}.`,
    source: [source],
    target: [target],
    confidence: 0.95,
  };
}

/** One number word of each text has no counterpart, in digits or words. */
function changedWords({
  missing,
  added,
  missingWords,
  addedWords,
  sameCount,
}: ReturnType<typeof matchNumbers>): readonly FoundError[] {
  const [sourceSide, targetSide] = [
    [...missing, ...missingWords],
    [...added, ...addedWords],
  ];
  const [source, target] = [sourceSide[0], targetSide[0]];
  // `five … five` and `fünf … sieben`
  if (sameCount && sourceSide.length === 0 && targetSide.length === 1 && target?.doubtful === false)
    return [addedNumber(target)];
  if (source === undefined || target === undefined) return [];
  if (sourceSide.length !== 1 || targetSide.length !== 1) return [];
  if (source.doubtful || target.doubtful) return [];
  return [{ ...changedNumber(source, target, 'Major'), confidence: 0.8 }];
}

function addedNumber(number: ReadNumber): FoundError {
  return {
    ...mistranslation,
    severity: 'Major',
    explanation: `The translation has the number ${quote(number.text)}, which is not in the source.`,
    source: [],
    target: [number],
    confidence: 0.7,
  };
}

function missingNumber(number: ReadNumber): FoundError {
  return {
    type: 'Accuracy',
    subType: 'Omission',
    severity: 'Major',
    explanation: `The number ${quote(number.text)} of the source is not in the translation.`,
    source: [number],
    target: [],
    confidence: 0.7,
  };
}

/** The same number with another unit. */
export const unitsCheck: SegmentCheck = {
  id: 'units',
  find(segment) {
    const { source, target } = segment;
    return matchNumbers(segment).pairs.flatMap(([one, other]): readonly FoundError[] => {
      const [unit, translated] = [
        unitBehind(source.prose, one.end, source.base),
        unitBehind(target.prose, other.end, target.base),
      ];
      if (unit === undefined || translated === undefined || unit.id === translated.id) return [];
      if (mayBeSame(unit, translated) || mayBeSame(translated, unit)) return [];
      return [
        {
          ...mistranslation,
          severity: 'Critical',
          explanation: `${quote(one.text)} has the unit ${unit.id} in the source, and ${translated.id} in the translation.`,
          source: [{ start: one.start, end: unit.end }],
          target: [{ start: other.start, end: translated.end }],
          confidence: 0.9,
        },
      ];
    });
  },
};

/** A pound is a weight and a currency, and `per hour` and `square` are words beside the unit. */
function mayBeSame(one: MeasuringUnit, other: MeasuringUnit): boolean {
  if (one.dimension === 'mass' && other.dimension === 'currency') return true;
  return one.dimension === 'length' && (other.id.startsWith(one.id) || other.dimension === 'area');
}

/** Months in words: one that only the source names, and another one that only the translation names. */
export const monthsCheck: SegmentCheck = {
  id: 'months',
  find({ source, target }: CheckedSegment) {
    const [inSource, inTarget] = [monthsOf(source), monthsOf(target)];
    const known = (months: typeof inSource) => new Set(months.map(({ month }) => month));
    const [sourceMonths, targetMonths] = [known(inSource), known(inTarget)];
    const missing = inSource.filter(({ month }) => !targetMonths.has(month));
    const added = inTarget.filter(({ month }) => !sourceMonths.has(month));
    if (missing.length === 0 || missing.length !== added.length) return [];
    return missing.map((month, index): FoundError => {
      const other = added[index] as (typeof added)[number];
      return {
        ...mistranslation,
        severity: 'Critical',
        explanation: `The source has the month ${quote(source.slice(month))}, the translation ${quote(target.slice(other))}.`,
        source: [month],
        target: [other],
        confidence: 0.95,
      };
    });
  },
};
