/** Fields of a line that are read. None may have so many. */
export const maximumFields = 100;

/** A line of entries, cut into its fields. */
export interface EntryRow {
  /** Counted from 1. */
  readonly line: number;
  /** Where it begins in the whole text. */
  readonly start: number;
  /** At most `maximumFields`. */
  readonly fields: readonly string[];
}
