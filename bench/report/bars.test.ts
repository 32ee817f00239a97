import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apySettings } from '../anchors/apertium-apy.ts';
import { fullPlan } from '../plan.ts';
import type { BenchmarkResults, Measurement } from '../results.ts';
import { dragomanName } from '../run-benchmark.ts';
import { judgeBars } from './bars.ts';

/** Two calm rounds and one in which the whole machine is at half speed: ratios stay. */
function resultsWith(rates: Readonly<Record<string, number>>, milliseconds: Readonly<Record<string, number>>) {
  const measurements = Object.entries(rates).flatMap(([subject, rate]) =>
    fullPlan.cells.flatMap((cell) =>
      [1, 2, 3].map((round): Measurement => {
        const speed = round === 2 ? 0.5 : 1;
        const latency = milliseconds[subject] ?? 10;
        return {
          subject,
          cell,
          round,
          load: {
            requests: (rate * speed) / cell.sentencesPerRequest,
            seconds: 1,
            medianMilliseconds: latency,
            percentile99Milliseconds: latency,
            clientMicrosecondsPerRequest: 1,
          },
          memory: { megabytes: 1, processes: 1 },
        };
      }),
    ),
  );
  return {
    plan: fullPlan,
    wordsPerSentence: 22,
    measurements,
    agreement: [],
    clientCost: [],
    idle: [
      {
        subject: dragomanName,
        startMilliseconds: [900, 3_000, 950],
        memory: { megabytes: 151, processes: 1 },
      },
    ],
  } satisfies BenchmarkResults;
}

const [packaged, tuned] = apySettings.map(({ name }) => name) as [string, string];

test('Ratios are taken within a round against the best raw pipeline, so a slow round does not change them', () => {
  const results = resultsWith(
    {
      'raw pipeline': 1_000,
      '2 raw pipelines, requests as messages': 1_200,
      [dragomanName]: 960,
      [packaged]: 100,
      [tuned]: 200,
    },
    { 'raw pipeline': 2.5, [dragomanName]: 3.4 },
  );
  const bars = judgeBars(results).map(({ measured, met }) => `${measured} ${met ? 'met' : 'missed'}`);
  assert.deepEqual(bars, [
    '80 % missed',
    '80 % missed',
    '80 % missed',
    '9.6 × met',
    '4.8 × met',
    '9.6 × met',
    '4.8 × missed',
    '0.90 ms met',
    '950 ms met',
    '151 MB missed',
  ]);
});

test('A subject that was not measured is an error, not a bar that is met', () => {
  assert.throws(() => judgeBars(resultsWith({ 'raw pipeline': 1_000, [dragomanName]: 900 }, {})), /was not measured/);
});
