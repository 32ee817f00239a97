import type { PlacedGlyph, PlacedGlyphs, TypesetLine, TypesetText } from '../../../../typesetting/text-request.ts';
import type { Box } from '../../reading/page-content.ts';
import { serializeName, serializeNumber } from '../objects/serialize-value.ts';
import { type EmbeddedFonts, hex4, utf16 } from './embedded-fonts.ts';

/** How the words of a run look beside their font. */
export interface Paint {
  /** Operators that set the colour for filling. */
  readonly fill: string;
  readonly underline?: boolean;
  readonly strike?: boolean;
  /** Annotation whose area the words are. */
  readonly link?: number;
  /** Operators that show a word as it was, within a text object; its beginning on the baseline, and the size beside the source's. */
  readonly drawn?: (x: number, y: number, size: number) => string;
  /** Lines of a formula that is drawn, from its beginning on the baseline, at the size that it had in the source. */
  readonly bars?: readonly Box[];
  readonly sourceSize?: number;
}

export interface WrittenLines {
  /** Operators, in the frame of the block. */
  readonly content: string;
  /** Around all of it. */
  readonly box: Box;
  /** By annotation, one box a line. */
  readonly links: ReadonlyMap<number, readonly Box[]>;
  /** Lines under and through words. */
  readonly decorations: readonly Box[];
}

export interface LineOptions {
  readonly left: number;
  readonly top: number;
  /** By the tags of runs. */
  readonly paints: readonly Paint[];
  /** `Tr` */
  readonly renderingMode: number;
  /** Name of a font in the stream that is written to. */
  readonly fontName: (face: string) => string;
}

/** The operators that show text. */
export function writeLines(text: TypesetText, options: LineOptions, fonts: EmbeddedFonts): WrittenLines {
  const writer = new LinesWriter(options, fonts);
  for (const line of text.lines) writer.add(line);
  return writer.finish();
}

class LinesWriter {
  readonly #options: LineOptions;
  readonly #fonts: EmbeddedFonts;
  readonly #links = new Map<number, Box[]>();
  readonly #decorations: Box[] = [];
  readonly #fills: string[] = [];
  #box: Box | undefined;
  #content: string;
  #fill: string | undefined;
  #font = '';

  constructor(options: LineOptions, fonts: EmbeddedFonts) {
    this.#options = options;
    this.#fonts = fonts;
    this.#content = `BT\n0 Tc 0 Tw 100 Tz 0 Ts ${options.renderingMode} Tr\n`;
  }

  add(line: TypesetLine): void {
    const { left, top } = this.#options;
    for (const piece of line.pieces) this.#addPiece(piece, left + piece.x, top - line.baseline);
  }

  finish(): WrittenLines {
    const { left, top } = this.#options;
    const box = this.#box ?? { left, bottom: top, right: left, top };
    const content = `${this.#content}ET\n${this.#fills.join('')}`;
    return { content, box, links: this.#links, decorations: this.#decorations };
  }

  #addPiece(piece: PlacedGlyphs, x: number, y: number): void {
    const paint = this.#options.paints[piece.tag ?? 0] ?? { fill: '0 g\n' };
    if (paint.fill !== this.#fill) {
      this.#content += paint.fill;
      this.#fill = paint.fill;
    }
    if (paint.drawn !== undefined) {
      this.#content += paint.drawn(x, y, piece.size);
      this.#font = '';
      this.#addBars(piece, paint, x, y);
      this.#finishPiece(piece, paint, x, y);
      return;
    }
    const font = `${serializeName(this.#options.fontName(piece.face))} ${serializeNumber(piece.size)} Tf\n`;
    if (font !== this.#font) {
      this.#content += font;
      this.#font = font;
    }
    const baseline = y + piece.rise;
    this.#content += `1 0 0 1 ${serializeNumber(x)} ${serializeNumber(baseline)} Tm\n`;
    this.#content += this.#show(piece);
    this.#finishPiece(piece, paint, x, baseline);
  }

