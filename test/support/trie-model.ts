/** Sequences of words with their probabilities and back-offs, as logarithms to the base ten: `['of the', -0.5, -0.2]`. */
export type NGrams = readonly (readonly [string, number, number?])[];

/**
 * A model of order three in the binary trie format of SphinxBase. All words of a sequence are in `unigrams`, and what a trigram ends and
 * begins with in `bigrams`.
 */
export function trieModel(unigrams: NGrams, bigrams: NGrams, trigrams: NGrams): Uint8Array {
  const words = unigrams.map(([word]) => word).toSorted();
  const reversed = (list: NGrams): readonly Entry[] =>
    list
      .map(([sequence, probability, backOff = 0]) => ({
        numbers: sequence
          .split(' ')
          .map((word) => words.indexOf(word))
          .reverse(),
        probability: inBase(probability),
        backOff: inBase(backOff),
      }))
      .sort((one, other) => compare(one.numbers, other.numbers));
  const [first, second, third] = [reversed(unigrams), reversed(bigrams), reversed(trigrams)];
  const under = (entries: readonly Entry[], numbers: readonly number[]): number =>
    entries.findIndex((entry) => compare(entry.numbers.slice(0, numbers.length), numbers) >= 0);
  const firstUnder = (entries: readonly Entry[], numbers: readonly number[]): number => {
    const index = under(entries, numbers);
    return index < 0 ? entries.length : index;
  };
  const tables = [
    second.map((entry) => entry.probability),
    second.map((entry) => entry.backOff),
    third.map((entry) => entry.probability),
  ];
  const [wordBits, indexBits] = [bitsOf(words.length), bitsOf(third.length)];
  const bigramBits = new Bits();
  for (const [index, entry] of second.entries())
    bigramBits
      .add(entry.numbers[1] as number, wordBits)
      .add(index, 16)
      .add(index, 16)
      .add(firstUnder(third, entry.numbers), indexBits);
  bigramBits.add(0, wordBits).add(0, 32).add(third.length, indexBits);
  const trigramBits = new Bits();
  for (const [index, entry] of third.entries()) trigramBits.add(entry.numbers[2] as number, wordBits).add(index, 16);
  trigramBits.add(0, wordBits).add(0, 16);
  const listed = Buffer.from(words.map((word) => `${word}\0`).join(''));
  return Buffer.concat([
    Buffer.from('Trie Language Model'),
    Buffer.from([3]),
    numbers32(words.length, second.length, third.length, 1),
    ...tables.map((table) => floats(table, 65_536)),
    ...first.map((entry) =>
      Buffer.concat([floats([entry.probability, entry.backOff], 2), numbers32(firstUnder(second, entry.numbers))]),
    ),
    floats([], 2),
    numbers32(second.length),
    bigramBits.bytes((second.length + 1) * (wordBits + 32 + indexBits)),
    trigramBits.bytes((third.length + 1) * (wordBits + 16)),
    numbers32(listed.length),
    listed,
  ]);
}

interface Entry {
  /** The last word first. */
  readonly numbers: readonly number[];
  readonly probability: number;
  readonly backOff: number;
}

function inBase(logarithm: number): number {
  return (logarithm * Math.LN10) / Math.log(1.0001);
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, number] of one.entries()) if (number !== other[at]) return number - (other[at] as number);
  return 0;
}

function bitsOf(largest: number): number {
  return 32 - Math.clz32(largest);
}

function numbers32(...numbers: readonly number[]): Buffer {
  return Buffer.from(new Uint32Array(numbers).buffer);
}

function floats(numbers: readonly number[], length: number): Buffer {
  const all = new Float32Array(length);
  all.set(numbers);
  return Buffer.from(all.buffer);
}

/** Numbers of any number of bits, the lowest first. */
class Bits {
  readonly #bits: number[] = [];

  add(number: number, length: number): this {
    for (let bit = 0; bit < length; bit += 1) this.#bits.push(bit < 32 ? (number >>> bit) & 1 : 0);
    return this;
  }

  bytes(bits: number): Buffer {
    const bytes = Buffer.alloc(Math.floor((bits + 7) / 8) + 8);
    for (const [at, bit] of this.#bits.entries()) bytes[at >>> 3] = (bytes[at >>> 3] as number) | (bit << (at & 7));
    return bytes;
  }
}
