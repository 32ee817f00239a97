import { setTimeout as sleep } from 'node:timers/promises';
import { resultCode } from '../../sqlite/result-code.ts';

/** How long another process may write before we give up. */
const patienceMilliseconds = 5_000;

/** Long enough for a commit, short enough not to be noticed. */
const pauseMilliseconds = 2;

/** `SQLITE_BUSY`. */
const busyCode = 5;

/**
 * Does it again while another connection writes. SQLite's own wait (`busy_timeout`) would stop the event loop, and with
 * it whatever the other connection, if it is in this process, needs to finish.
 */
export async function whenNotBusy<Result>(operation: () => Result): Promise<Result> {
  let started: number | undefined;
  for (;;) {
    try {
      return operation();
    } catch (error) {
      started ??= performance.now();
      if (resultCode(error) !== busyCode || performance.now() - started > patienceMilliseconds) throw error;
    }
    await sleep(pauseMilliseconds);
  }
}
