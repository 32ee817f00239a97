import { median } from '../measurement/statistics.ts';
import type { Bar } from '../report/bars.ts';
import { barTable, number, table } from '../report/tables.ts';
import type { MarkdownFile, MarkdownRound } from './measure-markdown.ts';
import type { Circumstances } from './results-page.ts';

const mostSeconds = 1.5;

const rows: readonly (readonly [what: string, key: keyof MarkdownRound])[] = [
  ['a new process with its start, until the document is written', 'first'],
  ['the same document once more', 'second'],
  ['a document of a few lines in a new process', 'small'],
  ['the anchor: the parser alone, in one call, in a new process', 'parser'],
];

export function barsOfMarkdown(files: readonly MarkdownFile[]): readonly Bar[] {
  return files.map(({ name, rounds }) => {
    const seconds = median(rounds.map(({ first }) => first));
    return {
      text: `1 MB of Markdown in a new process, ${name}: processor time outside of engines`,
      wanted: `≤ ${mostSeconds} s`,
      measured: `${seconds.toFixed(2)} s`,
      met: seconds <= mostSeconds,
    };
  });
}

export function markdownPage(
  files: readonly MarkdownFile[],
  { date, machine, versions, isBusy }: Circumstances,
): string {
  return `# A megabyte of Markdown beside its parser

Written by \`npm run bench -- documents --only markdown\` on ${date.toISOString().slice(0, 10)}; ${files[0]?.rounds.length ?? 0} rounds. How: [README.md](README.md).
Machine: ${machine}.${isBusy ? ' **Busy machine**: others worked on it meanwhile, which makes the same work dearer; ratios say more.' : ''}
Versions: ${versions}.

${barTable(barsOfMarkdown(files))}

${files.map(tableOf).join('\n\n')}
`;
}

function tableOf({ name, rounds }: MarkdownFile): string {
  return `## ${name}
${table(
  ['processor time of all threads', 'unit', 'median', 'least'],
  rows.map(([what, key]) => {
    const seconds = rounds.map((round) => round[key]);
    return [what, 's', number(median(seconds)), number(Math.min(...seconds))];
  }),
)}`;
}
