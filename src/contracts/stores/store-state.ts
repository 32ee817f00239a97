/**
 * - `ok`: everything can be written.
 * - `low`: less than the minimum is free; uploads and imports are refused, counts and small changes are written.
 * - `full`, `read_only`, `busy` (others keep the database busy), `failing` (errors of the disk), `unreachable` (the database server does not answer),
 *   `denied` (the database refuses the user, or what the user does): nothing can be written. Ends by itself when it is over.
 * - `damaged`: the content cannot be trusted; an operator has to act.
 */
export type StoreStateName =
  | 'ok'
  | 'low'
  | 'full'
  | 'read_only'
  | 'busy'
  | 'failing'
  | 'unreachable'
  | 'denied'
  | 'damaged';

/** A state that an error leads to. */
export type StoreFailure = Exclude<StoreStateName, 'ok' | 'low'>;

export interface StoreCondition {
  readonly state: StoreStateName;
  /** For operators and, in part, for clients: no path, no internals. Empty for `ok`. */
  readonly reason: string;
}

export interface StoreMeasures {
  /** Of the disk, for this user; undefined when it cannot be read. */
  readonly freeBytes: number | undefined;
  /** Undefined for a database that is not in the folder. */
  readonly databaseBytes: number | undefined;
  /** Changes that are not in the database file yet. */
  readonly journalBytes: number | undefined;
}

/** Knows whether the stores of an installation can be written. Every implementation passes `test/contracts/store-state.ts`. */
export interface StoreState {
  condition(): StoreCondition;
  measures(): StoreMeasures;
  /**
   * What a store threw: `storage_unavailable` with a time to come back when the store itself is at fault, which is remembered until a
   * trial write succeeds; anything else as it is.
   */
  report(error: unknown): unknown;
  /** Before much is written. Throws `storage_unavailable` unless the state is `ok`. */
  admit(): void;
}
