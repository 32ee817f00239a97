import type { StoreCondition } from '../contracts/stores/store-state.ts';
import type { ReadinessReport } from '../http/routes/operations/probes.ts';

/** A server that cannot count what it does cannot serve; one whose disk is nearly full still can. */
export function withStorage({ ready, checks }: ReadinessReport, { state, reason }: StoreCondition): ReadinessReport {
  const [server, ...others] = checks;
  const isOk = state === 'ok';
  const storage = isOk ? { name: 'storage', ready: true } : { name: 'storage', ready: false, reason };
  return {
    ready: ready && (isOk || state === 'low'),
    checks: [...(server === undefined ? [] : [server]), storage, ...others],
  };
}
