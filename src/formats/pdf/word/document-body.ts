import { encodeXmlAttribute } from '../../shared/xml/xml-text.ts';
import { type DocumentLook, headingLevel, textOf } from './document-look.ts';
import type { FlowItem } from './page-flow.ts';
import { high, wide } from './page-frame.ts';
import type { PagePicture } from './page-pictures.ts';
import type { TableCell } from './split-rows.ts';
import { linesOf } from './text-lines.ts';
import type { TextPiece, WordRun } from './text-piece.ts';
import type { WordNumbering } from './word-numbering.ts';
import { drawingUnits, hex, pageNumberMark, runXml, twentieths } from './word-xml.ts';

export interface FlowPage {
  readonly width: number;
  readonly height: number;
  readonly items: readonly FlowItem[];
  /** Where each link of the page leads, by its index. */
  readonly links: readonly (string | undefined)[];
}

/** Points around the text of a page. */
export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface BodyParts {
  readonly look: DocumentLook;
  readonly numbering: WordNumbering;
  readonly isRightToLeft: boolean;
  /** Takes a picture or the target of a link in, and names it. */
  addPicture(picture: PagePicture): string;
  addLink(target: string): string;
}

/** Points that a distance between paragraphs may have. */
const mostSpace = 24;
const endsSentence = /[.!?:;。！？：…]["'”’»)\]]*$/u;

const markedRun = new RegExp(
  `<w:r>(<w:rPr>(?:(?!</w:rPr>).)*</w:rPr>)<w:t [^>]*>([^<]*)${pageNumberMark}([^<]*)</w:t></w:r>`,
  'gu',
);

/** The number of the page as a field, in runs of their own that look alike. */
function withPageNumber(xml: string): string {
  return xml.replaceAll(markedRun, (_, look: string, before: string, after: string) => {
    const run = (content: string): string => `<w:r>${look}${content}</w:r>`;
    const text = (words: string): string => (words === '' ? '' : run(`<w:t xml:space="preserve">${words}</w:t>`));
    const field = ['begin', 'separate', 'end'].map((type) => run(`<w:fldChar w:fldCharType="${type}"/>`));
    const instruction = run('<w:instrText xml:space="preserve"> PAGE </w:instrText>');
    return `${text(before)}${field[0]}${instruction}${field[1]}${run('<w:t>1</w:t>')}${field[2]}${text(after)}`;
  });
}

/** Writes the items of pages as the body of a Word document. */
export class DocumentBody {
  readonly #parts: BodyParts;
  readonly #xml: string[] = [];
  #page: FlowPage | undefined;
  #margins: Margins = { left: 0, right: 0, top: 0, bottom: 0 };
  #pictures = 0;
  /** The last paragraph, where it may go on on the next page: its runs, and what closes it. */
  #open: { readonly properties: string; runs: string; readonly size: number } | undefined;

  constructor(parts: BodyParts) {
    this.#parts = parts;
  }

  addPage(page: FlowPage, margins: Margins, startsPage: boolean): void {
    this.#page = page;
    this.#margins = margins;
    let bottom: number | undefined;
    for (const [index, item] of page.items.entries()) {
      const gap = bottom === undefined || item.area.top < bottom - 2 ? 0 : item.area.top - bottom;
      const isNewPage = index === 0 && startsPage && this.#xml.length > 0;
      if (item.kind === 'text') this.#addText(item.piece, item.beside, gap, index === 0, isNewPage);
      else {
        this.#close(item.kind === 'table' ? gap : 0);
        if (isNewPage) this.#xml.push('<w:p><w:pPr><w:pageBreakBefore/></w:pPr></w:p>');
        if (item.kind === 'picture') this.#xml.push(this.#picture(item.picture, gap));
        else this.#xml.push(this.#table(item));
      }
      bottom = item.area.bottom;
    }
  }

  /** Paragraphs for the header or the footer of pages, whose number is where the mark is. */
  running(items: readonly Extract<FlowItem, { kind: 'text' }>[], page: FlowPage, margins: Margins): string {
    // A part of its own would need relations of its own for links.
    this.#page = { ...page, links: [] };
    this.#margins = margins;
    const paragraphs = items.map(({ piece, beside }) => {
      const setting = { level: undefined, gap: 0, isNewPage: false, within: undefined };
      return `<w:p>${this.#properties(piece, beside, setting)}${this.#runs([piece, ...beside], undefined)}</w:p>`;
    });
    return withPageNumber(paragraphs.join(''));
  }

  /** Ends a section with pages of one size; the last one belongs to the body itself. */
  endSection(properties: string, isLast: boolean): void {
    this.#close();
    this.#xml.push(isLast ? properties : `<w:p><w:pPr>${properties}</w:pPr></w:p>`);
  }

  xml(): string {
    this.#close();
    return this.#xml.join('\n');
  }

  /** A table has no distance of its own to what is above it. */
  #close(space = 0): void {
    if (this.#open !== undefined) {
      const after = `w:after="${twentieths(Math.max(0, Math.min(mostSpace, space)))}"`;
      this.#xml.push(`<w:p>${this.#open.properties.replace('w:after="0"', after)}${this.#open.runs}</w:p>`);
    }
    this.#open = undefined;
  }

  #addText(piece: TextPiece, beside: readonly TextPiece[], gap: number, isFirst: boolean, isNewPage: boolean): void {
    const level = beside.length > 0 ? undefined : headingLevel(piece, this.#parts.look);
    const text = textOf(piece);
    const continues =
      isFirst &&
      this.#open !== undefined &&
      /^\p{Ll}/u.test(text) &&
      this.#open.size === Math.round(piece.style.size * 2);
    const runs = this.#runs([piece, ...beside], level);
    if (continues && this.#open !== undefined) {
      this.#open.runs += `<w:r><w:t xml:space="preserve"> </w:t></w:r>${runs}`;
      return;
    }
    this.#close();
    const properties = this.#properties(piece, beside, { level, gap, isNewPage, within: undefined });
    const isOver = endsSentence.test(text) || level !== undefined || beside.length > 0 || piece.lines === 1;
    this.#open = { properties, runs, size: isOver ? -1 : Math.round(piece.style.size * 2) };
  }

  #properties(
    piece: TextPiece,
    beside: readonly TextPiece[],
    setting: {
      readonly level: number | undefined;
      readonly gap: number;
      readonly isNewPage: boolean;
      readonly within: number | undefined;
    },
  ): string {
    const { level, gap, isNewPage, within } = setting;
    const { leading, style, area, marker } = piece;
    const alignment = within === undefined && beside.length === 0 ? this.#alignment(piece) : piece.alignment;
    const list = marker === undefined || level !== undefined ? undefined : this.#parts.numbering.add(marker);
    const start = within ?? this.#margins.left;
    const indent = alignment === 'left' || alignment === 'justify' ? Math.max(0, area.left - start) : 0;
    const width = (this.#page?.width ?? 0) - this.#margins.right - this.#margins.left;
    // Text of a second column is not further in: the columns of a page become one.
    const left =
      within === undefined && indent > 0.35 * width && wide(area) > 0.25 * width ? 0 : Math.min(indent, 0.6 * width);
    const hanging =
      marker === undefined ? 0 : Math.max(10, Math.min(40, area.left - (piece.markerLeft ?? area.left - 18)));
    const first = marker === undefined ? Math.max(-36, Math.min(72, piece.firstLineIndent)) : -hanging;
    const leftOfAll = Math.max(left - Math.min(0, piece.firstLineIndent), hanging);
    const spacing = Math.min(2, Math.max(0.9, leading / (1.17 * Math.max(1, style.size))));
    const jc = { left: 'start', right: 'end', center: 'center', justify: 'both' }[alignment];
    const tabs = beside.map(
      ({ area: { left: at } }) => `<w:tab w:val="left" w:pos="${twentieths(Math.max(1, at - start))}"/>`,
    );
    return [
      '<w:pPr>',
      level === undefined ? '' : `<w:pStyle w:val="Heading${level}"/>`,
      level === undefined ? '' : '<w:keepNext/>',
      isNewPage ? '<w:pageBreakBefore/>' : '',
      list === undefined ? '' : `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`,
      tabs.length === 0 && (marker === undefined || list !== undefined)
        ? ''
        : `<w:tabs>${marker !== undefined && list === undefined ? `<w:tab w:val="left" w:pos="${twentieths(leftOfAll)}"/>` : ''}${tabs.join('')}</w:tabs>`,
      this.#parts.isRightToLeft ? '<w:bidi/>' : '',
      `<w:spacing w:before="${twentieths(Math.max(0, Math.min(mostSpace, gap)))}" w:after="0" w:line="${Math.round(240 * spacing)}" w:lineRule="auto"/>`,
      leftOfAll > 0.5 || Math.abs(first) > 0.5
        ? `<w:ind w:start="${twentieths(leftOfAll)}" ${first < 0 ? `w:hanging="${twentieths(-first)}"` : `w:firstLine="${twentieths(first)}"`}/>`
        : '',
      `<w:jc w:val="${jc}"/>`,
      '</w:pPr>',
    ].join('');
  }

  /** A single line that ends at the right side of the text is there for its end. */
  #alignment({ alignment, lines, marker, area }: TextPiece): TextPiece['alignment'] {
    const page = this.#page;
    if (page === undefined || lines > 1 || alignment !== 'left' || marker !== undefined) return alignment;
    const [left, right] = [this.#margins.left, page.width - this.#margins.right];
    return area.left > left + 0.45 * (right - left) && Math.abs(right - area.right) < 8 ? 'right' : alignment;
  }

  #runs(pieces: readonly TextPiece[], level: number | undefined): string {
    return pieces
      .map((piece, index) => {
        const isMarkerText =
          piece.marker !== undefined && (level !== undefined || this.#parts.numbering.isList(piece.marker) === false);
        const marker = isMarkerText
          ? `${this.#run({ text: piece.marker ?? '', style: piece.style }, level)}<w:r><w:tab/></w:r>`
          : '';
        const own = piece.runs.map((run) => this.#run(run, level)).join('');
        return `${index > 0 ? '<w:r><w:tab/></w:r>' : ''}${marker}${own}`;
      })
      .join('');
  }

  #run({ text, style, link }: WordRun, level: number | undefined): string {
    const target = link === undefined ? undefined : this.#page?.links[link];
    const base = { size: this.#parts.look.bodySize, bold: level !== undefined };
    const { isRightToLeft } = this.#parts;
    const run = runXml(text, style, { base, isLink: target !== undefined, isRightToLeft });
    return target === undefined ? run : `<w:hyperlink r:id="${this.#parts.addLink(target)}">${run}</w:hyperlink>`;
  }

  #picture(picture: PagePicture, gap: number, most?: number): string {
    this.#pictures += 1;
    const { area } = picture;
    const room = most ?? (this.#page?.width ?? 600) - this.#margins.left - this.#margins.right;
    const tall = (this.#page?.height ?? 800) - this.#margins.top - this.#margins.bottom;
    const scale = Math.min(1, room / wide(area), (0.95 * tall) / high(area));
    const size = `cx="${drawingUnits(wide(area) * scale)}" cy="${drawingUnits(high(area) * scale)}"`;
    const id = this.#pictures;
    const name = encodeXmlAttribute(`Picture ${id}`);
    const middle = (area.left + area.right) / 2 - (this.#page?.width ?? 0) / 2;
    const jc = Math.abs(middle) < 30 ? 'center' : area.left > (this.#page?.width ?? 0) / 2 ? 'end' : 'start';
    const graphic =
      `<a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">` +
      `<pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="${id}" name="${name}"/><pic:cNvPicPr/></pic:nvPicPr>` +
      `<pic:blipFill><a:blip r:embed="${this.#parts.addPicture(picture)}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
      `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic>`;
    return (
      `<w:p><w:pPr><w:spacing w:before="${twentieths(Math.max(0, Math.min(mostSpace, gap)))}" w:after="60"/><w:jc w:val="${jc}"/></w:pPr>` +
      `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/><wp:docPr id="${id}" name="${name}"/>${graphic}</wp:inline></w:drawing></w:r></w:p>`
    );
  }

  #table({ widths, rows, heights, cells, isRuled, area }: Extract<FlowItem, { kind: 'table' }>): string {
    const line = isRuled ? '<w:XX w:val="single" w:sz="4" w:space="0" w:color="808080"/>' : '';
    const borders = isRuled
      ? `<w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map((side) => line.replace('XX', side)).join('')}</w:tblBorders>`
      : '';
    const indent = twentieths(Math.max(0, Math.min(200, area.left - this.#margins.left)));
    const byRow: TableCell[][] = Array.from({ length: rows }, () => []);
    for (const cell of cells) for (let row = cell.row; row < cell.row + cell.rows; row += 1) byRow[row]?.push(cell);
    const body = byRow.map((own, row) => this.#row(row, widths, heights[row], own, area.left)).join('');
    return (
      `<w:tbl><w:tblPr><w:tblW w:w="${twentieths(sum(widths))}" w:type="dxa"/><w:tblInd w:w="${indent}" w:type="dxa"/>${borders}<w:tblLayout w:type="fixed"/>` +
      '<w:tblCellMar><w:left w:w="30" w:type="dxa"/><w:right w:w="30" w:type="dxa"/></w:tblCellMar></w:tblPr>' +
      `<w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${twentieths(width)}"/>`).join('')}</w:tblGrid>${body}</w:tbl>` +
      '<w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="120" w:lineRule="exact"/></w:pPr></w:p>'
    );
  }

  #row(
    row: number,
    widths: readonly number[],
    height: number | undefined,
    cells: readonly TableCell[],
    left: number,
  ): string {
    const xml = cells
      .toSorted((one, other) => one.column - other.column)
      .map((cell) => {
        const width = sum(widths.slice(cell.column, cell.column + cell.columns));
        const start = left + sum(widths.slice(0, cell.column));
        const isFirst = cell.row === row;
        const merge = cell.rows < 2 ? '' : isFirst ? '<w:vMerge w:val="restart"/>' : '<w:vMerge/>';
        const shade =
          cell.shade === undefined ? '' : `<w:shd w:val="clear" w:color="auto" w:fill="${hex(cell.shade)}"/>`;
        const span = cell.columns < 2 ? '' : `<w:gridSpan w:val="${cell.columns}"/>`;
        const content = isFirst ? this.#cellContent(cell.pieces, start, width) : '';
        return `<w:tc><w:tcPr><w:tcW w:w="${twentieths(width)}" w:type="dxa"/>${span}${merge}${shade}</w:tcPr>${content || '<w:p/>'}</w:tc>`;
      });
    const tall =
      height === undefined
        ? ''
        : `<w:trPr><w:trHeight w:val="${twentieths(Math.min(300, height))}" w:hRule="atLeast"/></w:trPr>`;
    return `<w:tr>${tall}${xml.join('')}</w:tr>`;
  }

  #cellContent(pieces: readonly TextPiece[], start: number, width: number): string {
    let bottom: number | undefined;
    return linesOf(pieces)
      .map(([first, ...beside]) => {
        if (first === undefined) return '';
        const gap = bottom === undefined ? 0 : Math.max(0, first.area.top - bottom - 2);
        bottom = Math.max(...[first, ...beside].map(({ area }) => area.bottom));
        const piece = beside.length > 0 ? first : { ...first, alignment: alignmentInCell(first, start, width) };
        const setting = { level: undefined, gap, isNewPage: false, within: Math.max(start, first.area.left - 4) };
        return `<w:p>${this.#properties(piece, beside, setting)}${this.#runs([piece, ...beside], undefined)}</w:p>`;
      })
      .join('');
  }
}

/** One line does not show how it is aligned; its distances from the sides of the cell do. */
function alignmentInCell(
  { area: { left, right }, lines, alignment }: TextPiece,
  start: number,
  width: number,
): TextPiece['alignment'] {
  if (lines > 1) return alignment;
  const [before, after] = [left - start, start + width - right];
  if (before > 3 * Math.max(3, after) && before > 0.4 * width) return 'right';
  return Math.abs(before - after) < 0.12 * width && before > 0.12 * width ? 'center' : 'left';
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
