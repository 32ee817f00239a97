import type { SpeechSamples } from './speech-recognizer.ts';
import type { EngineHealth } from './text-translator.ts';

/** Where speech begins and ends. */
export interface VoiceActivity {
  readonly kind: 'speech_began' | 'speech_ended';
  /** Milliseconds since the first sample of the stream: where it is, not when it was noticed. Never decreases. */
  readonly atMs: number;
}

/** One stream of samples being searched for speech. */
export interface VoiceActivityStream extends Disposable {
  /**
   * Takes the next samples, and resolves with what was found in all samples so far and not reported before; a beginning and an
   * end alternate. Calls may overlap: answers come in their order.
   */
  push(samples: SpeechSamples): Promise<readonly VoiceActivity[]>;
  /** No samples come any more: ends speech that goes on. */
  flush(): Promise<readonly VoiceActivity[]>;
}

export interface VoiceActivityOptions {
  /** How long a pause is before speech has ended, in milliseconds (default 400). */
  readonly pauseMs?: number;
}

/** Finds speech in samples. Every implementation passes `test/contracts/voice-activity-detector.ts`. */
export interface VoiceActivityDetector extends AsyncDisposable {
  readonly id: string;
  readonly version: string;
  /** @throws ServiceError `engine_unavailable` with the reason. */
  open(options: VoiceActivityOptions, signal: AbortSignal): Promise<VoiceActivityStream>;
  health(): EngineHealth;
}
