import type { LoadResult } from './load/load-order.ts';
import type { Memory } from './measurement/process-tree.ts';
import { median } from './measurement/statistics.ts';
import type { Cell, Plan } from './plan.ts';

export interface Measurement {
  readonly subject: string;
  readonly cell: Cell;
  readonly round: number;
  readonly load: LoadResult;
  /** Taken while the load ran. */
  readonly memory: Memory;
}

/** A server that has started and has not been asked anything. */
export interface IdleMeasurement {
  readonly subject: string;
  readonly startMilliseconds: readonly number[];
  readonly memory: Memory;
}

export interface Agreement {
  readonly subject: string;
  /** Share of sentences that came back as from the raw pipeline but for doubled spaces, in percent. */
  readonly percent: number;
}

export interface BenchmarkResults {
  readonly plan: Plan;
  readonly wordsPerSentence: number;
  readonly measurements: readonly Measurement[];
  readonly idle: readonly IdleMeasurement[];
  readonly agreement: readonly Agreement[];
  /** The load client against a server that only echoes. */
  readonly clientCost: readonly { readonly cell: Cell; readonly load: LoadResult }[];
}

export function requestsPerSecond({ load }: Measurement): number {
  return load.requests / load.seconds;
}

export function wordsPerSecond(measurement: Measurement, wordsPerSentence: number): number {
  return requestsPerSecond(measurement) * measurement.cell.sentencesPerRequest * wordsPerSentence;
}

/** Medians over the rounds: one disturbed round does not move them. */
export function overRounds(measurements: readonly Measurement[], read: (one: Measurement) => number): number {
  return median(measurements.map(read));
}
