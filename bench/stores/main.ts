import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openServerStores } from '../../test/contracts/stores-fixtures.ts';
import { PostgresCluster } from '../../test/support/postgres-cluster.ts';
import { treeMilliseconds } from '../measurement/processor-time.ts';
import { median } from '../measurement/statistics.ts';
import { storeTasks } from './store-tasks.ts';

/**
 * What stores do and which processor time it costs, on SQLite as a server has it and on PostgreSQL on the same disk, in turns
 * within one run: `npm run bench -- stores [--rounds 5]`. Times include what the tasks make, such as a glossary's entries.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } }, allowPositionals: true });
const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
await using cluster = await PostgresCluster.start({ fsync: 'on', full_page_writes: 'on', shared_buffers: '128MB' });
await using sqlite = await openServerStores(folder);
await using postgres = await openServerStores(cluster.url());

const databases = [
  { tasks: await storeTasks(sqlite), serverMilliseconds: () => 0 },
  { tasks: await storeTasks(postgres), serverMilliseconds: () => treeMilliseconds(cluster.processId) },
];
const row = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`);
row(['task', 'SQLite, a second', 'PostgreSQL, a second', 'ratio', 'µs on SQLite', 'µs here', 'µs in PostgreSQL']);
row(Array.from({ length: 7 }, (_, index) => (index === 0 ? '---' : '---:')));
for (const index of databases[0]?.tasks.keys() ?? []) {
  const name = databases[0]?.tasks[index]?.name ?? '';
  const measured = databases.map(() => ({ rates: [] as number[], runs: 0, here: 0, server: 0 }));
  // Processor time counts in steps of 10 ms.
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [database, { tasks, serverMilliseconds }] of databases.entries()) {
      const task = tasks[index];
      const sums = measured[database];
      if (task === undefined || sums === undefined) continue;
      const before = { here: process.cpuUsage(), server: serverMilliseconds(), time: performance.now() };
      await task.run();
      sums.rates.push((task.count * 1_000) / (performance.now() - before.time));
      const used = process.cpuUsage(before.here);
      sums.here += used.user + used.system;
      sums.server += (serverMilliseconds() - before.server) * 1_000;
      sums.runs += task.count;
    }
  const [one, other] = measured;
  if (one === undefined || other === undefined) continue;
  const rates = [median(one.rates), median(other.rates)] as const;
  row([
    name,
    rates[0].toFixed(0),
    rates[1].toFixed(0),
    (rates[1] / rates[0]).toFixed(2),
    ...[one.here / one.runs, other.here / other.runs, other.server / other.runs].map((time) => time.toFixed(0)),
  ]);
}
rmSync(folder, { recursive: true });
