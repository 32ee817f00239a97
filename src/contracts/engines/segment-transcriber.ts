import type { RecognitionCapabilities, SpeechSamples, SpokenWord } from './speech-recognizer.ts';
import type { EngineHealth } from './text-translator.ts';

export interface TranscriptionOptions {
  /** Canonical code. Absent: the engine detects the language. */
  readonly language?: string | undefined;
  /** As in `RecognitionOptions`. */
  readonly spokenTerms?: readonly string[] | undefined;
  /** What was said before this segment, for engines that use it as a hint; at most 1,000 characters. */
  readonly before?: string | undefined;
  readonly accountId?: string | undefined;
}

/** What was said in one piece of speech. */
export interface Transcription {
  /** In order; times in milliseconds since the first sample of the piece. Empty where nothing was said. */
  readonly words: readonly SpokenWord[];
  /** Canonical code: that of the options, or the one that the engine detected. */
  readonly language: string;
}

/**
 * Turns one piece of speech of at most 30 seconds into words, for engines that do not stream (Whisper and its kin, servers
 * with `/v1/audio/transcriptions`). `SegmentingRecognizer` makes a `SpeechRecognizer` of it, with a detector of speech that
 * finds the pauses; it passes the suite of recognizers in that form.
 *
 * - The same piece with the same options gives the same words, as far as the engine is deterministic.
 * - Safe to call concurrently. A failure of a process or server is retried once inside before it becomes an error.
 * - Errors are `ServiceError`: `engine_failed`, `engine_timed_out`, `engine_unavailable`, with the `cause` kept.
 * - When `signal` aborts, the call rejects at once with the signal's reason, and later calls are not affected.
 */
export interface SegmentTranscriber extends AsyncDisposable {
  readonly id: string;
  readonly version: string;
  languages(): readonly string[];
  readonly detectsLanguage: boolean;
  /** Asked only for members of `languages()`. `streaming` is always false. */
  capabilities(language: string): RecognitionCapabilities;
  transcribe(samples: SpeechSamples, options: TranscriptionOptions, signal: AbortSignal): Promise<Transcription>;
  health(): EngineHealth;
  started?(): Promise<void>;
}
