import type { Clock } from '../../contracts/clock.ts';
import type { PunctuationRequest, PunctuationRestorer } from '../../contracts/engines/punctuation-restorer.ts';
import type { SpokenSegment } from '../../contracts/engines/speech-recognizer.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage } from '../../language/codes.ts';
import { punctuatedWords } from '../../language/transcripts/punctuated-words.ts';
import { joinWords } from '../../language/transcripts/sentences.ts';
import { systemClock } from '../../time/system-clock.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';
import { readAnswer } from './answers/read-answer.ts';
import type { TokenUsage } from './batch-requests.ts';
import type { AnswerIncident } from './batch-translation.ts';
import { estimateTokens } from './batches/token-estimate.ts';
import type { ChatEndpoint } from './endpoint/chat-endpoint.ts';
import { failure } from './failure.ts';
import { generalLanguages } from './languages.ts';
import { punctuatedTexts, writePunctuationPrompt } from './prompts/punctuation-prompt.ts';

export interface LlmPunctuationRestorerOptions {
  /** Default `llm`. */
  readonly id?: string;
  /** The model; the restorer disposes of it. */
  readonly endpoint: ChatEndpoint;
  /** Codes the model handles. Default: what general models of today handle. */
  readonly languages?: readonly string[];
  readonly clock?: Clock;
  /** Milliseconds for one answer. Default 2,000: somebody is speaking. */
  readonly timeLimit?: number;
  readonly onIncident?: ((incident: AnswerIncident) => void) | undefined;
  readonly onUsage?: ((usage: TokenUsage) => void) | undefined;
}

/** Failures in a row after which the model is not asked for a while: each one holds speech up. */
const mostFailures = 3;
const restMilliseconds = 30_000;
const answerShare = 2;
const answerRoom = 128;

/** Capitals and marks by a general language model, asked once. An answer with other words is refused. */
export class LlmPunctuationRestorer implements PunctuationRestorer {
  readonly id: string;
  readonly #options: LlmPunctuationRestorerOptions;
  readonly #clock: Clock;
  readonly #languages: ReadonlySet<string>;
  readonly #calls = new EngineCalls();
  #failures = 0;
  #restUntil = Number.NEGATIVE_INFINITY;

  constructor(options: LlmPunctuationRestorerOptions) {
    this.id = options.id ?? 'llm';
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#languages = new Set((options.languages ?? generalLanguages).map(baseLanguage));
  }

  serves(language: string): boolean {
    return this.#languages.has(baseLanguage(language)) && this.health().state === 'ready';
  }

  health(): EngineHealth {
    if (this.#calls.stopped) return { state: 'unavailable', reason: stoppedReason };
    if (this.#clock.elapsed() < this.#restUntil)
      return { state: 'failing', reason: 'the model gave no answer that could be taken in time' };
    return this.#options.endpoint.health();
  }

  restore(request: PunctuationRequest, signal: AbortSignal): Promise<SpokenSegment> {
    return this.#calls.runWithSignal({ signal }, async (call) => {
      try {
        const restored = await this.#restore(request, call);
        this.#failures = 0;
        return restored;
      } catch (error) {
        if (!signal.aborted) this.#noteFailure();
        throw error;
      }
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#calls.stopped) return;
    this.#calls.stop();
    await this.#options.endpoint[Symbol.asyncDispose]();
  }

  async #restore(
    { segment, beginsSentence, accountId }: PunctuationRequest,
    signal: AbortSignal,
  ): Promise<SpokenSegment> {
    const { endpoint, timeLimit = 2_000, onIncident, onUsage } = this.#options;
    const text = joinWords(segment.words, segment.language);
    if (!/\p{L}/u.test(text)) return segment;
    const { messages, format } = writePunctuationPrompt({
      text,
      language: segment.language,
      continues: !beginsSentence,
    });
    const maximumTokens = Math.ceil(estimateTokens(text) * answerShare) + answerRoom;
    const late = new AbortController();
    const cancel = this.#clock.after(timeLimit, () => {
      onIncident?.({ kind: 'answer_rejected', detail: 'late' });
      late.abort(new ServiceError('engine_timed_out', {}));
    });
    try {
      const reply = await endpoint.complete(
        { messages, maximumTokens, format, temperature: 0, accountId },
        AbortSignal.any([signal, late.signal]),
      );
      onUsage?.(reply.usage ?? { promptTokens: 0, completionTokens: 0 });
      const answer = reply.finish === 'stop' ? readAnswer(reply.text, [1], punctuatedTexts).get(1) : undefined;
      const restored = answer === undefined ? undefined : punctuatedWords(segment, answer);
      if (restored !== undefined) return restored;
      onIncident?.({ kind: 'answer_rejected', detail: answer === undefined ? 'missing' : 'other words' });
      throw failure('the model gave no answer that could be taken');
    } finally {
      cancel();
    }
  }

  #noteFailure(): void {
    this.#failures += 1;
    if (this.#failures < mostFailures) return;
    this.#failures = 0;
    this.#restUntil = this.#clock.elapsed() + restMilliseconds;
  }
}
