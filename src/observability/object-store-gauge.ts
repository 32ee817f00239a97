import { Gauge, type Registry } from 'prom-client';

/** Adds a gauge that shows at the moment of the scrape whether the server of the objects works. */
export function addObjectStoreGauge(registry: Registry, works: () => boolean): void {
  new Gauge({
    name: 'dragoman_object_store_up',
    help: '0 while the S3 server of DRAGOMAN_OBJECT_STORE_URL fails, else 1.',
    registers: [registry],
    collect() {
      this.set(works() ? 1 : 0);
    },
  });
}
