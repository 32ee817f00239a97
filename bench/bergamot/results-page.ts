import { number, table } from '../report/tables.ts';
import type { SubjectResults } from './measure-bergamot.ts';

/** What our part of the work may take of the raw engine's speed. */
const wantedRatio = 0.9;

export interface Circumstances {
  readonly date: Date;
  readonly machine: string;
  readonly rounds: number;
}

export function resultsPage(results: readonly SubjectResults[], { date, machine, rounds }: Circumstances): string {
  return `# Bergamot beside the raw engine

Measured on ${date.toISOString().slice(0, 10)} on ${machine}, Node ${process.versions.node}; medians over ${rounds} rounds in turn. How: [README.md](README.md).

${barTable(results)}

## Many sentences in one call, words a second

${table(
  [
    'model',
    'words a sentence',
    'raw, one thread',
    'Dragoman, one thread',
    'with a code in each',
    'Dragoman, all cores',
  ],
  results.map(({ name, wordsPerSentence, raw, ours, tagged, allCores }) => [
    name,
    wordsPerSentence.toFixed(1),
    number(raw),
    number(ours),
    number(tagged),
    number(allCores),
  ]),
)}

## One sentence at a time, milliseconds

${table(
  ['model', 'MB', 'raw, median', 'Dragoman, median', 'Dragoman, 99 %'],
  results.map(({ name, megabytes, rawLatency, latency }) => [
    name,
    megabytes.toFixed(1),
    number(rawLatency),
    number(latency.median),
    number(latency.percentile99),
  ]),
)}

## Memory of a thread by the number of its models, MB

${table(
  ['model', 'kind', 'one', 'two', 'three'],
  results.flatMap(({ name, memory }) => [
    [name, 'WebAssembly memory', ...memory.map(({ heapMegabytes }) => number(heapMegabytes))],
    [name, 'resident', ...memory.map(({ residentMegabytes }) => number(residentMegabytes))],
  ]),
)}
`;
}

export function barTable(results: readonly SubjectResults[]): string {
  const bar = (text: string, measured: number): string[] => [
    text,
    measured >= wantedRatio ? 'yes' : '**no**',
    `≥ ${percent(wantedRatio)}`,
    percent(measured),
  ];
  return table(
    ['bar', 'met', 'wanted', 'measured'],
    results.flatMap(({ name, ratio, cpuRatio }) => [
      bar(`${name}: speed of the raw engine, many sentences`, ratio),
      bar(`${name}: the same by CPU time`, cpuRatio),
    ]),
  );
}

function percent(ratio: number): string {
  return `${(100 * ratio).toFixed(1)} %`;
}
