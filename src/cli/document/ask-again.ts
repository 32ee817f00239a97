import { NoAnswer } from '../command-line/command-errors.ts';
import type { RequestOptions } from '../command-line/request-with-retries.ts';

/** Together more than a minute: enough for a server to start again, which then continues with what it has accepted. */
const waits: readonly number[] = [1, 2, 4, 8, 16, 16, 16].map((seconds) => seconds * 1000);

/** Asks once more when no answer came. `waiting` is called before each wait. */
export async function askAgain<Answer>(
  ask: () => Promise<Answer>,
  { wait }: Pick<RequestOptions, 'wait'>,
  waiting: (milliseconds: number, reason: string) => void,
  signal: AbortSignal,
): Promise<Answer> {
  for (const milliseconds of waits) {
    try {
      return await ask();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof NoAnswer)) throw error;
      waiting(milliseconds, error.message);
      await wait(milliseconds, signal);
    }
  }
  return ask();
}
