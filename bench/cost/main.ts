import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hostileShapes } from '../../test/cost/hostile-shapes.ts';
import { measureCell } from '../../test/cost/measure-cell.ts';
import { costOperations } from '../../test/cost/operations/registry.ts';
import { costPage, type MeasuredCell } from './results-page.ts';

/*
 * Every operation on every hostile shape: `npm run bench -- cost`, or a part of it by the beginning of groups and by parts
 * of names: `npm run bench -- cost documents --shapes footnote`. The page is written after a whole run only.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { shapes: { type: 'string', default: '' }, slowest: { type: 'string', default: '15' } },
});
const [, ...wanted] = positionals;
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((one) => name.includes(one));
const shapes = hostileShapes.filter(({ name }) => name.includes(values.shapes));
const operations = costOperations().filter(({ group, name }) => isWanted(`${group}: ${name}`));

const measured: MeasuredCell[] = [];
const started = process.cpuUsage();
for (const operation of operations) {
  for (const shape of shapes) {
    const cell = { operation, shape, ...(await measureCell({ operation, shape })) };
    measured.push(cell);
    if (cell.fault !== undefined)
      console.log(`${operation.group}: ${operation.name} × ${shape.name}: ${cell.fault} (${cell.whole.toFixed(1)} ms)`);
  }
}
const { user, system } = process.cpuUsage(started);
const seconds = (user + system) / 1e6;
const slowest = measured.toSorted((one, other) => other.whole - one.whole).slice(0, Number(values.slowest));
for (const { operation, shape, whole } of slowest)
  console.log(`${whole.toFixed(1).padStart(8)} ms  ${operation.name} × ${shape.name}`);
console.log(
  `${measured.length} cells, ${measured.filter(({ fault }) => fault !== undefined).length} wrong, ${seconds.toFixed(0)} s of CPU`,
);
if (wanted.length === 0 && values.shapes === '') {
  await writeFile(join(import.meta.dirname, 'RESULTS.md'), costPage(measured, seconds));
  console.log('Written to bench/cost/RESULTS.md.');
}
