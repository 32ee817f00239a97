import type { S3Client } from '@aws-sdk/client-s3';
import type { Clock } from '../../../contracts/clock.ts';
import type { ClockDifference } from '../../../time/judge-clock.ts';

interface Answer {
  readonly headers?: Readonly<Record<string, string>>;
}

/** Compares the clock of a server, which each of its answers says to the second, with the clock of this machine. */
export function watchDates(client: S3Client, clock: Pick<Clock, 'now'>): { difference(): ClockDifference | undefined } {
  let latest: ClockDifference | undefined;
  client.middlewareStack.add(
    (next) => async (given) => {
      const before = clock.now().getTime();
      const result = await next(given);
      const after = clock.now().getTime();
      const { headers } = result.response as Answer;
      const date = Date.parse(headers?.date ?? '');
      if (!Number.isNaN(date))
        latest = { difference: date + 500 - (before + after) / 2, uncertainty: 500 + (after - before) / 2 };
      return result;
    },
    { step: 'deserialize', name: 'watchDates', priority: 'low' },
  );
  return { difference: () => latest };
}
