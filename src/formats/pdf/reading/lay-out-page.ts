import { overlapX, overlapY, rotation, transformBox, unite } from '../geometry.ts';
import { availableSpaces } from './available-space.ts';
import { objectsOfBlocks } from './block-objects.ts';
import { type BlockText, type TextSurroundings, textOfBlock } from './block-text.ts';
import { copiesOf, secondDrawings, withoutCopies } from './drawn-copies.ts';
import { findLeaders } from './leaders.ts';
import type { TextLine } from './line-text.ts';
import { findMarks, toMark } from './list-marks.ts';
import { textsInListings } from './listings.ts';
import { findNotches } from './notches.ts';
import type { Box, PageContent } from './page-content.ts';
import { type GlyphGroup, sortGlyphs } from './page-glyphs.ts';
import type { LeftReason, LeftText, ListMark, PageBlock, PageLayout } from './page-layout.ts';
import { columnAlignment, findParagraphs, type Paragraph } from './page-paragraphs.ts';
import { findRows } from './page-rows.ts';
import { PageRules } from './page-rules.ts';
import { cutRows } from './page-segments.ts';
import type { Alignment } from './paragraph-breaks.ts';
import { orderBlocks } from './reading-order.ts';
import { reasonToKeep } from './text-to-keep.ts';

interface DraftBlock {
  readonly paragraph: Paragraph;
  readonly text: BlockText;
  readonly box: Box;
  readonly angle: number;
  readonly keep?: LeftReason;
  table?: number;
}

/** Finds the blocks of a page's text; a pure function. */
export function layOutPage(content: PageContent): PageLayout {
  const { groups, left } = sortGlyphs(content);
  const drafts = groups.map((group) => draftBlocks(content, group));
  const all = drafts.flatMap(({ blocks }) => blocks);
  const marks = new Map(drafts.flatMap(({ blocks, rules }) => [...findMarks(blocks, rules)]));
  const moving = new Set(marks.values());
  const ownership = objectsOfBlocks(
    content,
    all.map((draft) => ({
      glyphs: draft.paragraph.lines.flatMap(({ glyphs }) => glyphs),
      isUnit: draft.keep === undefined || moving.has(draft),
    })),
  );
  const ownedBy = new Map(all.map((draft, index) => [draft, ownership[index]]));
  const clusters = new Map<string, number>();
  const drawings = secondDrawings(content);
  const blocks = drafts.flatMap(({ blocks: own, rules }, index) => {
    const group = groups[index];
    if (group === undefined || own.length === 0) return [];
    const upright = rotation(-group.angle);
    const page = transformBox(content.cropBox, upright);
    const over = (content.annotations ?? []).map((box) => transformBox(box, upright));
    const lines = [...rules.obstacles, ...over];
    // In drawings of very many parts no text is looked at beside each of them.
    const obstacles = rules.shapes.length > mostShapes ? lines : [...lines, ...rules.shapes];
    const spaces = availableSpaces(own.map(spaceRequest), obstacles, rules.rectangles, page);
    const notches = findNotches(
      own.map(({ box, paragraph: { lines } }) => ({ box, lines })),
      obstacles,
    );
    const centred = centredHeadings(own, rules.rectangles);
    const atEnd = linesAtEnd(own, page);
    const inColumn = linesInColumns(own);
    const leaders = findLeaders(own);
    const finished = own.flatMap((draft, at) => {
      if (draft.keep !== undefined) return [];
      const owned = ownedBy.get(draft) ?? nothing;
      const before = marks.get(draft);
      const mark = before && toMark(before.paragraph, before.text.style, ownedBy.get(before) ?? nothing);
      const glyphs = draft.paragraph.lines.flatMap((line) => line.glyphs);
      const copies = copiesOf(glyphs, drawings, draft.angle);
      const leader = leaders.get(draft);
      const room = {
        ...(spaces[at] ?? { available: draft.box }),
        notches: notches[at] ?? [],
        ...(copies.length > 0 && { copies }),
        ...(leader !== undefined && { leader }),
      };
      const known = centred.has(draft)
        ? 'center'
        : atEnd.has(draft)
          ? 'right'
          : inColumn.has(draft)
            ? 'left'
            : undefined;
      const block = toBlock(draft, room, owned, page, clusters, known);
      return [
        {
          box: draft.box,
          ...(draft.table !== undefined && { table: draft.table }),
          block: mark === undefined ? block : itemOf(block, mark),
        },
      ];
    });
    const isRightToLeft = finished.filter(({ block }) => block.direction === 'rtl').length > finished.length / 2;
    return orderBlocks(finished, isRightToLeft).map(({ block }) => block);
  });
  return { blocks, left: [...leftCharacters(left), ...all.flatMap(leftBlock)] };
}

