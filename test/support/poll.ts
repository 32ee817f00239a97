import { setTimeout as pause } from 'node:timers/promises';

const pauseMilliseconds = { shortest: 10, longest: 50, ofWaited: 0.05 };

/**
 * Asks again and again until it is so, for what another process does without an event that this one could wait for. Most of what is asked
 * for takes a moment; what takes longer is asked for more rarely, since each question costs the processor time that the other process waits
 * for. It has no limit of its own: the test run ends what never comes.
 */
export async function poll(condition: () => boolean | Promise<boolean>): Promise<void> {
  const { shortest, longest, ofWaited } = pauseMilliseconds;
  const since = performance.now();
  while (!(await condition()))
    await pause(Math.min(longest, Math.max(shortest, ofWaited * (performance.now() - since))));
}
