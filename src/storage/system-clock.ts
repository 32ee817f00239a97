import type { Clock } from '../contracts/clock.ts';
import type { Timers } from '../contracts/timers.ts';

export const systemClock: Clock = { now: () => new Date() };

export const systemTimers: Timers = {
  after(delay, callback) {
    const timer = setTimeout(callback, delay).unref();
    return () => clearTimeout(timer);
  },
};
