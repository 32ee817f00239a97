import { type Example, type Examples, letterCount } from './dictionary-examples.ts';

/**
 * What a letter says: no phone (0), one (1 + phone), or two (`twoPhones`). A word is a sequence of letters with what each
 * says: `x` of `axis` says `K S`, the second `t` of `letter` nothing.
 */
export type Sound = number;

export function twoPhones(first: number, second: number, phoneCount: number): Sound {
  return 1 + phoneCount + first * phoneCount + second;
}

/** The phones of a sound, by their numbers. */
export function phonesOfSound(sound: Sound, phoneCount: number): readonly number[] {
  if (sound === 0) return [];
  if (sound <= phoneCount) return [sound - 1];
  const both = sound - 1 - phoneCount;
  return [Math.floor(both / phoneCount), both % phoneCount];
}

const rounds = 4;
/** Words that it is learned from; it is used on all. */
const learnedFrom = 20_000;

/**
 * For each word what each of its letters says; undefined where it has more phones than its letters can say (`mr`). Nobody
 * has said which letter says what: words are read with what is known so far, and what is known is counted anew from all ways to
 * read them, each as likely as it is (expectation maximization).
 */
export function alignLetters({ phones, words }: Examples): readonly (Uint16Array | undefined)[] {
  let known = firstGuess(phones.length);
  const step = Math.max(1, Math.floor(words.length / learnedFrom));
  const some = words.filter((_, index) => index % step === 0);
  for (let round = 0; round < rounds; round += 1) {
    const reader = new WordReader(known, phones.length);
    for (const word of some) reader.count(word);
    known = reader.learned();
  }
  const reader = new WordReader(known, phones.length);
  return words.map((word) => reader.likeliest(word));
}

/** Letters say one phone more often than none or two. */
function firstGuess(phoneCount: number): Float64Array {
  const sounds = soundCount(phoneCount);
  return new Float64Array(letterCount * sounds).map((_, index) => {
    const sound = index % sounds;
    if (sound === 0) return 0.2;
    return sound <= phoneCount ? 0.7 / phoneCount : 0.1 / phoneCount ** 2;
  });
}

function soundCount(phoneCount: number): number {
  return 1 + phoneCount + phoneCount ** 2;
}

/** Reads words with probabilities of sounds by letter. */
class WordReader {
  readonly #known: Float64Array;
  readonly #phoneCount: number;
  readonly #sounds: number;
  readonly #counts: Float64Array;

  constructor(known: Float64Array, phoneCount: number) {
    this.#known = known;
    this.#phoneCount = phoneCount;
    this.#sounds = soundCount(phoneCount);
    this.#counts = new Float64Array(known.length);
  }

  count(word: Example): void {
    const { letters, phones } = word;
    const width = phones.length + 1;
    const before = this.#forward(word, (left, right) => left + right);
    const total = before[letters.length * width + phones.length] ?? 0;
    if (total === 0) return;
    // From the end: what follows each position, times what is before it.
    let after = new Float64Array(width);
    after[phones.length] = 1;
    for (let letter = letters.length - 1; letter >= 0; letter -= 1) {
      const here = new Float64Array(width);
      for (let phone = 0; phone < width; phone += 1)
        for (let size = 0; size <= 2 && phone + size < width; size += 1) {
          const at = this.#at(word, letter, phone, size);
          const rest = (this.#known[at] ?? 0) * (after[phone + size] ?? 0);
          here[phone] = (here[phone] ?? 0) + rest;
          this.#counts[at] = (this.#counts[at] ?? 0) + ((before[letter * width + phone] ?? 0) * rest) / total;
        }
      after = here;
    }
  }

  learned(): Float64Array {
    const learned = new Float64Array(this.#counts.length);
    for (let letter = 0; letter < letterCount; letter += 1) {
      const own = this.#counts.subarray(letter * this.#sounds, (letter + 1) * this.#sounds);
      const total = own.reduce((sum, count) => sum + count, 0);
      learned.set(
        own.map((count) => count / Math.max(total, 1)),
        letter * this.#sounds,
      );
    }
    return learned;
  }

  likeliest(word: Example): Uint16Array | undefined {
    const { letters, phones } = word;
    const width = phones.length + 1;
    const best = this.#forward(word, Math.max);
    if ((best[letters.length * width + phones.length] ?? 0) === 0) return undefined;
    const sounds = new Uint16Array(letters.length);
    let phone = phones.length;
    for (let letter = letters.length - 1; letter >= 0; letter -= 1) {
      let taken = { size: 0, value: -1 };
      for (let size = 0; size <= 2 && size <= phone; size += 1) {
        const at = this.#at(word, letter, phone - size, size);
        const value = (best[letter * width + phone - size] ?? 0) * (this.#known[at] ?? 0);
        if (value > taken.value) taken = { size, value };
      }
      phone -= taken.size;
      sounds[letter] = this.#sound(phones, phone, taken.size);
    }
    return sounds;
  }

  /** For each number of letters and of phones read, the probability of the ways there: of all, or of the best. */
  #forward(word: Example, join: (left: number, right: number) => number): Float64Array {
    const { letters, phones } = word;
    const width = phones.length + 1;
    const table = new Float64Array((letters.length + 1) * width);
    table[0] = 1;
    for (let letter = 0; letter < letters.length; letter += 1)
      for (let phone = 0; phone < width; phone += 1) {
        const here = table[letter * width + phone] ?? 0;
        if (here === 0) continue;
        for (let size = 0; size <= 2 && phone + size < width; size += 1) {
          const to = (letter + 1) * width + phone + size;
          table[to] = join(table[to] ?? 0, here * (this.#known[this.#at(word, letter, phone, size)] ?? 0));
        }
      }
    return table;
  }

  /** Where the probability is that a letter says so many phones from here. */
  #at({ letters, phones }: Example, letter: number, phone: number, size: number): number {
    return (letters[letter] ?? 0) * this.#sounds + this.#sound(phones, phone, size);
  }

  #sound(phones: Uint8Array, phone: number, size: number): Sound {
    if (size === 0) return 0;
    if (size === 1) return 1 + (phones[phone] ?? 0);
    return twoPhones(phones[phone] ?? 0, phones[phone + 1] ?? 0, this.#phoneCount);
  }
}
