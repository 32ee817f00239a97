import type { TextEdit } from '../../language/text-edit.ts';
import type { JsonNode, JsonObject } from './read-json-tree.ts';

/** How a file writes JSON: Xcode has two blanks for each level and one on both sides of a colon. */
export interface JsonStyle {
  /** Of one level; undefined where everything is on one line. */
  readonly indentation: string | undefined;
  readonly lineEnd: string;
  readonly colon: string;
  readonly escapesSlashes: boolean;
}

export function jsonStyleOf(source: string, root: JsonObject): JsonStyle {
  const [first] = root.members;
  const before = first === undefined ? '' : source.slice(root.start + 1, first.start);
  const name =
    first === undefined
      ? undefined
      : /^"(?:[^"\\]|\\.)*"(\s*:\s*)/s.exec(source.slice(first.start, first.start + 2000));
  return {
    indentation: first === undefined || /[\n\r]/.test(before) ? (/[ \t]*$/.exec(before)?.[0] ?? '') || '  ' : undefined,
    lineEnd: source.includes('\r\n') ? '\r\n' : '\n',
    colon: name?.[1] ?? ' : ',
    escapesSlashes: source.includes('\\/') || !/"[^"\n]*[^\\]\/[^"\n]*"/.test(source),
  };
}

/** A value that is written: texts, what the file holds elsewhere, and objects of such. */
export type Written = string | { readonly source: string } | ReadonlyMap<string, Written>;

/** A value as it is written on a line with that indentation. */
export function writeJson(value: Written, style: JsonStyle, margin: string): string {
  if (typeof value === 'string') return writeText(value, style);
  if ('source' in value) return value.source;
  const { indentation, lineEnd, colon } = style;
  const inner = margin + (indentation ?? '');
  const members = [...value].map(
    ([name, member]: readonly [string, Written]) => writeText(name, style) + colon + writeJson(member, style, inner),
  );
  if (indentation === undefined) return `{${members.join(',')}}`;
  return `{${lineEnd}${inner}${members.join(`,${lineEnd}${inner}`)}${lineEnd}${margin}}`;
}

function writeText(text: string, { escapesSlashes }: JsonStyle): string {
  const written = JSON.stringify(text.toWellFormed());
  return escapesSlashes ? written.replaceAll('/', '\\/') : written;
}

/** The edit that gives an object a member, among the others by its name. `margin`: that of the line of the object. */
export function memberEdit(
  source: string,
  object: JsonObject,
  name: string,
  value: Written,
  style: JsonStyle,
): TextEdit {
  const margin = marginOf(source, object.start);
  const inner = margin + (style.indentation ?? '');
  const written = writeText(name, style) + style.colon + writeJson(value, style, inner);
  const [next] = object.members.filter((member) => member.name > name);
  const gap = style.indentation === undefined ? '' : style.lineEnd + inner;
  if (next !== undefined) return { start: next.start, end: next.start, text: `${written},${gap}` };
  const last = object.members.at(-1);
  if (last !== undefined) return { start: last.value.end, end: last.value.end, text: `,${gap}${written}` };
  const end = style.indentation === undefined ? '' : style.lineEnd + margin;
  return { start: object.start, end: object.end, text: `{${gap}${written}${end}}` };
}

/** Lines that begin further away are those of a file on one line, or of a name that nobody lays out. */
const longestLine = 8_192;

/** The white space that the line of a position begins with. */
export function marginOf(source: string, position: number): string {
  const from = Math.max(0, position - longestLine);
  const before = source.slice(from, position);
  const lineStart = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  if (lineStart === 0 && from > 0) return '';
  return /^[ \t]*/.exec(before.slice(lineStart, lineStart + 1000))?.[0] ?? '';
}

export function sourceOf(source: string, { start, end }: JsonNode): { readonly source: string } {
  return { source: source.slice(start, end) };
}
