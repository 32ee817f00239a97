/** A statement that changes something, as compiled; its text is the same each time, so that it is prepared once. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly StatementValue[];
  /** Its batch is for nothing when no row is as the statement expects it. */
  readonly mustChange?: true;
}

export type StatementValue = string | number | bigint | null | Uint8Array;

/** How a repository writes what must be on disk when it is acknowledged. */
export interface Commits {
  /** A commit will follow soon: gets ready what it would have to wait for. */
  prepare(): void;
  /**
   * Runs the statements in order: all of them or, when the promise rejects, none. On disk when it resolves. False, and
   * none of them took effect, when a statement that must change something changed nothing. Batches take effect in the
   * order of the calls; one that is refused does not touch the others. A rejection because the writer died leaves open
   * which of the two it was.
   */
  commit(batch: readonly Statement[]): Promise<boolean>;
}
