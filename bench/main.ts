import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine, describeVersions } from './measurement/machine.ts';
import { fullPlan, quickPlan } from './plan.ts';
import { judgeBars } from './report/bars.ts';
import { resultsPage } from './report/results-page.ts';
import { barTable } from './report/tables.ts';
import { runBenchmark } from './run-benchmark.ts';

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
  versions: describeVersions(),
  quick: values.quick,
};
const started = performance.now();
const results = await runBenchmark(values.quick ? quickPlan : fullPlan, (line) => console.log(line));
const minutes = (performance.now() - started) / 60_000;
await writeFile(values.output, resultsPage(results, { ...circumstances, minutes }));
console.log(`\n${barTable(judgeBars(results))}\n\nWritten to ${values.output}.`);
