import type { FaceId } from '../../../../typesetting/text-request.ts';
import type { IncrementalUpdate } from '../objects/incremental-update.ts';
import { compressed } from '../objects/incremental-update.ts';
import {
  dictionary,
  isDictionary,
  name,
  type PdfDictionary,
  PdfReference,
  PdfStream,
  PdfString,
  type PdfValue,
} from '../objects/pdf-values.ts';

/** What is needed of a face; lengths in thousandths of the font size. */
export interface FaceMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly bounds: readonly [left: number, bottom: number, right: number, top: number];
  readonly italicAngle: number;
  readonly stemV: number;
  /** Those of a font descriptor. */
  readonly flags: number;
  readonly underlinePosition: number;
  readonly underlineThickness: number;
  advance(glyph: number): number;
}

export interface FaceSubset {
  /** With the prefix of a subset. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly kind: 'truetype' | 'cff';
}

/** Where faces come from. Glyphs keep their ids in subsets. */
export interface FaceSource {
  face(id: FaceId): FaceMetrics;
  subset(id: FaceId, glyphs: Iterable<number>): FaceSubset;
}

interface EmbeddedFont {
  readonly reference: PdfReference;
  /** Texts by glyph; '' for glyphs that only others' texts include. */
  readonly texts: Map<number, string>;
  readonly metrics: FaceMetrics;
  readonly advances: Map<number, number>;
}

/**
 * The fonts of new text, one of each face for the whole document. Content has the ids of glyphs in the face as codes, so it can be
 * written before all glyphs of a document are known; the fonts themselves are written at the end.
 */
export class EmbeddedFonts {
  readonly #faces: FaceSource;
  readonly #update: IncrementalUpdate;
  readonly #fonts = new Map<FaceId, EmbeddedFont>();
  readonly #copies = new Map<
    number | PdfValue,
    { readonly reference: PdfReference; readonly entries: PdfDictionary }
  >();

  constructor(faces: FaceSource, update: IncrementalUpdate) {
    this.#faces = faces;
    this.#update = update;
  }

  metrics(face: FaceId): FaceMetrics {
    return this.#font(face).metrics;
  }

  /** Thousandths of the size. */
  advance(face: FaceId, glyph: number): number {
    const { advances, metrics } = this.#font(face);
    const known = advances.get(glyph);
    if (known !== undefined) return known;
    const advance = metrics.advance(glyph);
    advances.set(glyph, advance);
    return advance;
  }

  reference(face: FaceId): PdfReference {
    return this.#font(face).reference;
  }

  /** Makes a glyph part of the font. False if the font says already that it shows another text. */
  use(face: FaceId, glyph: number, text: string): boolean {
    const { texts } = this.#font(face);
    const known = texts.get(glyph);
    if (known === undefined || known === '') texts.set(glyph, text);
    return known === undefined || known === '' || known === text;
  }

