import type { Metric } from './metrics/metric.ts';
import { sumCounts } from './metrics/metric.ts';
import { type Interval, interval95, pairedProbability, resample } from './significance/bootstrap.ts';
import type { Speed, SystemOutput } from './systems/run-system.ts';
import type { TestSet } from './test-set/test-set.ts';

export interface SystemScores {
  readonly name: string;
  readonly scores: readonly MetricScore[];
  readonly speed?: Speed;
}

export interface MetricScore {
  readonly metric: string;
  readonly score: number;
  /** 95 % of the resampled test sets score within it. */
  readonly interval: Interval;
  /** That the difference to the best is chance; absent for the best. */
  readonly probability?: number;
}

export interface Resampling {
  readonly samples: number;
  readonly seed: number;
}

/** Systems by their score in the first metric, best first. */
export function scoreSystems(
  { segments }: TestSet,
  outputs: readonly SystemOutput[],
  metrics: readonly Metric[],
  resampling: Resampling,
): readonly SystemScores[] {
  const columns = metrics.map((metric) => {
    const rows = outputs.map(({ translations }) =>
      segments.map(({ references }, index) => metric.count(translations[index] ?? '', references)),
    );
    return judge(metric, rows, resampling);
  });
  const systems = outputs.map(({ name, speed }, index) => ({
    name,
    scores: columns.flatMap((column) => column[index] ?? []),
    ...(speed === undefined ? {} : { speed }),
  }));
  return systems.sort((one, other) => (other.scores[0]?.score ?? 0) - (one.scores[0]?.score ?? 0));
}

function judge(
  metric: Metric,
  systems: readonly (readonly (readonly number[])[])[],
  resampling: Resampling,
): readonly MetricScore[] {
  const scores = systems.map((rows) => metric.score(sumCounts(rows)));
  const drawn = resample(metric, systems, resampling);
  const best = scores.indexOf(Math.max(...scores));
  return scores.map((score, index) => ({
    metric: metric.name,
    score,
    interval: interval95(drawn[index] ?? []),
    ...(index === best
      ? {}
      : { probability: pairedProbability((scores[best] ?? 0) - score, drawn[best] ?? [], drawn[index] ?? []) }),
  }));
}
