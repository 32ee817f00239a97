import type { TextSpan } from '../text-edit.ts';
/** Text in the source, decoded. */
export interface TextItem extends TextSpan {
  readonly type: 'text';
  readonly text: string;
  readonly literal: boolean;
  /** White space is text and does not collapse. */
  readonly preserve: boolean;
}

export interface CodeItem extends TextSpan {
  readonly type: 'open' | 'close' | 'alone';
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
