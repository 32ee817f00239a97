import type { Clock } from '../../../contracts/clock.ts';
import type { PunctuationRequest, PunctuationRestorer } from '../../../contracts/engines/punctuation-restorer.ts';
import type { SpokenSegment } from '../../../contracts/engines/speech-recognizer.ts';
import type { EngineHealth } from '../../../contracts/engines/text-translator.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { baseLanguage } from '../../../language/codes.ts';
import { capitalizeSentences } from '../../../language/transcripts/capitalize-sentences.ts';
import { punctuatedWords } from '../../../language/transcripts/punctuated-words.ts';
import { isWrittenWithoutSpaces, joinWords } from '../../../language/transcripts/sentences.ts';
import { systemClock } from '../../../time/system-clock.ts';
import { EngineCalls, stoppedReason } from '../../shared/engine-calls.ts';
import { ProcessKeeper } from '../process/process-keeper.ts';
import type { PunctuationModel } from './read-punctuation.ts';

export interface SherpaPunctuationOptions {
  readonly model: PunctuationModel;
  readonly clock?: Clock;
  readonly onIncident?: (incident: { readonly kind: string; readonly detail: string }) => void;
}

/** Somebody is speaking; loading a model takes a second or two. */
const processLimits = { timeLimit: 10_000, idleTime: 300_000, memoryLimit: 4 * 1024 ** 3 };

/** The marks of models that know those of Chinese only, in other languages. */
const narrowMarks: Readonly<Record<string, string>> = { '，': ', ', '。': '. ', '？': '? ', '、': ', ', '！': '! ' };

/** A model of an operator for capitals and marks, in one process. */
export class SherpaPunctuation implements PunctuationRestorer {
  readonly id: string;
  readonly #model: PunctuationModel;
  readonly #keeper: ProcessKeeper;
  readonly #calls = new EngineCalls();

  constructor({ model, clock = systemClock, onIncident = () => {} }: SherpaPunctuationOptions) {
    this.id = model.id;
    this.#model = model;
    this.#keeper = new ProcessKeeper({ ...processLimits, clock, onIncident });
  }

  get processIds(): readonly number[] {
    return this.#keeper.processIds;
  }

  /** For tests: what a broken model does to the process. */
  crash(): void {
    this.#keeper.crash();
  }

  serves(language: string): boolean {
    const { languages } = this.#model;
    return (languages.includes(language) || languages.includes(baseLanguage(language))) && this.#isReady;
  }

  health(): EngineHealth {
    if (this.#calls.stopped) return { state: 'unavailable', reason: stoppedReason };
    const reason = this.#keeper.resting;
    return reason === undefined ? { state: 'ready' } : { state: 'failing', reason };
  }

  restore({ segment, beginsSentence }: PunctuationRequest, signal: AbortSignal): Promise<SpokenSegment> {
    return this.#calls.run({ signal }, async () => {
      const text = joinWords(segment.words, segment.language);
      if (!/\p{L}/u.test(text)) return segment;
      const release = this.#keeper.use();
      try {
        const answer = await this.#ask(text);
        const restored = punctuatedWords(segment, this.#marksOf(answer, segment.language));
        if (restored === undefined)
          throw new ServiceError('engine_failed', {}, { cause: new Error('the model for punctuation changed words') });
        return this.#model.capitals ? restored : capitalizeSentences(restored, beginsSentence);
      } finally {
        release();
      }
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
    await this.#keeper.stop();
  }

  get #isReady(): boolean {
    return this.health().state === 'ready';
  }

  async #ask(text: string): Promise<string> {
    try {
      const answer = await this.#keeper.current().ask('punctuate', { model: this.#model.settings, text });
      this.#keeper.noteAnswer();
      return answer;
    } catch (error) {
      if (error instanceof ServiceError) throw error;
      throw new ServiceError('engine_failed', {}, { cause: error });
    }
  }

  #marksOf(text: string, language: string): string {
    return isWrittenWithoutSpaces(language)
      ? text
      : text.replaceAll(/[，。？、！]/g, (mark) => narrowMarks[mark] ?? mark);
  }
}
