/** What an examination found out about one property of a database or an object store. Nothing that it writes stays. */
export interface StoreCheck {
  readonly name: string;
  /**
   * - `warning`: the server works, and something should be changed.
   * - `failure`: the server does not start, or a part of it fails.
   */
  readonly outcome: 'ok' | 'warning' | 'failure';
  /** For people, without any secret. */
  readonly found: string;
  /** What to do about it; absent where nothing is. */
  readonly advice?: string;
}
