import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../../../errors/service-error.ts';
import type { Metrics } from '../../../observability/metrics.ts';
import { defineOperation, type Operation } from '../../operation.ts';

/** `token`: what scrapers have to send; undefined lets everybody read. */
export function metricsOperation({ registry }: Pick<Metrics, 'registry'>, token: string | undefined): Operation {
  return defineOperation<undefined, undefined>({
    id: 'getMetrics',
    method: 'GET',
    path: '/metrics',
    access: { kind: 'public' },
    summary: 'Read metrics in the Prometheus text format',
    description:
      'Counters, gauges and histograms of requests, characters, engines, documents and the process. Requires `Authorization: Bearer …` if DRAGOMAN_METRICS_TOKEN is set.',
    tag: 'Operation',
    response: { mediaTypes: ['text/plain'] },
    async handle({ request, reply }) {
      if (token !== undefined) checkToken(request, token);
      reply.type(registry.contentType);
      return registry.metrics();
    },
  });
}

function checkToken(request: FastifyRequest, token: string): void {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (given === undefined)
    throw new ServiceError('missing_credentials', {}, { detail: 'Metrics need "Authorization: Bearer <token>".' });
  if (!timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer')))
    throw new ServiceError('invalid_key', { reason: 'this is not the token for metrics.' });
}
