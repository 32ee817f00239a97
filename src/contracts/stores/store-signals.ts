/**
 * What other processes on the same database have just done. A listener is also called when something may have been missed,
 * because the way to the database was interrupted; so it looks rather than counts.
 */
export interface StoreSignals {
  /** Jobs of a kind were added or given back, or can be done by more nodes. */
  onJobs(kind: string, listener: () => void): Disposable;
  /** Keys or accounts have changed. */
  onKeys(listener: () => void): Disposable;
  /** The work on a document has ended; without an id, that of any may have. */
  onDocumentEnds(listener: (id: string | undefined) => void): Disposable;
  /** False while the way to the database is interrupted: nothing is heard then. */
  readonly isListening: boolean;
}
