import type { FastifyInstance } from 'fastify';
import type { Authenticator, Identity } from '../../src/features/accounts/authenticate.ts';
import type { Operation } from '../../src/http/operation.ts';
import { createHttpServer, type HttpServerOptions } from '../../src/http/server.ts';
import { Events } from '../../src/observability/events.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { createMetrics } from '../../src/observability/metrics.ts';
import { InlineTextWork } from '../../src/threads/inline-text-work.ts';
import { systemClock } from '../../src/time/system-clock.ts';

export const sampleIdentity: Identity = {
  account: {
    id: 'account',
    name: 'one',
    plan: 'pro',
    createdAt: new Date(0),
    characterLimit: null,
    email: null,
    qualityEvaluation: true,
  },
  key: {
    id: 'key',
    accountId: 'account',
    kind: 'developer',
    label: 'API Key',
    masked: 'ke****ey',
    scopes: null,
    characterLimit: null,
    speechMillisecondLimit: null,
    requestsPerMinute: null,
    createdAt: new Date(0),
    expiresAt: null,
    deactivatedAt: null,
  },
};

export interface SampleServerOptions extends Partial<HttpServerOptions> {
  /** Who calls, by the key. Default `sampleIdentity`. */
  readonly authenticate?: (secret: string) => Promise<Identity>;
  /** Takes the lines of the log. Default none are written. */
  readonly onLogLine?: (line: string) => void;
}

/** The HTTP side alone, around operations of the test. It is not listening. */
export function createSampleServer(
  operations: readonly Operation[],
  { authenticate = async () => sampleIdentity, onLogLine, ...options }: SampleServerOptions = {},
): Promise<FastifyInstance> {
  const logger = onLogLine === undefined ? createLogger('silent') : createLogger('trace', { write: onLogLine });
  return createHttpServer({
    operations,
    authenticator: { authenticate } as unknown as Authenticator,
    authentication: { authSchemes: new Set(['key']), freeHosts: new Set() },
    limits: {
      concurrency: 1,
      accountConcurrency: 1,
      keyConcurrency: 1,
      keyRequestsPerMinute: undefined,
      requestTimeoutMilliseconds: 600_000,
    },
    clock: systemClock,
    events: new Events(logger, createMetrics()),
    textWork: new InlineTextWork(),
    validateResponses: true,
    ...options,
  });
}
