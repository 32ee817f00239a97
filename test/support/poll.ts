import { setTimeout as pause } from 'node:timers/promises';

const pauseMilliseconds = 10;

/**
 * Asks again and again until it is so, for what another process does without an event that this one could wait for. It has no
 * limit of its own: the test run ends what never comes.
 */
export async function poll(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(pauseMilliseconds);
}
