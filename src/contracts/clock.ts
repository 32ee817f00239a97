/** Where time comes from, so that tests can set it and let it pass. Who needs a part only takes `Pick<Clock, …>`. */
export interface Clock {
  /** The date and time of day. It jumps when an administrator sets it, so it measures nothing. */
  now(): Date;
  /** Milliseconds from any fixed moment. It never goes back. */
  elapsed(): number;
  /** Calls back once after `delay` milliseconds; the result cancels. Never keeps the process alive. */
  after(delay: number, callback: () => void): () => void;
}
