import type { Face } from './face.ts';

/** What a PDF says of a face. Lengths are in thousandths of the size. */
export interface FaceMetrics {
  readonly id: string;
  readonly kind: 'truetype' | 'cff';
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly bounds: readonly [number, number, number, number];
  readonly italicAngle: number;
  readonly stemV: number;
  /** Of a font descriptor (ISO 32000-1, 9.8.2). */
  readonly flags: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Of the middle of the line, negative below the baseline. */
  readonly underlinePosition: number;
  readonly underlineThickness: number;
  advance(glyph: number): number;
}

/** A font file to embed. Content streams name glyphs by their ids in the whole face. */
export interface SubsetFont {
  /** With the tag of a subset. */
  readonly name: string;
  readonly kind: 'truetype' | 'cff';
  /** A TrueType file, or the table `CFF` alone. */
  readonly bytes: Uint8Array;
}

const fixedPitch = 1;
const serif = 2;
const symbolic = 4;
const italic = 64;

export function describeForPdf(face: Face, advance: (glyph: number) => number): FaceMetrics {
  const scaled = (value: number) => Math.round((value * 1000) / face.unitsPerEm);
  const [left, bottom, right, top] = face.bounds;
  return {
    id: face.id,
    kind: face.kind,
    ascent: scaled(face.ascent),
    descent: scaled(face.descent),
    capHeight: scaled(face.capHeight),
    bounds: [scaled(left), scaled(bottom), scaled(right), scaled(top)],
    italicAngle: face.italicAngle,
    // Stems have no field in a font; this line through common families is what readers need to replace a font, which they never do.
    stemV: Math.round(10 + 0.2 * face.weight),
    flags:
      symbolic |
      (face.fixedPitch ? fixedPitch : 0) |
      (face.familyClass === 'serif' ? serif : 0) |
      (face.italic ? italic : 0),
    bold: face.bold,
    italic: face.italic,
    underlinePosition: scaled(face.underlinePosition),
    underlineThickness: scaled(face.underlineThickness),
    advance,
  };
}
