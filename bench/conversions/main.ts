import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LibreofficeConverter } from '../../src/converters/libreoffice/libreoffice-converter.ts';
import { findOffice } from '../../src/converters/libreoffice/office-installation.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { percentile } from '../measurement/statistics.ts';

/*
 * What a conversion by LibreOffice takes: `npm run bench -- conversions [RUNS] [TYPE...]`. Cold is the first one after LibreOffice's files left the
 * memory of the system, as after a start of the machine; warm are those that follow; waiting are those by a LibreOffice that was started
 * ahead. Each is a process of its own in the sandbox.
 */
const [, runs = '8', ...types] = process.argv.slice(2);
const corpus = join(import.meta.dirname, '../../test/corpus');
const documents = [
  ['doc', 'docx', 'doc/house.doc'],
  ['docx', 'pdf', 'docx/report.docx'],
  ['odt', 'pdf', 'odt/report.odt'],
  ['pptx', 'pdf', firstOf('pptx')],
  ['xlsx', 'pdf', firstOf('xlsx')],
  ['html', 'pdf', firstOf('html')],
  ['md', 'pdf', firstOf('md')],
  ['txt', 'pdf', firstOf('txt')],
] as const;
const never = new AbortController().signal;
const temporary = mkdtempSync(join(tmpdir(), 'dragoman-bench-conversions-'));
const office = findOffice();
if (office === undefined) throw new Error('LibreOffice is not installed: npm run setup converters');

try {
  await using converter = new LibreofficeConverter({ folder: join(temporary, 'work'), clock: systemClock });
  const ahead = join(temporary, 'ahead');
  await using waiting = new LibreofficeConverter({ folder: ahead, clock: systemClock, idle: 3_600_000 });
  await converter.started();
  const health = converter.health();
  console.log(`isolation: ${health.state === 'ready' ? (health.note ?? 'namespaces') : health.reason}\n`);
  console.log('| from | to | cold, s | warm, median s | slowest s | waiting, median s | slowest s |');
  console.log('|---|---|---:|---:|---:|---:|---:|');
  for (const [from, to, path] of documents) {
    if (types.length > 0 && !types.includes(from)) continue;
    const cold: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      forget(office.folder);
      cold.push(await convert(converter, from, to, path));
    }
    const warm: number[] = [];
    for (let run = 0; run < Number(runs); run += 1) warm.push(await convert(converter, from, to, path));
    const started: number[] = [];
    for (let run = 0; run < 2; run += 1) await convert(waiting, from, to, path);
    for (let run = 0; run < Number(runs); run += 1) {
      while (!hasFirstResult(ahead)) await pause(20);
      started.push(await convert(waiting, from, to, path));
    }
    const figures = [warm, started].flatMap((times) => [percentile(times, 50), Math.max(...times)]);
    figures.unshift(percentile(cold, 50));
    console.log(`| ${from} | ${to} | ${figures.map((seconds) => seconds.toFixed(2)).join(' | ')} |`);
  }
  const before = performance.now();
  await Promise.all(Array.from({ length: 10 }, () => convert(converter, 'docx', 'pdf', 'docx/report.docx')));
  console.log(`\nten documents at once, two at a time: ${((performance.now() - before) / 1000).toFixed(2)} s`);
} finally {
  rmSync(temporary, { recursive: true });
}

/** The one that waits has converted its own document. */
function hasFirstResult(folder: string): boolean {
  return readdirSync(folder, { encoding: 'utf8', recursive: true }).some((path) => /out\/first\.\w+$/.test(path));
}

function firstOf(extension: string): string {
  const [name] = readdirSync(join(corpus, extension))
    .filter((one) => one.endsWith(`.${extension}`) && one !== 'README.md')
    .sort();
  return `${extension}/${name}`;
}

async function convert(converter: LibreofficeConverter, from: string, to: string, path: string): Promise<number> {
  const name = Math.random().toString(36).slice(2);
  const [source, destination] = [join(temporary, `${name}.${from}`), join(temporary, `${name}.result`)];
  writeFileSync(source, readFileSync(join(corpus, path)));
  const before = performance.now();
  await converter.convert({ from, to, source, destination }, never);
  return (performance.now() - before) / 1000;
}

/** Files that nothing uses leave the memory of the system; it needs no privileges. */
function forget(folder: string): void {
  for (const directory of [folder, join(folder, '../share/registry'), join(folder, '../share/config')]) {
    const files = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { name } of files)
      execFileSync('dd', [`if=${join(directory, name)}`, 'iflag=nocache', 'count=0'], { stdio: 'ignore' });
  }
}
