import { packData } from '../../packs/pack-files.ts';
import { packWords } from '../../packs/tables.ts';
import type { TextSpan } from '../../text-edit.ts';
import { wordFrequencies } from './frequent-words.ts';

/*
 * Words of other languages that a text cites: `the Latin word natura`. A dictionary of one language takes them for slips.
 */

const latinWords: ReadonlySet<string> = new Set(packWords('la', 'words', 'cited'));

export function isLatinWord(word: string): boolean {
  return latinWords.has(word.toLowerCase());
}

interface Citation {
  /** Source of a pattern for what is before a word that is cited. */
  readonly before: string;
  /** Letters of a word that is named so: names of programs are short. */
  readonly longest?: number;
}

const citedBehind = new Map(
  Object.entries(packData<readonly Citation[]>('citations')).map(([language, citations]) => [
    language,
    citations.map(({ before, longest = Infinity }) => ({
      before: new RegExp(`(?<![\\p{L}-])(?:${before})(?:[ \u00a0:,]{1,2}["“„«‘'(*_]?)$`, 'iu'),
      longest,
    })),
  ]),
);
/** More than the words of a citation have. */
const reach = 60;

/** Whether what is before a word says that the word is of another language, or that it is named rather than used. */
export function isCited(text: string, { start, end }: TextSpan, base: string): boolean {
  const written = text.slice(Math.max(0, start - reach), start);
  return (citedBehind.get(base) ?? []).some(({ before, longest }) => end - start <= longest && before.test(written));
}

const tables = ['de', 'en', 'es', 'fr', 'it', 'pt'];

/** Less frequent ones may be names, or words that the other language has from this one. */
const fewestElsewhere = 2_000;
const shortestElsewhere = 4;

/** Of shorter words only articles and the like, as names have them: `San Nicolás de los Arroyos`. */
const articleElsewhere = 500_000;

/** Whether books of another language have the word often: `haute`, `gras`. Asked where no dictionary of others is. */
export function isFrequentElsewhere(word: string, base: string): boolean {
  const small = word.toLowerCase();
  const fewest = small.length < shortestElsewhere ? articleElsewhere : fewestElsewhere;
  return tables.some((other) => other !== base && (wordFrequencies(other).get(small) ?? 0) >= fewest);
}
