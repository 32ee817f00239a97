import type { Inline, Segment } from '../../../contracts/segment.ts';
import type { TextSpan } from '../../../language/text-edit.ts';
import type { PlacedUnit } from './part-units.ts';

/** Where in an entry the text is that it repeats, in what a reader sees of it. */
interface Repeated extends TextSpan {
  readonly of: PlacedUnit;
}

/**
 * Entries of tables of contents and the like say what the paragraphs say that they repeat (headings, captions), in
 * translations too; their numbers and pages stay. Entries that repeat none have their own translation.
 */
export function tieEntries(units: readonly PlacedUnit[], entries: ReadonlySet<PlacedUnit>): readonly PlacedUnit[] {
  if (entries.size === 0) return units;
  const byText = new Map<string, PlacedUnit>();
  for (const placed of units) {
    const text = normal(shownText(placed.unit.segment.inlines));
    if (!entries.has(placed) && !byText.has(text)) byText.set(text, placed);
  }
  return units.map((placed) => {
    const repeated = entries.has(placed) ? findRepeated(placed.unit.segment, byText) : undefined;
    return repeated === undefined ? placed : tie(placed, repeated);
  });
}

function tie(entry: PlacedUnit, { start, end, of }: Repeated): PlacedUnit {
  const { segment } = entry.unit;
  return {
    ...entry,
    sameAs: of.sameAs ?? of,
    write: (translation, ...rest) =>
      entry.write(replace(segment, start, end, normal(shownText(translation.inlines))), ...rest),
  };
}

/** The number that a program has put before an entry: `2.1`, `IV.`, `A)`. */
const numbering = /^\s*(?:\p{N}[\p{N}.]*\p{L}?|[IVXLC]{1,8}|\p{L})[.):]{0,2}\s+/u;

function findRepeated({ inlines }: Segment, byText: ReadonlyMap<string, PlacedUnit>): Repeated | undefined {
  const shown = shownText(inlines);
  const number = numbering.exec(shown)?.[0].length ?? 0;
  const page = shown.lastIndexOf('\t');
  for (const end of page > number ? [page, shown.length] : [shown.length]) {
    for (const start of [0, number]) {
      const of = byText.get(normal(shown.slice(start, end)));
      if (of !== undefined) return { start: start + leading(shown.slice(start, end)), end, of };
    }
  }
  return undefined;
}

/** The segment with another text between two positions of what is shown of it; codes stay. */
function replace({ inlines }: Segment, start: number, end: number, text: string): Segment {
  const replaced: Inline[] = [];
  let position = 0;
  let isWritten = false;
  for (const inline of inlines) {
    const before = position;
    position += shownText([inline]).length;
    if (typeof inline !== 'string' || position <= start || before >= end) {
      replaced.push(inline);
      continue;
    }
    const kept = inline.slice(0, Math.max(0, start - before)) + (isWritten ? '' : text) + inline.slice(end - before);
    isWritten = true;
    if (kept !== '') replaced.push(kept);
  }
  return { inlines: replaced };
}

function shownText(inlines: readonly Inline[]): string {
  return inlines.map((inline) => (typeof inline === 'string' ? inline : (inline.equivalent ?? ''))).join('');
}

function leading(text: string): number {
  return text.length - text.trimStart().length;
}

function normal(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
