import type { AudioDecoder } from '../../../contracts/audio/audio-decoder.ts';
import type { SpeakerProfiler } from '../../../contracts/audio/speaker-profiler.ts';
import type {
  RecognitionStream,
  SpeechRecognizer,
  SpokenSegment,
} from '../../../contracts/engines/speech-recognizer.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import {
  isWrittenWithoutSpaces,
  joinWords,
  SentenceJoiner,
  type SpokenSentence,
} from '../../../language/transcripts/sentences.ts';
import type { TranscriptRestoration } from '../restore-transcript.ts';
import { millisecondsOf } from '../speech-time.ts';
import type { SessionUpdate, SourceSegment } from './session-updates.ts';
import type { TargetStream } from './target-stream.ts';
import type { UpdateQueue } from './update-queue.ts';

export interface LiveSessionParts {
  readonly decoder: AudioDecoder;
  readonly recognizer: SpeechRecognizer;
  readonly stream: RecognitionStream;
  readonly targets: readonly TargetStream[];
  readonly updates: UpdateQueue;
  readonly restoration: TranscriptRestoration;
  /** Where a voice is matched. */
  readonly profiler: SpeakerProfiler | undefined;
  /** Milliseconds of the session before this pipeline. */
  readonly offsetMs: number;
  /** Called with the length of the audio so far; rejects where no more may be heard. */
  readonly onDecoded: (milliseconds: number) => Promise<void>;
  /** Ends what is under way when the session is closed. */
  readonly signal: AbortSignal;
  /** Closes what the session has opened. */
  readonly opened: AsyncDisposableStack;
}

/**
 * Speech that is transcribed, translated and spoken while it comes:
 *
 * ```
 * write ─▶ decoder ─▶ recognizer ─┬─▶ source transcript ───────────────────────────┐
 *                                 └─▶ sentences ─▶ one stream for each target ─────┴─▶ updates
 * ```
 *
 * `end` concludes what is tentative; the updates end with `end_of_stream`. A failure of any part ends them with its error.
 */
export class LiveSession implements AsyncDisposable {
  readonly #parts: LiveSessionParts;
  readonly #joiner = new SentenceJoiner();
  #isFirst = true;
  #samples = 0;
  #chunks = 0;
  #isEnded = false;

  constructor(parts: LiveSessionParts) {
    this.#parts = parts;
    this.#isFirst = parts.offsetMs === 0;
    const { updates } = parts;
    Promise.all([this.#feed(), this.#listen()]).catch((error: unknown) => updates.end(error));
  }

  /** Milliseconds of the session that were heard. */
  get positionMs(): number {
    return this.#parts.offsetMs + this.heardMs;
  }

  /** Milliseconds that were heard by this pipeline. */
  get heardMs(): number {
    return millisecondsOf(this.#samples);
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Milliseconds of audio in all bytes so far, as far as they are decoded. */
  decodedMs(): number {
    return this.#parts.decoder.decodedMs();
  }

  /** How often something was written. */
  get chunks(): number {
    return this.#chunks;
  }

  /** Resolves when more can be taken. */
  write(bytes: Uint8Array): Promise<void> {
    this.#chunks += 1;
    return this.#parts.decoder.write(bytes);
  }

  /** No audio comes any more. */
  end(): void {
    this.#isEnded = true;
    this.#parts.decoder.end();
  }

  /** The next update, undefined after the last one. */
  take(signal: AbortSignal): Promise<SessionUpdate | undefined> {
    return this.#parts.updates.take(signal);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#parts.updates.end(new ServiceError('shutting_down', {}));
    await this.#parts.opened.disposeAsync();
  }

  async #feed(): Promise<void> {
    const { decoder, stream, onDecoded, profiler } = this.#parts;
    for await (const samples of decoder) {
      this.#samples += samples.length;
      await onDecoded(this.heardMs);
      profiler?.addSpeech(samples);
      await stream.write(samples);
    }
    stream.finish();
  }

  async #listen(): Promise<void> {
    const { stream, recognizer, restoration, updates, targets, profiler, signal } = this.#parts;
    for await (const { kind, segment } of stream) {
      const { punctuates } = recognizer.capabilities(segment.language);
      if (kind === 'concluded') {
        profiler?.addWords(segment.words);
        await this.#conclude(punctuates ? segment : await restoration.conclude(segment, signal));
      } else await this.#suggest(punctuates ? segment : await restoration.tentative(segment));
    }
    this.#hand(this.#joiner.end());
    await updates.add({ kind: 'end_of_source_transcript' });
    await Promise.all(targets.map((target) => target.end()));
    await updates.add({ kind: 'end_of_stream' });
    updates.end();
  }

  async #conclude(segment: SpokenSegment): Promise<void> {
    const { updates } = this.#parts;
    await updates.add({ kind: 'source_transcript_update', concluded: [this.#toSegment(segment)], tentative: [] });
    this.#isFirst = false;
    this.#hand(this.#joiner.add(segment));
  }

  /** Sentences that are over, to all targets. */
  #hand(sentences: readonly SpokenSentence[]): void {
    const moved = sentences.map((sentence) => this.#moved(sentence));
    if (moved.length > 0) for (const target of this.#parts.targets) target.conclude(moved);
  }

  async #suggest(segment: SpokenSegment): Promise<void> {
    const { updates, targets } = this.#parts;
    await updates.add({ kind: 'source_transcript_update', concluded: [], tentative: [this.#toSegment(segment)] });
    const sentence = joined(this.#joiner.begun, segment);
    if (sentence !== undefined) for (const target of targets) target.suggest(this.#moved(sentence));
  }

  /** All texts of the source are one after another, so all but the first begin with what is between words. */
  #toSegment({ words, language }: SpokenSegment): SourceSegment {
    const { offsetMs } = this.#parts;
    const separator = this.#isFirst || isWrittenWithoutSpaces(language) ? '' : ' ';
    return {
      text: separator + joinWords(words, language),
      startMs: offsetMs + (words[0]?.startMs ?? 0),
      endMs: offsetMs + (words.at(-1)?.endMs ?? 0),
      language,
    };
  }

  #moved(sentence: SpokenSentence): SpokenSentence {
    const { offsetMs } = this.#parts;
    return { ...sentence, startMs: sentence.startMs + offsetMs, endMs: sentence.endMs + offsetMs };
  }
}

function joined(begun: SpokenSentence | undefined, { words, language }: SpokenSegment): SpokenSentence | undefined {
  const all = begun?.language === language ? [...begun.words, ...words] : words;
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return { words: all, text: joinWords(all, language), startMs: first.startMs, endMs: last.endMs, language };
}
