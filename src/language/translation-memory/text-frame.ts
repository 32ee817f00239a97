import { type FinalMarkKind, readFinalMark } from './final-mark.ts';
import { placeholderShape } from './placeholder.ts';
import { type Token, tokenize } from './tokenize.ts';

/**
 * What of a text has to be the same for its translation to serve as it was stored; the rest can be exchanged for certain.
 *
 *     CANCEL page {n} of 12!   ─►   frame: cancel page {} of 0     letter case, names of placeholders, numbers, final mark
 */
export interface TextFrame {
  readonly frame: string;
  readonly mark: FinalMarkKind;
  /** In reading order, as they are in the text. */
  readonly words: readonly string[];
  readonly numbers: readonly string[];
  readonly placeholders: readonly string[];
}

const quotes = /["“”„‟«»]/u;

/** Marks before which French puts a space, and the percent sign. */
const looseMark = /^[:;!?»%]$/u;

/** Expects folded text (`foldedText`). */
export function textFrame(text: string): TextFrame {
  const { body, kind } = readFinalMark(text);
  const tokens = tokenize(body);
  let frame = '';
  let previous = '';
  for (const token of tokens) {
    const spaced = token.spaced && !looseMark.test(token.text) && previous !== '«';
    frame += (spaced ? ' ' : '\u0001') + frameOf(token);
    previous = token.text;
  }
  const texts = (wanted: Token['kind']): readonly string[] =>
    tokens.filter((token) => token.kind === wanted).map((token) => token.text);
  return { frame, mark: kind, words: texts('word'), numbers: texts('number'), placeholders: texts('placeholder') };
}

function frameOf({ kind, text }: Token): string {
  if (kind === 'number') return '0';
  if (kind === 'placeholder') return placeholderShape(text);
  if (kind === 'mark') return quotes.test(text) ? '"' : text;
  return text.toLowerCase().replaceAll('’', "'");
}
