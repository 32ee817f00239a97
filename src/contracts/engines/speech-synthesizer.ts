import type { EngineHealth } from './text-translator.ts';

/** `interface.md`, Real-time voice streaming: `target_media_voice`. */
export type VoiceGender = 'male' | 'female';

/** How somebody speaks, as far as it was measured on their speech. */
export interface SpeakerProfile {
  /** Median fundamental frequency in Hz, 60 to 400. */
  readonly medianPitchHz: number;
  /** Words a minute while the person speaks, without pauses; absent where too few words were heard. */
  readonly wordsPerMinute?: number;
}

/** Whose voice a text is spoken with. */
export type VoiceChoice = VoiceGender | 'default' | { readonly match: SpeakerProfile };

export interface SynthesisRequest {
  /** Without markup; one sentence or a few, at most 5,000 characters. */
  readonly text: string;
  /** Canonical code; a member of `languages()`. */
  readonly language: string;
  readonly voice: VoiceChoice;
  readonly accountId?: string | undefined;
}

/** A stretch of spoken text: one channel of signed 16-bit samples. */
export interface SynthesizedSpeech {
  /** Samples a second; the same in all stretches of one text. */
  readonly sampleRate: number;
  readonly samples: Int16Array;
}

export interface SynthesisCapabilities {
  /** Which voices the language has. `default` is always possible. */
  readonly genders: readonly VoiceGender[];
  /**
   * What `match` does: nothing, pitch, gender and rate of the speaker (`pitch`), or the speaker's voice itself (`clone`).
   */
  readonly match: 'none' | 'pitch' | 'clone';
  /** The engine is a server outside this machine and its private network. */
  readonly external: boolean;
}

/**
 * Speaks texts. Every implementation passes `test/contracts/speech-synthesizer.ts`.
 *
 * - The first stretch comes as soon as the engine has it; all together they are the whole text. A text without anything to
 *   say gives no stretch.
 * - The same request gives the same samples where the engine is deterministic.
 * - A voice that a language lacks is spoken with its default voice.
 * - Safe to call concurrently. A caller that stops iterating ends the work.
 * - Errors are `ServiceError`: `engine_failed`, `engine_timed_out`, `engine_unavailable`, with the `cause` kept. What came
 *   before an error stays valid, so a failure is retried inside only before the first stretch.
 * - When `signal` aborts, iteration rejects at once with the signal's reason.
 */
export interface SpeechSynthesizer extends AsyncDisposable {
  /** Stable name used in configuration and metrics. */
  readonly id: string;
  /** Changes whenever the same request may give other speech. */
  readonly version: string;
  /** Canonical codes of the languages that it can speak at this moment: with a region only where it distinguishes them. */
  languages(): readonly string[];
  /** Asked only for members of `languages()`. */
  capabilities(language: string): SynthesisCapabilities;
  synthesize(request: SynthesisRequest, signal: AbortSignal): AsyncIterable<SynthesizedSpeech>;
  health(): EngineHealth;
  started?(): Promise<void>;
}
