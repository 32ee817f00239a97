export { type Clock, systemClock } from '../shared/clock.ts';
