import type { Clock } from '../../contracts/clock.ts';
import type { FoundCorrections, TextCorrector } from '../../contracts/engines/text-corrector.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import type {
  ImprovementBatch,
  ImprovementCapabilities,
  WritingEngine,
} from '../../contracts/engines/writing-engine.ts';
import type { WorkSession } from '../../contracts/text-work.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { sizeOf } from '../../language/tasks/writing/writing-tasks.ts';
import { inlineSession } from '../../threads/inline-text-work.ts';
import { systemClock } from '../../time/system-clock.ts';
import {
  type CorrectedOutcome,
  type CorrectedText,
  correctedTexts,
  foundCorrections,
  unchanged,
} from '../shared/corrected-texts.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';
import { networkReason } from '../shared/network-reason.ts';
import { RequestSlots } from '../shared/request-slots.ts';
import type { MatchesInput } from './correct-by-matches.ts';
import { languageToolCodes } from './language-codes.ts';
import { LanguageToolClient, type LanguageToolMatch, RefusedTextError } from './languagetool-client.ts';
import { correctByMatches } from './matches-task.ts';

export interface LanguageToolOptions {
  /** Up to and with `/v2`. */
  readonly url: string;
  readonly clock?: Clock;
  /** Milliseconds for an answer of the server. */
  readonly timeLimit?: number;
  readonly onIncident?: (incident: { readonly kind: string; readonly detail: string }) => void;
}

const capabilities: ImprovementCapabilities = { rephrasing: false, styles: [], variants: false };
const recheckMilliseconds = 30_000;
/** A server checks about ten texts at once, and a request may have thousands. */
const mostRequests = 8;

/**
 * Spelling and grammar by a LanguageTool server. It is asked for its languages at the start, and again until it answers;
 * after a failure, too, until which other engines go first.
 */
export class LanguageToolWritingEngine implements WritingEngine, TextCorrector {
  readonly id = 'languagetool';
  readonly #client: LanguageToolClient;
  readonly #clock: Clock;
  readonly #onIncident: NonNullable<LanguageToolOptions['onIncident']>;
  readonly #calls = new EngineCalls();
  readonly #stopping = new AbortController();
  readonly #slots = new RequestSlots(mostRequests);
  readonly #started: Promise<void>;
  #languages: readonly string[] = [];
  #fault: string | undefined = 'its server was not asked yet';
  #cancelRecheck: (() => void) | undefined;

  constructor({ url, clock = systemClock, timeLimit = 20_000, onIncident = () => {} }: LanguageToolOptions) {
    this.#client = new LanguageToolClient(url, { clock, timeLimit });
    this.#clock = clock;
    this.#onIncident = onIncident;
    this.#started = this.#check();
  }

  languages(): readonly string[] {
    return this.#languages;
  }

  capabilities(): ImprovementCapabilities {
    return capabilities;
  }

  health(): EngineHealth {
    if (this.#calls.stopped) return { state: 'unavailable', reason: stoppedReason };
    if (this.#fault === undefined) return { state: 'ready' };
    return { state: this.#languages.length > 0 ? 'failing' : 'unavailable', reason: this.#fault };
  }

  started(): Promise<void> {
    return this.#started;
  }

  improve({ language, texts, work, inflection }: ImprovementBatch, signal: AbortSignal): Promise<CorrectedOutcome> {
    return this.#calls.runWithSignal({ signal }, async (call) => {
      const session = work ?? inlineSession(call);
      return correctedTexts(
        await Promise.all(texts.map((text) => this.#correct({ text, language, inflection }, session, call))),
      );
    });
  }

  async find(batch: Omit<ImprovementBatch, 'change' | 'style'>, signal: AbortSignal): Promise<FoundCorrections> {
    return foundCorrections(await this.improve({ ...batch, change: 'correct' }, signal));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stopping.abort();
    this.#cancelRecheck?.();
    this.#calls.stop();
  }

  async #check(): Promise<void> {
    try {
      const known = await this.#client.languages(this.#stopping.signal);
      const served = Object.keys(languageToolCodes).filter((code) => known.has(languageToolCodes[code] ?? code));
      this.#fault = served.length > 0 ? undefined : 'its server knows none of the languages';
      // The same list stays the same object: callers know by it that nothing has changed.
      if (served.join() !== this.#languages.join()) this.#languages = served;
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      this.#fail(error);
      this.#onIncident({ kind: 'check_failed', detail: networkReason(error) });
    }
  }

  #fail(error: unknown): void {
    this.#fault = networkReason(error);
    this.#cancelRecheck?.();
    this.#cancelRecheck = this.#clock.after(recheckMilliseconds, () => void this.#check());
  }

  async #correct(
    { text, language, inflection }: Omit<MatchesInput, 'matches'>,
    work: WorkSession,
    signal: AbortSignal,
  ): Promise<CorrectedText> {
    if (!/\p{L}/u.test(text)) return unchanged(text);
    const matches = await this.#ask(text, languageToolCodes[language] ?? language, signal);
    return work.run(correctByMatches, { text, matches, language, inflection }, sizeOf([text]));
  }

  async #ask(text: string, code: string, signal: AbortSignal): Promise<readonly LanguageToolMatch[]> {
    const giveBack = await this.#slots.take(signal);
    try {
      const matches = await this.#askTwice(text, code, signal);
      if (this.#languages.length > 0) this.#fault = undefined;
      return matches;
    } catch (error) {
      if (!signal.aborted && !isRefusal(error)) this.#fail((error as Error).cause);
      throw error;
    } finally {
      giveBack();
    }
  }

  /** A connection that breaks is tried once more. */
  async #askTwice(text: string, code: string, signal: AbortSignal): Promise<readonly LanguageToolMatch[]> {
    try {
      return await this.#client.check(text, code, signal);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code === 'engine_timed_out' || isRefusal(error)) throw error;
      this.#onIncident({ kind: 'retry', detail: networkReason(error.cause) });
      return this.#client.check(text, code, signal);
    }
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ServiceError && error.cause instanceof RefusedTextError;
}
