/**
 * What is on a page, as plain data. Lengths are points (1/72 inch) in the page's user space: y grows upwards, the page's rotation is
 * not applied.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Left ≤ right, bottom ≤ top. */
export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Each from 0 to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export interface FontDescription {
  /** Without the prefix of a subset; empty for Type 3 fonts. */
  readonly name: string;
  readonly family: 'serif' | 'sans' | 'mono';
  readonly bold: boolean;
  readonly italic: boolean;
  /** Pictures instead of letters: Wingdings, icons, mathematical symbols. */
  readonly symbolic: boolean;
  readonly type3: boolean;
}

/** What one character code shows. */
export interface PageCharacter {
  /** Several code points for a ligature; empty where the font does not say what the code means. */
  readonly text: string;
  /** Index in `PageContent.objects`. */
  readonly object: number;
  /** On the baseline, at the beginning of the advance. */
  readonly origin: Point;
  /** From origin to the end of the advance, and from descent to ascent; turned text: the upright box around that. */
  readonly box: Box;
  /** Of the advance, in points along the direction of writing. */
  readonly advance: number;
  /** Radians, counterclockwise from the x axis. */
  readonly angle: number;
  /** Points: the font size times the scale of the text matrix, across the direction of writing. */
  readonly size: number;
  readonly font: FontDescription;
  readonly fill: Colour;
  /** `Tr` of the content: 3 is invisible, from 4 on the text clips. */
  readonly renderingMode: number;
  /** A hyphen at the end of a line that the next line continues. */
  readonly isHyphen: boolean;
}

/** One show operator with a string that is not empty, in the order of drawing, forms included where they are drawn. */
export interface PageTextObject {
  readonly box: Box;
  readonly renderingMode: number;
  /** How many of the page's characters it shows; 0 where PDFium reads no text in it (spaces, a second drawing, `ActualText`). */
  readonly characters: number;
  /**
   * An object whose text this one shows again (drawn twice for a bold look or a shadow) or a part of (marked content whose
   * `ActualText` the first object shows as a whole).
   */
  readonly repeats?: number;
  /** Where it shows all of that again: in points from it, in this colour; whether that or its rendering mode is another one. */
  readonly again?: { readonly x: number; readonly y: number; readonly fill: Colour; readonly isOther: boolean };
  /** How many form XObjects it is in. */
  readonly depth: number;
  /** Around all that can be seen of it, where letters of it are outside: a cell that is too narrow for its text. */
  readonly clip?: Box;
}

/** A line, a rectangle or another subpath. */
export interface PagePath {
  readonly box: Box;
  /** Lines include rectangles that are thinner than they look: up to 3 points. */
  readonly shape: 'horizontal' | 'vertical' | 'rectangle' | 'other';
  /** Where it is painted. */
  readonly fill?: Colour;
  readonly stroke?: Colour;
  /** Ordinal of the path object among the page's path objects, in the order of drawing; objects may have several subpaths. */
  readonly path: number;
  /** How many text objects are drawn before it. */
  readonly after: number;
}

/** A link annotation. */
export interface PageLink {
  /** Index in the page's `Annots`. */
  readonly annotation: number;
  /** Its areas: those of `QuadPoints`, else its rectangle. */
  readonly areas: readonly Box[];
}

export interface PageContent {
  /** From 0. */
  readonly index: number;
  /** As displayed: of the crop box, with the rotation applied. */
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise. */
  readonly rotation: 0 | 90 | 180 | 270;
  readonly cropBox: Box;
  /** In PDFium's order: by object, right-to-left runs in logical order. */
  readonly characters: readonly PageCharacter[];
  readonly objects: readonly PageTextObject[];
  readonly paths: readonly PagePath[];
  readonly images: readonly Box[];
  readonly links: readonly PageLink[];
  /** Areas of annotations that are seen over the page: fields, text boxes, stamps. */
  readonly annotations?: readonly Box[];
  /** True if the page has more objects or characters than are read; it is to be left as it is. */
  readonly incomplete: boolean;
}
