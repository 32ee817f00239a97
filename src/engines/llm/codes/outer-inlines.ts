import type { Inline, Segment } from '../../../contracts/segment.ts';
import { isCode, mergeTexts, plainText } from '../../../language/segments.ts';

export interface PeeledSegment {
  readonly body: Segment;
  /** The translated body with what was around it, and with the white space at the ends of its text as in the source. */
  wrap(translated: Segment): Segment;
}

/** Takes off the white space and the codes around the text of a segment, so that no model can lose them. */
export function peelSegment(segment: Segment): PeeledSegment {
  const parts = segment.inlines.flatMap((inline): readonly Inline[] =>
    isCode(inline) ? [inline] : (inline.match(/^\s+|\s+$|\S(?:.*\S)?/gs) ?? []),
  );
  let start = 0;
  let end = parts.length;
  const isOuter = (inline: Inline | undefined) => inline !== undefined && (isCode(inline) || inline.trim() === '');
  while (isOuter(parts[start])) start += 1;
  while (end > start && isOuter(parts[end - 1])) end -= 1;
  // A pair with one end inside stays whole, and so does all that lies between it and the text.
  const openings = new Map<number, number>();
  const closings = new Map<number, number>();
  for (const [index, inline] of parts.entries())
    if (isCode(inline)) {
      if (inline.kind === 'open') openings.set(inline.id, index);
      if (inline.kind === 'close') closings.set(inline.id, index);
    }
  const first = parts.findIndex(
    (inline, at) =>
      at < start && isCode(inline) && inline.kind === 'open' && inRange(closings.get(inline.id), start, end),
  );
  if (first !== -1) start = first;
  const last = parts.findLastIndex(
    (inline, at) =>
      at >= end && isCode(inline) && inline.kind === 'close' && inRange(openings.get(inline.id), start, end),
  );
  if (last !== -1) end = last + 1;
  const before = parts.slice(0, start);
  const body = { inlines: parts.slice(start, end) };
  const after = parts.slice(end);
  return {
    body: { inlines: mergeTexts(body.inlines) },
    wrap: (translated) => ({ inlines: mergeTexts([...before, ...withEnds(body, translated), ...after]) }),
  };
}

function inRange(index: number | undefined, start: number, end: number): boolean {
  return index !== undefined && index >= start && index < end;
}

/** White space that lies behind a code of the source comes back beside the first and the last word. */
function withEnds(source: Segment, translated: Segment): readonly Inline[] {
  const wanted = plainText(source);
  const text = plainText(translated);
  const from = text.length - text.trimStart().length;
  const to = text.trimEnd().length;
  const inlines: Inline[] = [];
  let position = 0;
  for (const inline of translated.inlines) {
    if (isCode(inline)) {
      inlines.push(inline);
      continue;
    }
    const start = position;
    position += inline.length;
    const left = Math.max(start, from);
    const right = Math.min(position, to);
    if (left >= right) continue;
    if (left === from) inlines.push(wanted.slice(0, wanted.length - wanted.trimStart().length));
    inlines.push(text.slice(left, right));
    if (right === to) inlines.push(wanted.slice(wanted.trimEnd().length));
  }
  return inlines;
}
