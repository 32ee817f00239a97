import type { StoreCheck } from '../contracts/stores/store-check.ts';

/** Leases and expiry dates of nodes whose clocks differ by more are wrong by as much. */
const mostMilliseconds = 5_000;

/** Milliseconds by which another clock is ahead, and how far off that may be. */
export interface ClockDifference {
  readonly difference: number;
  readonly uncertainty: number;
}

/** What a difference between the clocks of this machine and of a server means. */
export function judgeClock({ difference, uncertainty }: ClockDifference): Omit<StoreCheck, 'name'> {
  const seconds = (Math.abs(difference) / 1_000).toFixed(1);
  if (Math.abs(difference) - uncertainty <= mostMilliseconds)
    return { outcome: 'ok', found: `${seconds} s apart from the clock of this machine` };
  return {
    outcome: 'warning',
    found: `${seconds} s ${difference > 0 ? 'ahead of' : 'behind'} the clock of this machine`,
    advice: 'Synchronize the clocks of all machines (NTP).',
  };
}
