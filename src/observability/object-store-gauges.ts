import { Gauge, type Registry } from 'prom-client';
import type { ObjectStoreCondition } from '../contracts/stores/object-store-state.ts';

/** Adds gauges that show at the moment of the scrape whether the store of the objects works. */
export function addObjectStoreGauges(registry: Registry, state: () => ObjectStoreCondition['state']): void {
  new Gauge({
    name: 'dragoman_object_store_up',
    help: '0 while the store of DRAGOMAN_OBJECT_STORE_URL fails, else 1.',
    registers: [registry],
    collect() {
      this.set(state() === 'ok' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'dragoman_object_store_state',
    help: '1 for the state that the store of DRAGOMAN_OBJECT_STORE_URL is in: ok, unreachable, errors, credentials, rights, bucket, region, clock, full, read_only.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.reset();
      this.set({ state: state() }, 1);
    },
  });
}
