/** `npm run bench -- documents [--quick] [--only formats,text,large,long,markdown] [--markdown FILE]`: documents beside the engine alone and beside Apertium's own format handlers. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine, describeVersions } from '../measurement/machine.ts';
import { barTable } from '../report/tables.ts';
import { type DocumentResults, judgeDocumentBars } from './document-bars.ts';
import { barsOfMarkdown, markdownPage } from './markdown-page.ts';
import {
  measureFormats,
  measureLargeDocument,
  measureLongDocument,
  measureText,
  type Plan,
} from './measure-documents.ts';
import { measureMarkdown } from './measure-markdown.ts';
import { resultsPage } from './results-page.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    markdown: { type: 'string', multiple: true, default: [] },
    output: { type: 'string', default: join(import.meta.dirname, 'RESULTS.md') },
  },
});
const allParts = ['formats', 'text', 'large', 'long'];
const plan: Plan = values.quick
  ? { pages: 100, rounds: 1, loadSeconds: 2, markdownRounds: 1 }
  : { pages: 1_000, rounds: 3, loadSeconds: 10, markdownRounds: 7 };
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
  const known = [...allParts, 'markdown'];
  const unknown = parts.filter((part) => !known.includes(part));
  if (unknown.length > 0) throw new Error(`--only takes ${known.join(', ')}; unknown: ${unknown.join(', ')}.`);
  const files = values.markdown;
  const markdown = parts.includes('markdown') ? await measureMarkdown(plan, folder, { files, say }) : undefined;
  const results: Partial<DocumentResults> = {
    ...(parts.includes('formats') && { formats: await measureFormats(plan, folder, say) }),
    ...(parts.includes('text') && { text: await measureText(plan, folder, say) }),
    ...(parts.includes('large') && { large: await measureLargeDocument(plan, folder, say) }),
    ...(parts.includes('long') && { long: await measureLongDocument(plan, folder, say) }),
  };
  const bars = [...judgeDocumentBars(results), ...(markdown === undefined ? [] : barsOfMarkdown(markdown))];
  console.log(`\n${barTable(bars)}`);
  if (markdown !== undefined && !values.quick)
    await writeFile(join(import.meta.dirname, 'markdown.md'), markdownPage(markdown, circumstances));
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
