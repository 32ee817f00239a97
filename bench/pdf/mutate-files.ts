import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ServiceError } from '../../src/errors/service-error.ts';
import { pdfFilter } from '../../src/formats/pdf/pdf-filter.ts';
import { defaultLimits, ProcessDocumentTools } from '../../src/formats/process/process-document-tools.ts';
import { corpusFiles, seededRandom } from '../../test/contracts/document-fuzz.ts';
import { pseudoTranslate } from '../../test/contracts/document-pseudo.ts';
import { mutatePdf } from '../../test/support/mutate-pdf.ts';
import { describeMachine } from '../measurement/machine.ts';

export interface MutationOptions {
  readonly folder: string;
  readonly runs: number;
  readonly output: string | undefined;
}

interface Totals {
  written: number;
  /** By reason, of documents that are refused while they are read or written. */
  readonly refused: Map<string, number>;
  /** What no document may cause: a process that ended by itself, an error that is not the document's. */
  readonly failed: string[];
  slowest: number;
  memory: number;
  readonly processes: Set<string>;
}

const limits = { unpackedBytes: 512 * 1024 ** 2, entries: 10_000, depth: 200 };
const read = { sourceLanguage: 'en', targetLanguage: 'fr', conversion: {} };

/**
 * Mutated PDF files through the processes in which a server reads and writes documents, with their limits: run 17 is the same mutation each time.
 * Whatever ends this program would end a server. SIGINT ends it after the run under way, with the page of those that are done.
 */
export async function mutateFiles({ folder, runs, output }: MutationOptions): Promise<void> {
  const files = await corpusFiles(pdfFilter, folder);
  const contents = await Promise.all(files.map((path) => readFile(path)));
  const totals: Totals = { written: 0, refused: new Map(), failed: [], slowest: 0, memory: 0, processes: new Set() };
  const begun = performance.now();
  let done = 0;
  let isStopped = false;
  process.once('SIGINT', () => {
    isStopped = true;
  });
  const plain = mkdtempSync(join(tmpdir(), 'dragoman-bench-pdf-'));
  {
    await using tools = new ProcessDocumentTools({ folder: plain, processes: 1 });
    for (let run = 0; run < runs && !isStopped; run += 1) {
      const index = run % files.length;
      const bytes = mutatePdf(contents[index] as Buffer, seededRandom(run * 7919 + 17));
      await translate(tools, bytes, `run ${run}, ${basename(files[index] ?? '')}`, totals);
      done += 1;
      if (done % 100 === 0) console.log(`${done} runs`);
    }
  }
  rmSync(plain, { recursive: true });
  const minutes = (performance.now() - begun) / 60_000;
  const page = pageOf(totals, { runs: done, files: files.length, minutes });
  console.log(page);
  if (output !== undefined) writeFileSync(output, page);
  if (totals.failed.length > 0) throw new Error(`${totals.failed.length} runs failed`);
}

async function translate(tools: ProcessDocumentTools, bytes: Buffer, name: string, totals: Totals): Promise<void> {
  const never = new AbortController().signal;
  const before = ownProcesses();
  const spent = cpuSeconds(before);
  try {
    const content = { name: 'mutated.pdf', bytes: once(bytes) };
    await using document = await tools.open(content, { ...read, format: 'pdf', limits }, never);
    const translations = document.units.map((unit) => pseudoTranslate(unit, { moveCodes: true }));
    const written = await document.write(translations, { targetLanguage: 'fr', watermark: false }, never);
    for await (const part of written.content) void part.length;
    totals.written += 1;
  } catch (error) {
    if (error instanceof ServiceError) {
      const reason = `${error.code}: ${error.message}`;
      totals.refused.set(reason, (totals.refused.get(reason) ?? 0) + 1);
    } else {
      totals.failed.push(`${name}: ${String(error)}`);
      console.log(totals.failed.at(-1));
    }
  }
  const processes = ownProcesses();
  for (const id of processes) totals.processes.add(id);
  totals.memory = Math.max(totals.memory, ...processes.map(peakMebibytes));
  // Of a process that was ended meanwhile nobody knows the time any more; it had its limit.
  const seconds = cpuSeconds(processes) - spent;
  if (seconds > totals.slowest) {
    totals.slowest = seconds;
    console.log(`${name}: ${seconds.toFixed(1)} s of processor time`);
  }
}

function ownProcesses(): readonly string[] {
  return readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
}

function peakMebibytes(id: string): number {
  return Number(/VmHWM:\s*(\d+)/.exec(readOf(id, 'status'))?.[1] ?? 0) / 1024;
}

/** Times are in hundredths of a second (proc(5), `utime` and `stime`). */
function cpuSeconds(ids: readonly string[]): number {
  const ticks = ids.map((id) => {
    const fields = readOf(id, 'stat').replace(/^.*\)/, '').split(' ');
    return Number(fields[12] ?? 0) + Number(fields[13] ?? 0);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / 100;
}

function readOf(id: string, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

interface Circumstances {
  readonly runs: number;
  readonly files: number;
  readonly minutes: number;
}

function pageOf(totals: Totals, { runs, files, minutes }: Circumstances): string {
  const { written, refused, failed, slowest, memory, processes } = totals;
  const reasons = [...refused].sort(([, one], [, other]) => other - one);
  const refusedRuns = reasons.reduce((sum, [, count]) => sum + count, 0);
  const seconds = defaultLimits.cpuMilliseconds / 1000;
  return `# Mutated PDF files

Measured on ${new Date().toISOString().slice(0, 10)} on ${describeMachine()}, Node ${process.versions.node}, in ${minutes.toFixed(0)} minutes, by
\`npm run bench -- pdf mutate test/corpus/pdf --runs ${runs} --output bench/pdf/mutations.md\`. How: [README.md](README.md).

| | |
| --- | ---: |
| mutations, in one run | ${runs.toLocaleString('en')} of ${files} files |
| translated and written | ${written.toLocaleString('en')} |
| refused with a reason | ${refusedRuns.toLocaleString('en')} |
| failed: a process that ended by itself, an error that is not the document's | ${failed.length} |
| longest processor time of a file, in seconds, of ${seconds} each for reading and writing | ${slowest.toFixed(1)} |
| most memory of a process, in MiB | ${Math.round(memory)} |
| processes that were used | ${processes.size} |

| refused | runs |
| --- | ---: |
${reasons.map(([reason, count]) => `| ${reason.replaceAll('|', '\\|')} | ${count} |`).join('\n')}
${failed.map((line) => `\n- ${line}`).join('')}`;
}
