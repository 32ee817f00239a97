/**
 * Translated sentences that outlive the process, as opaque strings by opaque keys. Losing them costs time, never truth:
 * an implementation drops what does not fit, forgets the last seconds in a crash, and throws a damaged file away.
 * Every implementation passes `test/contracts/sentence-cache-store.ts`.
 */
export interface SentenceCacheStore extends AsyncDisposable {
  /** What was last written under the key, if it is still there. Never throws; what cannot be read is not there. */
  read(key: string): string | undefined;
  /** Returns at once and writes later, away from the event loop; what was written can be read at once. Never throws. */
  write(key: string, value: string): void;
  /** Resolves when everything written so far is kept, or dropped. */
  flush(): Promise<void>;
  /** Cheap: asked for at every scrape of the metrics. */
  statistics(): SentenceCacheSize;
  /** Writes what waits, then closes. Afterwards nothing is there. */
  [Symbol.asyncDispose](): Promise<void>;
}

export interface SentenceCacheSize {
  readonly entries: number;
  readonly bytes: number;
}
