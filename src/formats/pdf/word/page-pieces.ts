import type { Segment } from '../../../contracts/segment.ts';
import type { LeftText, PageBlock, PageLayout, RunStyle } from '../reading/page-layout.ts';
import { listMarker } from '../reading/paragraph-breaks.ts';
import { type Area, high, type PageFrame, sharedWidth } from './page-frame.ts';
import { type OrderedPiece, PieceOrder } from './piece-order.ts';
import { firstLineEnd, type TextPiece, type WordRun } from './text-piece.ts';

/** Reasons for which text is not translated although readers see it. */
const shown = new Set<LeftText['reason']>(['no-letters', 'single-letter', 'code', 'formula', 'marker']);

/** Paragraphs of a page in reading order: translations, and what stays as it is beside them. */
export function piecesOf(
  layout: PageLayout,
  frame: PageFrame,
  runsOf: (block: PageBlock, index: number) => readonly WordRun[],
): readonly TextPiece[] {
  const pieces: TextPiece[] = layout.blocks.map((block, index) => ({
    area: frame.area(block.box, block.angle),
    runs: runsOf(block, index),
    style: block.style,
    alignment: block.alignment,
    firstLineIndent: block.lines.length > 1 ? block.firstLineIndent : 0,
    leading: block.leading,
    lines: block.lines.length,
    isCell: block.unit.kind === 'cell',
  }));
  const others = layout.left.flatMap((left) => {
    // Bullets of symbol fonts say nothing of what they show.
    if (left.reason === 'unmapped' && left.characters === 1)
      return [{ ...left, text: '\u2022', reason: 'marker' as const }];
    return shown.has(left.reason) && left.text.trim() !== '' ? [left] : [];
  });
  const ordered = new PieceOrder(pieces);
  for (const left of others) addLeft(ordered, left, frame);
  return ordered.all();
}

function addLeft(pieces: PieceOrder, left: LeftText, frame: PageFrame): void {
  const { style } = left;
  if (style === undefined) return;
  const area = frame.area(left.box);
  const text = left.text.trim();
  const row = inRow(pieces, area);
  const isMarker = left.reason === 'marker' || listMarker.test(text) || /^\d{1,2}(\.\d{1,2})*\.?$/u.test(text);
  if (isMarker) {
    const marked = firstOf(
      row.filter(({ piece }) => {
        const far = piece.area.left - area.right;
        return piece.marker === undefined && far >= -2 && far < 5 * piece.style.size;
      }),
    );
    if (marked !== undefined && !marked.piece.isCell) {
      marked.piece = { ...marked.piece, marker: text, markerLeft: area.left };
      return;
    }
  }
  const own: TextPiece = {
    area,
    runs: [{ text, style }],
    style,
    alignment: 'left',
    firstLineIndent: 0,
    leading: 1.2 * style.size,
    lines: 1,
    isCell: row.some(({ piece }) => piece.isCell),
  };
  const beside = lastOf(row.filter(({ piece }) => piece.area.right <= area.left + 2));
  const previous =
    beside ?? pieces.before(area.bottom - 0.5 * style.size, (piece) => sharedWidth(piece.area, area) > -40);
  pieces.insertAfter(previous, own);
}

/** Those whose first line is at the height of an area. */
function inRow(pieces: PieceOrder, area: Area): readonly OrderedPiece[] {
  const row = new Set<OrderedPiece>();
  for (const one of pieces.near(area)) {
    const shared = Math.min(firstLineEnd(one.piece), area.bottom) - Math.max(one.piece.area.top, area.top);
    if (shared > 0.4 * high(area)) row.add(one);
  }
  return [...row];
}

function firstOf(pieces: readonly OrderedPiece[]): OrderedPiece | undefined {
  const [first, ...others] = pieces;
  return first && others.reduce((one, other) => (other.order < one.order ? other : one), first);
}

function lastOf(pieces: readonly OrderedPiece[]): OrderedPiece | undefined {
  const [first, ...others] = pieces;
  return first && others.reduce((one, other) => (other.order > one.order ? other : one), first);
}

/** The runs of a text with the looks of its block. */
export function runsOfSegment(block: PageBlock, segment: Segment): readonly WordRun[] {
  const looks = new Map(block.runs.map(({ id, style, link }) => [id, { style, link: link ?? block.link }]));
  const usual = { style: block.style, link: block.link };
  const open: { readonly style: RunStyle; readonly link: number | undefined }[] = [];
  const runs: WordRun[] = [];
  for (const inline of segment.inlines) {
    if (typeof inline !== 'string') {
      if (inline.kind === 'open') open.push(looks.get(inline.id) ?? open.at(-1) ?? usual);
      else if (inline.kind === 'close') open.pop();
    }
    const text = typeof inline === 'string' ? inline : inline.kind === 'alone' ? (inline.equivalent ?? '') : '';
    const { style, link } = open.at(-1) ?? usual;
    if (text !== '') runs.push({ text, style, ...(link !== undefined && { link }) });
  }
  return runs;
}
