import { number, table } from '../report/tables.ts';
import { budget, type Growth, largestRatio } from './measure-growth.ts';

export interface Circumstances {
  readonly date: Date;
  readonly machine: string;
  readonly isBusy: boolean;
  /** Formats that the run did not come to. */
  readonly missing: readonly string[];
}

export function resultsPage(all: readonly Growth[], { date, machine, isBusy, missing }: Circumstances): string {
  const wrong = all.filter(({ fault }) => fault !== undefined);
  const formats = [...Map.groupBy(all, ({ shape }) => shape.format)];
  return `# Hostile documents of 100 KB and 1 MB

Written by \`npm run bench -- document-growth\` on ${date.toISOString().slice(0, 10)}. How: [README.md](README.md).
Machine: ${machine}.${isBusy ? ' **Busy machine**: others worked on it meanwhile; ratios say more than times.' : ''}${missing.length > 0 ? `\nThe run was ended before it came to ${missing.join(', ')}.` : ''}

${all.length} shapes of ${formats.length} formats. ${wrong.length === 0 ? 'None' : `**${wrong.length}**`} of them ${wrong.length === 1 ? 'grows' : 'grow'} by more than ${largestRatio} times, ${wrong.length === 1 ? 'takes' : 'take'} more than ${budget / 1000} s for 1 MB, or ${wrong.length === 1 ? 'is' : 'are'} refused late.

${formats.map(formatTable).join('\n')}`;
}

function formatTable([format, own]: readonly [string, readonly Growth[]]): string {
  const rows = own.map(({ shape, small, large, fault }) => [
    shape.kind === 'plain' ? '**plain, the anchor**' : shape.kind,
    `\`\` ${shown(shape.what)} \`\``,
    number(small.cpu),
    number(large.cpu),
    small.refusal === undefined && large.refusal === undefined ? (large.cpu / small.cpu).toFixed(1) : 'refused',
    fault === undefined ? '' : `**${fault}**`,
  ]);
  return `## ${format}\n${table(['kind', 'what is repeated', 'ms at 100 KB', 'ms at 1 MB', 'ratio', 'wrong'], rows)}\n`;
}

/** On one line of a table. */
function shown(what: string): string {
  const text = what.length > 70 ? `${what.slice(0, 68)} …` : what;
  return text.replaceAll('\n', '\\n').replaceAll('\t', '\\t').replaceAll('|', '¦').replaceAll('`', '´');
}
