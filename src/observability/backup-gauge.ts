import { Gauge, type Registry } from 'prom-client';

/** Adds a gauge that shows how old the newest backup is at the moment of the scrape; without one it shows nothing. */
export function addBackupGauge(registry: Registry, ageSeconds: () => number | undefined): void {
  new Gauge({
    name: 'dragoman_backup_age_seconds',
    help: 'Age of the newest scheduled backup.',
    registers: [registry],
    collect() {
      this.reset();
      const age = ageSeconds();
      if (age === undefined) this.remove();
      else this.set(age);
    },
  });
}
