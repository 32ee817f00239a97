import type { Matrix } from '../../geometry.ts';
import type { Box } from '../../reading/page-content.ts';
import type { PdfDictionary } from '../objects/pdf-values.ts';
import type { LineOrigin } from './line-origin.ts';

/** The part of the graphics state that matters for text; replaced, never changed, so that operations can keep theirs. */
export interface GraphicsState {
  /** User space to the page's default user space. */
  readonly matrix: Matrix;
  /** What can be painted on, in the page's space; undefined: everything. */
  readonly clip?: Box;
  /** Source of the operators that set the colour for filling, in `fillStream`; empty: as the stream began. */
  readonly fill: string;
  /** The same for strokes. */
  readonly stroke: string;
  /** Of strokes, in user space. */
  readonly lineWidth: number;
  readonly fontName?: string;
  readonly hasFont: boolean;
  readonly size: number;
  readonly leading: number;
  readonly characterSpace: number;
  readonly wordSpace: number;
  /** `Tz`, 1 as usual. */
  readonly stretch: number;
  readonly renderingMode: number;
}

/** One stream of content: that of the page, or a form as it is drawn once. */
export interface ContentStream {
  readonly bytes: Uint8Array;
  readonly resources: PdfDictionary;
  /** The stream that draws this form, and where. */
  readonly within?: { readonly stream: ContentStream; readonly start: number; readonly end: number };
  /** Drawn in a layer that is off. */
  readonly isHidden?: boolean;
  /** The form's dictionary and number. */
  readonly form?: { readonly dictionary: PdfDictionary; readonly number: number };
}

/** A show operator that draws something. */
export interface ShowOperation {
  readonly ordinal: number;
  readonly stream: ContentStream;
  readonly operator: string;
  readonly start: number;
  readonly end: number;
  /** The strings and numbers of `TJ`, or the one string. */
  readonly operands: readonly unknown[];
  readonly state: GraphicsState;
  /** As the last operator that moves to a position left it: text space to user space at the beginning of a line. */
  readonly lineMatrix: Matrix;
  readonly origin: LineOrigin;
  /** The same before the operator, which may begin a line itself. */
  readonly originBefore: LineOrigin;
  /** Operators of one number follow each other without such an operator between. */
  readonly line: number;
  /** By operators before it that only move along the line, in its units. */
  readonly moved: number;
}

/** Of such an operator, what says which font it shows its text in. */
export interface ShownFont extends Pick<ShowOperation, 'ordinal' | 'stream'> {
  readonly state: Pick<GraphicsState, 'fontName'>;
}

export interface Subpath {
  readonly start: number;
  readonly end: number;
  readonly box: Box;
}

/** A path that is painted. */
export interface PathOperation {
  readonly stream: ContentStream;
  readonly subpaths: readonly Subpath[];
  readonly start: number;
  /** Where the operator that paints begins. */
  readonly paint: number;
  readonly end: number;
  readonly clips: boolean;
  /** Show operators before it. */
  readonly after: number;
  readonly state: GraphicsState;
  readonly stroked: boolean;
  readonly filled: boolean;
}

/** Marked content that says what its text is. */
export interface LabelledContent {
  readonly stream: ContentStream;
  readonly start: number;
  readonly end: number;
  readonly tag: string;
  readonly properties: PdfDictionary;
  /** Ordinals of the show operators in it. */
  readonly first: number;
  last: number;
}

/** Where a graphics state is taken back: a clip may be wider from there on. */
export interface RestoredState {
  readonly stream: ContentStream;
  /** After the operator. */
  readonly end: number;
  /** Show operators before it. */
  readonly after: number;
  readonly state: GraphicsState;
}

/** What is drawn in layers that are off. */
export interface HiddenContent {
  /** Ordinals of show operators. */
  readonly shows: ReadonlySet<number>;
  readonly paths: readonly PathOperation[];
  readonly images: readonly Box[];
}

export interface PageOperations {
  readonly root: ContentStream;
  /** States that the page's content saves and never takes back. */
  readonly openStates: number;
  readonly shows: readonly ShowOperation[];
  /** Those that can be seen. */
  readonly paths: readonly PathOperation[];
  readonly labelled: readonly LabelledContent[];
  /** Not within hidden content. */
  readonly restored: readonly RestoredState[];
  readonly hidden: HiddenContent;
}
