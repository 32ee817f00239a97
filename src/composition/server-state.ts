import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { readBuild } from '../config/read-build.ts';
import { documentJobKind } from '../features/documents/document-uploads.ts';
import { limitNoticeJobKind } from '../features/notices/limit-notices.ts';
import { evaluationJobKind } from '../features/quality/queue-evaluation.ts';
import { memoryImportJobKind } from '../features/translation-memories/import-work.ts';
import { readQuotas } from '../features/usage/read-quotas.ts';
import { addServerGauges } from '../observability/server-gauges.ts';
import type { Foundation } from './foundation.ts';
import type { Stores } from './stores.ts';

export const jobKinds = [documentJobKind, evaluationJobKind, limitNoticeJobKind, memoryImportJobKind];

/** Shows the state of the whole server in the metrics, read at each scrape. */
export function observeServer(
  { clock, metrics }: Pick<Foundation, 'clock' | 'metrics'>,
  { accounts, jobs, usage }: Pick<Stores, 'accounts' | 'jobs' | 'usage'>,
  http: FastifyInstance,
): void {
  const connections = promisify(http.server.getConnections.bind(http.server));
  addServerGauges(metrics.registry, {
    build: readBuild(),
    jobs: () =>
      Promise.all(
        jobKinds.map(async (kind) => {
          const now = clock.now();
          return { kind, ...(await jobs.count(kind, now)), oldest: await jobs.oldestWaiting(kind, now) };
        }),
      ),
    quotas: () => readQuotas({ accounts, usage, clock }),
    connections: async () => (http.server.listening ? connections() : 0),
    now: () => clock.now(),
  });
}
