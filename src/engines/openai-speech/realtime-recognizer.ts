import type { CreateResampler } from '../../contracts/audio/resampler.ts';
import type { Clock } from '../../contracts/clock.ts';
import type { TranscriptionServerSettings } from '../../contracts/engines/engine-settings.ts';
import type {
  RecognitionCapabilities,
  RecognitionOptions,
  RecognitionStream,
  SpeechRecognizer,
} from '../../contracts/engines/speech-recognizer.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import type { VoiceActivityDetector } from '../../contracts/engines/voice-activity-detector.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage } from '../../language/codes.ts';
import { systemClock } from '../../time/system-clock.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';
import type { DetectedSpeech } from '../shared/recognition/detected-speech.ts';
import { RecognitionEvents } from '../shared/recognition/recognition-events.ts';
import { SpeechStreams } from '../shared/recognition/speech-streams.ts';
import { RealtimePieces } from './realtime-pieces.ts';
import { RealtimeSocket } from './realtime-socket.ts';

export interface OpenAiRealtimeOptions extends Pick<TranscriptionServerSettings, 'baseUrl' | 'model'> {
  readonly apiKey?: string | undefined;
  /** Recognizes by requests of whole pieces, with the same server; disposed of with this recognizer. */
  readonly whole: SpeechRecognizer;
  /** Not owned. */
  readonly detector: VoiceActivityDetector;
  readonly createResampler: CreateResampler;
  readonly clock?: Clock;
  /** Milliseconds without an answer after which a stream is given up. */
  readonly stallMilliseconds?: number;
  readonly onIncident?: (incident: { readonly kind: string; readonly detail: string }) => void;
}

/** After a connection that was not made, whole pieces are recognized for so long. */
const failingMilliseconds = 30_000;
const longestPrompt = 800;

/**
 * Live speech over the realtime interface of a server, with tentative words as the model writes them. What nobody watches, and
 * speech in a language that the server has to find out, is recognized in whole pieces; so is all where the server does not have
 * the interface.
 */
export class OpenAiRealtimeRecognizer implements SpeechRecognizer {
  readonly #options: OpenAiRealtimeOptions;
  readonly #clock: Clock;
  readonly #calls = new EngineCalls();
  readonly #streams = new SpeechStreams();
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(options: OpenAiRealtimeOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
  }

  get id(): string {
    return this.#options.whole.id;
  }

  get version(): string {
    return `${this.#options.whole.version} realtime`;
  }

  get detectsLanguage(): boolean {
    return this.#options.whole.detectsLanguage;
  }

  languages(): readonly string[] {
    return this.#options.whole.languages();
  }

  capabilities(language: string): RecognitionCapabilities {
    return { ...this.#options.whole.capabilities(language), streaming: true };
  }

  async open(options: RecognitionOptions, signal: AbortSignal): Promise<RecognitionStream> {
    const { whole } = this.#options;
    const language = options.language ?? (this.languages().length === 1 ? this.languages()[0] : undefined);
    const isFailing = this.#clock.elapsed() - this.#failedAt < failingMilliseconds;
    if (!options.tentative || language === undefined || isFailing || this.health().state === 'unavailable')
      return await whole.open(options, signal);
    try {
      return await this.#openLive({ ...options, language }, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ServiceError)) throw error;
      this.#failedAt = this.#clock.elapsed();
      return await whole.open(options, signal);
    }
  }

  health(): EngineHealth {
    return this.#calls.stopped ? { state: 'unavailable', reason: stoppedReason } : this.#options.whole.health();
  }

  async started(): Promise<void> {
    await this.#options.whole.started?.();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
    this.#streams.stop();
    await this.#options.whole[Symbol.asyncDispose]();
  }

  #openLive(
    { language, spokenTerms, tentative }: RecognitionOptions & { readonly language: string },
    signal: AbortSignal,
  ): Promise<RecognitionStream> {
    const { baseUrl, model, apiKey, detector, createResampler, stallMilliseconds = 30_000 } = this.#options;
    const server = { baseUrl, model, apiKey, clock: this.#clock, stallMilliseconds };
    const request = {
      language: baseLanguage(language),
      prompt: (spokenTerms ?? []).join(', ').slice(0, longestPrompt),
    };
    return this.#calls.run({ signal }, async (caller) => {
      const events = new RecognitionEvents();
      const listener = new RealtimePieces({
        open: (heard, ended) => RealtimeSocket.open(server, request, heard, ended),
        createResampler,
        language,
        tentative,
        events,
        fail: (error) => {
          this.#failedAt = this.#clock.elapsed();
          stream.fail(error);
        },
        onIncident: (error) => this.#report(error),
      });
      try {
        await listener.connect();
      } catch (error) {
        if (error instanceof ServiceError) this.#report(error);
        throw error;
      }
      const pauses = await detector.open({}, signal).catch(async (error: unknown) => {
        await listener[Symbol.asyncDispose]();
        throw error;
      });
      const stream: DetectedSpeech = this.#streams.add({ detector: pauses, listener, events, signal });
      // Nobody gets the stream any more.
      if (caller.cancelled) await stream[Symbol.asyncDispose]();
      return stream;
    });
  }

  #report(error: ServiceError): void {
    const { origin, pathname } = new URL(this.#options.baseUrl);
    const detail = `${origin}${pathname}/realtime ${error.cause instanceof Error ? error.cause.message : error.message}`;
    this.#options.onIncident?.({ kind: 'request_failed', detail });
  }
}
