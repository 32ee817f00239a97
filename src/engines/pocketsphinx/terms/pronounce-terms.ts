import { pronounceWithEspeak } from './pronounce-with-espeak.ts';
import { readPhones } from './read-phones.ts';
import { wordsOfTerm } from './words-of-term.ts';

const mostVariants = 4;

/** Pronunciations of the words that a dictionary of PocketSphinx has: `word PH PH`, `word(2) PH PH`. */
export function knownPronunciations(
  dictionary: Buffer,
  words: Iterable<string>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const word of words) {
    const variants: string[] = [];
    for (let number = 1; number <= mostVariants; number += 1) {
      const phones = phonesOf(dictionary, number === 1 ? word : `${word}(${number})`);
      if (phones === undefined) break;
      variants.push(phones);
    }
    if (variants.length > 0) found.set(word, variants);
  }
  return found;
}

function phonesOf(dictionary: Buffer, entry: string): string | undefined {
  const start = dictionary.indexOf(`\n${entry} `);
  if (start === -1) return undefined;
  const phonesAt = start + Buffer.byteLength(entry) + 2;
  const end = dictionary.indexOf('\n', phonesAt);
  return dictionary.toString('utf8', phonesAt, end === -1 ? dictionary.length : end).trim();
}

/** How each term may be pronounced, in phones of the dictionary; none where nothing of it can be spoken in English. */
export async function pronounceTerms(
  terms: readonly string[],
  dictionary: Buffer,
  signal: AbortSignal,
): Promise<readonly (readonly string[])[]> {
  const spoken = terms.map(wordsOfTerm);
  const words = [...new Set(spoken.flat())];
  const known = knownPronunciations(dictionary, new Set(words.map((word) => word.toLowerCase())));
  // Short words in capitals may be spelled, whatever the dictionary says.
  const unknown = words.filter((word) => !known.has(word.toLowerCase()) || isAcronym(word));
  const written = (await pronounceWithEspeak(unknown, signal)) ?? [];
  const guessed = new Map(unknown.map((word, index) => [word, readPhones(written[index] ?? '')]));
  return spoken.map((parts) => {
    const variants = parts.map((word) => {
      const guess = guessed.get(word);
      return [...new Set([...(known.get(word.toLowerCase()) ?? []), ...(guess ? [guess] : [])])];
    });
    return variants.some((own) => own.length === 0) ? [] : combine(variants);
  });
}

function isAcronym(word: string): boolean {
  return /^\p{Lu}{2,5}$/u.test(word);
}

/** Pronunciations of words one after another, the usual ones first. */
function combine(variants: readonly (readonly string[])[]): readonly string[] {
  let all = [''];
  for (const own of variants)
    all = own.flatMap((phones) => all.map((before) => `${before} ${phones}`.trim())).slice(0, mostVariants);
  return all.filter((phones) => phones !== '');
}