const mostShapes = 1_000;

const nothing = { objects: [], parts: [] };

/** Items as wide as each other are not in the middle of anything: they begin at their marks. */
function itemOf(block: PageBlock, mark: ListMark): PageBlock {
  return { ...block, mark, alignment: block.alignment === 'center' ? 'left' : block.alignment };
}

/** Blocks of text in one direction. */
interface Drafts {
  readonly blocks: readonly DraftBlock[];
  readonly rules: PageRules;
}

function draftBlocks(content: PageContent, group: GlyphGroup): Drafts {
  const rules = new PageRules(content, group.angle);
  const rows = findRows(withoutCopies(group.glyphs));
  const paragraphs = findParagraphs(cutRows(rows, rules), rules);
  const surroundings = surroundingsOf(content, group, paragraphs, rules);
  const drafts = paragraphs.map((paragraph): DraftBlock => {
    const text = textOfBlock(paragraph.lines, surroundings);
    const keep = reasonToKeep(paragraph, text);
    const box = unite(paragraph.lines.map((line) => line.box));
    return { paragraph, text, box, angle: group.angle, ...(keep !== undefined && { keep }) };
  });
  const listed = textsInListings(drafts);
  const blocks = drafts.map((draft): DraftBlock => (listed.has(draft) ? { ...draft, keep: 'code' } : draft));
  numberTables(blocks);
  return { blocks, rules };
}

function surroundingsOf(
  content: PageContent,
  { angle }: GlyphGroup,
  paragraphs: readonly Paragraph[],
  rules: PageRules,
): TextSurroundings {
  const back = rotation(-angle);
  const words = new Set<string>();
  for (const { lines } of paragraphs) {
    for (const { text } of lines) {
      for (const word of text.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*(?!\p{L}|-$)/gu) ?? [])
        words.add(word);
    }
  }
  const strokes = content.paths
    .map(({ box, shape }, path) => ({ box: angle === 0 ? box : transformBox(box, back), path, shape }))
    .filter(
      ({ box, shape }) => shape !== 'other' && shape !== 'rectangle' && box.right - box.left > box.top - box.bottom,
    )
    .map(({ box, path }) => ({ box, path, isEdge: rules.isEdge(box) }))
    .sort((one, other) => one.box.bottom - other.box.bottom);
  return { links: content.links, strokes, words };
}

/** Cells beside and below each other are one table. */
function numberTables(drafts: readonly DraftBlock[]): void {
  const cells = drafts.filter(({ paragraph }) => paragraph.isCell).sort((one, other) => other.box.top - one.box.top);
  let table = 0;
  let last: Box | undefined;
  for (const cell of cells) {
    const size = cell.paragraph.lines[0]?.size ?? 1;
    const belongs =
      last !== undefined &&
      last.bottom - cell.box.top < 2.5 * size &&
      (overlapX(last, cell.box) > 0 || overlapY(last, cell.box) > 0);
    if (!belongs) {
      table += 1;
      last = cell.box;
    } else if (last !== undefined) last = unite([last, cell.box]);
    cell.table = table;
  }
}

function spaceRequest({ box, paragraph }: DraftBlock) {
  const { lines, column } = paragraph;
  return { box, column, isSingleLine: lines.length === 1, isShort: isShort(paragraph), size: lines[0]?.size ?? 1 };
}

/** A title or an address of two or three lines: hardly any others are in their column. */
function isShort({ lines, column, isCell }: Paragraph): boolean {
  return lines.length > 1 && column.lines <= 3 && !isCell;
}

/** Headers and footers of one line that end where text does, in the right half of a page. */
function linesAtEnd(drafts: readonly DraftBlock[], page: Box): ReadonlySet<DraftBlock> {
  const text = unite(drafts.map(({ box }) => box));
  return new Set(
    drafts.filter(({ box, paragraph: { lines, column, isCell } }) => {
      const [line] = lines;
      if (line === undefined || lines.length > 1 || column.lines > 1 || isCell || line.isRightToLeft) return false;
      const isOutermost = box.top > text.top - 0.5 * line.size || box.bottom < text.bottom + 0.5 * line.size;
      return isOutermost && box.right > text.right - 0.5 * line.size && box.left > (page.left + page.right) / 2;
    }),
  );
}

