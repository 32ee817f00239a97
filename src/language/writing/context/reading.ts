import { unknown, type WordModel } from './word-model.ts';

/** A word or a sign of a text. */
export interface ReadWord {
  readonly start: number;
  readonly end: number;
  /** In small letters, with plain apostrophes. */
  readonly word: string;
  readonly isWord: boolean;
  readonly isCapital: boolean;
}

/** A text as a model reads it: its words, and where sentences start and end. Commas are left out, since models have none. */
export class Reading<Word extends ReadWord> {
  /** The number of the word at each position; `unknown` for signs, which separate the words around them. */
  readonly numbers: readonly number[];
  /** How likely the word at each position is, as a natural logarithm. */
  readonly likelihoods: readonly number[];
  /** How many words in a row, up to the one at each position, the model has. */
  readonly seen: readonly number[];
  readonly #words: readonly (Word | undefined)[];
  readonly #model: WordModel;

  constructor(words: readonly Word[], model: WordModel) {
    this.#model = model;
    const found: (Word | undefined)[] = [undefined];
    const numbers: number[] = [model.start];
    const add = (number: number, word?: Word): void => {
      numbers.push(number);
      found.push(word);
    };
    for (const [index, word] of words.entries()) {
      if (word.isWord) add(model.find(word.word), word);
      else if (/^[.?!]$/.test(word.word)) {
        add(model.end);
        if (index < words.length - 1) add(model.start);
      } else if (word.word !== ',') add(unknown);
    }
    this.numbers = numbers;
    this.#words = found;
    const seen: number[] = [];
    this.likelihoods = numbers.map((_, position) => {
      const likelihood = this.#likelihood(numbers, position);
      seen.push(this.#seen);
      return likelihood;
    });
    this.seen = seen;
  }

  /** `seen` of the last word that was looked up; 0 if the model lacks that word or the one before. */
  #seen = 0;

  word(position: number): Word | undefined {
    return this.#words[position];
  }

  opensSentence(position: number): boolean {
    return this.numbers[position - 1] === this.#model.start;
  }

  find(word: string): number {
    return this.#model.find(word);
  }

  /** Compares the words from `from` to before `to` with others in their place. */
  compare(from: number, to: number, others: readonly number[]): Evidence {
    const [first, last] = [Math.max(0, from - reach), Math.min(this.numbers.length, to + reach)];
    const numbers = [...this.numbers.slice(first, from), ...others, ...this.numbers.slice(to, last)];
    let [gain, trigrams, unseen, seenBefore, least] = [0, 0, 0, 0, 0];
    for (let position = from - first; position < numbers.length; position += 1) {
      const likelihood = this.#likelihood(numbers, position);
      gain += likelihood;
      least = Math.min(least, likelihood);
      if (this.#seen === 3) trigrams += 1;
      if (this.#seen === 1 && position <= from - first + others.length) unseen += 1;
    }
    for (let position = from; position < last; position += 1) {
      gain -= this.likelihoods[position] as number;
      if (position <= to && this.seen[position] === 1) seenBefore += 1;
    }
    return { gain, trigrams, unseen, unseenBefore: seenBefore, least };
  }

  #likelihood(numbers: readonly number[], position: number): number {
    const [number, before] = [numbers[position] as number, numbers[position - 1] ?? unknown];
    this.#seen = 0;
    if (number === unknown || number === this.#model.start) return 0;
    const farther = before === this.#model.start ? unknown : (numbers[position - 2] ?? unknown);
    const likelihood = this.#model.logProbability(number, farther, before);
    if (before !== unknown) this.#seen = this.#model.seen;
    return likelihood;
  }
}

/** How many words before and behind a change a model of order three takes into account. */
const reach = 2;

/** What a model says about a change. */
export interface Evidence {
  /** By how much the text becomes likelier: a difference of natural logarithms. */
  readonly gain: number;
  /** For how many words of the change and behind it the model has the sequence with the two words before. */
  readonly trigrams: number;
  /** For how many words of the change, and the first one behind it, the model lacks the sequence with the word before. */
  readonly unseen: number;
  /** The same in the text as it is. */
  readonly unseenBefore: number;
  /** Natural logarithm of the probability of the least likely word. */
  readonly least: number;
}
