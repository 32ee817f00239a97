import type { AudioDecoder, AudioDecoders } from '../../contracts/audio/audio-decoder.ts';
import type { RecognitionStream, SpeechRecognizer, SpokenSegment } from '../../contracts/engines/speech-recognizer.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { type RestorationOptions, TranscriptRestoration } from '../voice/restore-transcript.ts';
import { millisecondsOf, samplesIn } from '../voice/speech-time.ts';
import type { Transcript } from './transcript-content.ts';
import type { HeardSpeech, TranscriptPart } from './transcript-parts.ts';
import { voiceJobLimits } from './voice-job-limits.ts';

export interface Listening {
  readonly recognizer: SpeechRecognizer;
  /** Undefined where the recognizer detects it. */
  readonly language: string | undefined;
  readonly spokenTerms: readonly string[];
  readonly accountId: string;
  readonly punctuation: RestorationOptions | undefined;
  /** Called with the length of the audio so far; may refuse more. */
  readonly onDecoded: (milliseconds: number) => Promise<void>;
  /** What an interrupted transcription has heard. */
  readonly heard: HeardSpeech;
  /** Takes what was heard, a part after the other. What is left after the last of them is in the transcript alone. */
  readonly onPart: (part: TranscriptPart) => Promise<void>;
}

/** A decoder whose bytes come by themselves. */
export type OpenedAudio = Omit<AudioDecoder, 'write' | 'end'>;

/** Characters before an interruption that recognizers get. */
const mostBefore = 1_000;

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

/**
 * Everything that is said in some audio: what was heard before, and what follows it. Neither the audio nor its samples are held in
 * memory.
 */
export async function transcribe(audio: OpenedAudio, listening: Listening, signal: AbortSignal): Promise<Transcript> {
  const { recognizer, language, spokenTerms, accountId, onDecoded, heard } = listening;
  const before = heard.segments
    .flatMap(({ words }) => words.map(({ text }) => text))
    .join(' ')
    .slice(-mostBefore);
  const options = { language, spokenTerms, tentative: false, accountId, ...(before !== '' && { before }) };
  await using stream = await recognizer.open(options, signal);
  const segments = [...heard.segments];
  let fault: { readonly error: unknown } | undefined;
  const listened = listen(stream, segments, listening, signal);
  listened.catch(async (error: unknown) => {
    fault = { error };
    // Whoever writes learns of it.
    await stream[Symbol.asyncDispose]();
  });
  const first = samplesIn(heard.untilMs);
  let samples = 0;
  try {
    for await (const some of audio) {
      const known = Math.min(Math.max(first - samples, 0), some.length);
      samples += some.length;
      const milliseconds = millisecondsOf(samples);
      if (milliseconds > voiceJobLimits.audioMilliseconds)
        throw new ServiceError('voice_job_failed', { reason: 'it is longer than 3 hours.' });
      await onDecoded(milliseconds);
      if (known === some.length) continue;
      await stream.write(known === 0 ? some : some.slice(known));
    }
  } catch (error) {
    const reason = fault?.error ?? error;
    // A part that is being stored belongs to this attempt.
    await stream[Symbol.asyncDispose]();
    await listened.catch(() => {});
    throw reason;
  }
  stream.finish();
  await listened;
  return { durationMs: millisecondsOf(samples), segments };
}

/** Adds what is said in a stream that begins where the segments end. */
async function listen(
  stream: RecognitionStream,
  segments: SpokenSegment[],
  { recognizer, punctuation, accountId, heard, onPart }: Listening,
  signal: AbortSignal,
): Promise<void> {
  const restoration = new TranscriptRestoration(punctuation, {
    accountId,
    beginsSentence: heard.segments.at(-1)?.endsSentence,
  });
  let part: SpokenSegment[] = [];
  let fromMs = heard.untilMs;
  for await (const event of stream) {
    if (event.kind !== 'concluded') continue;
    const said = later(event.segment, heard.untilMs);
    const { punctuates } = recognizer.capabilities(said.language);
    const segment = punctuates ? said : await restoration.conclude(said, signal);
    segments.push(segment);
    part.push(segment);
    const durationMs = heard.untilMs + event.untilMs - fromMs;
    if (durationMs < voiceJobLimits.partMilliseconds) continue;
    await onPart({ fromMs, durationMs, segments: part });
    part = [];
    fromMs += durationMs;
  }
}

function later(segment: SpokenSegment, milliseconds: number): SpokenSegment {
  const words = segment.words.map((word) => ({
    ...word,
    startMs: word.startMs + milliseconds,
    endMs: word.endMs + milliseconds,
  }));
  return { ...segment, words };
}
