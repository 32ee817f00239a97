import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type {
  SpeechSynthesizer,
  SynthesisRequest,
  SynthesizedSpeech,
  VoiceChoice,
} from '../../src/contracts/engines/speech-synthesizer.ts';
import { createSpeakerProfiler } from '../../src/engines/shared/speech/speaker-profiler.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { canonicalLanguage } from '../../src/language/codes.ts';
import { processIsGone } from '../support/process-is-gone.ts';

export interface SpeechSynthesizerContract<Engine extends SpeechSynthesizer> {
  /** A new engine each time; the suite disposes of it. */
  create(): Engine | Promise<Engine>;
  /** A sentence of five words or more in each language that is tried; those after the first only in short. */
  readonly sentences: Readonly<Record<string, string>>;
  /** Why nothing can run here, for example because the engine is not installed. */
  readonly skip?: string | false;
  /** The same request gives the same samples. Default true. */
  readonly deterministic?: boolean;
  /** Random texts. Default 20. */
  readonly runs?: number;
  /** How far the median pitch of `match` may be from that of the speaker, as a share. Default 0.1. */
  readonly pitchTolerance?: number;
  /** Breaks the engine once while texts are spoken, before the first stretch. Absent if nothing can break. */
  crash?(engine: Engine): void | Promise<void>;
  /** The engine's processes at this moment. */
  processIds?(engine: Engine): readonly number[];
}

/** All stretches of one text as one. */
export interface WholeSpeech {
  readonly sampleRate: number;
  readonly samples: Int16Array;
}

const never = new AbortController().signal;

