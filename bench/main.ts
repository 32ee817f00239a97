import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine, describeVersions } from './measurement/machine.ts';
import { fullPlan, quickPlan } from './plan.ts';
import { judgeBars } from './report/bars.ts';
import { resultsPage } from './report/results-page.ts';
import { barTable } from './report/tables.ts';
import { runBenchmark } from './run-benchmark.ts';

/** Benchmarks of a part alone, each a folder with a `main.ts`: `npm run bench -- bergamot`. */
const parts = new Set([
  'agent',
  'cost',
  'code',
  'bergamot',
  'cache',
  'console',
  'conversions',
  'detection',
  'document-corpus',
  'document-fuzz',
  'document-growth',
  'determinism',
  'documents',
  'interface-phrases',
  'markup',
  'memory-matches',
  'nodes',
  'pdf',
  'pictures',
  'quality-evaluation',
  'queue',
  'realtime-fuzz',
  'stores',
  'style-rules',
  'terminology',
  'text',
  'transcripts',
  'translation-memory',
  'voice',
  'writing',
]);

const [, , first = ''] = process.argv;
if (parts.has(first)) await import(`./${first}/main.ts`);
else await measureServers();

/** Dragoman as its users start it, beside what one would use otherwise. */
async function measureServers(): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      output: { type: 'string', default: join(import.meta.dirname, 'RESULTS.md') },
    },
  });

  // Read first: what is missing should show before the long run, not after it.
  const circumstances = {
    date: new Date(),
    machine: describeMachine(),
    versions: describeVersions(['apertium-apy']),
    quick: values.quick,
  };
  const started = performance.now();
  const results = await runBenchmark(values.quick ? quickPlan : fullPlan, (line) => console.log(line));
  const minutes = (performance.now() - started) / 60_000;
  await writeFile(values.output, resultsPage(results, { ...circumstances, minutes }));
  console.log(`\n${barTable(judgeBars(results))}\n\nWritten to ${values.output}.`);
}
