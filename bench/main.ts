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

const started = performance.now();
const results = await runBenchmark(values.quick ? quickPlan : fullPlan, (line) => console.log(line));
const minutes = (performance.now() - started) / 60_000;
const circumstances = { date: new Date(), machine: describeMachine(), versions: describeVersions(), minutes };
await writeFile(values.output, resultsPage(results, { ...circumstances, quick: values.quick }));
console.log(`\n${barTable(judgeBars(results))}\n\nWritten to ${values.output}.`);
