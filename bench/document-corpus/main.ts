import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { documentFormats } from '../../src/formats/registry.ts';
import { checkFile, type FileOutcome } from './file-laws.ts';
import { listFilesWithin } from './list-files-within.ts';

/*
 * The laws of filters on files of others: `npm run bench -- document-corpus FOLDER [--only json,xml] [--results FOLDER]`. Files are
 * taken from the folder and those in it, by their extensions. `--results` keeps the pseudo-translations, for other readers.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, results: { type: 'string' } },
});
const [, corpus] = positionals;
if (corpus === undefined)
  throw new Error('npm run bench -- document-corpus FOLDER [--only FORMATS] [--results FOLDER]');
const only = values.only?.split(',');
const paths = await listFilesWithin(corpus);
const folder = values.results ?? (await mkdtemp(join(tmpdir(), 'dragoman-corpus-')));
await mkdir(folder, { recursive: true });
console.log('| format | files | refused | laws kept | laws broken | texts | MB/s of CPU |');
console.log('|---|--:|--:|--:|--:|--:|--:|');
const remarks: string[] = [];
for (const { id, extensions, load } of documentFormats) {
  if (only !== undefined && !only.includes(id)) continue;
  const own = paths.filter((path) => extensions.includes(extname(path).slice(1).toLowerCase()));
  if (own.length === 0) continue;
  const filter = await load();
  const outcomes: FileOutcome[] = [];
  for (const path of own) outcomes.push(await checkFile(filter, path, folder));
  report(id, outcomes);
}
console.log(`\n${remarks.join('\n')}`);
if (values.results === undefined) await rm(folder, { recursive: true });

function report(id: string, outcomes: readonly FileOutcome[]): void {
  const count = (kind: FileOutcome['kind']): number => outcomes.filter((outcome) => outcome.kind === kind).length;
  const sum = (of: (outcome: FileOutcome) => number): number =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const units = sum((outcome) => outcome.units);
  const speed = sum(({ bytes }) => bytes) / 1000 / sum(({ cpuMilliseconds }) => cpuMilliseconds);
  const cells = [id, outcomes.length, count('refused'), count('kept'), count('failed'), units, speed.toFixed(1)];
  console.log(`| ${cells.join(' | ')} |`);
  for (const { file, kind, reason } of outcomes) if (kind !== 'kept') remarks.push(`${id} ${file}: ${kind}: ${reason}`);
  const slowest = outcomes.toSorted((one, other) => other.cpuMilliseconds - one.cpuMilliseconds)[0];
  if (slowest !== undefined)
    remarks.push(`${id}: at most ${slowest.cpuMilliseconds.toFixed(0)} ms, ${slowest.file} of ${slowest.bytes} bytes`);
}