  /** A font of the source under a number of its own, by which what is drawn with it again is known from what was there. */
  copy(font: PdfValue): PdfReference | undefined {
    const key = font instanceof PdfReference ? font.number : font;
    const known = this.#copies.get(key);
    if (known !== undefined) return known.reference;
    const entries = this.#update.resolve(font);
    if (!isDictionary(entries)) return undefined;
    const copy = { reference: this.#update.reserve(), entries: new Map(entries) };
    this.#copies.set(key, copy);
    return copy.reference;
  }

  /** The numbers of its fonts. */
  get numbers(): ReadonlySet<number> {
    return new Set([...this.#fonts.values(), ...this.#copies.values()].map(({ reference }) => reference.number));
  }

  /** Writes the fonts with all glyphs that are used by now. */
  finish(): void {
    for (const { reference, entries } of this.#copies.values()) this.#update.set(reference, entries);
    for (const [face, font] of this.#fonts) this.#write(face, font);
  }

  #font(face: FaceId): EmbeddedFont {
    const known = this.#fonts.get(face);
    if (known !== undefined) return known;
    const font: EmbeddedFont = {
      reference: this.#update.reserve(),
      texts: new Map(),
      metrics: this.#faces.face(face),
      advances: new Map(),
    };
    this.#fonts.set(face, font);
    return font;
  }

  #write(face: FaceId, { reference, texts, metrics }: EmbeddedFont): void {
    const glyphs = [...texts.keys()].sort((left, right) => left - right);
    const subset = this.#faces.subset(face, glyphs);
    const isTrueType = subset.kind === 'truetype';
    const program = this.#update.addStream(
      subset.bytes,
      isTrueType ? dictionary({ Length1: subset.bytes.length }) : dictionary({ Subtype: name('CIDFontType0C') }),
    );
    const descriptor = this.#update.add(
      dictionary({
        Type: name('FontDescriptor'),
        FontName: name(subset.name),
        // The glyphs are reached by their ids, not by a built-in encoding.
        Flags: (metrics.flags & ~0x20) | 0x4,
        FontBBox: metrics.bounds.map(Math.round),
        ItalicAngle: metrics.italicAngle,
        Ascent: Math.round(metrics.ascent),
        Descent: Math.round(metrics.descent),
        CapHeight: Math.round(metrics.capHeight),
        StemV: Math.round(metrics.stemV),
        [isTrueType ? 'FontFile2' : 'FontFile3']: program,
      }),
    );
    const descendant = this.#update.add(
      dictionary({
        Type: name('Font'),
        Subtype: name(isTrueType ? 'CIDFontType2' : 'CIDFontType0'),
        BaseFont: name(subset.name),
        CIDSystemInfo: dictionary({ Registry: text('Adobe'), Ordering: text('Identity'), Supplement: 0 }),
        FontDescriptor: descriptor,
        DW: 0,
        W: widths(glyphs, (glyph) => this.advance(face, glyph)),
        CIDToGIDMap: isTrueType ? name('Identity') : undefined,
      }),
    );
    const stream = compressed(Buffer.from(toUnicode(texts), 'latin1'));
    this.#update.set(
      reference,
      dictionary({
        Type: name('Font'),
        Subtype: name('Type0'),
        BaseFont: name(isTrueType ? subset.name : `${subset.name}-Identity-H`),
        Encoding: name('Identity-H'),
        DescendantFonts: [descendant],
        ToUnicode: this.#update.add(new PdfStream(stream.dictionary, stream.bytes)),
      }),
    );
  }
}

function text(value: string): PdfString {
  return new PdfString(Buffer.from(value, 'latin1'));
}

/** `first [w w …]` for neighbouring glyphs. */
function widths(glyphs: readonly number[], advance: (glyph: number) => number): readonly PdfValue[] {
  const runs: { first: number; values: number[] }[] = [];
  for (const glyph of glyphs) {
    const run = runs.at(-1);
    const value = Math.round(advance(glyph) * 100) / 100;
    if (run !== undefined && run.first + run.values.length === glyph) run.values.push(value);
    else runs.push({ first: glyph, values: [value] });
  }
  return runs.flatMap(({ first, values }) => [first, values]);
}

const mostInBlock = 100;

function toUnicode(texts: ReadonlyMap<number, string>): string {
  const lines = [...texts]
    .filter(([, value]) => value !== '')
    .sort(([left], [right]) => left - right)
    .map(([glyph, value]) => `<${hex4(glyph)}> <${utf16(value)}>`);
  const blocks: string[] = [];
  for (let start = 0; start < lines.length; start += mostInBlock) {
    const block = lines.slice(start, start + mostInBlock);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;
}

export function hex4(code: number): string {
  return code.toString(16).padStart(4, '0');
}

/** Hexadecimal digits of UTF-16BE. */
export function utf16(value: string): string {
  let digits = '';
  for (let index = 0; index < value.length; index++) digits += hex4(value.charCodeAt(index));
  return digits;
}
