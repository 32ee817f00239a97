import type { TextSpan } from '../../language/text-edit.ts';
import { decodeMarkdown } from './decode-markdown.ts';

/** An alternative text or a title, between its marks. */
export interface ValueRange extends TextSpan {
  readonly text: string;
  /** What the text is in. */
  readonly mark: '"' | "'" | '(' | '[';
}

/** The text between `![` and `]`, unless there is markup in it. */
export function findAlternativeText(
  source: string,
  start: number,
  end: number,
  text: string | null | undefined,
): ValueRange | undefined {
  if (text === null || text === undefined || text === '') return undefined;
  const from = start + 2;
  let depth = 1;
  for (let at = from; at < end; at++) {
    const character = source.charAt(at);
    if (character === '\\') at++;
    else if (character === '[') depth++;
    else if (character === ']' && --depth === 0) return valueIfPlain(source, from, at, text, '[');
  }
  return undefined;
}

/** Titles that are longer are left as they are. */
const longestTitle = 2000;

/** The title at the end of a link, an image or a definition. */
export function findTitle(
  source: string,
  start: number,
  end: number,
  text: string | null | undefined,
): ValueRange | undefined {
  if (text === null || text === undefined || text === '') return undefined;
  const tail = source.slice(Math.max(start, end - longestTitle), end);
  for (const mark of ['"', "'", '('] as const) {
    const closer = mark === '(' ? ')' : mark;
    const at = tail.search(mark === '(' ? /\)\s*\)?$/ : new RegExp(`${mark}\\s*\\)?$`));
    if (at === -1) continue;
    for (let from = tail.lastIndexOf(mark, at - 1); from !== -1; from = tail.lastIndexOf(mark, from - 1)) {
      const start = end - tail.length + from + 1;
      const found =
        tail.charAt(at) === closer ? valueIfPlain(source, start, end - tail.length + at, text, mark) : undefined;
      if (found !== undefined) return found;
      if (from === 0 || tail.charAt(from - 1) !== '\\') break;
    }
  }
  return undefined;
}

function valueIfPlain(
  source: string,
  start: number,
  end: number,
  text: string,
  mark: ValueRange['mark'],
): ValueRange | undefined {
  const raw = source.slice(start, end);
  return !/[\n\r]/.test(raw) && decodeMarkdown(raw) === text ? { start, end, text, mark } : undefined;
}