/** Of texts that begin at one position; points that they may differ by. */
const fewestInColumn = 4;
const startStep = 1;

/** Single lines that begin where several texts do, which happens to be as far from the left of a page as their end is from its right. */
function linesInColumns(drafts: readonly DraftBlock[]): ReadonlySet<DraftBlock> {
  const startOf = ({ box }: DraftBlock): number => Math.round(box.left / startStep);
  const starts = Map.groupBy(drafts, startOf);
  return new Set(
    drafts.filter((draft) => {
      const [line] = draft.paragraph.lines;
      if (line === undefined || draft.paragraph.lines.length > 1 || line.isRightToLeft) return false;
      const { columnAlignment: ofColumn, column } = draft.paragraph;
      if (column.lines > 1 && ofColumn !== undefined && ofColumn !== 'left') return false;
      return (starts.get(startOf(draft)) ?? []).length >= fewestInColumn;
    }),
  );
}

function toBlock(
  { paragraph, text, box, angle }: DraftBlock,
  room: Pick<PageBlock, 'available' | 'notches' | 'wide' | 'copies' | 'leader'>,
  owned: Pick<PageBlock, 'objects' | 'parts'>,
  page: Box,
  clusters: Map<string, number>,
  known: Alignment | undefined,
): PageBlock {
  const { lines } = paragraph;
  const { style } = text;
  const rightToLeft = lines.filter(({ isRightToLeft }) => isRightToLeft).length * 2 > lines.length;
  const look = [Math.round(style.size * 2), style.bold, style.family, rightToLeft].join(' ');
  if (!clusters.has(look)) clusters.set(look, clusters.size);
  const alignment = known ?? alignmentOf(paragraph, box, page, rightToLeft);
  const isTitle = style.size > titleSize && lines.length <= 3;
  return {
    unit: { segment: { inlines: text.inlines }, kind: paragraph.isCell ? 'cell' : isTitle ? 'title' : 'text' },
    style,
    runs: text.runs,
    drawn: text.drawn,
    ...(text.link !== undefined && { link: text.link }),
    objects: owned.objects,
    parts: owned.parts,
    box,
    angle,
    lines: lines.map((line) => ({ baseline: { x: line.box.left, y: line.baseline }, box: line.box })),
    alignment,
    firstLineIndent: indentOf(lines, alignment, rightToLeft),
    leading: leadingOf(lines),
    direction: rightToLeft ? 'rtl' : 'ltr',
    ...room,
    styleCluster: clusters.get(look) ?? 0,
    decorations: text.decorations,
  };
}

const titleSize = 14;
const mostHeadings = 400;

/** Of sizes: how far the middles of texts on one axis are apart, and their beginnings at least. */
const axis = { middle: 0.25, start: 1 };
/** Texts that begin at one position are in a column, wherever their middles are. */
const mostAtStart = 2;

/**
 * Single lines in the middle of a paragraph below them, of a bar that is drawn behind them, or of all the text of the page, which is wider
 * on both sides; and those that have their middle where that of centred lines is, as titles of a page with other margins on its two sides.
 */