  #addBars({ size }: PlacedGlyphs, { fill, bars = [], sourceSize = size }: Paint, x: number, y: number): void {
    const scale = size / sourceSize;
    for (const box of bars) {
      const height = (box.top - box.bottom) * scale;
      this.#fillBox(fill, x + box.left * scale, x + box.right * scale, y + box.bottom * scale + height / 2, height);
    }
  }

  /** The area of a piece, and what follows its words. */
  #finishPiece(piece: PlacedGlyphs, paint: Paint, x: number, baseline: number): void {
    const metrics = this.#fonts.metrics(piece.face);
    const em = piece.size / 1000;
    const right = x + piece.width;
    const around = { left: x, bottom: baseline + metrics.descent * em, right, top: baseline + metrics.ascent * em };
    this.#box = this.#box === undefined ? around : unite(this.#box, around);
    if (paint.link !== undefined) this.#addLink(paint.link, around);
    const thickness = Math.max(metrics.underlineThickness * em, 0.3);
    if (paint.underline) this.#fillBox(paint.fill, x, right, baseline + metrics.underlinePosition * em, thickness);
    if (paint.strike) this.#fillBox(paint.fill, x, right, baseline + metrics.capHeight * em * 0.36, thickness);
  }

  #addLink(link: number, box: Box): void {
    const boxes = this.#links.get(link) ?? [];
    this.#links.set(link, boxes);
    const last = boxes.at(-1);
    const follows = last !== undefined && Math.abs(last.bottom - box.bottom) < (box.top - box.bottom) / 2;
    if (last !== undefined && follows) boxes[boxes.length - 1] = unite(last, box);
    else boxes.push(box);
  }

  #fillBox(fill: string, left: number, right: number, middle: number, thickness: number): void {
    const box = { left, bottom: middle - thickness / 2, right, top: middle + thickness / 2 };
    this.#decorations.push(box);
    const size = [left, box.bottom, right - left, thickness].map(serializeNumber).join(' ');
    this.#fills.push(`${fill}${size} re f\n`);
  }

  #show({ face, size, glyphs }: PlacedGlyphs): string {
    let result = '';
    for (const { isSafe, items } of this.#clusters(face, glyphs)) {
      const shown = this.#showGlyphs(face, size, items);
      const text = items.map((glyph) => glyph.text).join('');
      result += isSafe ? shown : `/Span <</ActualText <feff${utf16(text)}>>> BDC\n${shown}EMC\n`;
    }
    return result;
  }

  /** Neighbouring glyphs, of which a reader finds the text by the font alone, or not. */
  #clusters(face: string, glyphs: readonly PlacedGlyph[]): readonly Cluster[] {
    const clusters: { isSafe: boolean; items: PlacedGlyph[] }[] = [];
    for (let index = 0; index < glyphs.length; ) {
      const first = glyphs[index] as PlacedGlyph;
      let end = index + 1;
      while (end < glyphs.length && glyphs[end]?.text === '') end += 1;
      const items = glyphs.slice(index, end);
      let isSafe = items.length === 1;
      for (const { id, text } of items) if (!this.#fonts.use(face, id, text)) isSafe = false;
      if (first.text === '') isSafe = true;
      const last = clusters.at(-1);
      if (isSafe && last?.isSafe) last.items.push(...items);
      else clusters.push({ isSafe, items });
      index = end;
    }
    return clusters;
  }

  #showGlyphs(face: string, size: number, glyphs: readonly PlacedGlyph[]): string {
    const thousandths = (length: number): number => Math.round((length * 1e5) / (size || 1)) / 100;
    let result = '';
    let array = '';
    let codes = '';
    let raised = 0;
    const flushCodes = (): void => {
      if (codes !== '') array += `<${codes}>`;
      codes = '';
    };
    const flush = (): void => {
      flushCodes();
      if (array !== '') result += `[${array}] TJ\n`;
      array = '';
    };
    const adjust = (amount: number): void => {
      if (Math.abs(amount) < 0.05) return;
      flushCodes();
      array += ` ${serializeNumber(amount)} `;
    };
    for (const { id, advance, offsetX, offsetY } of glyphs) {
      if (Math.abs(offsetY - raised) > 0.001) {
        flush();
        result += `${serializeNumber(offsetY)} Ts\n`;
        raised = offsetY;
      }
      adjust(-thousandths(offsetX));
      codes += hex4(id);
      adjust(this.#fonts.advance(face, id) - thousandths(advance) + thousandths(offsetX));
    }
    flush();
    if (raised !== 0) result += '0 Ts\n';
    return result;
  }
}

interface Cluster {
  readonly isSafe: boolean;
  readonly items: readonly PlacedGlyph[];
}

function unite(first: Box, second: Box): Box {
  return {
    left: Math.min(first.left, second.left),
    bottom: Math.min(first.bottom, second.bottom),
    right: Math.max(first.right, second.right),
    top: Math.max(first.top, second.top),
  };
}
