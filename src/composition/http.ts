import type { FastifyInstance } from 'fastify';
import { readBuild } from '../config/read-build.ts';
import type { Authenticator } from '../features/accounts/authenticate.ts';
import { HealthListener } from '../http/health/health-listener.ts';
import { listen } from '../http/listen.ts';
import type { Operation } from '../http/operation.ts';
import { PublicAddress } from '../http/proxies/public-address.ts';
import { TrustedProxies } from '../http/proxies/trusted-proxies.ts';
import { registerApiPage } from '../http/routes/operations/api-page.ts';
import { ConsolePages } from '../http/routes/operations/console-pages.ts';
import { registerFrontPage } from '../http/routes/operations/front-page.ts';
import { metricsOperation } from '../http/routes/operations/metrics.ts';
import { registerOpenApiDocument } from '../http/routes/operations/openapi-document.ts';
import { healthOperation, type ReadinessReport, readinessOperation } from '../http/routes/operations/probes.ts';
import { registerRealtimeDocument } from '../http/routes/operations/realtime-document.ts';
import { createHttpServer } from '../http/server.ts';
import { LoopWatch } from '../observability/loop-watch.ts';
import { realtimeSchema } from '../realtime/message-schema.ts';
import { isRealtimeRequest } from '../realtime/transport.ts';
import type { Console } from './console.ts';
import type { Foundation } from './foundation.ts';
import type { Node } from './nodes.ts';

interface HttpParts {
  readonly node: Node;
  readonly operations: readonly Operation[];
  readonly authenticator: Authenticator;
  readonly console: Pick<Console, 'cookies' | 'oidcPages'>;
  readonly readiness: () => ReadinessReport;
  /** Whether the server is about to stop. */
  readonly isLeaving: () => boolean;
}

export interface HttpListeners {
  readonly http: FastifyInstance;
  /** Listens on every port of the configuration; resolves to the main address. */
  listen(): Promise<string>;
}

/** The server of all operations, or of a worker's few, with probes, metrics and the API page. It does not listen. */
export async function composeHttp(
  { config, secrets, clock, metrics, events, textWork, opened }: Foundation,
  { node, operations, authenticator, console: { cookies, oidcPages }, readiness, isLeaving }: HttpParts,
): Promise<HttpListeners> {
  const publicAddress = new PublicAddress(config.publicUrl);
  const { version } = readBuild();
  const shared = {
    authenticator,
    cookies,
    authentication: config,
    limits: config.limits,
    isLeaving,
    sharedLimits: node.keyLimits,
    proxies: new TrustedProxies(config.trustedProxies),
    publicAddress,
    clock,
    events,
    textWork,
    validateResponses: config.validateResponses,
    upgrades: isRealtimeRequest,
  };
  const scraping = metricsOperation(metrics, secrets.metricsToken);
  const apart = config.metricsPort !== undefined;
  const serves = config.role !== 'worker';
  const http = await createHttpServer({
    ...shared,
    apiPage: serves && config.apiPage,
    operations: [
      ...(serves ? operations : []),
      healthOperation(version),
      readinessOperation(readiness),
      ...(apart ? [] : [scraping]),
    ],
  });
  if (serves) {
    registerOpenApiDocument(http, publicAddress);
    registerRealtimeDocument(http, realtimeSchema);
    oidcPages?.register(http);
    if (config.apiPage) registerApiPage(http);
    const console = config.console ? new ConsolePages(config.consoleFolder, publicAddress) : undefined;
    console?.register(http);
    registerFrontPage(http, publicAddress, { version, apiPage: config.apiPage, console });
  }
  opened.defer(() => http.close());
  await http.ready();
  const metricsHttp = apart ? await createHttpServer({ ...shared, operations: [scraping] }) : undefined;
  if (metricsHttp !== undefined) opened.defer(() => metricsHttp.close());
  const listeners = opened.use(new AsyncDisposableStack());
  return {
    http,
    async listen() {
      const { host, healthPort } = config;
      // The start holds the loop, and nobody waits then.
      const watch = listeners.use(
        new LoopWatch({ requests: () => events.requests.look(), onHeld: (held) => events.loopHeld(held) }),
      );
      if (healthPort !== undefined) {
        const { heartbeat } = watch;
        const listener = listeners.use(new HealthListener({ host, port: healthPort, version, heartbeat, readiness }));
        events.alsoListening({ what: 'health', host, port: await listener.start() });
      }
      if (metricsHttp !== undefined && config.metricsPort !== undefined) {
        const address = await listen(metricsHttp, { host, port: config.metricsPort });
        events.alsoListening({ what: 'metrics', host, port: Number(new URL(address).port) });
      }
      return listen(http, { host, port: config.port });
    },
  };
}
