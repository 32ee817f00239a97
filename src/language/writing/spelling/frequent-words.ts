import { readPackText } from '../../packs/pack-files.ts';
import { languagesWithTables, packWords } from '../../packs/tables.ts';

/** Occurrences of words in 100 million words. */
export type WordFrequencies = ReadonlyMap<string, number>;

const byLanguage = new Map<string, ReadonlySet<string>>();
const frequenciesByLanguage = new Map<string, WordFrequencies>();

/** Languages whose pack has `frequencies.tsv`, and everyday words. */
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
  for (const word of listed.has(base) ? packWords(base, 'words', 'everyday') : [])
    made.set(word, word.includes("'") ? contracted : everyday);
  for (const word of frequentWords(base)) made.set(word, detected);
  if (listed.has(base)) {
    for (const line of readPackText(base, 'frequencies.tsv').trim().split('\n')) {
      const [word = '', occurrences = ''] = line.split('\t');
      for (const written of new Set([word, word.toLowerCase()]))
        made.set(written, Math.max(made.get(written) ?? 0, Number(occurrences)));
    }
  }
  frequenciesByLanguage.set(base, made);
  return made;
}

/** A table of a pack that is searched in its text, since few of its words are ever looked up. */
interface SortedTable {
  /** Lines with a word, a tab and its occurrences, in the order of code units. */
  readonly text: string;
  /** Where lines start. */
  readonly lines: Uint32Array;
}

const tableByLanguage = new Map<string, SortedTable | undefined>();
/** Languages whose pack has `rarer-words.tsv`. */
const withRarerWords: ReadonlySet<string> = new Set(['it']);

/** Occurrences in 100 million words of a word in small letters that `wordFrequencies` lacks; 0 where nothing is known of it. */
export function rarerOccurrences(base: string, word: string): number {
  const table = rarerWords(base);
  if (table === undefined) return 0;
  const { text, lines } = table;
  const wanted = `${word}\t`;
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = lines[middle] as number;
    const found = text.slice(start, start + wanted.length);
    if (found === wanted) return Number(text.slice(start + wanted.length, text.indexOf('\n', start)));
    if (found < wanted) low = middle + 1;
    else high = middle;
  }
  return 0;
}

function rarerWords(base: string): SortedTable | undefined {
  if (tableByLanguage.has(base)) return tableByLanguage.get(base);
  const text = withRarerWords.has(base) ? readPackText(base, 'rarer-words.tsv') : '';
  const starts: number[] = [];
  for (let start = 0; start < text.length; start = text.indexOf('\n', start) + 1) starts.push(start);
  const table = text === '' ? undefined : { text, lines: Uint32Array.from(starts) };
  tableByLanguage.set(base, table);
  return table;
}
