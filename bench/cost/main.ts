import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hostileShapes } from '../../test/cost/hostile-shapes.ts';
import { measureCell } from '../../test/cost/measure-cell.ts';
import { costOperations } from '../../test/cost/operations/registry.ts';
import { type MeasuredCell, MeasuredCells } from './measured-cells.ts';
import { costPage } from './results-page.ts';

/*
 * Every operation on every hostile shape: `npm run bench -- cost`, or a part of it by parts of the names of groups,
 * operations and shapes: `npm run bench -- cost documents --shapes footnote`. Cells that the record holds are skipped, or
 * measured again with `--again`. The page says what is in the record.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shapes: { type: 'string', default: '' },
    slowest: { type: 'string', default: '15' },
    record: { type: 'string', default: join(import.meta.dirname, 'measured.log') },
    again: { type: 'boolean', default: false },
  },
});
const [, ...wanted] = positionals;
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((one) => name.includes(one));
const everything = costOperations();
const operations = everything.filter(({ group, name }) => isWanted(`${group}: ${name}`));
const shapes = hostileShapes.filter(({ name }) => name.includes(values.shapes));
const record = new MeasuredCells(values.record);

const measured: MeasuredCell[] = [];
for (const operation of operations) {
  for (const shape of shapes) {
    if (!values.again && record.has({ operation, shape })) continue;
    const before = process.cpuUsage();
    const result = await measureCell({ operation, shape });
    const { user, system } = process.cpuUsage(before);
    measured.push(record.add({ operation, shape }, result, (user + system) / 1e6));
    if (result.fault !== undefined)
      console.log(
        `${operation.group}: ${operation.name} × ${shape.name}: ${result.fault} (${result.whole.toFixed(1)} ms)`,
      );
  }
}
const slowest = measured.toSorted((one, other) => other.whole - one.whole).slice(0, Number(values.slowest));
for (const { operation, shape, whole } of slowest)
  console.log(`${whole.toFixed(1).padStart(8)} ms  ${operation} × ${shape}`);
const wrong = measured.filter(({ fault }) => fault !== undefined).length;
console.log(`${measured.length} cells measured, ${wrong} wrong; ${record.all.length} in the record`);
await writeFile(
  join(import.meta.dirname, 'RESULTS.md'),
  costPage(record.all, { operations: everything, shapes: hostileShapes }),
);
console.log('Written to bench/cost/RESULTS.md.');
