import type { Clock } from '../contracts/clock.ts';

export const systemClock: Clock = { now: () => new Date() };
