import type { Clock } from '../contracts/clock.ts';

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => new Date(),
  elapsed: () => performance.now(),
  after(delay, callback) {
    const timer = setTimeout(callback, delay).unref();
    return () => clearTimeout(timer);
  },
};
