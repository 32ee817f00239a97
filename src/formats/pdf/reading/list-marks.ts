import { unite } from '../geometry.ts';
import { isUnknown } from './drawn-words.ts';
import type { TextLine } from './line-text.ts';
import type { Glyph } from './page-glyphs.ts';
import type { LeftReason, ListMark, ObjectPart } from './page-layout.ts';
import { isMark, type Paragraph } from './page-paragraphs.ts';
import type { PageRules } from './page-rules.ts';

/** A paragraph that may be a mark, or have one. */
export interface MarkedParagraph {
  readonly paragraph: Paragraph;
  readonly keep?: LeftReason;
}

/** In parts of the size: from a mark to its text. */
const widestGap = 4;
const mostMarks = 2_000;

/** The marks of lists and the numbers of headings that stand before a text, by that text. */
export function findMarks<Draft extends MarkedParagraph>(
  drafts: readonly Draft[],
  rules: Pick<PageRules, 'separatesColumns'>,
): ReadonlyMap<Draft, Draft> {
  const marks = drafts.filter(isAlone).slice(0, mostMarks);
  const found = new Map<Draft, Draft>();
  if (marks.length === 0) return found;
  const rows = Map.groupBy(drafts, ({ paragraph }) => Math.round(paragraph.lines[0]?.baseline ?? 0));
  for (const mark of marks) {
    const [line] = mark.paragraph.lines;
    if (line === undefined) continue;
    const row = Math.round(line.baseline);
    const after = [row - 1, row, row + 1]
      .flatMap((each) => rows.get(each) ?? [])
      .filter(({ paragraph }) => isAfter(paragraph.lines[0], line));
    const next = after.reduce<Draft | undefined>(
      (best, draft) => (best === undefined || leftOf(draft) < leftOf(best) ? draft : best),
      undefined,
    );
    if (next === undefined || next.keep !== undefined || next.paragraph.isCell || found.has(next)) continue;
    const { right, bottom, top } = line.box;
    if (rules.separatesColumns(right, leftOf(next), bottom, top)) continue;
    if (next.paragraph.lines.every(({ isRightToLeft }) => !isRightToLeft)) found.set(next, mark);
  }
  return found;
}

function leftOf({ paragraph }: MarkedParagraph): number {
  return paragraph.lines[0]?.box.left ?? 0;
}

function isAlone({ paragraph: { lines }, keep }: MarkedParagraph): boolean {
  const [line] = lines;
  return keep !== undefined && line !== undefined && lines.length === 1 && isMark(line);
}

function isAfter(line: TextLine | undefined, mark: TextLine): boolean {
  if (line === undefined || Math.abs(line.baseline - mark.baseline) > 0.3 * mark.size) return false;
  const gap = line.box.left - mark.box.right;
  return gap > -0.1 * mark.size && gap < widestGap * Math.max(line.size, mark.size);
}

/** What is needed to draw a mark elsewhere. */
export function toMark(
  { lines }: Paragraph,
  style: ListMark['style'],
  owned: { readonly objects: readonly number[]; readonly parts: readonly ObjectPart[] },
): ListMark | undefined {
  const [line] = lines;
  if (line === undefined) return undefined;
  const { glyphs, baseline } = line;
  const box = unite(glyphs.map((glyph) => glyph.box));
  const codes = glyphs
    .flatMap((glyph) => [glyph, ...(glyph.also ?? [])])
    .toSorted((one, other) => one.character.object - other.character.object)
    .map(({ character, code, box: own, baseline: height }) => ({
      object: character.object,
      code,
      x: own.left - box.left,
      y: height - baseline,
    }));
  return { ...owned, text: glyphs.some(isPicture) ? '' : line.text, codes, box, baseline, style };
}

function isPicture(glyph: Glyph): boolean {
  return isUnknown(glyph) || glyph.character.font.symbolic;
}
