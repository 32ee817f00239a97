import { packData } from '../../../packs/pack-files.ts';

/** The words of a language that are numbers. */
export interface NumberWords {
  /** Part of a number: `three`, `hundred`. */
  readonly cardinals: WordValues;
  readonly scales: WordValues;
  /** They explain a number, and make none by themselves: `third`, `both`, `century`. */
  readonly loose: WordValues;
  readonly joins: ReadonlySet<string>;
  readonly doubtful: ReadonlySet<string>;
  /** Reads `einundzwanzig`; absent where numbers are written as several words. */
  readonly compound?: (word: string) => number | undefined;
}

/** Words with their values, some by their beginning alone. */
export class WordValues {
  readonly #exact = new Map<string, number[]>();
  /** Beginnings, by their first three letters or all of fewer. */
  readonly #beginnings = new Map<string, [beginning: string, value: number][]>();

  constructor(written: string) {
    for (const entry of written.split(' ').filter((one) => one !== '')) {
      const [word = '', value = ''] = entry.split('=');
      if (!word.endsWith('*')) {
        this.#exact.set(word, [...(this.#exact.get(word) ?? []), Number(value)]);
        continue;
      }
      const beginning = word.slice(0, -1);
      const key = beginning.slice(0, 3);
      this.#beginnings.set(key, [...(this.#beginnings.get(key) ?? []), [beginning, Number(value)]]);
    }
  }

  get words(): Iterable<readonly [string, readonly number[]]> {
    return this.#exact;
  }

  /** Of a word in small letters; empty for others. */
  of(word: string): readonly number[] {
    const exact = this.#exact.get(word);
    if (exact !== undefined) return exact;
    const values: number[] = [];
    for (let length = 1; length <= 3; length += 1)
      for (const [beginning, value] of this.#beginnings.get(word.slice(0, length)) ?? [])
        if (beginning.length >= length && word.startsWith(beginning)) values.push(value);
    return values;
  }
}

/**
 * `number-words.json` of a pack: words with their value, `*` is for any ending. A phrase of cardinals and scales is a number;
 * `joins` are words within such a phrase, and with `compounds` they are also written as one word. `ordinals` and `loose` words
 * only explain a number of the other text. `doubtful` words have other meanings, so they are never reported by themselves.
 * `finds` and `stays` are a source and a translation, each behind its language.
 */
interface Row {
  readonly cardinals: string;
  readonly scales: string;
  readonly ordinals: string;
  readonly loose: string;
  readonly joins: string;
  readonly doubtful: string;
  readonly compounds: boolean;
}

const rows = packData<Row | undefined>('number-words');
const known = new Map<string, NumberWords>();

/** Undefined where the pack has none. */
export function numberWordsOf(base: string): NumberWords | undefined {
  const row = rows[base === 'no' || base === 'nn' ? 'nb' : base];
  if (row === undefined) return undefined;
  const read = known.get(base) ?? readRow(row);
  known.set(base, read);
  return read;
}

function readRow({ cardinals, scales, ordinals, loose, joins, doubtful, compounds }: Row): NumberWords {
  const split = (words: string): ReadonlySet<string> => new Set(words.split(' ').filter((word) => word !== ''));
  const words = {
    cardinals: new WordValues(cardinals),
    scales: new WordValues(scales),
    loose: new WordValues(`${ordinals} ${loose}`),
    joins: split(joins),
    doubtful: split(doubtful),
  };
  return compounds ? { ...words, compound: compoundReader(words) } : words;
}

/** The longest number that is written as one word. */
const longestCompound = 48;

/** Numbers in one word, from left to right, the longest part first: `zweihundertfünfzig`. */
function compoundReader({ cardinals, scales, joins }: NumberWords): (word: string) => number | undefined {
  const parts = [...cardinals.words].map(([word, [value = 0]]) => ({ word, value, scale: false }));
  for (const [word, [value = 0]] of scales.words) parts.push({ word, value, scale: true });
  // Scales are written without their endings within words.
  for (const word of ['hundert', 'tausend', 'honderd', 'duizend', 'hundra', 'tusen', 'hundred', 'tusind', 'hundre'])
    if (scales.of(word).length > 0) parts.push({ word, value: scales.of(word)[0] ?? 0, scale: true });
  for (const word of joins) parts.push({ word, value: 0, scale: false });
  parts.sort((one, other) => other.word.length - one.word.length);
  return (word) => {
    if (word.length > longestCompound) return undefined;
    let [position, total, current, numbers] = [0, 0, 0, 0];
    while (position < word.length) {
      const part = parts.find((one) => word.startsWith(one.word, position));
      if (part === undefined) return undefined;
      position += part.word.length;
      if (!joins.has(part.word)) numbers += 1;
      if (!part.scale) current += part.value;
      else if (part.value === 100) current = (current || 1) * 100;
      else {
        total += (current || 1) * part.value;
        current = 0;
      }
    }
    return numbers >= 2 ? total + current : undefined;
  };
}
