/** `npm run bench -- document-growth [FORMAT …]`: what hostile documents of 100 KB and 1 MB cost. */
import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine } from '../measurement/machine.ts';
import { growthShapes } from './growth-shapes.ts';
import { type Growth, measureFormat } from './measure-growth.ts';
import { resultsPage } from './results-page.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { output: { type: 'string', default: join(import.meta.dirname, 'RESULTS.md') } },
});
const [, ...wanted] = positionals;
const formats = new Set(growthShapes.map(({ format }) => format));
const unknown = wanted.filter((format) => !formats.has(format));
if (unknown.length > 0) throw new Error(`There are no shapes for ${unknown.join(', ')}.`);

const measured = new Map<string, readonly Growth[]>();
const isMeasured = (format: string): boolean => wanted.length === 0 || wanted.includes(format);
const queue = [...formats].filter(isMeasured).values();

/** Processor time of a process is what counts, so two formats may be measured at a time. */
async function work(): Promise<void> {
  for (const format of queue) {
    const own: Growth[] = [];
    await measureFormat(format, (growth) => {
      own.push(growth);
      console.log(lineOf(growth));
    });
    measured.set(format, own);
    if (wanted.length === 0) await writePage();
  }
}

/** After each format, so that a run that is cut short has a page, which says what was not measured. A page holds one run. */
async function writePage(): Promise<void> {
  const isBusy = loadavg().some((load) => load > availableParallelism());
  const all = [...formats].flatMap((format) => measured.get(format) ?? []);
  const missing = [...formats].filter((format) => !measured.has(format));
  await writeFile(values.output, resultsPage(all, { date: new Date(), machine: describeMachine(), isBusy, missing }));
}

await Promise.all([work(), work()]);
if (wanted.length === 0) console.log(`Written to ${values.output}.`);

function lineOf({ shape, small, large, fault }: Growth): string {
  const figures = `${small.cpu.toFixed(0)} / ${large.cpu.toFixed(0)} ms`.padStart(18);
  const end = large.refusal === undefined ? `${large.units} texts` : `refused: ${large.refusal.slice(0, 60)}`;
  const what = JSON.stringify(shape.what).slice(0, 40);
  return `${fault === undefined ? '  ' : '! '}${shape.format.padEnd(10)} ${shape.kind.padEnd(15)} ${what.padEnd(40)} ${figures} ${end}${fault === undefined ? '' : ` (${fault})`}`;
}
