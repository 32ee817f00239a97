import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { audioContentTypes } from '../../src/audio/content-types.ts';
import { createAudioEncoders } from '../../src/audio/create-audio-encoders.ts';
import { createResampler } from '../../src/audio/resampler.ts';
import type { AudioEncoder } from '../../src/contracts/audio/audio-encoder.ts';
import type { SpeechSynthesizer } from '../../src/contracts/engines/speech-synthesizer.ts';
import { EspeakSynthesizer } from '../../src/engines/espeak/espeak-synthesizer.ts';
import { FliteSynthesizer } from '../../src/engines/flite/flite-synthesizer.ts';
import { usualSearchPath } from '../../src/processes/find-program.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { percentile } from '../measurement/statistics.ts';

/** How soon after a sentence its speech is there: milliseconds. */
export interface SpeechOutResult {
  readonly engine: string;
  readonly contentType: string;
  readonly sentences: number;
  readonly firstSamples: { readonly p50: number; readonly p90: number };
  /** Of each sentence. */
  readonly sampleTimes: readonly number[];
  /** The first element with sound, behind what the encoder writes as the head of the stream. */
  readonly firstElement: { readonly p50: number; readonly p90: number };
}

const sentences = 30;
const encodedRate = 24_000;

/**
 * Sentences one after the other into one stream of each format, as a session has it. Before, the voice speaks all of them once,
 * and the first of each stream is not counted: a server that has spoken for a while is measured.
 */
export async function measureSpeechOut(report: (line: string) => void): Promise<readonly SpeechOutResult[]> {
  const texts = readFileSync(join(import.meta.dirname, '../corpus/english-sentences.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.length > 40 && line.length < 160)
    .slice(0, sentences + 1);
  const never = new AbortController().signal;
  await using encoders = createAudioEncoders({ searchPath: usualSearchPath, clock: systemClock });
  const results: SpeechOutResult[] = [];
  for (const engine of [new FliteSynthesizer(), new EspeakSynthesizer()]) {
    await using synthesizer = engine;
    await synthesizer.started?.();
    const language = synthesizer.languages().find((code) => code.startsWith('en'));
    if (language === undefined) continue;
    const speakAll = async (contentType: string): Promise<readonly SentenceTimes[]> => {
      await using encoder = await encoders.open(contentType, never);
      const times: SentenceTimes[] = [];
      for (const text of texts) times.push(await speakSentence(synthesizer, { text, language }, encoder));
      return times;
    };
    const [firstType = ''] = audioContentTypes.realtimeTarget;
    await speakAll(firstType);
    for (const contentType of audioContentTypes.realtimeTarget) {
      const counted = (await speakAll(contentType)).slice(1);
      const spread = (of: (one: SentenceTimes) => number): SpeechOutResult['firstSamples'] => {
        const values = counted.map(of);
        return { p50: percentile(values, 50), p90: percentile(values, 90) };
      };
      results.push({
        engine: synthesizer.id,
        contentType,
        sentences: counted.length,
        firstSamples: spread(({ samples }) => samples),
        sampleTimes: counted.map(({ samples }) => samples),
        firstElement: spread(({ element }) => element),
      });
      report(JSON.stringify({ ...results.at(-1), sampleTimes: undefined }));
    }
  }
  return results;
}

interface SentenceTimes {
  readonly samples: number;
  readonly element: number;
}

async function speakSentence(
  synthesizer: SpeechSynthesizer,
  { text, language }: { readonly text: string; readonly language: string },
  encoder: AudioEncoder,
): Promise<SentenceTimes> {
  const started = performance.now();
  let [samplesAt, elementAt] = [Number.NaN, Number.NaN];
  const noteElement = ({ elements, headers = 0 }: Awaited<ReturnType<AudioEncoder['write']>>): void => {
    if (Number.isNaN(elementAt) && elements.length > headers) elementAt = performance.now() - started;
  };
  let resampler: ReturnType<typeof createResampler> | undefined;
  const never = new AbortController().signal;
  for await (const speech of synthesizer.synthesize({ text, language, voice: 'default' }, never)) {
    if (Number.isNaN(samplesAt)) samplesAt = performance.now() - started;
    resampler ??= createResampler(speech.sampleRate, encodedRate);
    noteElement(await encoder.write(resampler.push(speech.samples)));
  }
  if (resampler !== undefined) noteElement(await encoder.write(resampler.end()));
  noteElement(await encoder.flush());
  return { samples: samplesAt, element: elementAt };
}
