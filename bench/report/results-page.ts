import type { BenchmarkResults } from '../results.ts';
import { judgeBars } from './bars.ts';
import { barTable, idleTable, loadTable, number, table } from './tables.ts';

export interface Circumstances {
  readonly date: Date;
  readonly machine: string;
  readonly versions: string;
  readonly minutes: number;
  readonly quick: boolean;
}

/** `bench/RESULTS.md`: every number in it was measured in the one run it describes. */
export function resultsPage(results: BenchmarkResults, circumstances: Circumstances): string {
  const { date, machine, versions, minutes, quick } = circumstances;
  const command = quick ? 'npm run bench -- --quick` (short cells, one round: a rough picture)' : 'npm run bench`';
  return `# Benchmark results

Written by \`${command} on ${date.toISOString().slice(0, 10)}, in one run of ${minutes.toFixed(0)} minutes.
Machine: ${machine}.
Versions: ${versions}.

## Bars
${barTable(judgeBars(results))}

## One sentence a request
${loadTable(results, 1)}

## Fifty sentences a request
${loadTable(results, 50)}

## Start and idle
${idleTable(results)}

## The same work
Sentences that came back as from the raw pipeline, of ${results.plan.comparedSentences}, but for marks of unknown words and doubled spaces:
${results.agreement.map(({ subject, percent }) => `${subject} ${percent.toFixed(0)} %`).join(', ')}.

## Method
${method(results)}
`;
}

function method({ plan, wordsPerSentence, clientCost }: BenchmarkResults): string {
  const cost = table(
    ['clients', 'sentences a request', 'echoes/s', 'client CPU µs a request'],
    clientCost.map(({ cell, load }) => [
      String(cell.clients),
      String(cell.sentencesPerRequest),
      number(load.requests / load.seconds),
      number(load.clientMicrosecondsPerRequest),
    ]),
  );
  return `- English to Spanish with \`apertium-eng-spa\`; 1,000 different sentences of ${wordsPerSentence.toFixed(1)} words on average (\`bench/corpus/\`), sent in turn.
- Closed loop: a client sends its next request when the answer to the last is there, on a connection it keeps.
- ${plan.rounds} round(s); in each, every cell of every subject runs once, the subjects right after one another: ${plan.warmUpSeconds} s of warm-up, then
  ${plan.cellSeconds} s, then requests under way are waited for and counted with the time they take. Tables give medians over the rounds.
- Throughput bars are ratios within a round, then the median: a shared machine's noise meets both sides.
- *Raw pipeline*: the mode as one \`sh\` pipeline with \`-z\` on every stage, fed by Node over two pipes, each sentence a message or all
  sentences of a request in one, one pipeline or two. The anchor for several clients is the raw cell with the best median, whatever its shape; the bar names it (clients × sentences).
- *apertium-apy*: Debian's package on loopback. *As packaged* is the command of its service file; *one a core* adds \`-j 0\`, the fastest setting
  found. It has no batches: fifty sentences go as fifty lines.
- *Dragoman*: \`dragoman serve\` with its defaults, data on disk, a key, every request counted durably. No answer comes from a cache.
- Any answer that is not 2xx, or lacks a sentence, stops the benchmark.
- Memory is what a subject's first process has resident, plus the proportional set sizes of those it started, read once at half time.
  The load client is not part of it. Idle memory is read when the server has used next to no processor time for two seconds.
- The load client is a process of its own on the same cores. Against a server that only echoes it costs:

${cost}`;
}
