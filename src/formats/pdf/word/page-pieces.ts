import type { Segment } from '../../../contracts/segment.ts';
import type { PageContent } from '../reading/page-content.ts';
import type { LeftText, PageBlock, PageLayout, RunStyle } from '../reading/page-layout.ts';
import { listMarker } from '../reading/page-paragraphs.ts';
import { type Area, high, type PageFrame, sharedHeight, sharedWidth } from './page-frame.ts';

/** Text of one look. */
export interface WordRun {
  readonly text: string;
  readonly style: RunStyle;
  /** Index of a link of the page. */
  readonly link?: number;
}

/** A paragraph on a page. */
export interface TextPiece {
  readonly area: Area;
  readonly runs: readonly WordRun[];
  readonly style: RunStyle;
  readonly alignment: PageBlock['alignment'];
  readonly firstLineIndent: number;
  readonly leading: number;
  readonly lines: number;
  readonly isCell: boolean;
  /** What is in front of it: a bullet, a number. */
  readonly marker?: string;
  /** The left edge of the marker. */
  readonly markerLeft?: number;
}

/** Reasons for which text is not translated although readers see it. */
const shown = new Set<LeftText['reason']>(['no-letters', 'single-letter', 'code', 'formula', 'marker']);

/** Paragraphs of a page in reading order: translations, and what stays as it is beside them. */
export function piecesOf(
  content: PageContent,
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
  for (const left of others) addLeft(pieces, left, frame, content);
  return pieces;
}

function addLeft(pieces: TextPiece[], left: LeftText, frame: PageFrame, content: PageContent): void {
  const area = frame.area(left.box);
  const text = left.text.trim();
  const sameRow = (piece: TextPiece): boolean =>
    sharedHeight({ ...piece.area, bottom: piece.area.top + 1.3 * piece.style.size }, area) > 0.4 * high(area);
  const isMarker = left.reason === 'marker' || listMarker.test(text) || /^\d{1,2}(\.\d{1,2})*\.?$/u.test(text);
  if (isMarker) {
    const at = pieces.findIndex(
      (piece) =>
        piece.marker === undefined &&
        sameRow(piece) &&
        piece.area.left >= area.right - 2 &&
        piece.area.left - area.right < 5 * piece.style.size,
    );
    const piece = pieces[at];
    if (piece !== undefined && !piece.isCell) {
      pieces[at] = { ...piece, marker: text, markerLeft: area.left };
      return;
    }
  }
  const style = styleAt(content, left) ?? pieces[0]?.style;
  if (style === undefined) return;
  const own: TextPiece = {
    area,
    runs: [{ text, style }],
    style,
    alignment: 'left',
    firstLineIndent: 0,
    leading: 1.2 * style.size,
    lines: 1,
    isCell: pieces.some((piece) => piece.isCell && sameRow(piece)),
  };
  const beside = pieces.findLastIndex((piece) => sameRow(piece) && piece.area.right <= area.left + 2);
  const below = pieces.findIndex(
    (piece) => piece.area.top >= area.bottom - 0.5 * style.size && sharedWidth(piece.area, area) > -40,
  );
  pieces.splice(beside >= 0 ? beside + 1 : below >= 0 ? below : pieces.length, 0, own);
}

function styleAt({ characters }: PageContent, { box, text }: LeftText): RunStyle | undefined {
  const first = text.trim()[0];
  const found = characters.find(
    (character) =>
      character.text === first &&
      character.origin.x >= box.left - 1 &&
      character.origin.x <= box.right + 1 &&
      character.origin.y >= box.bottom - 1 &&
      character.origin.y <= box.top + 1,
  );
  if (found === undefined) return undefined;
  const { font, size, fill, object } = found;
  return {
    family: font.family,
    fontName: font.name,
    bold: font.bold,
    italic: font.italic,
    size,
    fill,
    rise: 0,
    underlined: false,
    struck: false,
    object,
  };
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
