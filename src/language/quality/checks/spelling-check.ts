import type { TextSpan } from '../../text-edit.ts';
import { protectedRanges } from '../../writing/protected-ranges.ts';
import { readWords as spelledWords } from '../../writing/spelling/words.ts';
import { convertToVariant } from '../../writing/variants/convert-variant.ts';
import type { CheckedSegment, FoundError, SegmentCheck } from '../quality-check.ts';
import { quote, readWords, type TextWord } from './texts.ts';

/** Words that a correction changes at once; more are another sentence. */
const mostWords = 3;

/** What a writing engine corrects in the translation, word by word, and words that no dictionary has. */
export const spellingCheck: SegmentCheck = {
  id: 'spelling',
  find(segment, { misspellings }) {
    const { corrected, target } = segment;
    const changed = corrected === undefined || corrected === target.text ? [] : changesOf(target.text, corrected);
    const found = changed.flatMap((change) => explain(segment, change));
    if (misspellings === undefined || misspellings.size === 0) return found;
    const known = new Set(found.flatMap((error) => error.target.map(({ start }) => start)));
    return [...found, ...misspelled(segment, misspellings).filter((error) => !known.has(error.target[0]?.start ?? -1))];
  },
};

/** Words in small letters that are near to a word of the language; what the source has too is a name or a term. */
function misspelled({ source, target }: CheckedSegment, meant: ReadonlyMap<string, string>): readonly FoundError[] {
  const written = new Set(readWords(source.prose).map(({ word }) => word.toLowerCase()));
  return spelledWords(target.text, target.language, protectedRanges(target.text)).flatMap(
    ({ word, start, end }): readonly FoundError[] => {
      const instead = meant.get(word);
      if (instead === undefined || written.has(word.toLowerCase()) || isOfVariant(word, target.base)) return [];
      return [spellingError({ start, end }, word, instead, 0.65)];
    },
  );
}

/** The dictionary is American: `colour` is no error. */
function isOfVariant(word: string, base: string): boolean {
  return base === 'en' && convertToVariant(word, 'en-US') !== word;
}

function spellingError(span: TextSpan, found: string, instead: string, confidence: number): FoundError {
  return {
    type: 'Fluency',
    subType: 'Spelling',
    severity: 'Minor',
    explanation: `${quote(found)} is probably an error: ${quote(instead)} is likely to be meant.`,
    source: [],
    target: [span],
    confidence,
  };
}

interface Change extends TextSpan {
  readonly words: readonly TextWord[];
  readonly instead: string;
}

function explain({ source, target }: CheckedSegment, { words, instead, start, end }: Change): readonly FoundError[] {
  const found = target.text.slice(start, end);
  // The source has it too: a name, a term, or its own spelling.
  if (words.length === 0 || words.length > mostWords || source.text.includes(found)) return [];
  if (words.length === 1 && isSlip(found, instead)) return [spellingError({ start, end }, found, instead, 0.75)];
  return [
    {
      type: 'Fluency',
      subType: 'Grammar',
      severity: 'Minor',
      explanation:
        instead === ''
          ? `${quote(found)} is probably too much.`
          : `${quote(found)} is probably an error: ${quote(instead)} is likely to be meant.`,
      source: [],
      target: [{ start, end }],
      confidence: 0.7,
    },
  ];
}

/** Most letters are the same: one word for another is grammar. */
function isSlip(found: string, instead: string): boolean {
  const letters = new Map<string, number>();
  for (const letter of found.toLowerCase()) letters.set(letter, (letters.get(letter) ?? 0) + 1);
  let common = 0;
  for (const letter of instead.toLowerCase()) {
    const left = letters.get(letter) ?? 0;
    if (left > 0) common += 1;
    letters.set(letter, left - 1);
  }
  return common >= Math.min(found.length, instead.length) - 1;
}

/** Words ahead in which the two texts are looked for to be the same again. */
const reach = 6;

/** Where the corrected text has other words; linear, since corrections are small. */
function changesOf(text: string, corrected: string): readonly Change[] {
  const [ours, theirs] = [readWords(text), readWords(corrected)];
  const changes: Change[] = [];
  let [one, other] = [0, 0];
  while (one < ours.length || other < theirs.length) {
    if (ours[one]?.word === theirs[other]?.word) {
      one += 1;
      other += 1;
      continue;
    }
    const [skipOurs, skipTheirs] = nextCommon(ours, theirs, one, other);
    const words = ours.slice(one, one + skipOurs);
    const instead = theirs.slice(other, other + skipTheirs);
    const [first, last] = [words[0], words.at(-1)];
    if (first !== undefined && last !== undefined)
      changes.push({
        words,
        instead: corrected.slice(instead[0]?.start ?? 0, instead.at(-1)?.end ?? 0),
        start: first.start,
        end: last.end,
      });
    one += skipOurs;
    other += skipTheirs;
  }
  return changes;
}

/** How many words of each text to skip until both go on with the same two words, or end. */
function nextCommon(
  ours: readonly TextWord[],
  theirs: readonly TextWord[],
  one: number,
  other: number,
): readonly [number, number] {
  for (let sum = 1; sum <= 2 * reach; sum += 1)
    for (let skip = Math.max(0, sum - reach); skip <= Math.min(sum, reach); skip += 1) {
      const [left, right] = [one + sum - skip, other + skip];
      const isSame = (offset: number): boolean => ours[left + offset]?.word === theirs[right + offset]?.word;
      if (left <= ours.length && right <= theirs.length && isSame(0) && isSame(1)) return [sum - skip, skip];
    }
  return [Math.max(1, Math.min(reach, ours.length - one)), Math.min(reach, theirs.length - other)];
}
