import type {
  SegmentTranscriber,
  Transcription,
  TranscriptionOptions,
} from '../../../contracts/engines/segment-transcriber.ts';
import type { RecognitionCapabilities, SpeechSamples } from '../../../contracts/engines/speech-recognizer.ts';
import type { EngineHealth } from '../../../contracts/engines/text-translator.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { systemClock } from '../../../time/system-clock.ts';
import { EngineCalls, stoppedReason } from '../../shared/engine-calls.ts';
import { ProcessKeeper } from '../process/process-keeper.ts';
import type { HeardText } from '../process/process-messages.ts';
import { ProcessGone } from '../process/sherpa-process.ts';
import { modelSettings } from './model-settings.ts';
import { readHeardWords } from './read-heard-words.ts';
import type { SpeechModel } from './read-models.ts';
import { processLimits, type SherpaOptions } from './sherpa-recognizer.ts';

/** A model of an operator that takes whole pieces of speech, in one process, one piece after another. */
export class SherpaTranscriber implements SegmentTranscriber {
  readonly id: string;
  readonly version: string;
  readonly detectsLanguage: boolean;
  readonly #model: SpeechModel;
  readonly #keeper: ProcessKeeper;
  readonly #calls = new EngineCalls();

  constructor({ model, clock = systemClock, onIncident = () => {} }: SherpaOptions) {
    this.#model = model;
    this.id = model.id;
    this.version = `${model.id} ${model.kind.settings}`;
    this.detectsLanguage = model.kind.detectsLanguage && model.languages.length > 1;
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
    const { punctuates, kind } = this.#model;
    const wordTimes = kind.settings !== 'whisper' && kind.settings !== 'moonshine';
    return { streaming: false, wordTimes, spokenTerms: 'none', punctuates, external: false };
  }

  transcribe(samples: SpeechSamples, options: TranscriptionOptions, signal: AbortSignal): Promise<Transcription> {
    return this.#calls.run({ signal }, async (caller) => {
      const release = this.#keeper.use();
      try {
        const heard = await this.#ask(samples, options.language, () => caller.cancelled);
        const { timeScale } = this.#model;
        const words = readHeardWords(heard, { lengthMs: Math.floor(samples.length / 16), timeScale });
        return { words, language: this.#languageOf(heard, options.language) };
      } finally {
        release();
      }
    });
  }

  health(): EngineHealth {
    if (this.#calls.stopped) return { state: 'unavailable', reason: stoppedReason };
    const reason = this.#keeper.resting;
    return reason === undefined ? { state: 'ready' } : { state: 'failing', reason };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
    await this.#keeper.stop();
  }

  /** A process that dies is replaced once. */
  async #ask(samples: SpeechSamples, wanted: string | undefined, isCancelled: () => boolean): Promise<HeardText> {
    const language = wanted ?? (this.detectsLanguage ? '' : (this.#model.languages[0] ?? ''));
    const request = { model: modelSettings(this.#model), samples, language };
    for (let isSecond = false; ; isSecond = true)
      try {
        const heard = await this.#keeper.current().ask('transcribe', request);
        this.#keeper.noteAnswer();
        return heard;
      } catch (error) {
        if (error instanceof ServiceError) throw error;
        if (isSecond || isCancelled() || !(error instanceof ProcessGone))
          throw new ServiceError('engine_failed', {}, { cause: error });
      }
  }

  /** A detected language that the operator has not listed is reported as the first one. */
  #languageOf(heard: HeardText, wanted: string | undefined): string {
    const { languages } = this.#model;
    if (wanted !== undefined) return wanted;
    return languages.find((code) => code === heard.language) ?? languages[0] ?? '';
  }
}
