import type { Clock } from '../../../contracts/clock.ts';
import type {
  RecognitionCapabilities,
  RecognitionOptions,
  RecognitionStream,
  SpeechRecognizer,
} from '../../../contracts/engines/speech-recognizer.ts';
import type { EngineHealth } from '../../../contracts/engines/text-translator.ts';
import type { VoiceActivityDetector } from '../../../contracts/engines/voice-activity-detector.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { systemClock } from '../../../time/system-clock.ts';
import { EngineCalls, stoppedReason } from '../../shared/engine-calls.ts';
import type { DetectedSpeech } from '../../shared/recognition/detected-speech.ts';
import { RecognitionEvents } from '../../shared/recognition/recognition-events.ts';
import { SpeechStreams } from '../../shared/recognition/speech-streams.ts';
import { ProcessKeeper } from '../process/process-keeper.ts';
import { modelSettings } from './model-settings.ts';
import type { SpeechModel } from './read-models.ts';
import { StreamingListener } from './streaming-listener.ts';

export interface SherpaOptions {
  readonly model: SpeechModel;
  readonly clock?: Clock;
  readonly onIncident?: (incident: { readonly kind: string; readonly detail: string }) => void;
}

export const processLimits = { timeLimit: 120_000, idleTime: 300_000, memoryLimit: 8 * 1024 ** 3 };

/** A model of an operator that streams, in one process for all streams. */
export class SherpaRecognizer implements SpeechRecognizer {
  readonly id: string;
  readonly version: string;
  readonly detectsLanguage = false;
  readonly #model: SpeechModel;
  readonly #detector: VoiceActivityDetector;
  readonly #keeper: ProcessKeeper;
  readonly #calls = new EngineCalls();
  readonly #streams = new SpeechStreams();
  #count = 0;

  /** The detector is not owned. */
  constructor(detector: VoiceActivityDetector, { model, clock = systemClock, onIncident = () => {} }: SherpaOptions) {
    this.#detector = detector;
    this.#model = model;
    this.id = model.id;
    this.version = `${model.id} ${model.kind.settings}`;
    this.#keeper = new ProcessKeeper({ ...processLimits, clock, onIncident });
  }

  get processIds(): readonly number[] {
    return this.#keeper.processIds;
  }

  /** For tests: what a broken model does to the process. */
  crash(): void {
    this.#keeper.crash();
  }

  languages(): readonly string[] {
    return this.#model.languages;
  }

  capabilities(): RecognitionCapabilities {
    const { punctuates } = this.#model;
    return { streaming: true, wordTimes: true, spokenTerms: 'none', punctuates, external: false };
  }

  open(options: RecognitionOptions, signal: AbortSignal): Promise<RecognitionStream> {
    return this.#calls.run({ signal }, async (caller) => {
      const stream = await this.#open(options, signal);
      // Nobody gets the stream any more.
      if (caller.cancelled) await stream[Symbol.asyncDispose]();
      return stream;
    });
  }

  health(): EngineHealth {
    if (this.#calls.stopped) return { state: 'unavailable', reason: stoppedReason };
    const reason = this.#keeper.resting;
    return reason === undefined ? this.#detector.health() : { state: 'failing', reason };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
    this.#streams.stop();
    await this.#keeper.stop();
  }

  async #open({ language, tentative }: RecognitionOptions, signal: AbortSignal): Promise<DetectedSpeech> {
    const release = this.#keeper.use();
    try {
      const process = this.#keeper.current();
      const [model, stream] = [modelSettings(this.#model), ++this.#count];
      // Loads the model: one that is broken is refused before anybody speaks.
      await process.ask('recognizer.begin', { stream, model }).catch((error: unknown) => {
        throw new ServiceError('engine_failed', {}, { cause: error });
      });
      this.#keeper.noteAnswer();
      const detector = await this.#detector.open({}, signal);
      const events = new RecognitionEvents();
      const { timeScale, languages } = this.#model;
      const spoken = language ?? languages[0] ?? '';
      const listener = new StreamingListener({
        process,
        stream,
        model,
        timeScale,
        language: spoken,
        tentative,
        events,
        release,
      });
      const speech = this.#streams.add({ detector, listener, events, signal });
      process.gone.then(() => speech.fail(new ServiceError('engine_failed', {})));
      return speech;
    } catch (error) {
      release();
      throw error;
    }
  }
}
