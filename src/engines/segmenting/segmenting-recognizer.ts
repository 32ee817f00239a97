import type { SegmentTranscriber } from '../../contracts/engines/segment-transcriber.ts';
import type {
  RecognitionCapabilities,
  RecognitionOptions,
  RecognitionStream,
  SpeechRecognizer,
} from '../../contracts/engines/speech-recognizer.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import type { VoiceActivityDetector } from '../../contracts/engines/voice-activity-detector.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';
import type { DetectedSpeech } from '../shared/recognition/detected-speech.ts';
import { RecognitionEvents } from '../shared/recognition/recognition-events.ts';
import { SpeechStreams } from '../shared/recognition/speech-streams.ts';
import { TranscribingListener } from './transcribing-listener.ts';

/** Makes a recognizer of a transcriber: a detector finds the pauses, and what is said between two of them is transcribed. */
export class SegmentingRecognizer implements SpeechRecognizer {
  readonly #transcriber: SegmentTranscriber;
  readonly #detector: VoiceActivityDetector;
  readonly #calls = new EngineCalls();
  readonly #streams = new SpeechStreams();

  /** The transcriber is disposed of with the recognizer, the detector is not. */
  constructor(transcriber: SegmentTranscriber, detector: VoiceActivityDetector) {
    this.#transcriber = transcriber;
    this.#detector = detector;
  }

  get id(): string {
    return this.#transcriber.id;
  }

  get version(): string {
    return `${this.#transcriber.version} ${this.#detector.version}`;
  }

  get detectsLanguage(): boolean {
    return this.#transcriber.detectsLanguage;
  }

  languages(): readonly string[] {
    return this.#transcriber.languages();
  }

  capabilities(language: string): RecognitionCapabilities {
    return { ...this.#transcriber.capabilities(language), streaming: false };
  }

  open({ tentative: _, ...options }: RecognitionOptions, signal: AbortSignal): Promise<RecognitionStream> {
    return this.#calls.run({ signal }, async (caller) => {
      const health = this.health();
      if (health.state === 'unavailable') throw new ServiceError('engine_unavailable', { reason: health.reason });
      const events = new RecognitionEvents();
      const detector = await this.#detector.open({}, signal);
      const fail = (error: unknown): void => stream.fail(error);
      const listener = new TranscribingListener(this.#transcriber, options, events, fail);
      const stream: DetectedSpeech = this.#streams.add({ detector, listener, events, signal });
      // Nobody gets the stream any more.
      if (caller.cancelled) await stream[Symbol.asyncDispose]();
      return stream;
    });
  }

  health(): EngineHealth {
    if (this.#calls.stopped) return { state: 'unavailable', reason: stoppedReason };
    const own = this.#transcriber.health();
    return own.state === 'ready' ? this.#detector.health() : own;
  }

  async started(): Promise<void> {
    await this.#transcriber.started?.();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
    this.#streams.stop();
    await this.#transcriber[Symbol.asyncDispose]();
  }
}
