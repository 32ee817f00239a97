import { readWholeNumber } from '../../../style-rules/sinographic-numerals.ts';
import type { CheckedText } from '../../checked-text.ts';
import { readWords } from '../texts.ts';
import { type NumberWords, numberWordsOf } from './number-words.ts';
import { type ReadNumber, readDigits, withPlainDigits } from './read-digits.ts';

/** The numbers of a text. */
export interface TextNumbers {
  /** In reading order. */
  readonly numbers: readonly ReadNumber[];
  /** Values of words that only explain a number: `third`, `both`; and all numbers in characters of scripts. */
  readonly hints: ReadonlySet<number>;
  /** Whether the number words of the language are known. */
  readonly hasWords: boolean;
}

const read = new WeakMap<CheckedText, TextNumbers>();

export function numbersOf(text: CheckedText): TextNumbers {
  const known = read.get(text) ?? readNumbers(text);
  read.set(text, known);
  return known;
}

function readNumbers(text: CheckedText): TextNumbers {
  const prose = withPlainDigits(text.prose);
  const words = numberWordsOf(text.base);
  const hints = new Set<number>();
  const sinographic = text.base === 'ja' || text.base === 'zh' || text.base === 'yue' || text.base === 'ko';
  const digits = readDigits(prose);
  const scaled = sinographic
    ? digits.map((number) => withMyriads(number, prose))
    : words === undefined
      ? digits
      : digits.map((number) => withScale(number, prose, words));
  const spelled = words === undefined ? [] : readSpelled(prose, words, hints);
  const characters = sinographic ? readCharacters(prose, hints) : [];
  const numbers = [...scaled, ...spelled, ...characters, ...readRoman(prose)];
  return {
    numbers: numbers.sort((one, other) => one.start - other.start),
    hints,
    hasWords: words !== undefined || sinographic,
  };
}

/** `2.3 million`. */
function withScale(number: ReadNumber, prose: string, words: NumberWords): ReadNumber {
  const after = /^[ \u00a0\u202f-]?(\p{L}{1,12})/u.exec(prose.slice(number.end, number.end + 14));
  const [scale] = after === null ? [] : words.scales.of((after[1] ?? '').toLowerCase());
  if (scale === undefined || scale < 1000) return number;
  // `2 mil millones`
  const rest = prose.slice(number.end + (after?.[0].length ?? 0), number.end + 30);
  const second = /^ (\p{L}{1,12})/u.exec(rest);
  const [more] = second === null ? [] : words.scales.of((second[1] ?? '').toLowerCase());
  const times = more !== undefined && more > scale ? scale * more : scale;
  return { ...number, values: [...number.values.map((value) => rounded(value * times)), ...number.values] };
}

const myriads: Readonly<Record<string, number>> = {
  十: 10,
  百: 100,
  千: 1e3,
  万: 1e4,
  萬: 1e4,
  億: 1e8,
  亿: 1e8,
  兆: 1e12,
  백: 100,
  천: 1e3,
  만: 1e4,
  억: 1e8,
  조: 1e12,
};

/** `230万`, `1億2000万`. */
function withMyriads(number: ReadNumber, prose: string): ReadNumber {
  let times = 1;
  for (let at = number.end; at < number.end + 2; at += 1) {
    const scale = myriads[prose.charAt(at)];
    if (scale === undefined) break;
    times *= scale;
  }
  if (times === 1) return number;
  const values = number.values.map((value) => rounded(value * times));
  const after = /^[千万萬億亿兆만억조]{1,2}(\d{1,4})([千万萬億亿만억])/u.exec(prose.slice(number.end, number.end + 9));
  const added = after === null ? [] : values.map((value) => value + Number(after[1]) * (myriads[after[2] ?? ''] ?? 1));
  return { ...number, values: [...values, ...added, ...number.values] };
}

/** Phrases of number words: `two hundred and five`. */
function readSpelled(prose: string, words: NumberWords, hints: Set<number>): readonly ReadNumber[] {
  const found: ReadNumber[] = [];
  let phrase: NumberPhrase | undefined;
  const end = (): void => {
    const number = phrase?.finish(prose, words);
    if (number !== undefined) found.push(number);
    phrase = undefined;
  };
  for (const { word, start, end: wordEnd } of readWords(prose)) {
    const lower = word.toLowerCase();
    for (const value of words.loose.of(lower)) hints.add(value);
    const gap = phrase === undefined ? '' : prose.slice(phrase.end, start);
    if (phrase !== undefined && !/^[ \u00a0-]$/.test(gap)) end();
    const cardinal = words.cardinals.of(lower)[0] ?? words.compound?.(lower);
    const scale = words.scales.of(lower)[0];
    if (cardinal === undefined && scale === undefined) {
      if (phrase === undefined || !words.joins.has(lower)) end();
      else phrase.join(wordEnd);
      continue;
    }
    // `m` and `k` are scales behind digits only.
    if (cardinal === undefined && phrase === undefined && lower.length < 3) continue;
    if (phrase !== undefined && scale === undefined && !phrase.takes(cardinal ?? 0)) end();
    phrase ??= new NumberPhrase(start);
    phrase.add(lower, wordEnd, { cardinal, scale });
  }
  end();
  for (const { values } of found) for (const value of values) hints.add(value);
  return found;
}

