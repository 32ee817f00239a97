/** A word of a dictionary by numbers: of its letters (`letterNumber`) and of its phones in `Examples.phones`. */
export interface Example {
  readonly letters: Uint8Array;
  readonly phones: Uint8Array;
}

export interface Examples {
  readonly phones: readonly string[];
  readonly words: readonly Example[];
}

const alphabet = "abcdefghijklmnopqrstuvwxyz'";
export const letterCount = alphabet.length;

/** The letters of a word by their numbers, without accents; what is no letter of English is left out. */
export function lettersOf(word: string): Uint8Array {
  const plain = word.toLowerCase().normalize('NFKD');
  return Uint8Array.from([...plain].map((letter) => alphabet.indexOf(letter)).filter((number) => number >= 0));
}

/** What a dictionary of PocketSphinx teaches about letters: `word PH PH`, `word(2) PH PH`. */
export function readExamples(dictionary: string): Examples {
  const numbers = new Map<string, number>();
  const words: Example[] = [];
  for (const line of dictionary.split('\n')) {
    const [, word = '', written = ''] = /^([a-z']+)(?:\(\d+\))? (.+)$/.exec(line) ?? [];
    if (word === '') continue;
    const phones = written.trim().split(' ');
    for (const phone of phones) if (!numbers.has(phone)) numbers.set(phone, numbers.size);
    words.push({ letters: lettersOf(word), phones: Uint8Array.from(phones, (phone) => numbers.get(phone) ?? 0) });
  }
  return { phones: [...numbers.keys()], words };
}
