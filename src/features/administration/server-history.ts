import type { Clock } from '../../contracts/clock.ts';
import {
  type CountedError,
  latencyBounds,
  type ServerCounts,
  type ServerMinuteStore,
} from '../../contracts/stores/server-minutes.ts';

const minuteMilliseconds = 60_000;
const minutesPerDay = 1_440;

/** Each in 60 to 120 steps, which a chart shows. The longest is all that is kept. */
export const historyRanges = {
  hour: { steps: 60, step: 1 },
  day: { steps: 96, step: 15 },
  week: { steps: 84, step: 120 },
  month: { steps: 120, step: 360 },
} as const;
export type HistoryRange = keyof typeof historyRanges;

/** The first minute that is kept: 30 days, and what the first step of them has before that. */
export function keptFrom(now: Date): number {
  return minuteOf(now) - 30 * minutesPerDay - historyRanges.month.step;
}

export interface HistoryStep extends Omit<ServerCounts, 'latencies'> {
  readonly from: Date;
  /** Milliseconds; undefined without a request. */
  readonly median: number | undefined;
  readonly percentile95: number | undefined;
}

export interface ServerHistory {
  readonly from: Date;
  readonly to: Date;
  readonly stepSeconds: number;
  /** All of them, also those in which nothing happened. */
  readonly steps: readonly HistoryStep[];
  readonly errors: readonly (Omit<CountedError, 'lastMinute'> & { readonly last: Date })[];
}

const nothing: ServerCounts = {
  ...{ requests: 0, refused: 0, failed: 0, characters: 0, waiting: 0, running: 0 },
  latencies: [],
};

/** What the servers on one database did, up to now. */
export async function readServerHistory(
  { store, clock }: { readonly store: ServerMinuteStore; readonly clock: Pick<Clock, 'now'> },
  wanted: HistoryRange,
): Promise<ServerHistory> {
  const { steps, step } = historyRanges[wanted];
  const to = (Math.floor(minuteOf(clock.now()) / step) + 1) * step;
  const from = to - steps * step;
  const [sums, errors] = await Promise.all([store.sum({ from, to, step }), store.errors({ from, to })]);
  const found = new Map(sums.map((sum) => [sum.from, sum]));
  return {
    from: dateOf(from),
    to: dateOf(to),
    stepSeconds: step * 60,
    steps: Array.from({ length: steps }, (_, index) => {
      const start = from + index * step;
      const { requests, refused, failed, characters, waiting, running, latencies } = found.get(start) ?? nothing;
      return {
        ...{ from: dateOf(start), requests, refused, failed, characters, waiting, running },
        median: percentile(latencies, 0.5),
        percentile95: percentile(latencies, 0.95),
      };
    }),
    errors: errors.map(({ code, count, lastMinute }) => ({ code, count, last: dateOf(lastMinute) })),
  };
}

/** Within its range of latency as if requests were spread over it evenly; of what took longer than all bounds, the last bound. */
export function percentile(latencies: readonly number[], share: number): number | undefined {
  const all = latencies.reduce((sum, count) => sum + count, 0);
  if (all === 0) return undefined;
  let before = 0;
  for (const [index, bound] of latencyBounds.entries()) {
    const count = latencies[index] ?? 0;
    if (before + count >= all * share && count > 0) {
      const start = latencyBounds[index - 1] ?? 0;
      return Math.round(start + (bound - start) * ((all * share - before) / count));
    }
    before += count;
  }
  return latencyBounds.at(-1);
}

function minuteOf(time: Date): number {
  return Math.floor(time.getTime() / minuteMilliseconds);
}

function dateOf(minute: number): Date {
  return new Date(minute * minuteMilliseconds);
}
