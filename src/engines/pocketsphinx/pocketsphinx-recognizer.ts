import { existsSync } from 'node:fs';
import type { Clock } from '../../contracts/clock.ts';
import type {
  RecognitionCapabilities,
  RecognitionOptions,
  RecognitionStream,
  SpeechRecognizer,
} from '../../contracts/engines/speech-recognizer.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import type { VoiceActivityDetector } from '../../contracts/engines/voice-activity-detector.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { systemClock } from '../../time/system-clock.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';
import type { DetectedSpeech } from '../shared/recognition/detected-speech.ts';
import { RecognitionEvents } from '../shared/recognition/recognition-events.ts';
import { SpeechStreams } from '../shared/recognition/speech-streams.ts';
import { DecodingListener, decoderError } from './decoding-listener.ts';
import { Installation, installedFiles, type PocketsphinxFiles } from './installation.ts';
import { DecoderProcess, DecoderStuck } from './process/decoder-process.ts';
import { ModelKeeper } from './process/model-keeper.ts';
import type { ModelProcessSettings } from './process/model-process.ts';
import { TermModelMaker, type TermModels } from './terms/term-models.ts';

export interface PocketsphinxOptions {
  /** Finds the pauses. Not owned. */
  readonly detector: VoiceActivityDetector;
  /** Default: where set-up and Debian have them. */
  readonly files?: PocketsphinxFiles;
  readonly clock?: Clock;
  /** Keeps what spoken terms need: a copy of the language model, and what the dictionary teaches. Without it, each process of the
   * server makes them anew. */
  readonly folder?: string | undefined;
  /** Milliseconds for an answer of a decoder. */
  readonly timeLimit?: number;
  readonly onIncident?: (incident: { readonly kind: string; readonly detail: string }) => void;
}

const language = 'en';
const memoryLimit = 1024 ** 3;
/** Sets limits of memory, where the machine has it. */
const limiter = '/usr/bin/prlimit';

/** Where nobody reads tentative text, nobody waits for a word. */
const backgroundNiceness = 10;

/**
 * English with PocketSphinx and its model of Debian: each stream has a decoder in a process of its own, which is forked from one
 * that has the models loaded.
 */
export class PocketsphinxRecognizer implements SpeechRecognizer {
  readonly id = 'pocketsphinx';
  readonly version = 'pocketsphinx-5prealpha-en-us-1';
  readonly expectation = 'usable on clean speech, not competitive with large models';
  readonly detectsLanguage = false;
  readonly #installation: Installation;
  readonly #options: Required<Pick<PocketsphinxOptions, 'detector' | 'clock' | 'timeLimit' | 'onIncident'>>;
  readonly #terms: TermModelMaker;
  readonly #models: ModelKeeper;
  readonly #calls = new EngineCalls();
  readonly #decoders = new Set<DecoderProcess>();
  readonly #streams = new SpeechStreams();

  constructor({ files = installedFiles, ...options }: PocketsphinxOptions) {
    const { detector, clock = systemClock, timeLimit = 60_000, onIncident = () => {} } = options;
    this.#options = { detector, clock, timeLimit, onIncident };
    this.#installation = new Installation(files, clock);
    this.#terms = new TermModelMaker(files, options.folder, (detail) =>
      onIncident({ kind: 'spellings_not_learned', detail }),
    );
    this.#models = new ModelKeeper(() => this.#modelSettings(), clock);
  }

  /** Of the decoders that are at work. */
  get processIds(): readonly number[] {
    return [...this.#decoders].flatMap(({ id }) => id ?? []);
  }

  languages(): readonly string[] {
    return this.#installation.missing() === undefined ? [language] : [];
  }

  capabilities(): RecognitionCapabilities {
    const spokenTerms = this.#installation.pronouncesTerms() ? 'words' : 'none';
    return { streaming: true, wordTimes: true, spokenTerms, punctuates: false, external: false };
  }

  open(options: RecognitionOptions, signal: AbortSignal): Promise<RecognitionStream> {
    return this.#calls.run({ signal }, async (caller) => {
      const reason = this.#reason();
      if (reason !== undefined) throw new ServiceError('engine_unavailable', { reason });
      const stream = await this.#start(options, signal);
      // Nobody gets the stream any more.
      if (caller.cancelled) await stream[Symbol.asyncDispose]();
      return stream;
    });
  }

  health(): EngineHealth {
    if (this.#calls.stopped) return { state: 'unavailable', reason: stoppedReason };
    const reason = this.#reason();
    return reason === undefined ? this.#options.detector.health() : { state: 'unavailable', reason };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
    this.#streams.stop();
    await Promise.all([...this.#decoders].map((decoder) => decoder.kill()));
    await this.#models[Symbol.asyncDispose]();
    await this.#terms.dispose();
  }

  #reason(): string | undefined {
    return this.#installation.missing();
  }

  async #start({ tentative, spokenTerms = [] }: RecognitionOptions, signal: AbortSignal): Promise<DetectedSpeech> {
    const events = new RecognitionEvents();
    const hasTerms = spokenTerms.length > 0 && this.#installation.pronouncesTerms();
    await using terms = hasTerms ? await this.#makeTerms(spokenTerms, signal) : undefined;
    const niceness = tentative ? 0 : backgroundNiceness;
    const decoder = this.#startDecoder(events, terms?.dictionary, niceness);
    try {
      const [detector] = await Promise.all([
        this.#options.detector.open({}, signal),
        decoder.ready.catch((error: unknown) => {
          if (error instanceof DecoderStuck) this.#models.discard();
          throw decoderError(error);
        }),
      ]);
      const written = terms?.written ?? new Map<string, string>();
      const listener = new DecodingListener({ decoder, events, language, tentative, written });
      return this.#streams.add({ detector, listener, events, signal });
    } catch (error) {
      await decoder.kill();
      throw error;
    }
  }

  async #makeTerms(terms: readonly string[], signal: AbortSignal): Promise<TermModels | undefined> {
    try {
      return await this.#terms.make(terms, signal);
    } catch (error) {
      signal.throwIfAborted();
      // Speech without its terms is better than none.
      const detail = error instanceof Error ? error.message : String(error);
      this.#options.onIncident({ kind: 'spoken_terms_failed', detail });
      return undefined;
    }
  }

  #startDecoder(events: RecognitionEvents, dictionary: string | undefined, niceness: number): DecoderProcess {
    const { clock, timeLimit, onIncident } = this.#options;
    const settings = { connection: this.#models.connect(), dictionary, niceness, clock, timeLimit };
    const decoder: DecoderProcess = new DecoderProcess(settings, (reason) => {
      this.#decoders.delete(decoder);
      if (!events.ended) onIncident({ kind: 'decoder_ended', detail: reason.message });
      events.fail(decoderError(reason));
    });
    this.#decoders.add(decoder);
    return decoder;
  }

  /** One process serves streams with terms and without: its language model has room for terms, which cost nothing unused. */
  async #modelSettings(): Promise<ModelProcessSettings> {
    const { files } = this.#installation;
    const [languageModel, dictionary] = await Promise.all([
      this.#terms.languageModel().catch(() => files.languageModel),
      this.#terms.dictionary().catch(() => files.dictionary),
    ]);
    return { ...files, languageModel, dictionary, limiter: existsSync(limiter) ? limiter : undefined, memoryLimit };
  }
}
