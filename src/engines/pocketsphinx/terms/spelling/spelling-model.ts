import { alignLetters, phonesOfSound, type Sound } from './align-letters.ts';
import { lettersOf, readExamples } from './dictionary-examples.ts';
import { type Context, endSymbol, firstSymbol, SequenceModel } from './sequence-model.ts';
import { SequenceTable, symbolLimit } from './sequence-table.ts';
import { trainSequences } from './train-sequences.ts';

/** A letter and what it says. */
interface Reading {
  readonly letter: number;
  readonly sound: Sound;
}

export interface Pronunciation {
  /** In phones of the dictionary: `D R AE G`. */
  readonly phones: string;
  /** Among those that were found. */
  readonly probability: number;
}

/** Rarer ones are errors of the dictionary, or of the alignment. */
const fewestOccurrences = 5;
/** So many beginnings of a word are followed at the same time. */
const beamWidth = 60;

interface Beginning {
  readonly context: Context;
  readonly phones: readonly number[];
  readonly likelihood: number;
}

/** How unknown words may be pronounced, by their letters: what letters of a dictionary say, after what those before them said. */
export class SpellingModel {
  readonly #phones: readonly string[];
  readonly #readings: readonly Reading[];
  readonly #byLetter: ReadonlyMap<number, readonly number[]>;
  readonly #model: SequenceModel;

  private constructor(phones: readonly string[], readings: readonly Reading[], model: SequenceModel) {
    this.#phones = phones;
    this.#readings = readings;
    this.#model = model;
    this.#byLetter = Map.groupBy(readings.keys(), (index) => readings[index]?.letter ?? 0);
  }

  static train(dictionary: string): SpellingModel {
    const examples = readExamples(dictionary);
    const sounds = alignLetters(examples);
    const aligned = examples.words.flatMap(({ letters }, index) => {
      const own = sounds[index];
      return own === undefined ? [] : [Array.from(letters, (letter, at) => letter * 2 ** 16 + (own[at] ?? 0))];
    });
    const counts = new Map<number, number>();
    for (const word of aligned) for (const key of word) counts.set(key, (counts.get(key) ?? 0) + 1);
    const usual = [...counts].filter(([, count]) => count >= fewestOccurrences).map(([key]) => key);
    if (usual.length + firstSymbol > symbolLimit) throw new Error('letters say too many different things');
    const symbols = new Map(usual.map((key, index) => [key, index + firstSymbol]));
    const sequences = aligned
      .filter((word) => word.every((key) => symbols.has(key)))
      .map((word) => Uint16Array.from(word, (key) => symbols.get(key) ?? 0));
    const readings = usual.map((key) => ({ letter: Math.floor(key / 2 ** 16), sound: key % 2 ** 16 }));
    return new SpellingModel(examples.phones, readings, trainSequences(sequences));
  }

  /** The likeliest pronunciations of a word, the likeliest first; none of a word without letters. */
  pronounce(word: string, most: number): readonly Pronunciation[] {
    const letters = lettersOf(word);
    if (letters.length === 0) return [];
    let beginnings: readonly Beginning[] = [{ context: this.#model.start(), phones: [], likelihood: 0 }];
    for (const letter of letters) beginnings = this.#continue(beginnings, letter);
    const sums = new Map<string, number>();
    for (const { context, phones, likelihood } of beginnings) {
      const written = phones.map((phone) => this.#phones[phone]).join(' ');
      const probability = Math.exp(likelihood + this.#model.likelihood(context, endSymbol));
      sums.set(written, (sums.get(written) ?? 0) + probability);
    }
    const total = sums.values().reduce((sum, probability) => sum + probability, 0);
    return [...sums]
      .filter(([phones, probability]) => phones !== '' && probability > 0)
      .map(([phones, probability]) => ({ phones, probability: probability / total }))
      .sort((left, right) => right.probability - left.probability)
      .slice(0, most);
  }

  toBytes(): Buffer {
    const { table, likely, left } = this.#model;
    const header = Buffer.from(
      JSON.stringify({ phones: this.#phones, readings: this.#readings, slots: table.keys.length }),
    );
    const padded = Buffer.alloc(Math.ceil((header.length + 4) / 8) * 8, ' ');
    padded.writeUInt32LE(padded.length - 4);
    header.copy(padded, 4);
    const parts = [table.keys, likely, left].map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength));
    return Buffer.concat([padded, ...parts]);
  }

  static fromBytes(bytes: Buffer): SpellingModel {
    const size = bytes.readUInt32LE();
    const header = JSON.parse(bytes.toString('utf8', 4, 4 + size)) as {
      readonly phones: readonly string[];
      readonly readings: readonly Reading[];
      readonly slots: number;
    };
    // A copy, so that numbers begin where the machine reads them.
    const numbers = Uint8Array.from(bytes.subarray(4 + size)).buffer;
    const { slots } = header;
    const table = new SequenceTable(new Uint32Array(numbers, 0, slots));
    const likely = new Float32Array(numbers, 4 * slots, slots);
    const left = new Float32Array(numbers, 8 * slots, slots);
    return new SpellingModel(header.phones, header.readings, new SequenceModel(table, likely, left));
  }

  #continue(beginnings: readonly Beginning[], letter: number): readonly Beginning[] {
    const next: Beginning[] = [];
    for (const { context, phones, likelihood } of beginnings)
      for (const index of this.#byLetter.get(letter) ?? []) {
        const symbol = index + firstSymbol;
        const more = this.#model.likelihood(context, symbol);
        const sound = this.#readings[index]?.sound ?? 0;
        next.push({
          context: this.#model.after(context, symbol),
          phones: [...phones, ...phonesOfSound(sound, this.#phones.length)],
          likelihood: likelihood + more,
        });
      }
    return next.sort((left, right) => right.likelihood - left.likelihood).slice(0, beamWidth);
  }
}
