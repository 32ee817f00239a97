import type { Inline, Segment } from '../../../contracts/segment.ts';
import { isCode } from '../../../language/segments.ts';

/**
 * A reference mark written straight behind a word, `important<sup>1</sup>`. Without its tags it would be part of the
 * word, which no dictionary knows then, so it travels as one code.
 */
export interface FoldedMarks {
  readonly segment: Segment;
  /** Puts the marks back instead of the codes that represented them. */
  unfold(inlines: readonly Inline[]): readonly Inline[];
}

export function foldAttachedMarks(segment: Segment): FoldedMarks {
  const marks = new Map<number, readonly Inline[]>();
  const folded: Inline[] = [];
  const { inlines } = segment;
  for (let index = 0; index < inlines.length; index += 1) {
    const mark = attachedMark(inlines, index);
    const [open] = mark ?? [];
    if (mark === undefined || open === undefined || !isCode(open)) {
      folded.push(inlines[index] as Inline);
      continue;
    }
    marks.set(open.id, mark);
    folded.push({ kind: 'alone', id: open.id, data: open.data });
    index += mark.length - 1;
  }
  if (marks.size === 0) return { segment, unfold: (translated) => translated };
  return {
    segment: { inlines: folded },
    unfold: (translated) =>
      translated.flatMap((inline) =>
        isCode(inline) && marks.has(inline.id) ? (marks.get(inline.id) ?? []) : [inline],
      ),
  };
}

const referenceMark = /^[[(]?[\d*†‡§,–-]{1,8}[\])]?$/u;

/** Open, a reference mark, close, behind a letter. */
function attachedMark(inlines: readonly Inline[], index: number): readonly Inline[] | undefined {
  const [before, open, text, close] = [inlines[index - 1], inlines[index], inlines[index + 1], inlines[index + 2]];
  if (typeof before !== 'string' || !/\p{L}$/u.test(before)) return undefined;
  if (open === undefined || !isCode(open) || open.kind !== 'open') return undefined;
  if (typeof text !== 'string' || !referenceMark.test(text) || !/[\d*†‡§]/.test(text)) return undefined;
  if (close === undefined || !isCode(close) || close.kind !== 'close' || close.id !== open.id) return undefined;
  return [open, text, close];
}
