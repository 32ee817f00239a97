/** Time as the engine uses it, so that tests can set it. */
export interface Clock {
  /** Milliseconds from any fixed moment. */
  now(): number;
  /** Calls back once after `delay` milliseconds; the result cancels. Never keeps the process alive. */
  after(delay: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(delay, callback) {
    const timer = setTimeout(callback, delay).unref();
    return () => clearTimeout(timer);
  },
};
