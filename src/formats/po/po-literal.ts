import { controlOf, escapeOf } from '../shared/messages/control-escapes.ts';

const escapes = /\\(?:x[0-9A-Fa-f]{1,2}|[0-7]{1,3}|[\s\S])/g;

/** What is between double quotes, as C has it. Escapes of bytes beyond ASCII mean nothing without their encoding and stay. */
export function decodeLiteral(source: string): string {
  return source.replaceAll(escapes, (found) => {
    const body = found.slice(1);
    const code = /^[0-7]/.test(body)
      ? Number.parseInt(body, 8)
      : /^x[0-9A-Fa-f]/.test(body)
        ? Number.parseInt(body.slice(1), 16)
        : undefined;
    if (code !== undefined) return code < 0x80 && code > 0 ? String.fromCharCode(code) : found;
    return controlOf(body) ?? body;
  });
}

function encodeLiteral(text: string): string {
  return text.replaceAll(/\\(?!x[89A-Fa-f][0-9A-Fa-f]|[2-3][0-7]{2})|["\u0007\b\f\n\r\t\v]/g, (character) =>
    character === '\\' || character === '"' ? `\\${character}` : escapeOf(character),
  );
}

export interface LiteralLayout {
  /** Columns of the file's lines; infinite where they are not wrapped. */
  readonly width: number;
  readonly lineEnd: string;
}

/**
 * A keyword with its text, as the gettext tools write it: on one line if it fits and has no line end in its middle, else
 * from the next line on, with a literal for each line of the text.
 */
export function writeStatement(keyword: string, text: string, { width, lineEnd }: LiteralLayout): string {
  const lines = text.split(/(?<=\n)/).map(encodeLiteral);
  const [only = ''] = lines;
  if (lines.length <= 1 && columns(only) + keyword.length + 3 <= width) return `${keyword} "${only}"`;
  const literals = lines.flatMap((line) => wrap(line, width - 2)).map((line) => `"${line}"`);
  return lines.length <= 1 && literals.length <= 1
    ? `${keyword} ${literals[0] ?? '""'}`
    : [`${keyword} ""`, ...literals].join(lineEnd);
}

/** Breaks after spaces. */
function wrap(line: string, width: number): string[] {
  if (columns(line) <= width) return [line];
  const wrapped: string[] = [];
  let current = '';
  let taken = 0;
  for (const word of line.split(/(?<= )(?! )/)) {
    const length = columns(word);
    if (taken > 0 && taken + length > width) {
      wrapped.push(current);
      current = '';
      taken = 0;
    }
    current += word;
    taken += length;
  }
  return [...wrapped, current];
}

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/gu;

/** East Asian characters take two. */
function columns(text: string): number {
  return text.length + (text.match(wide)?.length ?? 0);
}
