import { Gauge, type Registry } from 'prom-client';
import type { StoreState } from '../contracts/stores/store-state.ts';

/** Adds gauges that show the disk, the database and the state of the store at the moment of the scrape. */
export function addStorageGauges(registry: Registry, state: StoreState): void {
  const registers = [registry];
  new Gauge({
    name: 'dragoman_storage_state',
    help: '1 for the state that data folder and database are in: ok, low, full, read_only, busy, failing, unreachable, denied, damaged.',
    labelNames: ['state'],
    registers,
    collect() {
      this.reset();
      this.set({ state: state.condition().state }, 1);
    },
  });
  const sizes = [
    ['dragoman_data_folder_free_bytes', 'Free bytes on the disk of the data folder.', 'freeBytes'],
    ['dragoman_database_bytes', 'Size of the database file.', 'databaseBytes'],
    ['dragoman_database_journal_bytes', "Size of the database's journal (WAL).", 'journalBytes'],
  ] as const;
  for (const [name, help, measure] of sizes)
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = state.measures()[measure];
        if (value !== undefined) this.set(value);
      },
    });
}
