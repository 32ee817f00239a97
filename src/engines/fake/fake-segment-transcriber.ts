import type {
  SegmentTranscriber,
  Transcription,
  TranscriptionOptions,
} from '../../contracts/engines/segment-transcriber.ts';
import type { RecognitionCapabilities, SpeechSamples } from '../../contracts/engines/speech-recognizer.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';
import { toMilliseconds } from '../shared/recognition/speech-time.ts';
import { spreadWords } from '../shared/recognition/spread-words.ts';
import type { Gate } from './gate.ts';

export interface FakeSegmentTranscriberOptions {
  readonly id?: string;
  readonly languages?: readonly string[];
  /** What is said in a piece. Default: its length in tenths of a second. */
  readonly hear?: (samples: SpeechSamples) => string;
  /** Every call rejects with it. */
  readonly failure?: Error;
  /** Calls wait until it is open. */
  readonly gate?: Gate;
}

/** For tests: says of a piece what a function says. */
export class FakeSegmentTranscriber implements SegmentTranscriber {
  readonly id: string;
  readonly version = '1';
  readonly detectsLanguage = false;
  /** The options of every call. */
  readonly calls: TranscriptionOptions[] = [];
  readonly #options: FakeSegmentTranscriberOptions;
  readonly #calls = new EngineCalls();

  constructor(options: FakeSegmentTranscriberOptions = {}) {
    this.id = options.id ?? 'fake';
    this.#options = options;
  }

  languages(): readonly string[] {
    return this.#options.languages ?? ['en'];
  }

  capabilities(): RecognitionCapabilities {
    return { streaming: false, wordTimes: false, spokenTerms: 'hints', punctuates: true, external: false };
  }

  transcribe(samples: SpeechSamples, options: TranscriptionOptions, signal: AbortSignal): Promise<Transcription> {
    this.calls.push(options);
    return this.#calls.run({ signal }, async () => {
      await (this.#options.gate?.opened ?? new Promise((resolve) => setImmediate(resolve)));
      if (this.#options.failure !== undefined) throw this.#options.failure;
      const lengthMs = toMilliseconds(samples.length);
      const text = this.#options.hear?.(samples) ?? String(Math.round(lengthMs / 100));
      return { words: spreadWords(text, 0, lengthMs), language: options.language ?? this.languages()[0] ?? 'en' };
    });
  }

  health(): EngineHealth {
    return this.#calls.stopped ? { state: 'unavailable', reason: stoppedReason } : { state: 'ready' };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
  }
}
