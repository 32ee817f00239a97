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
  /** Why it failed, for the client. */
  readonly error?: string;
  /** Units that an import skipped. */
  readonly skipped?: number;
}

/**
 * Jobs and the files that were brought for them. Every implementation passes `test/contracts/translation-memory-job-store.ts`.
 * What resolves is on disk, and there as a whole or not at all when the process is killed.
 */
export interface MemoryJobStore {
  /** Of all accounts, in order of creation. */
  list(): Promise<readonly MemoryJob[]>;
  /** Adds a job or puts it instead of the one with its id. */
  put(job: MemoryJob): Promise<void>;
  /** With its file. */
  remove(id: string): Promise<void>;
  /** Keeps nothing if the content throws. */
  keepFile(id: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  readFile(id: string): AsyncIterable<Uint8Array>;
  removeFile(id: string): Promise<void>;
}