function centredHeadings(drafts: readonly DraftBlock[], rectangles: readonly Box[]): ReadonlySet<DraftBlock> {
  const found = new Set<DraftBlock>();
  const paragraphs = drafts.filter(({ paragraph }) => paragraph.lines.length > 2).slice(0, mostHeadings);
  const text = unite(paragraphs.map(({ box }) => box));
  const centred = drafts
    .filter(({ paragraph: { lines, isCell } }) => lines.length > 1 && !isCell && columnAlignment(lines) === 'center')
    .slice(0, mostHeadings);
  const starts = Map.groupBy(drafts, ({ box }) => Math.round(box.left));
  for (const draft of drafts.slice(0, mostHeadings)) {
    const { box, paragraph } = draft;
    const [line] = paragraph.lines;
    if (line === undefined || paragraph.lines.length > 1 || paragraph.column.lines > 1 || line.beside > 1) continue;
    const isWithin = (around: Box): boolean =>
      box.left - around.left > 1.5 * line.size &&
      Math.abs(box.left + box.right - around.left - around.right) < 0.5 * line.size;
    const isAbove = ({ box: below }: DraftBlock): boolean =>
      box.bottom > below.top - 0.3 * line.size && box.bottom - below.top < 3 * line.size && isWithin(below);
    const isBar = (bar: Box): boolean =>
      bar.top > box.top - 0.3 * line.size &&
      bar.bottom < box.bottom + 0.3 * line.size &&
      bar.top - bar.bottom < 3 * line.size &&
      isWithin(bar) &&
      bar.right - box.right > line.size;
    const isOnAxis = ({ box: other }: DraftBlock): boolean =>
      Math.abs(box.left + box.right - other.left - other.right) < 2 * axis.middle * line.size &&
      Math.abs(box.left - other.left) > axis.start * line.size;
    const isAtStart = (starts.get(Math.round(box.left)) ?? []).length > mostAtStart;
    if (!paragraph.isCell && !isAtStart && centred.some(isOnAxis)) found.add(draft);
    if (rectangles.slice(0, mostHeadings).some(isBar)) found.add(draft);
    if (paragraphs.some(isAbove) || (paragraphs.length > 1 && isWithin(text))) found.add(draft);
  }
  return found;
}

/** By the edges of its lines; one line as its column, or centred where it is in the middle of the page. */
function alignmentOf(
  { lines, column, columnAlignment: ofColumn }: Paragraph,
  box: Box,
  page: Box,
  isRightToLeft: boolean,
): Alignment {
  const start = isRightToLeft ? 'right' : 'left';
  const size = lines[0]?.size ?? 1;
  if (lines.length > 1) {
    const own = columnAlignment(lines);
    const isColumnCentred = ofColumn === 'center' || column.lines <= 3;
    if (
      own === 'right' ||
      (own === 'left' && isRightToLeft) ||
      (own === 'center' && (lines.length > 2 || isColumnCentred))
    )
      return own;
    const full = lines.slice(0, -1);
    const ends = full.map((line) => (isRightToLeft ? line.box.left : line.box.right));
    const isEven = Math.max(...ends) - Math.min(...ends) < 0.15 * size;
    const reaches = Math.abs((isRightToLeft ? column.left : column.right) - (ends[0] ?? 0)) < 0.3 * size;
    return isEven && reaches && (full.length > 1 || column.lines > 3) ? 'justify' : start;
  }
  if (column.lines > 2 && (ofColumn === 'center' || ofColumn === 'right')) return ofColumn;
  if (column.lines === 2 && ofColumn === 'center') return 'center';
  const middle = (page.left + page.right) / 2;
  const isCentred = Math.abs((box.left + box.right) / 2 - middle) < 0.012 * (page.right - page.left);
  const widest = size > titleSize ? 0.95 : 0.75;
  return column.lines === 1 && isCentred && box.right - box.left < widest * (page.right - page.left) ? 'center' : start;
}

function indentOf(lines: readonly TextLine[], alignment: Alignment, isRightToLeft: boolean): number {
  const [first, ...rest] = lines;
  if (first === undefined || rest.length === 0 || alignment === 'center') return 0;
  if (alignment === (isRightToLeft ? 'left' : 'right')) return 0;
  const start = ({ box }: TextLine): number => (isRightToLeft ? -box.right : box.left);
  const indent = start(first) - Math.min(...rest.map(start));
  return Math.abs(indent) < 0.2 * first.size ? 0 : indent;
}

function leadingOf(lines: readonly TextLine[]): number {
  const first = lines[0];
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return 0;
  return lines.length === 1 ? 1.2 * first.size : (first.baseline - last.baseline) / (lines.length - 1);
}

function leftCharacters(left: ReturnType<typeof sortGlyphs>['left']): readonly LeftText[] {
  return [...left].map(([reason, characters]) => ({
    reason,
    text: characters.map(({ text }) => text).join(''),
    box: unite(characters.map(({ box }) => box)),
    characters: characters.length,
  }));
}

function leftBlock({ keep, text, box, angle, paragraph: { lines } }: DraftBlock): readonly LeftText[] {
  if (keep === undefined) return [];
  const characters = lines.reduce((sum, { glyphs }) => sum + glyphs.length, 0);
  const { style } = text;
  return [{ reason: keep, text: text.text, box: transformBox(box, rotation(angle)), characters, style }];
}