/** Words that make one number together. */
class NumberPhrase {
  readonly start: number;
  end: number;
  #end: number;
  #total = 0;
  #current = 0;
  #last = Infinity;
  #words: string[] = [];
  #hasCardinal = false;

  constructor(start: number) {
    this.start = start;
    this.end = start;
    this.#end = start;
  }

  /** Whether a cardinal continues the number: `twenty one`, but not `one twenty`. */
  takes(value: number): boolean {
    if (value === 20 && this.#current % 100 === 4) return true;
    return value < this.#last && (this.#last >= 20 || this.#last === Infinity) && !(this.#last < 100 && value >= 20);
  }

  join(end: number): void {
    this.end = end;
  }

  add(
    word: string,
    end: number,
    { cardinal, scale }: { cardinal: number | undefined; scale: number | undefined },
  ): void {
    this.#words.push(word);
    this.end = end;
    this.#end = end;
    if (cardinal !== undefined) {
      // `quatre-vingt`
      if (cardinal === 20 && this.#current % 100 === 4) this.#current += 76;
      else this.#current += cardinal;
      this.#last = cardinal === 20 && this.#current % 100 === 80 ? 80 : cardinal;
      this.#hasCardinal = true;
      return;
    }
    const times = scale ?? 1;
    if (times === 100) this.#current = (this.#current || 1) * 100;
    else {
      this.#total = (this.#total + (this.#current || (this.#total === 0 ? 1 : 0))) * times;
      this.#current = 0;
    }
    this.#last = times;
  }

  finish(prose: string, { doubtful }: NumberWords): ReadNumber | undefined {
    const value = this.#total + this.#current;
    const isDoubtful = this.#words.every((word) => doubtful.has(word)) || !this.#hasCardinal;
    return {
      start: this.start,
      end: this.#end,
      text: prose.slice(this.start, this.#end),
      values: [rounded(value)],
      parts: [],
      form: 'words',
      doubtful: isDoubtful,
    };
  }
}

const characterNumber = /[〇零一二三四五六七八九十百千万萬億亿兆两兩]{1,20}/gu;

/** Numbers in Chinese characters, which are parts of many words: they only explain numbers in digits. */
function readCharacters(prose: string, hints: Set<number>): readonly ReadNumber[] {
  for (const { 0: written } of prose.matchAll(characterNumber)) {
    const value = readWholeNumber(written.replaceAll(/[两兩]/g, '二'));
    if (Number.isFinite(value)) hints.add(value);
    // `三千萬` has parts as well.
    for (const character of written) {
      const digit = readWholeNumber(character.replace(/[两兩]/, '二'));
      if (Number.isFinite(digit)) hints.add(digit);
    }
  }
  return [];
}

const roman =
  /(?<![\p{L}\p{M}\p{N}'’.-])(?=[IVXLCDMХІ])[MМ]{0,3}(?:CM|CD|D?C{0,3})(?:[XХ]C|[XХ]L|L?[XХ]{0,3})(?:[IІ][XХ]|[IІ]V|V?[IІ]{0,3})(?:e|ème|th|º|ª)?(?![\p{L}\p{M}\p{N}'’-])/gu;
const romanValues: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

function readRoman(prose: string): readonly ReadNumber[] {
  return Array.from(prose.matchAll(roman), ({ 0: written, index: start }) => {
    const letters = written
      .replaceAll('Х', 'X')
      .replaceAll('І', 'I')
      .replaceAll('М', 'M')
      .replace(/[^IVXLCDM]+$/, '');
    let value = 0;
    for (let at = 0; at < letters.length; at += 1) {
      const [own, next] = [romanValues[letters.charAt(at)] ?? 0, romanValues[letters.charAt(at + 1)] ?? 0];
      value += own < next ? -own : own;
    }
    const end = start + written.length;
    return { start, end, text: written, values: [value], parts: [], form: 'roman' as const, doubtful: true };
  });
}

/** Products of decimals are compared. */
export function rounded(value: number): number {
  return Number(value.toPrecision(10));
}
