import type { TextSpan } from '../../language/text-edit.ts';
/** A pair of a properties file: where its value is, escapes and continued lines included. */
export interface PropertyValue extends TextSpan {
  readonly key: string;
  /** The comment lines right above. */
  readonly comment: string | undefined;
}

const blank = /[ \t\f]/;

/** The pairs of a file as `java.util.Properties` reads them. Any text is a properties file. */
export function* scanProperties(text: string): Generator<PropertyValue> {
  let comment: string[] = [];
  let position = 0;
  while (position < text.length) {
    const start = skipBlanks(text, position);
    const character = text[start] ?? '\n';
    if (isLineEnd(character)) {
      comment = [];
      position = start + 1;
    } else if (character === '#' || character === '!') {
      const end = endOfNaturalLine(text, start);
      comment.push(text.slice(start + 1, end).trim());
      // A carriage return before a line feed is one end of a line.
      position = end + (text.startsWith('\r\n', end) ? 2 : 1);
    } else {
      const end = endOfLogicalLine(text, start);
      const keyEnd = endOfKey(text, start, end);
      const note = comment.join('\n').trim();
      const pair = { key: text.slice(start, keyEnd), start: startOfValue(text, keyEnd, end), end };
      yield { ...pair, comment: note === '' ? undefined : note };
      comment = [];
      position = end + (text.startsWith('\r\n', end) ? 2 : 1);
    }
  }
}

function skipBlanks(text: string, from: number): number {
  let position = from;
  while (position < text.length && blank.test(text[position] as string)) position += 1;
  return position;
}

function isLineEnd(character: string | undefined): boolean {
  return character === '\n' || character === '\r';
}

function endOfNaturalLine(text: string, from: number): number {
  let position = from;
  while (position < text.length && !isLineEnd(text[position])) position += 1;
  return position;
}

/** A backslash before the end of a line continues it. */
function endOfLogicalLine(text: string, from: number): number {
  let position = from;
  while (position < text.length && !isLineEnd(text[position])) {
    if (text[position] === '\\') position += text.startsWith('\r\n', position + 1) ? 2 : 1;
    position += 1;
  }
  return Math.min(position, text.length);
}

function endOfKey(text: string, from: number, end: number): number {
  let position = from;
  while (position < end) {
    const character = text[position] as string;
    if (character === '=' || character === ':' || blank.test(character)) return position;
    position += character === '\\' ? (text.startsWith('\r\n', position + 1) ? 3 : 2) : 1;
  }
  return end;
}

/** Blanks, continued lines among them, with one `=` or `:`. */
function startOfValue(text: string, keyEnd: number, end: number): number {
  let position = skipSeparator(text, keyEnd);
  if (text[position] === '=' || text[position] === ':') position = skipSeparator(text, position + 1);
  return Math.min(position, end);
}

function skipSeparator(text: string, from: number): number {
  let position = skipBlanks(text, from);
  while (text[position] === '\\' && isLineEnd(text[position + 1])) {
    position = skipBlanks(text, position + (text.startsWith('\r\n', position + 1) ? 3 : 2));
  }
  return position;
}
