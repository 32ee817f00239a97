/** Text in the source, decoded. */
export interface TextItem {
  readonly type: 'text';
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly literal: boolean;
  /** White space is text and does not collapse. */
  readonly preserve: boolean;
}

export interface CodeItem {
  readonly type: 'open' | 'close' | 'alone';
  readonly start: number;
  readonly end: number;
  /** Index of the other half within the unit; of an `alone` its own. */
  readonly partner: number;
  readonly equivalent: string | undefined;
  /** The pair encloses a CDATA section. */
  readonly cdata: boolean;
}

export type UnitItem = TextItem | CodeItem;

/** How text is written at a place. */
export type Notation =
  | 'html'
  | 'xml'
  | 'html-double-quoted'
  | 'html-single-quoted'
  | 'html-unquoted'
  /** Between quotes of either kind. */
  | 'xml-attribute';

/** A run of text between two boundaries, or the value of an attribute: what is cut into sentences. */
export interface MarkupUnit {
  readonly items: readonly UnitItem[];
  readonly notation: Notation;
}
