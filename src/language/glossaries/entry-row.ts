/** A line of entries, cut into its fields. */
export interface EntryRow {
  /** Counted from 1. */
  readonly line: number;
  /** Where it begins in the whole text. */
  readonly start: number;
  readonly fields: readonly string[];
}
