import { unknown, type WordModel } from './word-model.ts';

/**
 * A model in the binary trie format of SphinxBase, looked up in its bytes without being unpacked.
 *
 *     header │ order 3, counts │ 3 tables of 65,536 floats │ unigrams │ bigrams (bits) │ trigrams (bits) │ words
 *
 * The trie is reversed: under each word are the words before it, in the order of their numbers, and under those the ones before them.
 *
 * - unigram: probability, back-off (floats), index of its first bigram; one more at the end
 * - bigram: word, back-off (16 bits, an index of the second table), probability (of the first), index of its first trigram; one more
 * - trigram: word, probability (an index of the third table)
 *
 * Logarithms are to the base 1.0001. Words are in the order of their bytes, each with a NUL behind it.
 */
export class TrieWordModel implements WordModel {
  readonly start: number;
  readonly end: number;
  seen = 0;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #words: Uint32Array;
  readonly #wordStart: number;
  readonly #tables: number;
  readonly #unigrams: number;
  readonly #bigrams: number;
  readonly #trigrams: number;
  readonly #wordBits: number;
  readonly #indexBits: number;

  /** Throws a `SyntaxError` where the bytes are no such model. */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length < tablesAt || !isHeader(bytes) || bytes[header.length] !== order) throw notRead();
    const [words, bigrams, trigrams] = [0, 4, 8].map((at) => this.#view.getUint32(header.length + 1 + at, true)) as [
      number,
      number,
      number,
    ];
    this.#wordBits = bitsOf(words);
    this.#indexBits = bitsOf(trigrams);
    this.#tables = tablesAt;
    this.#unigrams = this.#tables + 3 * tableSize;
    this.#bigrams = this.#unigrams + (words + 1) * unigramSize;
    this.#trigrams = this.#bigrams + bytesOf(bigrams, this.#bigramBits);
    const length = this.#trigrams + bytesOf(trigrams, this.#trigramBits);
    if (length + 4 > bytes.length || length + 4 + this.#view.getUint32(length, true) > bytes.length) throw notRead();
    this.#wordStart = length + 4;
    this.#words = wordOffsets(bytes, this.#wordStart, words);
    this.start = this.find('<s>');
    this.end = this.find('</s>');
    if (this.start === unknown || this.end === unknown) throw notRead();
  }

  /** How many words it has. */
  get size(): number {
    return this.#words.length;
  }

  find(word: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = this.#compare(middle, word);
      if (order === 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return unknown;
  }

  logProbability(word: number, before2: number, before1: number): number {
    const unigram = this.#unigrams + word * unigramSize;
    this.seen = 1;
    let value = this.#view.getFloat32(unigram, true);
    if (before1 === unknown) return value * logOfBase;
    const bigram = this.#bigram(word, before1);
    if (bigram === unknown) value += this.#view.getFloat32(this.#unigrams + before1 * unigramSize + 4, true);
    else {
      this.seen = 2;
      const at = bigram * this.#bigramBits + this.#wordBits;
      value = this.#float(0, this.#read(this.#bigrams, at + 16, 16));
      if (before2 === unknown) return value * logOfBase;
      const index = this.#read(this.#bigrams, at + 32, this.#indexBits);
      const next = this.#read(this.#bigrams, at + 32 + this.#bigramBits, this.#indexBits);
      const trigram = this.#search(this.#trigrams, this.#trigramBits, before2, index, next);
      if (trigram !== unknown) {
        this.seen = 3;
        return this.#float(2, this.#read(this.#trigrams, trigram * this.#trigramBits + this.#wordBits, 16)) * logOfBase;
      }
    }
    if (before2 === unknown) return value * logOfBase;
    const before = this.#bigram(before1, before2);
    if (before !== unknown)
      value += this.#float(1, this.#read(this.#bigrams, before * this.#bigramBits + this.#wordBits, 16));
    return value * logOfBase;
  }

  get #bigramBits(): number {
    return this.#wordBits + 32 + this.#indexBits;
  }

  get #trigramBits(): number {
    return this.#wordBits + 16;
  }

  #bigram(word: number, before: number): number {
    const unigram = this.#unigrams + word * unigramSize + 8;
    const [first, next] = [this.#view.getUint32(unigram, true), this.#view.getUint32(unigram + unigramSize, true)];
    return this.#search(this.#bigrams, this.#bigramBits, before, first, next);
  }

  /** Finds the entry of a word among those from `low` to before `high`, which are in order. */
  #search(start: number, bits: number, word: number, low: number, high: number): number {
    while (low < high) {
      const middle = (low + high) >>> 1;
      const found = this.#read(start, middle * bits, this.#wordBits);
      if (found === word) return middle;
      if (found < word) low = middle + 1;
      else high = middle;
    }
    return unknown;
  }

  /** Up to 25 bits, the lowest first. */
  #read(start: number, bit: number, length: number): number {
    return (this.#view.getUint32(start + Math.floor(bit / 8), true) >>> (bit % 8)) & ((1 << length) - 1);
  }

  #float(table: number, index: number): number {
    return this.#view.getFloat32(this.#tables + table * tableSize + 4 * index, true);
  }

  /** Below 0 if the word of the model sorts before the other. */
  #compare(index: number, word: string): number {
    const at = this.#wordStart + (this.#words[index] as number);
    for (let letter = 0; ; letter += 1) {
      const [found, wanted] = [this.#bytes[at + letter] as number, letter < word.length ? word.charCodeAt(letter) : 0];
      if (found !== wanted) return found - wanted;
      if (found === 0) return 0;
    }
  }
}

const header = 'Trie Language Model';
const order = 3;
/** Behind the counts is a number that is not used. */
const tablesAt = header.length + 1 + 4 * order + 4;
const tableSize = 65_536 * 4;
const unigramSize = 12;
const logOfBase = Math.log(1.0001);

function isHeader(bytes: Uint8Array): boolean {
  return Array.from(header).every((letter, index) => bytes[index] === letter.charCodeAt(0));
}

function bitsOf(largest: number): number {
  return 32 - Math.clz32(largest);
}

/** The size of a list of entries, with the one more at its end. */
function bytesOf(entries: number, bits: number): number {
  return Math.floor(((entries + 1) * bits + 7) / 8) + 8;
}

function wordOffsets(bytes: Uint8Array, start: number, count: number): Uint32Array {
  const offsets = new Uint32Array(count);
  let at = start;
  for (let index = 0; index < count; index += 1) {
    offsets[index] = at - start;
    at = bytes.indexOf(0, at) + 1;
    if (at === 0) throw notRead();
  }
  return offsets;
}

function notRead(): SyntaxError {
  return new SyntaxError('The file is no language model of order three in the trie format of SphinxBase.');
}
