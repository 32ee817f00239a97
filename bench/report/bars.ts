import { apySettings } from '../anchors/apertium-apy.ts';
import { rawSettings } from '../anchors/raw-subject.ts';
import { median } from '../measurement/statistics.ts';
import { type Cell, cellName } from '../plan.ts';
import { type BenchmarkResults, type Measurement, overRounds, requestsPerSecond } from '../results.ts';
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
    const anchor = bestRaw(measurements, clients === 1 ? cell : undefined);
    const ratio = medianRatio(measurements, cell, anchor, sentencesPerSecond);
    const beside = `${anchor.subject} (${cellName(anchor.cell)})`;
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
      const ratio = medianRatio(measurements, cell, { subject: name, cell }, requestsPerSecond);
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

interface Anchor {
  readonly subject: string;
  readonly cell: Cell;
}

function medianRatio(
  measurements: readonly Measurement[],
  cell: Cell,
  anchor: Anchor,
  read: (one: Measurement) => number,
): number {
  const ratios = rounds(measurements).map((round) => {
    const own = find(measurements, dragomanName, cell, round);
    return read(own) / read(find(measurements, anchor.subject, anchor.cell, round));
  });
  return median(ratios);
}

/** The way to use the raw pipeline, of all that were measured, with the highest median over the rounds. */
function bestRaw(measurements: readonly Measurement[], cell: Cell | undefined): Anchor {
  const anchors = measurements.filter(
    (one) => rawNames.has(one.subject) && (cell === undefined || isSameCell(one.cell, cell)),
  );
  const speed = (anchor: Anchor): number =>
    overRounds(
      anchors.filter((one) => one.subject === anchor.subject && isSameCell(one.cell, anchor.cell)),
      sentencesPerSecond,
    );
  return anchors.reduce((best, one) => (speed(one) > speed(best) ? one : best));
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
