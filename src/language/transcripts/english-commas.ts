import { packWords } from '../packs/tables.ts';

const adverbs: ReadonlySet<string> = new Set(packWords('en', 'speech', 'adverbs-before-sentences'));
const degrees: ReadonlySet<string> = new Set(packWords('en', 'speech', 'degrees'));
const notBeforeBut: ReadonlySet<string> = new Set(packWords('en', 'speech', 'not-before-but'));
const notBeforeWhich: ReadonlySet<string> = new Set(packWords('en', 'speech', 'not-before-which'));
/** Words before a clause that a comma separates: shorter ones are no clauses. */
const leastWords = 3;

/**
 * Indexes of words that a comma follows: an adverb that begins the sentence, and what comes before `but` and `which`, where
 * that is likely to be another clause.
 */
export function findCommas(words: readonly string[], beginsSentence: boolean): ReadonlySet<number> {
  const commas = new Set<number>();
  const isLast = (index: number): boolean => index === words.length - 1;
  for (const [index, word] of words.entries()) {
    const before = words[index - 1] ?? '';
    if (index === 0 && beginsSentence && adverbs.has(word) && !isLast(0) && !degrees.has(words[1] ?? '')) commas.add(0);
    if (index < leastWords || isLast(index)) continue;
    if (word === 'but' && !notBeforeBut.has(before) && !isNotOnly(words.slice(0, index))) commas.add(index - 1);
    if (word === 'which' && !notBeforeWhich.has(before)) commas.add(index - 1);
  }
  return commas;
}

/** `not only … but …` is one clause. */
function isNotOnly(words: readonly string[]): boolean {
  const only = words.lastIndexOf('only');
  return only > 0 && /n't$|^not$/.test(words[only - 1] ?? '');
}
