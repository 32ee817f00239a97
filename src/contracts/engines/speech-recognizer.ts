import type { EngineHealth } from './text-translator.ts';

/**
 * Speech as every engine takes it: one channel of signed 16-bit samples in the byte order of the machine, 16,000 a second.
 * `audio/` decodes whatever clients send into it.
 */
export type SpeechSamples = Int16Array;

/** Samples a second of `SpeechSamples`. */
export type SpeechSampleRate = 16_000;

/** A word as it was heard. */
export interface SpokenWord {
  /**
   * The word with its punctuation, in the case in which the engine writes it. Words are joined by spaces, except in languages
   * that are written without.
   */
  readonly text: string;
  /** Milliseconds since the first sample of the stream: `0 ≤ startMs ≤ endMs ≤` the length of the stream. */
  readonly startMs: number;
  readonly endMs: number;
  /** From 0 to 1, where the engine reports it. */
  readonly confidence?: number;
}

/** A stretch of speech between two pauses, or a part of one that is too long. */
export interface SpokenSegment {
  /** At least one, in order; no word begins before the one before it. */
  readonly words: readonly SpokenWord[];
  /** Canonical code (`en`): the language of the options, or the one that the engine detected. */
  readonly language: string;
  /** A pause or a sentence mark ends the segment; false where it was cut because it was long. */
  readonly endsSentence: boolean;
}

/** What a recognizer says while it listens. */
export type RecognitionEvent =
  /** A segment that does not change any more. It replaces the tentative one. */
  | {
      readonly kind: 'concluded';
      readonly segment: SpokenSegment;
      /**
       * What was said until this millisecond of the stream is concluded: a stream that begins there says what follows. Not
       * before the end of the last word, and not before that of the event before.
       */
      readonly untilMs: number;
    }
  /** What is heard of the segment that is being spoken, which may change. It replaces the tentative one before it. */
  | { readonly kind: 'tentative'; readonly segment: SpokenSegment };

/** What an engine does for speech in one language. */
export interface RecognitionCapabilities {
  /** Tentative events come while somebody speaks; without it only whole segments do. */
  readonly streaming: boolean;
  /** Times of words are measured. Without it they are spread over the segment by the length of the words. */
  readonly wordTimes: boolean;
  /** Spoken terms are heard better: as `hints`, or as words that the engine did not know before (`words`). */
  readonly spokenTerms: 'none' | 'hints' | 'words';
  /** Text comes with capitals and punctuation. Without it, the caller restores them (`language/transcripts/`). */
  readonly punctuates: boolean;
  /** The engine is a server outside this machine and its private network (`facts.md`, Voice: `external`). */
  readonly external: boolean;
}

export interface RecognitionOptions {
  /** Canonical code of a language that the engine serves. Absent: the engine detects it (`detectsLanguage`). */
  readonly language?: string | undefined;
  /** As their owner writes them; used where the capability says so, ignored elsewhere. At most 300 characters together. */
  readonly spokenTerms?: readonly string[] | undefined;
  /** What was said before this stream, for engines that use it as a hint; at most 1,000 characters. */
  readonly before?: string | undefined;
  /** Whether somebody reads the tentative events. Without it an engine may work on whole segments. */
  readonly tentative: boolean;
  /** Whose speech it is: accounts take turns where a capacity is shared. */
  readonly accountId?: string | undefined;
}

/**
 * One stream of speech being recognized. Its events are iterated once, while samples are written:
 *
 * ```
 * write ─▶ [samples] ─▶ engine ─▶ tentative … tentative ─▶ concluded ─▶ … ─▶ (finish) ─▶ concluded ─▶ end
 * ```
 *
 * - Iteration ends after `finish()`, when all that was said is concluded. It throws the error of a failed engine
 *   (`engine_failed`, `engine_timed_out`, `engine_unavailable`), and the signal's reason after an abort.
 * - Segments are in order; the words of one begin no earlier than those of the one before end.
 * - Silence and noise may give no event at all.
 */
export interface RecognitionStream extends AsyncIterable<RecognitionEvent>, AsyncDisposable {
  /**
   * Takes the next samples (any number, also none), and resolves when the engine takes more: it holds a bounded stretch of
   * speech. The array belongs to the stream from then on. Rejects after the stream has failed or was disposed of.
   */
  write(samples: SpeechSamples): Promise<void>;
  /** No samples come any more. Resolves at once; what is left to say comes as events. Does nothing the second time. */
  finish(): void;
}

/**
 * Turns speech into words. Every implementation passes `test/contracts/speech-recognizer.ts`.
 *
 * - Engines whose libraries can abort a process, or that occupy it, run in a child process for each stream or for all.
 * - A stream never delays another one, and its memory is bounded whatever the length of the speech.
 * - An engine that cannot keep up with live speech says so by `write` taking longer; it loses nothing.
 * - Errors are `ServiceError`: `engine_failed`, `engine_timed_out`, `engine_unavailable`, with the `cause` kept.
 * - Disposing of a stream or a recognizer waits for nothing: processes end, calls in flight reject.
 */
export interface SpeechRecognizer extends AsyncDisposable {
  /** Stable name used in configuration and metrics. */
  readonly id: string;
  /** Changes whenever the same speech may give other words. */
  readonly version: string;
  /** For operators: what it is good for, where that is less than they may expect. */
  readonly expectation?: string;
  /** Canonical codes of the languages that it can recognize at this moment. Cheap: called on every request. */
  languages(): readonly string[];
  /** It finds out which of its languages is spoken, when none is named. With one language there is nothing to detect. */
  readonly detectsLanguage: boolean;
  /** Asked only for members of `languages()`. */
  capabilities(language: string): RecognitionCapabilities;
  /**
   * Starts what a stream needs, and resolves when it takes samples. `signal` ends the stream at any later moment too.
   * @throws ServiceError `engine_unavailable` where nothing can be started, with the reason.
   */
  open(options: RecognitionOptions, signal: AbortSignal): Promise<RecognitionStream>;
  health(): EngineHealth;
  /** Resolves when the engine has finished its first look at its surroundings. */
  started?(): Promise<void>;
}
