import type { TextLine } from './line-text.ts';
import type { MarkedParagraph } from './list-marks.ts';
import type { PageLeader } from './page-layout.ts';

/** A row of dots, with or without spaces; a row of strokes is a line to write on. */
const dots = /^(?:[.…·] ?){4,}$/u;
/** Of a page, an amount. */
const number = /\d|^[ivxlc]+$/iu;
/** In sizes: from the text to its row of dots and from there to the number, and between text and dots where the text is longer. */
const widestGap = 2.6;
const gap = { least: 0.15, most: 0.5 };
const fewestDots = 3;

/** The rows of dots that lead from texts of one line to a number behind them, by those texts; others are there to be written on. */
export function findLeaders<Draft extends MarkedParagraph>(drafts: readonly Draft[]): ReadonlyMap<Draft, PageLeader> {
  const found = new Map<Draft, PageLeader>();
  const kept = drafts.flatMap(({ paragraph, keep }) => (keep === undefined ? [] : paragraph.lines));
  const leaders = Map.groupBy(
    kept.filter(({ text }) => dots.test(text)),
    ({ row }) => row,
  );
  if (leaders.size === 0) return found;
  const numbers = Map.groupBy(
    kept.filter(({ text }) => number.test(text)),
    ({ row }) => row,
  );
  for (const draft of drafts) {
    const [line, ...others] = draft.paragraph.lines;
    if (draft.keep !== undefined || line === undefined || others.length > 0 || line.isRightToLeft) continue;
    const leader = leaders.get(line.row)?.find(({ box }) => isBehind(box.left - line.box.right, line.size));
    const leads = ({ box }: TextLine): boolean => isBehind(box.left - (leader?.box.right ?? box.left), line.size);
    if (leader !== undefined && numbers.get(line.row)?.some(leads)) found.set(draft, toLeader(leader, line));
  }
  return found;
}

function isBehind(distance: number, size: number): boolean {
  return distance > -gap.most * size && distance < widestGap * size;
}

function toLeader({ glyphs }: TextLine, { box, size }: TextLine): PageLeader {
  const sorted = glyphs.toSorted((one, other) => one.box.left - other.box.left);
  const codes = sorted.flatMap((glyph) =>
    [glyph, ...(glyph.also ?? [])].map(({ character, code }) => ({
      object: character.object,
      code,
      left: glyph.box.left,
    })),
  );
  const [first, last] = [sorted[0]?.box.left ?? box.right, sorted.at(-fewestDots)?.box.left ?? box.right];
  const distance = Math.max(gap.least * size, Math.min(gap.most * size, first - box.right));
  return { codes, distance, end: last - distance };
}
