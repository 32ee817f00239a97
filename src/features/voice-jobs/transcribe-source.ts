import type { AudioDecoder, AudioDecoders } from '../../contracts/audio/audio-decoder.ts';
import type { SpeechRecognizer, SpokenSegment } from '../../contracts/engines/speech-recognizer.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { type FindNames, TranscriptRestoration } from '../voice/restore-transcript.ts';
import type { Transcript } from './transcript-content.ts';
import { voiceJobLimits } from './voice-job-limits.ts';

export interface Listening {
  readonly recognizer: SpeechRecognizer;
  /** Undefined where the recognizer detects it. */
  readonly language: string | undefined;
  readonly spokenTerms: readonly string[];
  readonly accountId: string;
  readonly findNames: FindNames | undefined;
  /** Called with the length of the audio so far; may refuse more. */
  readonly onDecoded: (milliseconds: number) => Promise<void>;
}

/** A decoder whose bytes come by themselves. */
export type OpenedAudio = Omit<AudioDecoder, 'write' | 'end'>;

const samplesAMillisecond = 16;

/** Audio in a format that is decoded as it comes: bytes go in while samples come out. */
export async function openStreamed(
  decoders: Pick<AudioDecoders, 'open'>,
  contentType: string,
  content: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<OpenedAudio> {
  const audio = await decoders.open(contentType, signal);
  const feed = async (): Promise<void> => {
    for await (const bytes of content) await audio.write(bytes);
    audio.end();
  };
  let fault: unknown;
  feed().catch(async (error: unknown) => {
    fault = error;
    // Whoever reads the samples learns of it.
    await audio[Symbol.asyncDispose]();
  });
  return {
    decodedMs: () => audio.decodedMs(),
    [Symbol.asyncDispose]: () => audio[Symbol.asyncDispose](),
    async *[Symbol.asyncIterator]() {
      try {
        yield* audio;
      } catch (error) {
        throw fault ?? error;
      }
      if (fault !== undefined) throw fault;
    },
  };
}

/** Everything that is said in some audio. Neither the audio nor its samples are held in memory. */
export async function transcribe(
  audio: OpenedAudio,
  { recognizer, language, spokenTerms, accountId, findNames, onDecoded }: Listening,
  signal: AbortSignal,
): Promise<Transcript> {
  await using stream = await recognizer.open({ language, spokenTerms, tentative: false, accountId }, signal);
  const restoration = new TranscriptRestoration(findNames);
  const segments: SpokenSegment[] = [];
  const listen = async (): Promise<void> => {
    for await (const { kind, segment } of stream) {
      if (kind !== 'concluded') continue;
      const { punctuates } = recognizer.capabilities(segment.language);
      segments.push(punctuates ? segment : await restoration.conclude(segment));
    }
  };
  const heard = listen();
  heard.catch(() => {});
  let samples = 0;
  for await (const some of audio) {
    samples += some.length;
    const milliseconds = Math.ceil(samples / samplesAMillisecond);
    if (milliseconds > voiceJobLimits.audioMilliseconds)
      throw new ServiceError('voice_job_failed', { reason: 'it is longer than 3 hours.' });
    await onDecoded(milliseconds);
    await stream.write(some);
  }
  stream.finish();
  await heard;
  return { durationMs: Math.ceil(samples / samplesAMillisecond), segments };
}
