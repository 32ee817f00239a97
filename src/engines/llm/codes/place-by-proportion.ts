import type { Inline, Segment } from '../../../contracts/segment.ts';
import { isCode } from '../../../language/segments.ts';

/** Text of a segment for a model that cannot keep its tags: a code that reads as white space becomes a space. */
export function textWithoutCodes(segment: Segment): string {
  return segment.inlines.map((inline) => (isCode(inline) ? spaceOf(inline.equivalent) : inline)).join('');
}

/** Codes in the order of the source, each at the border of a word nearest to its share of the text. */
export function placeByProportion(source: Segment, text: string): Segment {
  const total = Math.max(1, textWithoutCodes(source).length);
  const borders = wordBorders(text);
  const inlines: Inline[] = [];
  let position = 0;
  let written = 0;
  let nearest = 0;
  for (const inline of source.inlines) {
    if (!isCode(inline)) {
      position += inline.length;
      continue;
    }
    const wanted = (text.length * position) / total;
    while (nearest + 1 < borders.length && distance(borders, nearest + 1, wanted) <= distance(borders, nearest, wanted))
      nearest += 1;
    const at = Math.max(written, borders[nearest] ?? 0);
    if (at > written) inlines.push(text.slice(written, at));
    written = at;
    inlines.push(inline);
    position += spaceOf(inline.equivalent).length;
  }
  if (written < text.length) inlines.push(text.slice(written));
  return { inlines };
}

function spaceOf(equivalent: string | undefined): string {
  return equivalent !== undefined && equivalent.trim() === '' ? ' ' : '';
}

function wordBorders(text: string): readonly number[] {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' });
  return [...Array.from(words.segment(text), ({ index }) => index), text.length];
}

function distance(borders: readonly number[], index: number, wanted: number): number {
  return Math.abs((borders[index] ?? 0) - wanted);
}
