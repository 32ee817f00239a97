import type { TextEdit } from '../../../language/text-edit.ts';

/** The source with the edits, which are in order and do not overlap; everything between them stays as it is. */
export function splice(source: string, edits: Iterable<TextEdit>): string {
  const pieces: string[] = [];
  let position = 0;
  for (const { start, end, text } of edits) {
    if (start < position) throw new RangeError(`edit at ${start} overlaps the one before, which ends at ${position}`);
    pieces.push(source.slice(position, start), text);
    position = end;
  }
  pieces.push(source.slice(position));
  return pieces.join('');
}
