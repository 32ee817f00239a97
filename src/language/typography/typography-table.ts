import { baseLanguage } from '../codes.ts';
import table from './typography.json' with { type: 'json' };

/** A row of `typography.json`: how a group of languages is set, with an example that changes and one that stays. */
export interface TypographyRow {
  readonly id: string;
  /** Base languages or variants. */
  readonly languages: readonly string[];
  /** Variants of these languages for which the row does not hold. */
  readonly except?: readonly string[];
  readonly changes: TypographyExample & { readonly becomes: string };
  readonly stays: TypographyExample;
}

export interface TypographyExample {
  readonly source: string;
  readonly translation: string;
}

export interface OpeningMarks extends TypographyRow {
  /** The mark that opens, by the one that closes. */
  readonly marks: Readonly<Record<string, string>>;
  /** Words that begin the question behind a comma. */
  readonly breaks: readonly string[];
}

export interface SpacedMarks extends TypographyRow {
  /** The space before a mark. */
  readonly before: Readonly<Record<string, string>>;
}

export interface QuotationMarksRow extends TypographyRow {
  /** The marks outside, then those of quotations within. */
  readonly pairs: readonly string[];
  /** Also instead of the straight marks of the keyboard. */
  readonly straight: boolean;
}

export const openingMarks: readonly OpeningMarks[] = table.openingMarks;
export const spacedMarks: readonly SpacedMarks[] = table.spacedMarks;
export const quotationMarks: readonly QuotationMarksRow[] = table.quotationMarks;

/** The row of a target language; one that names its variant goes before one that names its base. */
export function rowFor<Row extends TypographyRow>(rows: readonly Row[], language: string): Row | undefined {
  const holds = (row: Row, code: string): boolean =>
    row.languages.includes(code) && row.except?.includes(language) !== true;
  return rows.find((row) => holds(row, language)) ?? rows.find((row) => holds(row, baseLanguage(language)));
}
