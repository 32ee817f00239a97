export type EvaluationState = 'processing' | 'done' | 'error';

/** An evaluation of a translation. What is evaluated and what was found are sealed objects beside it. */
export interface EvaluationRecord {
  /** Digest of the job id that the client has, in lower-case hex digits; the job id itself is stored nowhere. */
  readonly id: string;
  readonly accountId: string;
  readonly state: EvaluationState;
  /** Of whose translation it is; absent where the client sent the segments. */
  readonly documentId?: string;
  readonly createdAt: Date;
  /** From then on it is gone, whatever its state. */
  readonly expiresAt: Date;
  /** Set with `error`: why, for the user. */
  readonly message?: string;
}

/** How an evaluation ends, and how long that can be read. */
export type EvaluationEnd = Pick<EvaluationRecord, 'expiresAt'> &
  ({ readonly state: 'done' } | { readonly state: 'error'; readonly message: string });

/**
 * Evaluations of all accounts. Every implementation passes `test/contracts/quality-evaluation-store.ts`.
 *
 * A change is on disk when its promise resolves, and every process sees it.
 */
export interface EvaluationStore {
  /**
   * False, and nothing is added, when the account has as many unfinished evaluations of segments as it may; those of documents
   * do not count. Safe against a race. Rejects when there is one with that id.
   */
  add(evaluation: EvaluationRecord, unfinishedLimit?: number): Promise<boolean>;
  /** Of any account, expired or not: the caller compares account and time. */
  find(id: string): Promise<EvaluationRecord | undefined>;
  /** Once: false when it has ended, or there is none. Of several who ask at once, in whatever process, one is answered true. */
  end(id: string, end: EvaluationEnd): Promise<boolean>;
  /** False when there is none. */
  remove(id: string): Promise<boolean>;
  /** What has expired by then, at most `limit`, the longest expired first. */
  listExpired(now: Date, limit: number): Promise<readonly EvaluationRecord[]>;
}