/** What every SpeechSynthesizer does, whatever is behind it: the docstring of the contract as tests. */
export function describeSpeechSynthesizer<Engine extends SpeechSynthesizer>(
  name: string,
  contract: SpeechSynthesizerContract<Engine>,
): void {
  const { sentences, runs = 20, deterministic = true, pitchTolerance = 0.1 } = contract;
  const [language = '', text = ''] = Object.entries(sentences)[0] ?? [];
  const request = (more: Partial<SynthesisRequest> = {}): SynthesisRequest =>
    Object.freeze({ text, language, voice: 'default', ...more });

  describe(`the speech synthesizer ${name}`, { skip: contract.skip ?? false }, () => {
    let engine: Engine;
    before(async () => {
      engine = await contract.create();
      await engine.started?.();
    });
    after(async () => {
      await engine[Symbol.asyncDispose]();
    });
    const speak = (more: Partial<SynthesisRequest> = {}) => collect(engine.synthesize(request(more), never));
    const voices = (): readonly VoiceChoice[] => ['default', 'male', 'female', { match: { medianPitchHz: 140 } }];

    it('has a stable id and a version, is ready, and lists canonical languages', () => {
      assert.match(engine.id, /^[a-z][a-z0-9_-]*$/);
      assert.notEqual(engine.version, '');
      assert.deepEqual(engine.health(), { state: 'ready' });
      const languages = engine.languages();
      assert.deepEqual(languages.map(canonicalLanguage), languages);
      assert.equal(new Set(languages).size, languages.length);
      assert.equal(engine.languages(), languages);
      for (const tried of Object.keys(sentences)) assert.ok(languages.includes(tried), tried);
      for (const listed of languages) {
        const { genders, match, external } = engine.capabilities(listed);
        assert.ok(genders.every((gender) => gender === 'male' || gender === 'female'));
        assert.equal(new Set(genders).size, genders.length);
        assert.ok(['none', 'pitch', 'clone'].includes(match));
        assert.equal(typeof external, 'boolean');
      }
    });

    for (const [tried, sentence] of Object.entries(sentences))
      it(`speaks ${tried} with every voice: a plausible length, no clipping, no constant part`, async () => {
        for (const voice of voices()) {
          const speech = await speak({ language: tried, text: sentence, voice });
          const letters = sentence.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
          const seconds = speech.samples.length / speech.sampleRate;
          // Letters of scripts that write syllables take longer.
          assert.ok(seconds > letters * 0.03 && seconds < letters * 0.4 + 1, `${seconds} s for ${letters} letters`);
          const { peak, mean } = levels(speech.samples);
          assert.ok(peak > 2_000 && peak < 32_767, `a peak of ${peak}`);
          assert.ok(Math.abs(mean) < 66, `a mean of ${mean}`);
        }
      });

    it('gives nothing for a text without anything to say', async () => {
      for (const nothing of ['', ' ', '\n\t', '…', '— !?', '\u200b'])
        assert.equal((await speak({ text: nothing })).samples.length, 0, JSON.stringify(nothing));
    });

    it('speaks all of a longer text, as long as its sentences one by one', async () => {
      const one = (await speak()).samples.length;
      const three = (await speak({ text: [text, text, text].join(' ') })).samples.length;
      assert.ok(three > one * 2.4 && three < one * 3.6, `${three} samples, ${one} for one sentence`);
    });

    if (deterministic)
      it('gives the same samples for the same request, also to several callers at once', async () => {
        const once = await speak();
        assert.deepEqual(await speak(), once);
        const other = await speak({ text: `${text} ${text}` });
        const together = await Promise.all([speak(), speak({ text: `${text} ${text}` }), speak()]);
        assert.deepEqual(together, [once, other, once]);
      });

    it('distinguishes the voices that it has, and speaks with its default voice where it lacks one', async () => {
      const { genders } = engine.capabilities(language);
      const usual = await speak();
      for (const gender of ['male', 'female'] as const) {
        const { samples } = await speak({ voice: gender });
        if (!genders.includes(gender) && deterministic) assert.deepEqual(samples, usual.samples);
      }
      if (genders.length < 2) return;
      const [male, female] = [pitchOf(await speak({ voice: 'male' })), pitchOf(await speak({ voice: 'female' }))];
      assert.ok(female > male * 1.3, `${male} Hz and ${female} Hz`);
    });

    it('speaks about as high as the speaker, where it matches pitch', async () => {
      const { match } = engine.capabilities(language);
      for (const medianPitchHz of [90, 120, 175, 220]) {
        const speech = await speak({ voice: { match: { medianPitchHz } } });
        assert.ok(speech.samples.length > 0);
        const share = pitchOf(speech) / medianPitchHz - 1;
        if (match === 'pitch') assert.ok(Math.abs(share) < pitchTolerance, `${medianPitchHz} Hz: off by ${share}`);
      }
    });

    it('takes any text and any profile', async () => {
      const piece = fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.constantFrom(
          text,
          '[[h@l',
          ']]',
          '<break time="9s"/>',
          '</speak>',
          '&lt;',
          '\u0001',
          '\ud800',
          '\0',
          '-o x',
        ),
        fc.constantFrom('999999999999', '$(id)', '`id`', "';", '|', '%s%n', '\\', 'a'.repeat(300), '🙂', 'ß', '東京'),
      );
      const voice: fc.Arbitrary<VoiceChoice> = fc.oneof(
        fc.constantFrom<VoiceChoice>('default', 'male', 'female'),
        fc.record({
          match: fc.record({
            medianPitchHz: fc.constantFrom(1, 60, 250, 400, 1e9),
            wordsPerMinute: fc.constantFrom(0, 40, 200, 1e9),
          }),
        }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(piece, { maxLength: 3 }), voice, async (pieces, chosen) => {
          await speak({ text: pieces.join(' '), voice: chosen });
        }),
        { numRuns: runs },
      );
    });

    it('takes a text of 5,000 characters, and gives its beginning before its end', async () => {
      const long = `${text} `.repeat(5_000).slice(0, 5_000);
      let stretches = 0;
      for await (const { samples } of engine.synthesize(request({ text: long }), never)) {
        assert.ok(samples.length > 0);
        stretches += 1;
        if (stretches === 2) break;
      }
      assert.equal(stretches, 2);
    });

    it('ends the work when the caller stops listening, and serves the next', async () => {
      for await (const _ of engine.synthesize(request({ text: `${text} `.repeat(20) }), never)) break;
      for (const id of contract.processIds?.(engine) ?? []) await processIsGone(id);
      assert.ok((await speak()).samples.length > 0);
    });

    it('rejects with the reason of the signal, also between stretches, and serves the next', async () => {
      const reason = new Error('enough');
      await assert.rejects(collect(engine.synthesize(request(), AbortSignal.abort(reason))), reason);
      const controller = new AbortController();
      const early = collect(engine.synthesize(request(), controller.signal));
      controller.abort(reason);
      await assert.rejects(early, reason);
      const later = new AbortController();
      await assert.rejects(async () => {
        for await (const _ of engine.synthesize(request({ text: `${text} `.repeat(20) }), later.signal))
          later.abort(reason);
      }, reason);
      for (const id of contract.processIds?.(engine) ?? []) await processIsGone(id);
      assert.ok((await speak()).samples.length > 0);
    });

    if (contract.crash !== undefined)
      it('survives the end of its process before the first stretch', async () => {
        const expected = await speak();
        const call = speak();
        await contract.crash?.(engine);
        assert.deepEqual(await call, expected);
      });

    it('ends with its processes, and rejects texts being spoken and later ones', async () => {
      const other = await contract.create();
      await other.started?.();
      const inFlight = collect(other.synthesize(request({ text: `${text} `.repeat(20) }), never));
      const unavailable = (error: unknown): boolean =>
        error instanceof ServiceError && error.code === 'engine_unavailable';
      const refused = assert.rejects(inFlight, unavailable);
      const processes = contract.processIds?.(other) ?? [];
      await other[Symbol.asyncDispose]();
      await refused;
      await assert.rejects(collect(other.synthesize(request(), never)), unavailable);
      assert.equal(other.health().state, 'unavailable');
      for (const id of processes) await processIsGone(id);
    });
  });
}

/** All stretches of a text as one; checks that they fit together. */
export async function collect(stretches: AsyncIterable<SynthesizedSpeech>): Promise<WholeSpeech> {
  const parts: Int16Array[] = [];
  let rate: number | undefined;
  for await (const { sampleRate, samples } of stretches) {
    assert.ok(samples.length > 0, 'a stretch without samples');
    assert.ok(sampleRate >= 8_000 && sampleRate <= 48_000, `${sampleRate} samples a second`);
    assert.equal(sampleRate, rate ?? sampleRate);
    rate = sampleRate;
    parts.push(samples);
  }
  const whole = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return { sampleRate: rate ?? 0, samples: whole };
}

export function pitchOf({ sampleRate, samples }: WholeSpeech): number {
  const profiler = createSpeakerProfiler(sampleRate);
  profiler.addSpeech(samples);
  return profiler.profile()?.medianPitchHz ?? 0;
}

export function levels(samples: Int16Array): { readonly peak: number; readonly mean: number } {
  let peak = 0;
  let sum = 0;
  for (const sample of samples) {
    peak = Math.max(peak, Math.abs(sample));
    sum += sample;
  }
  return { peak, mean: samples.length === 0 ? 0 : sum / samples.length };
}
