import type { Cell, CellResult } from '../../test/cost/measure-cell.ts';
import { describeMachine } from '../measurement/machine.ts';

export type MeasuredCell = Cell & CellResult;

/** What each group costs at its worst, and every cell that is wrong. */
export function costPage(cells: readonly MeasuredCell[], seconds: number): string {
  const groups = [...Map.groupBy(cells, ({ operation }) => operation.group)];
  const rows = groups.map(([group, ofGroup]) => {
    const worst = ofGroup.reduce((one, other) => (other.whole > one.whole ? other : one));
    const operations = new Set(ofGroup.map(({ operation }) => operation)).size;
    const wrong = ofGroup.filter(({ fault }) => fault !== undefined).length;
    return `| ${group} | ${operations} | ${ofGroup.length} | ${wrong} | ${worst.operation.largest} | ${milliseconds(worst)} | ${worst.operation.name} × ${worst.shape.name} |`;
  });
  const wrong = cells.filter(({ fault }) => fault !== undefined);
  return `# What hostile texts cost

Written by \`npm run bench -- cost\` (${seconds.toFixed(0)} s of CPU). [What is measured](README.md).

${JSON.stringify(describeMachine())}

| group | operations | cells | wrong | largest text | CPU of the dearest cell (ms at ¼, ½, whole) | which |
| --- | ---: | ---: | ---: | ---: | ---: | --- |
${rows.join('\n')}

${wrong.length === 0 ? 'No cell grows faster than it may.' : '## Wrong\n'}
${wrong.map((cell) => `- ${cell.operation.name} × ${cell.shape.name}: ${cell.fault} (${milliseconds(cell)})`).join('\n')}
`;
}

function milliseconds({ quarter, half, whole }: MeasuredCell): string {
  return [quarter, half, whole].map((one) => one.toFixed(1)).join(' / ');
}
