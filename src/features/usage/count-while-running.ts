import type { UsageReservation } from './usage-meter.ts';

/**
 * Work that is counted while it runs: the count is on its way to the disk meanwhile, and there when the
 * promise resolves. A failure of either gives back what was counted.
 */
export async function countWhileRunning<Result>(
  reservation: UsageReservation,
  work: () => Promise<Result>,
): Promise<Result> {
  const counted = reservation.settle();
  try {
    const result = await work();
    await counted;
    return result;
  } catch (error) {
    await reservation.release();
    throw error;
  }
}
