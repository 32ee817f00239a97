import type { SpokenSegment } from './speech-recognizer.ts';
import type { EngineHealth } from './text-translator.ts';

export interface PunctuationRequest {
  /** As the recognizer concluded it. `endsSentence`: a pause follows. */
  readonly segment: SpokenSegment;
  /** The segment before ended a sentence, or there is none. */
  readonly beginsSentence: boolean;
  readonly accountId?: string | undefined;
}

/**
 * Gives recognized speech the capitals and marks that its recognizer does not write. Every implementation passes
 * `test/contracts/punctuation-restorer.ts`.
 *
 * - The words of the answer are those of the request, as many, in order and with their times; only the case of letters and marks
 *   around words differ. Words with capitals keep their letters.
 * - `endsSentence` of the answer says whether the last word ends a sentence.
 * - Safe to call concurrently. Errors are `ServiceError`: `engine_failed`, `engine_timed_out`, `engine_unavailable`. An answer takes
 *   at most some seconds: somebody is speaking.
 * - When `signal` aborts, the call rejects with the signal's reason.
 */
export interface PunctuationRestorer extends AsyncDisposable {
  /** Stable name used in configuration and logs. */
  readonly id: string;
  /** Whether it does so in a language, a canonical code, at this moment. */
  serves(language: string): boolean;
  restore(request: PunctuationRequest, signal: AbortSignal): Promise<SpokenSegment>;
  health(): EngineHealth;
}
