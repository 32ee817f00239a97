import { type QualityRow, qualityTable } from '../../src/engines/quality-table.ts';
import type { Generator } from './generator.ts';
import { generatedNotice, markdownTable } from './markdown.ts';

const opening = `${generatedNotice}

# Quality of engines

What decides which engine serves a pair when several can ([how](../explanation/routes.md)). 1 is a leading public service.
*Measured* values are the chrF of the engine on the Flores-200 test set divided by that of the public service; *judged*
values are ours. \`=\` means both directions. Measure your own texts with [\`npm run bench:quality\`](../guides/measure-quality.md),
and overrule the table with \`DRAGOMAN_ENGINE_PINS\`.

Source: \`src/engines/quality-table.ts\`.
`;

export const qualityPage: Generator = {
  name: 'quality page',
  output: 'docs/reference/engine-quality.md',
  produce: async () => renderQualityPage(qualityTable),
};

function renderQualityPage(table: readonly QualityRow[]): string {
  const rows = table.map(({ engine, pairs, quality, basis }) => [
    engine,
    pairs.length === 0 ? 'all others' : pairs.join(', '),
    quality.toFixed(2),
    basis,
  ]);
  return `${opening}\n${markdownTable(['engine', 'pairs', 'quality', 'basis'], rows)}\n`;
}
