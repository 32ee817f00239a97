/** Where delays come from, so that tests can let time pass. */
export interface Timers {
  /** Calls back once after `delay` milliseconds; the result cancels. Never keeps the process alive. */
  after(delay: number, callback: () => void): () => void;
}
