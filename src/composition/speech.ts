import { join } from 'node:path';
import { createAudioDecoders } from '../audio/create-audio-decoders.ts';
import { createAudioEncoders } from '../audio/create-audio-encoders.ts';
import { createResampler } from '../audio/resampler.ts';
import type { AudioDecoders } from '../contracts/audio/audio-decoder.ts';
import type { AudioEncoders } from '../contracts/audio/audio-encoder.ts';
import type { CreateResampler } from '../contracts/audio/resampler.ts';
import type { CreateSpeakerProfiler } from '../contracts/audio/speaker-profiler.ts';
import type { SpeechRecognizer } from '../contracts/engines/speech-recognizer.ts';
import type { SpeechSynthesizer } from '../contracts/engines/speech-synthesizer.ts';
import type { SharedEndpoints } from '../engines/llm/endpoint/shared-endpoints.ts';
import { createPunctuationRestorers } from '../engines/punctuation-restorer-registry.ts';
import { createSpeakerProfiler } from '../engines/shared/speech/speaker-profiler.ts';
import { createSpeechRecognizers } from '../engines/speech-recognizer-registry.ts';
import { createSpeechSynthesizers } from '../engines/speech-synthesizer-registry.ts';
import { ServiceError } from '../errors/service-error.ts';
import type { RestorationOptions } from '../features/voice/restore-transcript.ts';
import type { SpeechEngines } from '../features/voice/speech-engines.ts';
import { usualSearchPath } from '../processes/find-program.ts';
import type { EngineOverrides } from './engines.ts';
import type { Foundation } from './foundation.ts';

/** What hears, speaks, decodes and encodes. */
export interface Speech extends SpeechEngines {
  readonly decoders: AudioDecoders;
  readonly encoders: AudioEncoders;
  readonly createResampler: CreateResampler;
  readonly createProfiler: CreateSpeakerProfiler;
  /** Each engine by itself, for probes. */
  readonly engines: readonly (SpeechRecognizer | SpeechSynthesizer)[];
}

export interface SpeechOverrides {
  /** The one who gives it closes it. */
  readonly speech?: Speech;
}

const nothing: Pick<Speech['decoders'] & Speech['encoders'], 'contentTypes' | 'missing' | typeof Symbol.asyncDispose> =
  {
    contentTypes: () => [],
    missing: () => 'Speech is not part of this installation.',
    async [Symbol.asyncDispose]() {},
  };

/** How long a start waits for what speaks. */
const patienceMilliseconds = 2_000;

/** Neither hears nor speaks. */
const silent: Speech = {
  recognizers: [],
  synthesizer: undefined,
  decoders: { ...nothing, open: unserved, openFile: unserved },
  encoders: { ...nothing, open: unserved },
  engines: [],
  createProfiler: createSpeakerProfiler,
  createResampler: () => ({ push: (samples) => samples, end: () => new Int16Array() }),
};

async function unserved(): Promise<never> {
  throw new ServiceError('engine_unavailable', { reason: 'speech is not part of this installation.' });
}

/** Everything that hears and speaks. Tests that bring translators of their own hear and speak nothing unless they say so. */
export async function composeSpeech(
  { config, secrets, clock, events, opened }: Pick<Foundation, 'config' | 'secrets' | 'clock' | 'events' | 'opened'>,
  { speech, translators }: SpeechOverrides & Pick<EngineOverrides, 'translators'>,
): Promise<Speech> {
  if (speech !== undefined) return speech;
  if (translators !== undefined) return silent;
  const settings = { ...config, speechFolder: join(config.dataDir, 'speech') };
  const { recognizers } = opened.use(await createSpeechRecognizers({ settings, secrets, events, createResampler }));
  const decoders = opened.use(createAudioDecoders({ searchPath: usualSearchPath, clock }));
  const encoders = opened.use(createAudioEncoders({ searchPath: usualSearchPath, clock }));
  const synthesizer = opened.use(await createSpeechSynthesizers({ settings: config, secrets, events }));
  // Their languages are known then: of programs within some milliseconds, of a server that does not answer later.
  const late = Promise.withResolvers<void>();
  const cancel = clock.after(patienceMilliseconds, late.resolve);
  await Promise.race([synthesizer.started(), late.promise]);
  cancel();
  const engines = [...recognizers, ...synthesizer.engines];
  const createProfiler = createSpeakerProfiler;
  return { recognizers, synthesizer, decoders, encoders, createResampler, createProfiler, engines };
}

/** What writes capitals and marks of recognized speech, the rules last. */
export async function composePunctuation(
  { config, secrets, events, opened }: Pick<Foundation, 'config' | 'secrets' | 'events' | 'opened'>,
  endpoints: SharedEndpoints,
): Promise<RestorationOptions> {
  const restorers = await createPunctuationRestorers({ settings: config, secrets, events, endpoints });
  for (const restorer of restorers) opened.use(restorer);
  return { restorers, tentative: restorers.at(-1) };
}
