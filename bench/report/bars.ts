import { apySettings } from '../anchors/apertium-apy.ts';
import { rawSettings } from '../anchors/raw-subject.ts';
import { median } from '../measurement/statistics.ts';
import type { Cell } from '../plan.ts';
import { type BenchmarkResults, type Measurement, requestsPerSecond } from '../results.ts';
import { dragomanName } from '../run-benchmark.ts';

const rawNames: ReadonlySet<string> = new Set(rawSettings.map(({ name }) => name));

export interface Bar {
  readonly text: string;
  readonly wanted: string;
  readonly measured: string;
  readonly met: boolean;
}

/**
 * Throughput bars are ratios within a round, and the median of the rounds counts: what the machine does to a round it
 * does to both sides.
 */
export function judgeBars(results: BenchmarkResults): Bar[] {
  const { measurements } = results;
  const bars: Bar[] = [];

  for (const clients of [1, 8, 32]) {
    const cell = { clients, sentencesPerRequest: 50 };
    // One client cannot keep a pipeline busy: there the raw pipeline too has one request under way.
    const anchor = (round: number) => bestRaw(measurements, round, clients === 1 ? cell : undefined);
    const ratio = medianRatio(measurements, cell, anchor, sentencesPerSecond);
    const beside = clients === 1 ? 'the raw pipeline with one request under way' : 'the best of the raw pipeline';
    bars.push(
      atLeast(`words/s at 50 a request, ${clients} ${plural(clients)}, beside ${beside}`, 0.85, ratio, percent),
    );
  }
  for (const { clients, factor } of [
    { clients: 8, factor: 4 },
    { clients: 32, factor: 5 },
  ]) {
    const cell = { clients, sentencesPerRequest: 1 };
    for (const { name } of apySettings) {
      const ratio = medianRatio(
        measurements,
        cell,
        (round) => requestsPerSecond(find(measurements, name, cell, round)),
        requestsPerSecond,
      );
      bars.push(atLeast(`requests/s at ${clients} clients, beside ${name}`, factor, ratio, times));
    }
  }

  const single = { clients: 1, sentencesPerRequest: 1 };
  const added = median(
    rounds(measurements).map((round) => {
      const raw = find(measurements, rawSettings[0].name, single, round).load.medianMilliseconds;
      return find(measurements, dragomanName, single, round).load.medianMilliseconds - raw;
    }),
  );
  bars.push(atMost('median latency of one sentence, above the raw pipeline', 1, added, 'ms', 2));

  const idle = results.idle.find(({ subject }) => subject === dragomanName);
  if (idle !== undefined) {
    bars.push(atMost('start to ready (median)', 1_000, median(idle.startMilliseconds), 'ms', 0));
    bars.push(atMost('idle memory, engines included', 150, idle.memory.megabytes, 'MB', 0));
  }
  return bars;
}

function medianRatio(
  measurements: readonly Measurement[],
  cell: Cell,
  anchor: (round: number) => number,
  read: (one: Measurement) => number,
): number {
  return median(
    rounds(measurements).map((round) => read(find(measurements, dragomanName, cell, round)) / anchor(round)),
  );
}

function bestRaw(measurements: readonly Measurement[], round: number, cell: Cell | undefined): number {
  const raw = measurements.filter((one) => one.round === round && rawNames.has(one.subject));
  const considered = cell === undefined ? raw : raw.filter((one) => isSameCell(one.cell, cell));
  return Math.max(...considered.map(sentencesPerSecond));
}

function find(measurements: readonly Measurement[], subject: string, cell: Cell, round: number): Measurement {
  const found = measurements.find(
    (one) => one.subject === subject && one.round === round && isSameCell(one.cell, cell),
  );
  if (found === undefined) throw new Error(`${subject} was not measured in round ${round}.`);
  return found;
}

export function isSameCell(a: Cell, b: Cell): boolean {
  return a.clients === b.clients && a.sentencesPerRequest === b.sentencesPerRequest;
}

function rounds(measurements: readonly Measurement[]): number[] {
  return [...new Set(measurements.map(({ round }) => round))];
}

function sentencesPerSecond(one: Measurement): number {
  return requestsPerSecond(one) * one.cell.sentencesPerRequest;
}

function atLeast(text: string, wanted: number, measured: number, show: (value: number) => string): Bar {
  return { text, wanted: `≥ ${show(wanted)}`, measured: show(measured), met: measured >= wanted };
}

function atMost(text: string, wanted: number, measured: number, unit: string, digits: number): Bar {
  return {
    text,
    wanted: `≤ ${wanted} ${unit}`,
    measured: `${measured.toFixed(digits)} ${unit}`,
    met: measured <= wanted,
  };
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(0)} %`;
}

function times(ratio: number): string {
  return `${ratio.toFixed(1)} ×`;
}

function plural(clients: number): string {
  return clients === 1 ? 'client' : 'clients';
}
