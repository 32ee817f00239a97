import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A place of a text that is wrong, with everything that would be right there. */
export interface MarkedError {
  readonly start: number;
  readonly end: number;
  readonly right: readonly string[];
}

export interface MarkedText {
  /** As somebody wrote it, with its errors. */
  readonly text: string;
  readonly errors: readonly MarkedError[];
  /** Rules were written with the other half before the eyes. */
  readonly heldOut: boolean;
}

const folder = join(import.meta.dirname, '../corpus/writing-errors');
const mark = /\[([^[\]→]*)→([^[\]]*)\]/g;

/**
 * The marked texts of a language, a line each: `She left [there→their] bags.`, with `|` between several right answers. A
 * line without marks is right. Every other text with errors, and every other one without, is held out.
 */
export function readMarkedTexts(language: string): readonly MarkedText[] {
  const lines = readFileSync(join(folder, `${language}.txt`), 'utf8').split('\n');
  const counts = { right: 0, wrong: 0 };
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const kind = line.includes('→') ? 'wrong' : 'right';
      counts[kind] += 1;
      return { ...readMarks(line), heldOut: counts[kind] % 2 === 0 };
    });
}

/** The text with the first right answer at each error. */
export function rightText({ text, errors }: MarkedText): string {
  let [result, position] = ['', 0];
  for (const { start, end, right } of errors) {
    result += text.slice(position, start) + right[0];
    position = end;
  }
  return result + text.slice(position);
}

function readMarks(line: string): Pick<MarkedText, 'text' | 'errors'> {
  const errors: MarkedError[] = [];
  let [text, position] = ['', 0];
  for (const { 0: whole, 1: wrong = '', 2: right = '', index } of line.matchAll(mark)) {
    text += line.slice(position, index);
    errors.push({ start: text.length, end: text.length + wrong.length, right: right.split('|') });
    text += wrong;
    position = index + whole.length;
  }
  return { text: text + line.slice(position), errors };
}
