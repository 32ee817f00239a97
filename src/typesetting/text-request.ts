// What callers of the typesetter give and get. Lengths are in points; x grows to the right, baselines downwards from the top of the
// box, offsets of glyphs to the right and upwards.

export type FontFamilyClass = 'serif' | 'sans' | 'mono';

export interface TextStyle {
  readonly family: FontFamilyClass;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly size: number;
  /** Font of the source (`ABCDEF+Arial-BoldMT`): a face of the same widths is preferred. */
  readonly fontName?: string;
  /** How far the baseline is raised (superscripts) or, if negative, lowered. */
  readonly rise?: number;
}

export interface TextRun {
  readonly text: string;
  readonly style: TextStyle;
  /** For a run of one character that the caller draws: its width in points at scale 1. */
  readonly width?: number;
  /** The caller's, returned with each piece: a colour, a link. */
  readonly tag?: number;
}

export type TextAlignment = 'start' | 'center' | 'end' | 'justify';

/** One paragraph. A line feed in a run begins a new line. */
export interface TextRequest {
  readonly runs: readonly TextRun[];
  /** BCP 47. It decides the direction of the paragraph, forms of letters, and where some languages break lines. */
  readonly language: string;
  /** Of the box that lines fill. */
  readonly width: number;
  /** Of the first line from the side where lines begin; negative for a hanging line. */
  readonly firstLineIndent: number;
  readonly alignment: TextAlignment;
  /** Distance between baselines. Lines of larger letters than the request's largest never occur, so it is the same throughout. */
  readonly leading: number;
  /** What takes room from lines beside it. */
  readonly insets?: readonly LineInset[];
}

/** Something at a side of the box that lines end or begin at. */
export interface LineInset {
  /** How far below the first baseline it begins and ends. */
  readonly from: number;
  readonly to: number;
  /** What it takes from both sides of the box. */
  readonly left: number;
  readonly right: number;
}

/** Names a face of the typesetter that returned it: the PostScript name of the font. */
export type FaceId = string;

export interface PlacedGlyph {
  /** In the face, not in a subset of it. */
  readonly id: number;
  /** To the next glyph. Where the line is justified this is more than the width of the glyph. */
  readonly advance: number;
  readonly offsetX: number;
  readonly offsetY: number;
  /** Text of its cluster on the cluster's first glyph, '' on the others, without characters that nobody sees. */
  readonly text: string;
}

/** Glyphs of one face, size and tag, side by side, from left to right. */
export interface PlacedGlyphs {
  readonly face: FaceId;
  readonly size: number;
  readonly tag?: number;
  readonly rise: number;
  /** From the left of the box. */
  readonly x: number;
  readonly width: number;
  readonly rightToLeft: boolean;
  readonly glyphs: readonly PlacedGlyph[];
}

export interface TypesetLine {
  /** From the top of the box. */
  readonly baseline: number;
  /** Left edge of its text. */
  readonly x: number;
  /** Without spaces at its end. */
  readonly width: number;
  /** In visual order. */
  readonly pieces: readonly PlacedGlyphs[];
}

export interface TypesetText {
  readonly lines: readonly TypesetLine[];
  /** Of the widest line. */
  readonly width: number;
  /** From the top of the first line to the bottom of the last one. */
  readonly height: number;
  /** Direction of the paragraph: `start` is then the right side. */
  readonly rightToLeft: boolean;
  /** A word was wider than the box and was divided where no rule allows it. */
  readonly dividesWords: boolean;
  /** Characters that no face has, each once. */
  readonly missing: readonly string[];
}

export interface FitLimits {
  /** Of the box, if another than that of the request. */
  readonly maximumWidth?: number;
  readonly maximumHeight: number;
  /** Largest and smallest scale of the letters: 1 and 0.6. */
  readonly scales?: { readonly from: number; readonly to: number };
  /** Smallest scale of the distance between lines, tried after that of the letters: 0.9. */
  readonly smallestLeadingScale?: number;
}

export interface FittedText {
  readonly text: TypesetText;
  readonly scale: number;
  readonly leadingScale: number;
  /** The text is higher than the box even at the smallest scales. `text` is whole; `fittingLines` of it are inside. */
  readonly overflows: boolean;
  readonly fittingLines: number;
}
