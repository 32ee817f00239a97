/** `npm run bench -- documents [--quick] [--only formats,text,large,long]`: documents beside the engine alone and beside Apertium's own format handlers. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine, describeVersions } from '../measurement/machine.ts';
import { barTable } from '../report/tables.ts';
import { type DocumentResults, judgeDocumentBars } from './document-bars.ts';
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
    only: { type: 'string' },
    output: { type: 'string', default: join(import.meta.dirname, 'RESULTS.md') },
  },
});
const allParts = ['formats', 'text', 'large', 'long'];
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
  const parts = values.only?.split(',') ?? allParts;
  const unknown = parts.filter((part) => !allParts.includes(part));
  if (unknown.length > 0) throw new Error(`--only takes ${allParts.join(', ')}; unknown: ${unknown.join(', ')}.`);
  const results: Partial<DocumentResults> = {
    ...(parts.includes('formats') && { formats: await measureFormats(plan, folder, say) }),
    ...(parts.includes('text') && { text: await measureText(plan, folder, say) }),
    ...(parts.includes('large') && { large: await measureLargeDocument(plan, folder, say) }),
    ...(parts.includes('long') && { long: await measureLongDocument(plan, folder, say) }),
  };
  console.log(`\n${barTable(judgeDocumentBars(results))}`);
  // A page holds what was measured in one run.
  if (isWhole(results)) {
    await writeFile(values.output, resultsPage(results, circumstances));
    console.log(`\nWritten to ${values.output}.`);
  }
} finally {
  await rm(folder, { recursive: true });
}

function isWhole(results: Partial<DocumentResults>): results is DocumentResults {
  return allParts.every((part) => part in results);
}
