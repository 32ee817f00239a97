import { median } from '../measurement/statistics.ts';
import type { Cell } from '../plan.ts';
import { type BenchmarkResults, type Measurement, overRounds, requestsPerSecond, wordsPerSecond } from '../results.ts';
import { type Bar, isSameCell } from './bars.ts';

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const divider = head.map((_, index) => (index < 2 ? '---' : '---:'));
  return [head, divider, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function barTable(bars: readonly Bar[]): string {
  return table(
    ['bar', 'met', 'wanted', 'measured'],
    bars.map(({ text, wanted, measured, met }) => [text, met ? 'yes' : '**no**', wanted, measured]),
  );
}

export function loadTable(
  { measurements, plan, wordsPerSentence }: BenchmarkResults,
  sentencesPerRequest: number,
): string {
  const cells = plan.cells.filter((cell) => cell.sentencesPerRequest === sentencesPerRequest);
  const subjects = [...new Set(measurements.map(({ subject }) => subject))];
  const rows = cells.flatMap((cell) =>
    subjects.flatMap((subject) => {
      const own = measurements.filter((one) => one.subject === subject && isSameCell(one.cell, cell));
      return own.length === 0 ? [] : [loadRow(cell, subject, own, wordsPerSentence)];
    }),
  );
  return table(['clients', 'subject', 'requests/s', 'words/s', 'p50 ms', 'p99 ms', 'memory MB'], rows);
}

function loadRow(cell: Cell, subject: string, own: readonly Measurement[], wordsPerSentence: number): string[] {
  return [
    String(cell.clients),
    subject,
    number(overRounds(own, requestsPerSecond)),
    number(overRounds(own, (one) => wordsPerSecond(one, wordsPerSentence))),
    number(overRounds(own, ({ load }) => load.medianMilliseconds)),
    number(overRounds(own, ({ load }) => load.percentile99Milliseconds)),
    number(overRounds(own, ({ memory }) => memory.megabytes)),
  ];
}

export function idleTable({ idle }: BenchmarkResults): string {
  return table(
    ['subject', 'ready after: median, slowest', 'memory MB', 'processes'],
    idle.map(({ subject, startMilliseconds, memory }) => [
      subject,
      `${median(startMilliseconds).toFixed(0)} ms, ${Math.max(...startMilliseconds).toFixed(0)} ms`,
      number(memory.megabytes),
      String(memory.processes),
    ]),
  );
}

/** Three significant digits below 100, whole numbers above. */
export function number(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3);
}
