import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSpeakerProfiler } from './speaker-profiler.ts';

interface Tone {
  readonly hz: number;
  readonly seconds: number;
  readonly rate?: number;
  /** Of white noise, beside a voice with a power of 1. */
  readonly noise?: number;
  /** The fundamental is missing, as on the telephone. */
  readonly withoutFundamental?: boolean;
}

/** Something like a voice: harmonics that fall off, with noise from a fixed sequence. */
function voice({ hz, seconds, rate = 16_000, noise = 0, withoutFundamental = false }: Tone): Int16Array {
  let state = 12_345;
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x40000000 - 1;
  };
  return Int16Array.from({ length: Math.round(seconds * rate) }, (_, at) => {
    let value = 0;
    for (let harmonic = withoutFundamental ? 2 : 1; harmonic <= 12; harmonic += 1)
      value += Math.cos((2 * Math.PI * hz * harmonic * at) / rate + harmonic) / harmonic;
    return Math.round(5_000 * (value + noise * random() * Math.sqrt(3)));
  });
}

function measure(...parts: readonly Tone[]): number | undefined {
  const profiler = createSpeakerProfiler(parts[0]?.rate ?? 16_000);
  for (const part of parts) profiler.addSpeech(voice(part));
  return profiler.profile()?.medianPitchHz;
}

function assertNear(found: number | undefined, expected: number, share = 0.01): void {
  assert.ok(found !== undefined && Math.abs(found / expected - 1) < share, `${found} Hz, not ${expected} Hz`);
}

describe('the profile of a speaker', () => {
  for (const hz of [62, 85, 110, 147, 210, 260, 330, 395])
    for (const rate of [8_000, 16_000, 22_050, 24_000, 44_100, 48_000])
      it(`has ${hz} Hz for a voice of ${hz} Hz at ${rate} samples a second`, () =>
        assertNear(measure({ hz, rate, seconds: 0.6 }), hz));

  it('has the pitch of a voice without its fundamental, and in noise', () => {
    assertNear(measure({ hz: 120, seconds: 1, withoutFundamental: true }), 120);
    assertNear(measure({ hz: 200, seconds: 1, noise: 0.3 }), 200, 0.02);
  });

  it('has the median where a voice moves', () =>
    assertNear(measure({ hz: 100, seconds: 0.4 }, { hz: 130, seconds: 1 }, { hz: 180, seconds: 0.4 }), 130));

  it('is absent for silence, noise, a click, and too little voice', () => {
    for (const samples of [new Int16Array(32_000), Int16Array.of(30_000), voice({ hz: 120, seconds: 0.1 })]) {
      const profiler = createSpeakerProfiler(16_000);
      profiler.addSpeech(samples);
      assert.equal(profiler.profile(), undefined);
    }
    const noise = createSpeakerProfiler(16_000);
    const only = voice({ hz: 0.001, seconds: 2, noise: 1 });
    noise.addSpeech(only);
    assert.equal(noise.profile(), undefined);
  });

  it('follows another speaker within a minute or two', () =>
    assertNear(measure({ hz: 100, seconds: 100 }, { hz: 220, seconds: 100 }), 220));

  it('is the same however the samples are cut', () => {
    const samples = voice({ hz: 160, seconds: 0.7 });
    const whole = createSpeakerProfiler(16_000);
    whole.addSpeech(samples);
    const pieces = createSpeakerProfiler(16_000);
    for (let at = 0; at < samples.length; at += 77) pieces.addSpeech(samples.subarray(at, at + 77));
    assert.deepEqual(pieces.profile(), whole.profile());
  });

  it('counts words a minute over the speech of segments, not over the pauses between them', () => {
    const profiler = createSpeakerProfiler(16_000);
    profiler.addSpeech(voice({ hz: 110, seconds: 1 }));
    const words = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        text: 'word',
        startMs: from + index * 400,
        endMs: from + (index + 1) * 400,
      }));
    profiler.addWords(words(0, 3));
    assert.equal(profiler.profile()?.wordsPerMinute, undefined);
    profiler.addWords([]);
    profiler.addWords(words(60_000, 3));
    assert.equal(profiler.profile()?.wordsPerMinute, 150);
  });
});
