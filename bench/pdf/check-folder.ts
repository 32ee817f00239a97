import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentProcessOptions } from '../../src/formats/process/document-process.ts';
import { defaultLimits } from '../../src/formats/process/process-document-tools.ts';
import { describeMachine } from '../measurement/machine.ts';
import type { Compared, FileReport, TranslationOutcome } from './file-report.ts';
import { type MeasuredSet, resultsPage, summarise } from './results-page.ts';

/** Seconds of processor time that a file may take. */
const limit = 60;

export interface CheckOptions {
  /** Folders, each a set with its name. */
  readonly folders: readonly string[];
  /** Where results and reports stay; a temporary folder otherwise. */
  readonly results: string | undefined;
  /** The page that is written. */
  readonly output: string | undefined;
}

/**
 * Pseudo-translates the PDF files of folders, each file in a process of its own, and compares the results with their sources:
 *
 *     file ─ translate-file ─► result ─ compare-file ─► report ─┐
 *                                                               ├─► totals, reports.json, the page
 *     file ─ …                                                  ┘
 */
export async function checkFolders({ folders, results, output }: CheckOptions): Promise<void> {
  const sets: MeasuredSet[] = [];
  // Without a file it loads its modules only.
  await run('translate-file.ts', [], { options });
  for (const folder of folders) sets.push(await checkFolder(folder, results));
  rmSync(compiled, { recursive: true });
  for (const set of sets) console.log(summarise(set));
  if (output !== undefined) writeFileSync(output, resultsPage(sets, { date: new Date(), machine: describeMachine() }));
}

async function checkFolder(folder: string, results: string | undefined): Promise<MeasuredSet> {
  const name = folder.split('/').filter(Boolean).at(-1) ?? folder;
  const kept = results === undefined ? mkdtempSync(join(tmpdir(), 'dragoman-bench-pdf-')) : join(results, name);
  mkdirSync(kept, { recursive: true });
  const reports: FileReport[] = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.toLowerCase().endsWith('.pdf')) continue;
    const report = await checkFile(join(folder, file), join(kept, file), file);
    reports.push(report);
    printReport(report);
    if (results !== undefined) writeFileSync(join(kept, 'reports.json'), JSON.stringify(reports, null, 1));
  }
  if (results === undefined) rmSync(kept, { recursive: true });
  return { name, reports };
}

async function checkFile(source: string, result: string, name: string): Promise<FileReport> {
  rmSync(result, { force: true });
  const translation = await translateFile(source, result);
  if (translation.outcome !== 'done' || translation.texts === 0) return { name, translation, compared: undefined };
  const { output, errors } = await run('compare-file.ts', [
    source,
    result,
    translation.kept.join(','),
    translation.left.join(','),
  ]);
  const compared = parse<Compared>(output);
  if (compared === undefined) console.log(errors.slice(-500));
  return { name, translation, compared };
}

async function translateFile(source: string, result: string): Promise<TranslationOutcome> {
  const { output, errors, signal } = await run('translate-file.ts', [source, result], { seconds: limit, options });
  const outcome = parse<TranslationOutcome>(output);
  if (outcome !== undefined) return outcome;
  if (signal === 'SIGKILL' || signal === 'SIGXCPU') return { outcome: 'over time' };
  return { outcome: 'failed', reason: errors.slice(-500) };
}

interface Ended {
  readonly output: string;
  readonly errors: string;
  readonly signal: NodeJS.Signals | null;
}

/** Those of a server's processes for documents. */
const { mebibytes } = defaultLimits;
const options = [`--max-old-space-size=${mebibytes}`, ...documentProcessOptions(mebibytes)];

interface Running {
  /** Of processor time; the shell limits it. */
  readonly seconds?: number;
  readonly options?: readonly string[];
}

/** Modules that were compiled before, as a server has them. */
const compiled = mkdtempSync(join(tmpdir(), 'dragoman-bench-pdf-compiled-'));

/** Runs a program of this folder. */
function run(program: string, values: readonly string[], { seconds, options = [] }: Running = {}): Promise<Ended> {
  const node = [process.execPath, ...options, join(import.meta.dirname, program), ...values];
  const [command = '', ...rest] =
    seconds === undefined ? node : ['sh', '-c', `ulimit -t ${seconds}; exec "$@"`, 'sh', ...node];
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_COMPILE_CACHE: compiled };
    const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'], env });
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => output.push(part));
    child.stderr.on('data', (part: Buffer) => errors.push(part));
    child.on('error', reject);
    child.on('close', (_code, signal) =>
      resolve({ output: Buffer.concat(output).toString(), errors: Buffer.concat(errors).toString(), signal }),
    );
  });
}

function parse<Value>(text: string): Value | undefined {
  try {
    return JSON.parse(text) as Value;
  } catch {
    return undefined;
  }
}

function printReport({ name, translation, compared }: FileReport): void {
  if (translation.outcome !== 'done') {
    const reason = translation.outcome === 'over time' ? '' : `: ${translation.reason.split('\n')[0]}`;
    console.log(`${name}: ${translation.outcome}${reason}`);
    return;
  }
  const { pages, kept, seconds, memory } = translation;
  console.log(`${name}: ${pages} pages, ${kept.length} kept, ${seconds.toFixed(1)} s, ${memory} MB`);
  if (compared === undefined && translation.texts > 0) console.log('  could not be compared');
  for (const fault of compared?.faults ?? []) console.log(`  ${fault}`);
}
