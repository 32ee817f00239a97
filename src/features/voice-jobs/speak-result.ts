import type { AudioEncoders, EncodedAudio } from '../../contracts/audio/audio-encoder.ts';
import type { CreateResampler } from '../../contracts/audio/resampler.ts';
import type { SpeechSynthesizer, VoiceChoice } from '../../contracts/engines/speech-synthesizer.ts';
import type { TargetTranscript } from './write-result.ts';

export interface Speaking {
  readonly encoders: Pick<AudioEncoders, 'open'>;
  readonly createResampler: CreateResampler;
  readonly synthesizer: SpeechSynthesizer;
  /** As the synthesizer has it. */
  readonly language: string;
  readonly accountId: string;
  /** Default `default`. */
  readonly voice?: VoiceChoice | undefined;
  /** Called with the share that is done, 0 to 1. */
  readonly onProgress: (done: number) => void;
}

/** Bare Opus packets are no file: as files are, they are in Ogg (RFC 7845, 9). */
function fileTypeOf(type: string): string {
  return type === 'audio/opus' ? 'audio/ogg;codecs=opus' : type;
}

/** Samples a second that encoders take. */
const rate = 24_000;
const samplesAMillisecond = rate / 1_000;

/**
 * A transcript as speech, encoded: each sentence begins when its original does, or when the sentence before it has ended. So the
 * speech is as long as the original, or longer where the translation takes longer to say.
 */
export async function* speakResult(
  type: string,
  { sentences, texts, durationMs }: TargetTranscript,
  speaking: Speaking,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const { synthesizer, language, accountId, createResampler, onProgress, voice = 'default' } = speaking;
  await using encoder = await speaking.encoders.open(fileTypeOf(type), signal);
  let position = 0;
  const write = async (samples: Int16Array): Promise<EncodedAudio> => {
    position += samples.length;
    return encoder.write(samples);
  };
  const waitUntil = async function* (milliseconds: number): AsyncGenerator<Uint8Array> {
    while (position < milliseconds * samplesAMillisecond) {
      const length = Math.min(rate, milliseconds * samplesAMillisecond - position);
      yield* (await write(new Int16Array(length))).elements;
    }
  };
  for (const [index, { startMs }] of sentences.entries()) {
    const text = texts[index] ?? '';
    if (text === '') continue;
    yield* waitUntil(startMs);
    let resampler: ReturnType<CreateResampler> | undefined;
    for await (const { samples, sampleRate } of synthesizer.synthesize({ text, language, voice, accountId }, signal)) {
      resampler ??= createResampler(sampleRate, rate);
      yield* (await write(resampler.push(samples))).elements;
    }
    if (resampler !== undefined) yield* (await write(resampler.end())).elements;
    onProgress((index + 1) / sentences.length);
  }
  yield* waitUntil(durationMs);
  yield* (await encoder.end()).elements;
}
