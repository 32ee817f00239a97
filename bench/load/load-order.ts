/** What the load process is asked to do. */
export interface LoadOrder {
  readonly port: number;
  readonly clients: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
  /** Whole HTTP requests, sent in turn, from the first again after the last. */
  readonly requests: readonly Uint8Array[];
  /** Each answer must hold this text this many times: it shows that every sentence came back. */
  readonly marker: { readonly text: string; readonly count: number };
}

export interface LoadResult {
  readonly requests: number;
  /** From the first request to the last answer. */
  readonly seconds: number;
  readonly medianMilliseconds: number;
  readonly percentile99Milliseconds: number;
  /** What the load itself cost of the cores that it shares with the server. */
  readonly clientMicrosecondsPerRequest: number;
}
