import { createHash } from 'node:crypto';
import type { MarkedError, MarkedText } from '../../test/support/read-marked-texts.ts';

/** A change that an annotator made, with its type (`R:DET:FORM`). */
export interface AnnotatedError extends MarkedError {
  readonly type: string;
  /** How many words and signs were replaced. */
  readonly words: number;
}

export interface AnnotatedText extends MarkedText {
  readonly errors: readonly AnnotatedError[];
}

const missingSpaceBefore = /^(?:[.,;:!?%)\]}…”“]+|\.{2,})$/;
const missingSpaceBehind = /^[([{„]$/;

/** Texts in the notation M2, a sentence each, as people write them: signs without spaces before them. Only the first annotator counts. */
export function readAnnotatedTexts(m2: string): readonly AnnotatedText[] {
  return m2
    .split(/\n{2,}/)
    .filter((block) => block.startsWith('S '))
    .map(readBlock);
}

/** Whether a text is in the half, by SHA-256, that is only counted and not looked at during development. */
export function isUnseen(text: string): boolean {
  return ((createHash('sha256').update(text).digest()[0] as number) & 1) === 1;
}

function readBlock(block: string): AnnotatedText {
  const [first = '', ...lines] = block.split('\n');
  const tokens = first.slice(2).trim().split(' ');
  const spans: { start: number; end: number }[] = [];
  let [text, isOpen, isGlued] = ['', false, true];
  for (const token of tokens) {
    const isQuote = token === '"';
    const isBehind = missingSpaceBefore.test(token) || (isQuote && isOpen);
    if (!isGlued && !isBehind) text += ' ';
    spans.push({ start: text.length, end: text.length + token.length });
    text += token;
    if (isQuote) isOpen = !isOpen;
    isGlued = missingSpaceBehind.test(token) || (isQuote && isOpen);
  }
  const errors = lines.flatMap((line): readonly AnnotatedError[] => {
    const [range = '', type = '', right = '', , , annotator] = line.slice(2).split('|||');
    const [from = -1, to = -1] = range.split(' ').map(Number);
    if (!line.startsWith('A ') || from < 0 || annotator !== '0') return [];
    // Signs are inserted right behind the word before them.
    const isSign = to === from && missingSpaceBefore.test(right);
    const start = isSign ? (spans[from - 1]?.end ?? 0) : (spans[from]?.start ?? text.length);
    const end = to > from ? (spans[to - 1] as { end: number }).end : start;
    return [{ start, end, right: [right], type, words: to - from }];
  });
  return { text, errors, heldOut: isUnseen(text) };
}
