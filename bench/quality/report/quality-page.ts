import { number, table } from '../../report/tables.ts';
import type { MetricScore, Resampling, SystemScores } from '../score-systems.ts';
import type { WorstSegment } from './worst-segments.ts';

export interface QualityReport {
  readonly testSet: string;
  readonly source: string;
  readonly target: string;
  readonly segments: number;
  readonly sourceWords: number;
  readonly resampling: Resampling;
  readonly signatures: Readonly<Record<string, string>>;
  readonly systems: readonly SystemScores[];
  readonly failures: readonly { readonly name: string; readonly reason: string }[];
  readonly worst: readonly { readonly name: string; readonly segments: readonly WorstSegment[] }[];
}

/** Below it a difference is taken for more than chance. */
const significant = 0.05;

export function qualityPage(report: QualityReport): string {
  const { testSet, source, target, segments, sourceWords, resampling, signatures } = report;
  const parts = [
    `# Translation quality, ${source} → ${target}`,
    `${testSet}: ${segments} segments, ${sourceWords} words.`,
    report.systems.length === 0 ? 'No system gave translations.' : scoreTable(report.systems),
    `± is half of the interval that holds 95 % of ${resampling.samples} resampled test sets (seed ${resampling.seed}). An asterisk marks a score that differs from the best in its column by more than chance (paired bootstrap, p < ${significant}).`,
    Object.entries(signatures)
      .map(([metric, signature]) => `- ${metric}: \`${signature}\``)
      .join('\n'),
    ...report.failures.map(({ name, reason }) => `**${name} failed:** ${oneLine(reason)}`),
    ...report.worst.map(worstPart),
  ];
  return `${parts.join('\n\n')}\n`;
}

function scoreTable(systems: readonly SystemScores[]): string {
  const metrics = systems[0]?.scores.map(({ metric }) => metric) ?? [];
  const rows = systems.map(({ name, scores, speed }) => [
    cell(name),
    ...scores.map(scoreCell),
    speed === undefined ? '' : number(speed.seconds),
    speed === undefined ? '' : number(speed.wordsPerSecond),
  ]);
  return table(['system', ...metrics, 'seconds', 'words/s'], rows);
}

function scoreCell({ score, interval, probability }: MetricScore): string {
  const half = (interval.high - interval.low) / 2;
  return `${score.toFixed(1)} ± ${half.toFixed(1)}${probability !== undefined && probability < significant ? ' *' : ''}`;
}

function worstPart({ name, segments }: QualityReport['worst'][number]): string {
  const items = segments.map(({ line, score, source, references, translation }) =>
    [
      `- segment ${line}, ${score.toFixed(1)}`,
      `  - source: ${oneLine(source)}`,
      ...references.map((reference) => `  - reference: ${oneLine(reference)}`),
      `  - translation: ${oneLine(translation)}`,
    ].join('\n'),
  );
  return `## Lowest chrF2 of ${name}\n\n${items.join('\n')}`;
}

/** Text as a cell of a Markdown table. */
function cell(text: string): string {
  return oneLine(text).replaceAll('\\', '\\\\').replaceAll('|', '\\|');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
