import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createResampler } from './resampler.ts';

const rates = [8_000, 11_025, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000] as const;
const pairs = rates.flatMap((from) => rates.map((to) => ({ from, to })));

const sine = (hertz: number, rate: number, count: number): Int16Array =>
  Int16Array.from({ length: count }, (_, index) => Math.round(20_000 * Math.sin((2 * Math.PI * hertz * index) / rate)));

function resample(
  samples: Int16Array,
  from: number,
  to: number,
  sizes: readonly number[] = [samples.length],
): Int16Array {
  const resampler = createResampler(from, to);
  const output: number[] = [];
  for (let at = 0, piece = 0; at < samples.length; piece += 1) {
    const size = sizes[piece % sizes.length] as number;
    output.push(...resampler.push(samples.slice(at, at + size)));
    at += size;
  }
  return Int16Array.from([...output, ...resampler.end()]);
}

/** Greatest distance from what the signal is, away from the ends, in decibels below the signal. */
function errorDecibels(given: Int16Array, expected: Int16Array): number {
  let worst = 0;
  for (let index = 200; index < given.length - 200; index += 1)
    worst = Math.max(worst, Math.abs((given[index] as number) - (expected[index] as number)));
  return 20 * Math.log10(worst / 20_000);
}

describe('a resampler', () => {
  it('gives as many samples as the input lasts, wherever it is cut', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pairs),
        fc.nat(3_000),
        fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 5 }),
        ({ from, to }, count, sizes) => {
          const samples = sine(500, from, count);
          const whole = resample(samples, from, to);
          assert.equal(whole.length, Math.ceil((count * to) / from));
          assert.deepEqual(resample(samples, from, to, sizes), whole);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('keeps what both rates can represent, in height, loudness and time', () => {
    for (const { from, to } of pairs)
      for (const hertz of [100, 1_000, 0.35 * Math.min(from, to)]) {
        const given = resample(sine(hertz, from, from), from, to);
        assert.ok(errorDecibels(given, sine(hertz, to, to)) < -65, `${from} to ${to}, ${hertz} Hz`);
      }
  });

  it('removes what the lower rate cannot represent', () => {
    for (const [from, to] of [
      [48_000, 16_000],
      [44_100, 16_000],
      [24_000, 8_000],
      [24_000, 16_000],
    ] as const) {
      const given = resample(sine(0.52 * to, from, from), from, to);
      assert.ok(errorDecibels(given, new Int16Array(to)) < -65, `${from} to ${to}`);
    }
  });

  it('limits what overshoots', () => {
    const square = Int16Array.from({ length: 4_000 }, (_, index) => (index % 40 < 20 ? 32_767 : -32_768));
    const given = resample(square, 24_000, 48_000);
    assert.ok(
      given.every(
        (sample, index) =>
          Math.sign(sample) === Math.sign(square[index >> 1] as number) || index % 40 < 2 || index % 40 > 37,
      ),
    );
  });

  it('returns equal rates as they are', () => {
    const samples = sine(500, 16_000, 100);
    assert.equal(createResampler(16_000, 16_000).push(samples), samples);
  });
});
