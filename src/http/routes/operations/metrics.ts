import type { Metrics } from '../../../observability/metrics.ts';
import { defineOperation, type Operation } from '../../operation.ts';

export function metricsOperation({ registry }: Pick<Metrics, 'registry'>): Operation {
  return defineOperation<undefined, undefined>({
    id: 'getMetrics',
    method: 'GET',
    path: '/metrics',
    access: { kind: 'public' },
    summary: 'Metrics in the text format of Prometheus',
    description: 'Requests, characters, engines, documents and the process itself, as counters, gauges and histograms.',
    tag: 'Operation',
    response: { mediaType: 'text/plain' },
    async handle({ reply }) {
      reply.type(registry.contentType);
      return registry.metrics();
    },
  });
}
