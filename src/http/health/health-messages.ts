export interface HealthThreadData {
  readonly host: string;
  readonly port: number;
  readonly version: string;
  /** `LoopWatch.heartbeat`. */
  readonly heartbeat: SharedArrayBuffer;
}

/** Readiness as the main thread last knew it, or the end. */
export type HealthRequest = { readonly kind: 'readiness'; readonly status: number; readonly body: string } | 'close';

export type HealthAnswer =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'failed'; readonly reason: string };
