import type { TextUnit } from '../../../contracts/documents/document-filter.ts';
import type { Box, Colour, Point } from './page-content.ts';

/** How letters look. */
export interface RunStyle {
  readonly family: 'serif' | 'sans' | 'mono';
  readonly fontName: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Points. */
  readonly size: number;
  readonly fill: Colour;
  /** Points above the baseline of the line; negative below it. */
  readonly rise: number;
  readonly underlined: boolean;
  readonly struck: boolean;
  /** Ordinal of a text object that looks so. */
  readonly object: number;
}

/** Text between the codes of a pair, which looks different from the rest of its block. */
export interface BlockRun {
  /** Of the pair in the unit's segment. */
  readonly id: number;
  readonly style: RunStyle;
  /** Index in `PageContent.links`. */
  readonly link?: number;
}

/** One code of a show operator that is drawn again as it was. */
export interface DrawnCode {
  readonly object: number;
  /** Index along the writing direction of the operator. */
  readonly code: number;
  /** Points from the beginning of the word on the baseline of its line. */
  readonly x: number;
  readonly y: number;
}

/** A word whose letters no font says in full: it moves with the text around it, and looks as it did. */
export interface DrawnWord {
  /** Of its code in the unit's segment. */
  readonly id: number;
  readonly codes: readonly DrawnCode[];
  /** Points. */
  readonly width: number;
  readonly style: RunStyle;
  /** Lines of fractions and roots, which move with the word. */
  readonly bars: readonly DrawnBar[];
}

/** A line of a formula: its box counts from the beginning of the word on the baseline of its line. */
export interface DrawnBar {
  readonly box: Box;
  /** Index in `PageContent.paths`. */
  readonly path: number;
}

/** Consecutive codes of one show operator: indices along its writing direction, `end` exclusive. */
export interface ObjectPart {
  readonly object: number;
  readonly start: number;
  readonly end: number;
}

/** A mark of a list or the number of a heading, which stays unless its text begins at the other side. */
export interface ListMark {
  /** As in `PageBlock`. */
  readonly objects: readonly number[];
  readonly parts: readonly ObjectPart[];
  /** Empty for a picture in a font of symbols. */
  readonly text: string;
  /** They count from the left of the box. */
  readonly codes: readonly DrawnCode[];
  /** In the frame of the block. */
  readonly box: Box;
  readonly baseline: number;
  readonly style: RunStyle;
}

/** A row of dots behind a text, of which a longer text takes the first ones away. */
export interface PageLeader {
  /** From left to right, each with the left of its dot. */
  readonly codes: readonly { readonly object: number; readonly code: number; readonly left: number }[];
  /** Points between the text and the dots. */
  readonly distance: number;
  /** Where a text ends at most. */
  readonly end: number;
}

export interface BlockLine {
  readonly baseline: Point;
  readonly box: Box;
}

/** A stroke under or through text of a block: index in `PageContent.paths`. */
export interface Decoration {
  readonly kind: 'underline' | 'strike';
  readonly path: number;
  readonly box: Box;
}

/** What a text object of a copy looks like. */
export interface CopyLook {
  readonly object: number;
  readonly fill: Colour;
}

/** The text of a block drawn again a little apart: its shadow, or what it is the shadow of. */
export interface BlockCopy {
  /** Points from the text, in the frame of the block. */
  readonly x: number;
  readonly y: number;
  /** By the ordinals of the text's own objects. */
  readonly looks: ReadonlyMap<number, CopyLook>;
  /** Whether all of the text has the copy. */
  readonly isWhole: boolean;
}

/**
 * Text that is translated together. Boxes and points are in the block's own frame: the page's user space, turned by `-angle` about
 * its origin, so that lines run from left to right; for upright text that is the page's user space.
 */
export interface PageBlock {
  /** Its pairs of codes are `runs`, its single ones `drawn`; all else looks like `style`. */
  readonly unit: TextUnit;
  readonly style: RunStyle;
  readonly runs: readonly BlockRun[];
  readonly drawn: readonly DrawnWord[];
  /** The link that all of its text has, as in `BlockRun`. */
  readonly link?: number;
  /** Text objects with no text outside of the block; those that draw the same text again are among them. */
  readonly objects: readonly number[];
  /** Text of objects that other blocks, or text that stays, share. */
  readonly parts: readonly ObjectPart[];
  readonly box: Box;
  /** Radians, counterclockwise. */
  readonly angle: number;
  /** From top to bottom. */
  readonly lines: readonly BlockLine[];
  readonly alignment: 'left' | 'center' | 'right' | 'justify';
  /** Points by which the first line begins further right than the others; negative for a hanging indent. */
  readonly firstLineIndent: number;
  /** Points between baselines. */
  readonly leading: number;
  readonly direction: 'ltr' | 'rtl';
  /** Where its text may go: up to the next obstacle below, and beside it for a single line. Contains `box`. */
  readonly available: Box;
  /** Where the text of a title or an address may go if it has no room otherwise: out of its column, as that of a single line may. */
  readonly wide?: Box;
  /** What is within its box and beside its lines: pictures and other texts that it flows around. */
  readonly notches: readonly Box[];
  /** Blocks with the same number look alike on the page, and shrink together. */
  readonly styleCluster: number;
  readonly decorations: readonly Decoration[];
  /** The mark before its first line. */
  readonly mark?: ListMark;
  readonly leader?: PageLeader;
  readonly copies?: readonly BlockCopy[];
}

export type LeftReason =
  | 'invisible'
  | 'clips'
  | 'outside-the-page'
  | 'clipped'
  | 'vertical-writing'
  | 'unmapped'
  | 'no-letters'
  | 'marker'
  | 'single-letter'
  | 'code'
  | 'formula';

/** Text that stays as it is. */
export interface LeftText {
  readonly reason: LeftReason;
  readonly text: string;
  /** In the page's user space. */
  readonly box: Box;
  readonly characters: number;
  /** How most of it looks; undefined where it is no text for readers. */
  readonly style?: RunStyle;
}

export interface PageLayout {
  /** In reading order. A paragraph that continues in the next column or on the next page is two blocks. */
  readonly blocks: readonly PageBlock[];
  readonly left: readonly LeftText[];
}
