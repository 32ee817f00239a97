import type { TextSpan } from '../../../language/text-edit.ts';
import type { SourceUnit, TargetToken } from '../../shared/projection/target-text.ts';
import { joinsUnspaced } from '../../shared/projection/unspaced-scripts.ts';
import type { AlignedSentence } from './aligned-sentence.ts';

/*
 * A sentence whose protected passages the engine does not see. They are put back between the translations of the words
 * on both sides of them:
 *
 *   I see ({count}) cats.  ──►  I see cats.  ──►  Ich·1 sehe·2 Katzen·4 .·5  ──►  Ich sehe ({count}) Katzen.
 *         └──3──┘
 */
export class SentenceWithoutPassages {
  /** What is left for the engine. */
  readonly text: string;
  /** Where codes are in it, and where passages did. */
  readonly cuts: readonly number[];
  readonly #sentence: string;
  readonly #holes: readonly TextSpan[];
  /** The place in the sentence of each character left. */
  readonly #origins: readonly number[];

  constructor(sentence: string, cuts: readonly number[], passages: readonly TextSpan[]) {
    this.#sentence = sentence;
    this.#holes = passages.map((passage) => withBrackets(sentence, passage, cuts));
    const { text, origins } = cutOut(sentence, this.#holes);
    this.text = text;
    this.#origins = origins;
    this.cuts = positionsAfter(origins, [...cuts, ...this.#holes.map(({ start }) => start)]);
  }

  /** The translation of what was left, with the passages in it. Its units are those of the whole sentence. */
  restore({ units, tokens }: AlignedSentence): AlignedSentence {
    const all = [
      ...units.map((unit, index) => ({ unit: this.#originOf(unit), number: index + 1 })),
      ...this.#holes.map((unit) => ({ unit, number: 0 })),
    ].sort((one, other) => one.unit.start - other.unit.start);
    const numbers = new Map(all.map(({ number }, index) => [number, index + 1]));
    const result: AlignedSentence & { readonly tokens: TargetToken[] } = {
      units: all.map(({ unit }) => unit),
      tokens: tokens.map((token) => ({ ...token, units: token.units.map((unit) => numbers.get(unit) ?? 0) })),
    };
    for (const [index, { number }] of all.entries()) if (number === 0) this.#putBack(result, index + 1);
    return result;
  }

  /** A unit from both sides of a hole is that on the left one. */
  #originOf({ start, end }: SourceUnit): SourceUnit {
    const from = this.#origins[start] ?? 0;
    const to = (this.#origins[end - 1] ?? from) + 1;
    const hole = this.#holes.find((one) => one.start > from && one.start < to);
    return { start: from, end: hole?.start ?? to };
  }

  #putBack(aligned: AlignedSentence & { readonly tokens: TargetToken[] }, number: number): void {
    const { units, tokens } = aligned;
    const { start, end } = units[number - 1] as TextSpan;
    const gap = gapFor(aligned, number);
    const [left, right] = [tokens[gap - 1], tokens[gap]];
    const touches = (token: TargetToken, position: number): boolean =>
      token.units.some((unit) => {
        const { start: from, end: to } = units[unit - 1] as TextSpan;
        return from <= position && position < to;
      });
    const before = this.#sentence.slice(0, start);
    const after = this.#sentence.slice(end);
    let space = '';
    if (left !== undefined) {
      const neighbour = touches(left, start - 1) ? before.slice(-1) : undefined;
      space = /\s+$/.exec(before)?.[0] ?? spaceBeside(neighbour, left.text.slice(-1));
    }
    if (right !== undefined) {
      const isMark = gap > 0 && right.space === '' && !/[\p{L}\p{N}]/u.test(right.text);
      const neighbour = touches(right, end) ? after.slice(0, 1) : undefined;
      const between = /^\s+/.exec(after)?.[0] ?? spaceBeside(neighbour, right.text.slice(0, 1));
      tokens[gap] = { ...right, space: isMark ? '' : between };
    }
    tokens.splice(gap, 0, { text: this.#sentence.slice(start, end), space, units: [number] });
  }
}

/** Between a passage and a word that it touches in the source there is none, but where only the source needs none. */
function spaceBeside(neighbour: string | undefined, letter: string): string {
  if (joinsUnspaced('', letter)) return '';
  if (neighbour === undefined) return ' ';
  return joinsUnspaced('', neighbour) && /[\p{L}\p{N}]/u.test(letter) ? ' ' : '';
}

/** Between the words on both sides; next to the right one when they have parted. */
function gapFor({ units, tokens }: AlignedSentence, number: number): number {
  const translated = new Set(tokens.flatMap((token) => token.units));
  let before = number - 1;
  while (before > 0 && !translated.has(before)) before -= 1;
  let after = number + 1;
  while (after <= units.length && !translated.has(after)) after += 1;
  const left = before > 0 ? tokens.findLastIndex((token) => token.units.includes(before)) : undefined;
  const right = after <= units.length ? tokens.findIndex((token) => token.units.includes(after)) : undefined;
  if (left === undefined) return number === 1 ? 0 : (right ?? tokens.length);
  if (right === undefined) return number === units.length ? tokens.length : left + 1;
  if (left >= right) return right;
  return tokens.slice(left + 1, right).some((token) => token.units.length > 0) ? right : left + 1;
}

const brackets: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '"': '"',
  "'": "'",
  '«': '»',
  '„': '“',
  '“': '”',
  '‘': '’',
  '（': '）',
  '「': '」',
};

/** Brackets and quotation marks tight around a passage are nothing without it. */
function withBrackets(sentence: string, { start, end }: TextSpan, cuts: readonly number[]): TextSpan {
  const closing = brackets[sentence.charAt(start - 1)];
  if (closing === undefined || closing !== sentence.charAt(end) || cuts.includes(start) || cuts.includes(end))
    return { start, end };
  return withBrackets(sentence, { start: start - 1, end: end + 1 }, cuts);
}

/** Leaves one space where there was one on either side, and none before punctuation. */
function cutOut(
  sentence: string,
  holes: readonly TextSpan[],
): { readonly text: string; readonly origins: readonly number[] } {
  let text = '';
  let origins: number[] = [];
  let position = 0;
  const takeUpTo = (end: number): void => {
    for (; position < end; position += 1) {
      text += sentence.charAt(position);
      origins.push(position);
    }
  };
  const trim = (): void => {
    text = text.trimEnd();
    origins = origins.slice(0, text.length);
  };
  for (const [index, { start, end }] of holes.entries()) {
    takeUpTo(start);
    position = end;
    const next = sentence.slice(end, holes[index + 1]?.start);
    const space = next.length - next.trimStart().length;
    if (text.trim() === '' || /\s$/.test(text)) {
      position += space;
      if (/^\s*[.,;:!?…]/.test(next)) trim();
    } else if (/[\p{L}\p{N}]$/u.test(text) && /^[\p{L}\p{N}]/u.test(next) && !joinsUnspaced(text, next)) {
      text += ' ';
      origins.push(start);
    }
  }
  takeUpTo(sentence.length);
  trim();
  return { text, origins };
}

/** For each place how many of the characters left come before it, in order and each once. */
function positionsAfter(origins: readonly number[], positions: readonly number[]): readonly number[] {
  const result = new Set<number>();
  let count = 0;
  for (const at of [...positions].sort((one, other) => one - other)) {
    while ((origins[count] ?? Infinity) < at) count += 1;
    result.add(count);
  }
  return [...result];
}
