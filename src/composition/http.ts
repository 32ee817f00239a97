import type { FastifyInstance } from 'fastify';
import { readBuild } from '../config/read-build.ts';
import type { Authenticator } from '../features/accounts/authenticate.ts';
import type { Operation } from '../http/operation.ts';
import { PublicAddress } from '../http/proxies/public-address.ts';
import { TrustedProxies } from '../http/proxies/trusted-proxies.ts';
import { registerApiPage } from '../http/routes/operations/api-page.ts';
import { registerFrontPage } from '../http/routes/operations/front-page.ts';
import { metricsOperation } from '../http/routes/operations/metrics.ts';
import { registerOpenApiDocument } from '../http/routes/operations/openapi-document.ts';
import { healthOperation, type ReadinessReport, readinessOperation } from '../http/routes/operations/probes.ts';
import { createHttpServer } from '../http/server.ts';
import type { Foundation } from './foundation.ts';

interface HttpParts {
  readonly operations: readonly Operation[];
  readonly authenticator: Authenticator;
  readonly readiness: () => ReadinessReport;
}

/** The server of all operations, with probes, metrics and the API page. It does not listen. */
export async function composeHttp(
  { config, clock, metrics, events, textWork, opened }: Foundation,
  { operations, authenticator, readiness }: HttpParts,
): Promise<FastifyInstance> {
  const publicAddress = new PublicAddress(config.publicUrl);
  const { version } = readBuild();
  const http = await createHttpServer({
    operations: [...operations, healthOperation(version), readinessOperation(readiness), metricsOperation(metrics)],
    authenticator,
    authentication: config,
    limits: config.limits,
    proxies: new TrustedProxies(config.trustedProxies),
    publicAddress,
    clock,
    events,
    textWork,
    validateResponses: config.validateResponses,
  });
  registerOpenApiDocument(http, publicAddress);
  if (config.apiPage) registerApiPage(http);
  registerFrontPage(http, publicAddress, { version, apiPage: config.apiPage });
  opened.defer(() => http.close());
  await http.ready();
  return http;
}
