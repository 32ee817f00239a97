import { pronounceWithEspeak } from './pronounce-with-espeak.ts';
import { readPhones } from './read-phones.ts';
import type { Pronunciation, SpellingModel } from './spelling/spelling-model.ts';
import { wordsOfTerm } from './words-of-term.ts';

export interface TermsToPronounce {
  readonly terms: readonly string[];
  /** A dictionary of PocketSphinx. */
  readonly dictionary: Buffer;
  /** What it teaches about words that it does not have. Undefined where nothing was learned. */
  readonly spelling: SpellingModel | undefined;
}

/** Of a word in the dictionary. */
const mostKnown = 4;
/** Of a word that has to be guessed, by its spelling: four are right nine times of ten, the first one seven times. */
const mostGuessed = 4;
const mostOfTerm = 8;
/** A pronunciation that is less likely is hardly ever said. */
const leastProbability = 0.05;
/** How likely what eSpeak NG says is, beside guesses by the spelling: it is right in six of ten. */
const espeakProbability = 0.5;

/** Pronunciations of the words that a dictionary of PocketSphinx has: `word PH PH`, `word(2) PH PH`. */
export function knownPronunciations(
  dictionary: Buffer,
  words: Iterable<string>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const word of words) {
    const variants: string[] = [];
    for (let number = 1; number <= mostKnown; number += 1) {
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
  { terms, dictionary, spelling }: TermsToPronounce,
  signal: AbortSignal,
): Promise<readonly (readonly string[])[]> {
  const spoken = terms.map(wordsOfTerm);
  const words = [...new Set(spoken.flat())];
  const known = knownPronunciations(dictionary, new Set(words.map((word) => word.toLowerCase())));
  // Short words in capitals may be spelled, whatever the dictionary says.
  const unknown = words.filter((word) => !known.has(word.toLowerCase()) || isAcronym(word));
  const written = (await pronounceWithEspeak(unknown, signal)) ?? [];
  const guessed = new Map(
    unknown.map((word, index) => {
      const espeak = { phones: readPhones(written[index] ?? ''), probability: espeakProbability };
      const bySpelling = isAcronym(word) ? [] : (spelling?.pronounce(word, mostGuessed) ?? []);
      return [word, withoutOtherWords([...bySpelling, espeak], dictionary)];
    }),
  );
  return spoken.map((parts) => {
    const variants = parts.map((word) => {
      const own = (known.get(word.toLowerCase()) ?? []).map((phones) => ({ phones, probability: 1 }));
      return distinct([...own, ...(guessed.get(word) ?? [])]);
    });
    return variants.some((own) => own.length === 0) ? [] : combine(variants);
  });
}

function isAcronym(word: string): boolean {
  return /^\p{Lu}{2,5}$/u.test(word);
}

/** Guesses, the first of which is the likeliest, without unlikely ones and those that are how another word is pronounced. */
function withoutOtherWords(guesses: readonly Pronunciation[], dictionary: Buffer): readonly Pronunciation[] {
  return guesses
    .filter(({ phones, probability }) => phones !== '' && probability >= leastProbability)
    .filter(({ phones }, index) => index === 0 || !dictionary.includes(` ${phones}\n`));
}

function distinct(pronunciations: readonly Pronunciation[]): readonly Pronunciation[] {
  const first = new Map<string, Pronunciation>();
  for (const one of pronunciations) if (!first.has(one.phones)) first.set(one.phones, one);
  return [...first.values()];
}

/** Pronunciations of words one after another, the likeliest first. */
function combine(variants: readonly (readonly Pronunciation[])[]): readonly string[] {
  let all: readonly Pronunciation[] = [{ phones: '', probability: 1 }];
  for (const own of variants)
    all = all
      .flatMap((before) =>
        own.map(({ phones, probability }) => ({
          phones: `${before.phones} ${phones}`.trim(),
          probability: before.probability * probability,
        })),
      )
      .sort((left, right) => right.probability - left.probability)
      .slice(0, mostOfTerm);
  return all.map(({ phones }) => phones).filter((phones) => phones !== '');
}
