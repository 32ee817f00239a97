import { type Static, Type } from 'typebox';
import {
  type HistoryRange,
  historyRanges,
  type ServerHistory,
} from '../../../features/administration/server-history.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { requireAdministrator } from './require-administrator.ts';
import { type ConsoleRoutes, consoleTag, sessionAccess } from './session-schemas.ts';

const Query = Type.Object({
  range: Type.Optional(
    Type.Enum(Object.keys(historyRanges) as HistoryRange[], {
      default: 'day',
      description:
        '`hour` in steps of a minute, `day` of 15 minutes, `week` of two hours, `month` (30 days, which is all that is kept) of six hours.',
    }),
  ),
});
type Query = Static<typeof Query>;

const milliseconds = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description });

const Metrics = Type.Object({
  start_time: Type.String(),
  end_time: Type.String({ description: 'End of the last step, which may go on.' }),
  interval_seconds: Type.Integer(),
  intervals: Type.Array(
    Type.Object({
      start_time: Type.String(),
      requests: Type.Integer({ description: 'Answered; probes and pages are not counted.' }),
      refused: Type.Integer({ description: "Answered with an error that is the client's (4xx)." }),
      failed: Type.Integer({ description: "Answered with an error that is the server's (5xx)." }),
      median_milliseconds: milliseconds('Time until the answer was sent, as an estimate; null without a request.'),
      p95_milliseconds: milliseconds('Within which 95 of 100 were answered, as an estimate; null without a request.'),
      characters: Type.Integer({ description: 'Source text that was translated, improved or spoken.' }),
      jobs_waiting: Type.Integer({ description: 'Most that waited at once, looked at every minute.' }),
      jobs_running: Type.Integer({ description: 'Most that were worked on at once, looked at every minute.' }),
    }),
    { description: 'Steps in order, also those in which nothing happened.' },
  ),
  errors: Type.Array(
    Type.Object({
      code: Type.String({
        description: 'Of the catalogue of errors. `other`: further ones in a minute that had more than eight.',
      }),
      count: Type.Integer(),
      last_time: Type.String({ description: 'Minute of the last one.' }),
    }),
    { description: 'The most frequent first.' },
  ),
});
type Metrics = Static<typeof Metrics>;

interface MetricsRoutes extends Pick<ConsoleRoutes, 'cookies'> {
  readonly read: (range: HistoryRange) => Promise<ServerHistory>;
}

export function readServerMetricsOperation({ cookies, read }: MetricsRoutes): Operation {
  return defineOperation<undefined, Query>({
    id: 'getServerMetrics',
    method: 'GET',
    path: '/v1/console/metrics',
    access: sessionAccess,
    summary: 'Show requests, errors, latency, queue and characters of the last 30 days',
    description: 'For administrators. Of all accounts and of all servers on one database; numbers and codes alone.',
    tag: consoleTag,
    query: Query,
    response: Metrics,
    async handle(call): Promise<Metrics> {
      await requireAdministrator(call, cookies);
      return metricsOf(await read(call.query.range ?? 'day'));
    },
  });
}

function metricsOf({ from, to, stepSeconds, steps, errors }: ServerHistory): Metrics {
  return {
    start_time: from.toISOString(),
    end_time: to.toISOString(),
    interval_seconds: stepSeconds,
    intervals: steps.map((step) => ({
      start_time: step.from.toISOString(),
      requests: step.requests,
      refused: step.refused,
      failed: step.failed,
      median_milliseconds: step.median ?? null,
      p95_milliseconds: step.percentile95 ?? null,
      characters: step.characters,
      jobs_waiting: step.waiting,
      jobs_running: step.running,
    })),
    errors: errors.map(({ code, count, last }) => ({ code, count, last_time: last.toISOString() })),
  };
}
