import type { Clock } from '../../../contracts/clock.ts';
import type {
  SpeechSynthesizer,
  SynthesisCapabilities,
  SynthesisRequest,
  SynthesizedSpeech,
} from '../../../contracts/engines/speech-synthesizer.ts';
import type { EngineHealth } from '../../../contracts/engines/text-translator.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { SharedCapacity } from '../../../scheduling/shared-capacity.ts';
import { systemClock } from '../../../time/system-clock.ts';
import { stoppedReason } from '../../shared/engine-calls.ts';
import { chooseVoice, gendersOf } from '../../shared/speech/choose-voice.ts';
import { speakablePieces } from '../../shared/speech/speakable-pieces.ts';
import { speakableText } from '../../shared/speech/speakable-text.ts';
import { StretchQueue } from '../../shared/speech/stretch-queue.ts';
import { SynthesisCalls } from '../../shared/speech/synthesis-calls.ts';
import { ProcessKeeper } from '../process/process-keeper.ts';
import { ProcessGone } from '../process/sherpa-process.ts';
import type { VoiceModel } from './read-voices.ts';

export interface SherpaSynthesizerOptions {
  readonly model: VoiceModel;
  readonly clock?: Clock;
  readonly onIncident?: (incident: { readonly kind: string; readonly detail: string }) => void;
}

const processLimits = { timeLimit: 120_000, idleTime: 300_000, memoryLimit: 8 * 1024 ** 3 };
/** Characters of a piece: what is spoken of it after its reader has left is lost time. */
const longestPiece = 200;
const none: readonly string[] = [];

/**
 * A voice model of an operator, in one process for all texts. The process speaks one piece of text after another, in fair
 * turns by account, so a long text holds nobody up.
 *
 *     text ─► pieces ─► (turn) ─► process ─► samples of each sentence, as the model finishes it
 *                                    └─ reader gone: no further sentence, no further piece
 */
export class SherpaSynthesizer implements SpeechSynthesizer {
  readonly id: string;
  readonly version: string;
  readonly #model: VoiceModel;
  readonly #keeper: ProcessKeeper;
  readonly #calls = new SynthesisCalls();
  readonly #turns = new SharedCapacity({ capacity: 1, accountShare: 1, backgroundShare: 1 });
  #pieces = 0;

  constructor({ model, clock = systemClock, onIncident = () => {} }: SherpaSynthesizerOptions) {
    this.#model = model;
    this.id = model.id;
    this.version = model.version;
    this.#keeper = new ProcessKeeper({ ...processLimits, clock, onIncident });
  }

  get processIds(): readonly number[] {
    return this.#keeper.processIds;
  }

  /** For tests: what a broken model does to the process. */
  crash(): void {
    this.#keeper.crash();
  }

  /** None while its process rests after failures. */
  languages(): readonly string[] {
    return this.#keeper.resting === undefined ? this.#model.languages : none;
  }

  capabilities(language: string): SynthesisCapabilities {
    return { genders: gendersOf(this.#model.voices, language), match: 'none', external: false };
  }

  health(): EngineHealth {
    if (this.#calls.stopped) return { state: 'unavailable', reason: stoppedReason };
    const reason = this.#keeper.resting;
    return reason === undefined ? { state: 'ready' } : { state: 'failing', reason };
  }

  synthesize(request: SynthesisRequest, signal: AbortSignal): AsyncIterable<SynthesizedSpeech> {
    return this.#calls.run(signal, (call) => this.#speak(request, call));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
    await this.#keeper.stop();
  }

  async *#speak(request: SynthesisRequest, signal: AbortSignal): AsyncGenerator<SynthesizedSpeech> {
    const { text, language, voice, accountId } = request;
    const speaker = chooseVoice(this.#model.voices, language, voice)?.speaker ?? 0;
    const release = this.#keeper.use();
    let isSecond = false;
    try {
      for (const piece of speakablePieces(speakableText(text), language, longestPiece))
        for (let isOver = false; !isOver; ) {
          let begun = false;
          try {
            for await (const stretch of await this.#piece(piece, speaker, accountId, signal)) {
              begun = true;
              yield stretch;
            }
            isOver = true;
          } catch (error) {
            if (signal.aborted || error instanceof ServiceError) throw error;
            // A process that dies is replaced once, where nothing would be heard twice.
            if (begun || isSecond || !(error instanceof ProcessGone))
              throw new ServiceError('engine_failed', {}, { cause: error });
            isSecond = true;
          }
        }
    } finally {
      release();
    }
  }

  /** The stretches of a piece, once its turn has come. The turn ends with the work, however slowly it is read. */
  async #piece(
    text: string,
    speaker: number,
    accountId: string | undefined,
    signal: AbortSignal,
  ): Promise<StretchQueue> {
    const giveBack = await this.#turns.take({ accountId, weight: 1 }, signal);
    const stretches = new StretchQueue();
    const piece = ++this.#pieces;
    const speak = async (): Promise<void> => {
      const process = this.#keeper.current();
      const cancel = (): void => void process.ask('speak.cancel', { piece }).catch(() => {});
      signal.addEventListener('abort', cancel, { once: true });
      try {
        const request = { piece, voice: this.#model.settings, speaker, text };
        await process.ask('speak', request, (stretch) => stretches.push(stretch));
        this.#keeper.noteAnswer();
      } finally {
        signal.removeEventListener('abort', cancel);
      }
    };
    speak()
      .then(
        () => stretches.end(),
        (error: unknown) => stretches.end({ error }),
      )
      .finally(giveBack);
    return stretches;
  }
}
