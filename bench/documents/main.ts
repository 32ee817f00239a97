/** `npm run bench -- documents [--quick]`: documents beside the engine alone and beside Apertium's own format handlers. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine, describeVersions } from '../measurement/machine.ts';
import { barTable } from '../report/tables.ts';
import { judgeDocumentBars } from './document-bars.ts';
import {
  measureFormats,
  measureLargeDocument,
  measureLongDocument,
  measureText,
  type Plan,
} from './measure-documents.ts';
import { resultsPage } from './results-page.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    output: { type: 'string', default: join(import.meta.dirname, 'RESULTS.md') },
  },
});
const plan: Plan = values.quick
  ? { pages: 100, rounds: 1, loadSeconds: 2 }
  : { pages: 1_000, rounds: 3, loadSeconds: 10 };
const folder = await mkdtemp(join(tmpdir(), 'dragoman-bench-documents-'));
const say = (line: string): void => console.log(line);
try {
  const circumstances = {
    date: new Date(),
    machine: describeMachine(),
    versions: describeVersions(),
    plan,
    isBusy: loadavg().some((load) => load > availableParallelism()),
  };
  const results = {
    formats: await measureFormats(plan, folder, say),
    text: await measureText(plan, folder, say),
    large: await measureLargeDocument(plan, folder, say),
    long: await measureLongDocument(plan, folder, say),
  };
  await writeFile(values.output, resultsPage(results, circumstances));
  console.log(`\n${barTable(judgeDocumentBars(results))}\n\nWritten to ${values.output}.`);
} finally {
  await rm(folder, { recursive: true });
}
