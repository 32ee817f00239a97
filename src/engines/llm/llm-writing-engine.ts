import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import type {
  ImprovementBatch,
  ImprovementCapabilities,
  ImprovementOutcome,
  WritingEngine,
} from '../../contracts/engines/writing-engine.ts';
import { baseLanguage } from '../../language/codes.ts';
import { stylesAndTones } from '../../language/writing/styles/styles-and-tones.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';
import { findImprovementFault } from './answers/find-improvement-fault.ts';
import { readAnswer } from './answers/read-answer.ts';
import type { TokenUsage } from './batch-requests.ts';
import type { AnswerIncident } from './batch-translation.ts';
import { estimateTokens } from './batches/token-estimate.ts';
import type { ChatEndpoint } from './endpoint/chat-endpoint.ts';
import { failure } from './failure.ts';
import { generalLanguages } from './languages.ts';
import { improvedTexts, writeImprovementPrompt } from './prompts/improvement-prompt.ts';

export interface LlmWritingEngineOptions {
  /** Default `llm`. */
  readonly id?: string;
  /** The model; the writing engine disposes of it. */
  readonly endpoint: ChatEndpoint;
  /** Codes the model handles. Default: what general models of today handle. */
  readonly languages?: readonly string[];
  readonly onIncident?: ((incident: AnswerIncident) => void) | undefined;
  readonly onUsage?: ((usage: TokenUsage) => void) | undefined;
}

/** `interface.md`, Text improvement. */
const targets = ['de', 'en-GB', 'en-US', 'es', 'fr', 'it', 'ja', 'ko', 'pt-BR', 'pt-PT', 'zh-Hans'];
const withStyles = new Set(['de', 'en', 'es', 'fr', 'it', 'pt']);

/** An answer that is refused twice is left to another engine. */
const mostAnswers = 2;
/** Answers may be longer than their texts, and JSON takes some. */
const answerShare = 3;
const answerRoom = 256;

/** Writing with a general language model behind an OpenAI-compatible server. Every answer is checked. */
export class LlmWritingEngine implements WritingEngine {
  readonly id: string;
  readonly #options: LlmWritingEngineOptions;
  readonly #languages: readonly string[];
  readonly #calls = new EngineCalls();

  constructor(options: LlmWritingEngineOptions) {
    this.id = options.id ?? 'llm';
    this.#options = options;
    const known = new Set(options.languages ?? generalLanguages);
    this.#languages = targets.filter((code) => known.has(code) || known.has(baseLanguage(code)));
  }

  languages(): readonly string[] {
    return this.#languages;
  }

  capabilities(language: string): ImprovementCapabilities {
    return {
      rephrasing: true,
      variants: false,
      styles: withStyles.has(baseLanguage(language)) ? stylesAndTones : [],
    };
  }

  health(): EngineHealth {
    return this.#calls.stopped ? { state: 'unavailable', reason: stoppedReason } : this.#options.endpoint.health();
  }

  started(): Promise<void> {
    return this.#options.endpoint.checked();
  }

  improve(batch: ImprovementBatch, signal: AbortSignal): Promise<ImprovementOutcome> {
    return this.#calls.runWithSignal({ signal }, async (call) => {
      const texts = await Promise.all(batch.texts.map((text) => this.#improveText(text, batch, call)));
      return { texts, warnings: [] };
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#calls.stopped) return;
    this.#calls.stop();
    await this.#options.endpoint[Symbol.asyncDispose]();
  }

  async #improveText(text: string, batch: ImprovementBatch, signal: AbortSignal): Promise<string> {
    const body = text.trim();
    if (!/\p{L}/u.test(body)) return text;
    let fault: string | undefined;
    for (let answered = 0; answered < mostAnswers; answered += 1) {
      const answer = await this.#ask(body, batch, fault, signal);
      const found =
        answer === undefined
          ? { kind: 'missing', description: 'the text was missing or not in the JSON asked for' }
          : findImprovementFault(body, answer, batch);
      if (answer !== undefined && found === undefined) return withEndsOf(text, answer.trim());
      this.#options.onIncident?.({ kind: 'answer_rejected', detail: found?.kind ?? 'missing' });
      fault = found?.description;
    }
    throw failure('the model gave no answer that could be taken');
  }

  async #ask(
    text: string,
    { language, change, style }: ImprovementBatch,
    fault: string | undefined,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const { messages, format } = writeImprovementPrompt({
      text,
      language,
      change,
      fault,
      ...(style === undefined ? {} : { style }),
    });
    const maximumTokens = Math.ceil(estimateTokens(text) * answerShare) + answerRoom;
    const reply = await this.#options.endpoint.complete({ messages, maximumTokens, format, temperature: 0 }, signal);
    this.#options.onUsage?.(reply.usage ?? { promptTokens: 0, completionTokens: 0 });
    return reply.finish === 'stop' ? readAnswer(reply.text, [1], improvedTexts).get(1) : undefined;
  }
}

/** The answer between the white space that was around the text. */
function withEndsOf(text: string, answer: string): string {
  const start = text.length - text.trimStart().length;
  return text.slice(0, start) + answer + text.slice(text.trimEnd().length);
}
