import type { CostOperation } from '../../test/cost/cost-operation.ts';
import type { HostileShape } from '../../test/cost/hostile-shapes.ts';
import { describeMachine } from '../measurement/machine.ts';
import type { MeasuredCell } from './measured-cells.ts';

interface Product {
  readonly operations: readonly CostOperation[];
  readonly shapes: readonly HostileShape[];
}

/** What each group costs at its worst, and every cell that is wrong. Cells that the product lacks do not count. */
export function costPage(recorded: readonly MeasuredCell[], { operations, shapes }: Product): string {
  const operationNames = new Set(operations.map(({ name }) => name));
  const shapeNames = new Set(shapes.map(({ name }) => name));
  const cells = recorded.filter(({ operation, shape }) => operationNames.has(operation) && shapeNames.has(shape));
  const byGroup = Map.groupBy(cells, ({ group }) => group);
  const rows = [...Map.groupBy(operations, ({ group }) => group)].map(([group, ofGroup]) =>
    rowOf(group, ofGroup.length * shapes.length, byGroup.get(group) ?? []),
  );
  const wrong = cells.filter(({ fault }) => fault !== undefined);
  const seconds = cells.reduce((sum, cell) => sum + cell.seconds, 0);
  return `# What hostile texts cost

Written by \`npm run bench -- cost\` (${cells.length} of ${operations.length * shapes.length} cells, ${seconds.toFixed(0)} s of CPU). [What is measured](README.md).

${JSON.stringify(describeMachine())}

| group | cells | measured | wrong | largest text | CPU of the dearest cell (ms at ¼, ½, whole) | which |
| --- | ---: | ---: | ---: | ---: | ---: | --- |
${rows.join('\n')}

${wrong.length === 0 ? 'No measured cell grows faster than it may.' : '## Wrong\n'}
${wrong.map((cell) => `- ${cell.operation} × ${cell.shape}: ${cell.fault} (${milliseconds(cell)})`).join('\n')}
`;
}

function rowOf(group: string, all: number, cells: readonly MeasuredCell[]): string {
  if (cells.length === 0) return `| ${group} | ${all} | 0 | | | | |`;
  const worst = cells.reduce((one, other) => (other.whole > one.whole ? other : one));
  const wrong = cells.filter(({ fault }) => fault !== undefined).length;
  const largest = Math.max(...new Set(cells.map((cell) => cell.largest)));
  return `| ${group} | ${all} | ${cells.length} | ${wrong} | ${largest} | ${milliseconds(worst)} | ${worst.operation} × ${worst.shape} |`;
}

function milliseconds({ quarter, half, whole }: MeasuredCell): string {
  return [quarter, half, whole].map((one) => one.toFixed(1)).join(' / ');
}
