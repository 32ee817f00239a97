import { ServiceError } from '../../errors/service-error.ts';
import { applyEdits, type TextEdit } from '../../language/text-edit.ts';
import type { StringPosition } from './plural-strings.ts';
import { scanYaml, type YamlString } from './scan-yaml.ts';
import { isBlock, textOf, writeQuoted, writeString } from './write-string.ts';

/**
 * The changes that write texts, by their position. Styles of YAML depend on where a string is; the result is read again,
 * and what came out otherwise is quoted.
 */
export function writeStrings(
  source: string,
  positions: readonly StringPosition[],
  texts: ReadonlyMap<number, string>,
  depthLimit: number,
): TextEdit[] {
  const textFor = (index: number): string => texts.get(index) ?? '';
  const written = [...positions.keys()].filter((index) => texts.has(index));
  const edits = written.map((index) => editOf(positions[index] as StringPosition, textFor(index), source, writeString));
  const read = tryScan(applyEdits(source, edits), depthLimit);
  // Places of strings that are not added, for want of a translation, are not in the file.
  const inFile = [...positions.keys()].filter((index) => positions[index]?.at === undefined || texts.has(index));
  const order = new Map(inFile.map((index, position) => [index, position]));
  return written.map((index, position) => {
    const again = read?.length === inFile.length ? read[order.get(index) as number] : undefined;
    if (again !== undefined && textOf(again) === textFor(index)) return edits[position] as TextEdit;
    return editOf(positions[index] as StringPosition, textFor(index), source, writeQuoted);
  });
}

function editOf(
  { string, at, before = '', after = '' }: StringPosition,
  text: string,
  source: string,
  write: typeof writeString,
): TextEdit {
  if (at === undefined) return { start: string.start, end: string.end, text: write(text, string, source) };
  if (!isBlock(string)) return { start: at, end: at, text: before + write(text, string, source) + after };
  // A block would need lines of its own.
  const lineEnds = /(?<!\n)\n*$/.exec(string.value)?.[0] ?? '';
  const quoted = writeQuoted(text + lineEnds, { ...string, style: 'double' }, source);
  return { start: at, end: at, text: before + quoted + after };
}

function tryScan(text: string, depthLimit: number): readonly YamlString[] | undefined {
  try {
    return scanYaml(text, depthLimit).strings;
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}
