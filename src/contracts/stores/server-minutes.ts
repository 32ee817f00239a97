/** Upper ends of the ranges of latency that are counted separately, in milliseconds; a further range has all that took longer. */
export const latencyBounds = [10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 30_000] as const;

/** What happened on a server in some minutes: numbers alone. */
export interface ServerCounts {
  readonly requests: number;
  /** Answered with an error that is the client's. */
  readonly refused: number;
  /** Answered with an error that is the server's. */
  readonly failed: number;
  /** Characters of source text that were translated, improved or spoken. */
  readonly characters: number;
  /** Most jobs that waited, and that were worked on, at once. */
  readonly waiting: number;
  readonly running: number;
  /** Requests by the time until their answer was sent: one number for each of `latencyBounds`, and one for the rest. */
  readonly latencies: readonly number[];
}

export interface ServerMinute extends ServerCounts {
  /** Minutes since 1970 (UTC). */
  readonly minute: number;
  /** Errors by their code of the catalogue. */
  readonly errors: Readonly<Record<string, number>>;
}

export interface CountedError {
  readonly code: string;
  readonly count: number;
  /** The last minute in which it occurred. */
  readonly lastMinute: number;
}

/** The minutes from `from` on and before `to`, `step` at a time; `step` divides both. */
export interface MinuteRange {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/**
 * What all servers on one database counted, minute by minute. Every implementation passes `test/contracts/server-minute-store.ts`.
 *
 * - Servers that add the same minute at once add up; of the queue, which they share, the most that one saw counts.
 * - A minute in which nothing happened has no row.
 */
export interface ServerMinuteStore {
  /** Adds to what is there, and removes minutes before `keptFrom`. */
  add(minutes: readonly ServerMinute[], keptFrom: number): Promise<void>;
  /** Steps in which something happened, in order, by their first minute. */
  sum(range: MinuteRange): Promise<readonly (ServerCounts & { readonly from: number })[]>;
  /** The most frequent first. */
  errors(range: Omit<MinuteRange, 'step'>): Promise<readonly CountedError[]>;
}
