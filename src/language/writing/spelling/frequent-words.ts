import { readFileSync } from 'node:fs';
import { languagesWithTables, packWords } from '../../packs/tables.ts';
import { everydayWords } from './everyday-words.ts';

/** Occurrences of words in 100 million words. */
export type WordFrequencies = ReadonlyMap<string, number>;

const byLanguage = new Map<string, ReadonlySet<string>>();
const frequenciesByLanguage = new Map<string, WordFrequencies>();

/** Languages of the tables in `frequencies/`. */
const listed: ReadonlySet<string> = new Set(['de', 'en', 'es', 'fr', 'it', 'pt']);
/** Of words that only our own lists have. */
const detected = 5_000;
const everyday = 2_000;
/** Counts of books split contractions, which are as frequent as function words. */
const contracted = 20_000;

/** The words that the detection of languages knows: few hundred a language, the most frequent ones. Small letters. */
export function frequentWords(base: string): ReadonlySet<string> {
  const known = byLanguage.get(base);
  if (known !== undefined) return known;
  const hasWords = languagesWithTables('detection').includes(base);
  const made = new Set(hasWords ? packWords(base, 'detection', 'frequent-words') : []);
  byLanguage.set(base, made);
  return made;
}

/**
 * How frequent words are: the 10,000 most frequent ones of books, those of detection, and everyday words. Names and German
 * nouns have their capital where the table has it; with a small letter they are there as well.
 */
export function wordFrequencies(base: string): WordFrequencies {
  const known = frequenciesByLanguage.get(base);
  if (known !== undefined) return known;
  const made = new Map<string, number>();
  for (const word of everydayWords[base]?.trim().split(/\s+/) ?? [])
    made.set(word, word.includes("'") ? contracted : everyday);
  for (const word of frequentWords(base)) made.set(word, detected);
  if (listed.has(base)) {
    const table = readFileSync(new URL(`./frequencies/${base}.tsv`, import.meta.url), 'utf8');
    for (const line of table.trim().split('\n')) {
      const [word = '', occurrences = ''] = line.split('\t');
      for (const written of new Set([word, word.toLowerCase()]))
        made.set(written, Math.max(made.get(written) ?? 0, Number(occurrences)));
    }
  }
  frequenciesByLanguage.set(base, made);
  return made;
}
