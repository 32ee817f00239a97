/** An import or export of a translation memory that goes on without its client. */
export interface MemoryJob {
  /** UUID in lower case. */
  readonly id: string;
  readonly accountId: string;
  readonly operation: 'import' | 'export';
  /** Grants its bearer the upload or download of the file; lower-case hexadecimal. */
  readonly token: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Until when the file may be brought or fetched. */
  readonly expiresAt: Date;
  /** Chosen before an import begins. */
  readonly memoryId: string;
  readonly name: string;
  readonly contentType: string;
  /** Bytes; 0 where it is not known. */
  readonly contentLength: number;
  readonly state: 'awaiting_input' | 'processing' | 'completed' | 'failed';
  /** Units that an import has read, as far as it was reported. */
  readonly units?: number;
  /** Why it failed, for the client. */
  readonly error?: string;
  /** Units that an import skipped. */
  readonly skipped?: number;
}

/** How a job ends. */
export type MemoryJobEnd =
  | { readonly state: 'completed'; readonly skipped: number }
  | { readonly state: 'failed'; readonly error: string };

/**
 * Imports and exports; the files that were brought for them are objects. Several processes may use it at the same time.
 * What resolves is on disk. Every implementation passes `test/contracts/translation-memory-job-store.ts`.
 */
export interface MemoryJobStore {
  /** Nothing happens when there is one with its id. */
  add(job: MemoryJob): Promise<void>;
  find(id: string): Promise<MemoryJob | undefined>;
  /** Imports of an account that wait for their file or are processed. */
  countUnfinished(accountId: string): Promise<number>;
  /** The oldest export of a memory whose file may still be fetched after that time. */
  findExport(memoryId: string, after: Date): Promise<MemoryJob | undefined>;
  /** `awaiting_input` becomes `processing`. False when it is in another state, or there is none. */
  begin(id: string, at: Date): Promise<boolean>;
  /** Of a job that is processed; nothing happens when it is not. */
  setUnits(id: string, units: number): Promise<void>;
  /** Of a job that waits or is processed. False, and nothing changes, when it has ended or there is none. */
  end(id: string, end: MemoryJobEnd, at: Date): Promise<boolean>;
  /** Removes those whose last change is before that time, unless they are processed. */
  removeChangedBefore(time: Date): Promise<void>;
}
