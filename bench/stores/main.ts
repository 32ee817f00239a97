import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openServerStores } from '../../test/contracts/stores-fixtures.ts';
import { PostgresCluster } from '../../test/support/postgres-cluster.ts';
import { median } from '../measurement/statistics.ts';
import { storeTasks } from './store-tasks.ts';

/**
 * What stores do, on SQLite as a server has it and on PostgreSQL on the same disk, in turns within one run:
 * `npm run bench -- stores [--rounds 5]`.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } }, allowPositionals: true });
const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
await using cluster = await PostgresCluster.start({ fsync: 'on', full_page_writes: 'on', shared_buffers: '128MB' });
await using sqlite = await openServerStores(folder);
await using postgres = await openServerStores(cluster.url());

console.log('| task | SQLite, a second | PostgreSQL, a second | ratio |\n|---|---|---|---|');
const databases = [await storeTasks(sqlite), await storeTasks(postgres)];
for (const [index, task] of databases[0]?.entries() ?? []) {
  const rates: number[][] = [[], []];
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [database, tasks] of databases.entries()) {
      const started = performance.now();
      await tasks[index]?.run();
      rates[database]?.push((task.count * 1000) / (performance.now() - started));
    }
  const [one = 0, other = 0] = rates.map((measured) => median(measured));
  console.log(`| ${task.name} | ${one.toFixed(0)} | ${other.toFixed(0)} | ${(other / one).toFixed(2)} |`);
}
rmSync(folder, { recursive: true });
