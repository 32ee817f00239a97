import type { TermTranslation, TranslationBatch } from '../../contracts/engines/text-translator.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { readAnswer } from './answers/read-answer.ts';
import { estimateTokens, type TokenScale } from './batches/token-estimate.ts';
import type { TaggedText } from './codes/tagged-text.ts';
import type { ChatEndpoint, ChatReply, ChatRequest } from './endpoint/chat-endpoint.ts';
import { ChatServerError } from './endpoint/chat-server-error.ts';
import { failure } from './failure.ts';
import type { PromptText } from './prompts/prompt.ts';
import { writeTranslationPrompt } from './prompts/translation-prompt.ts';

export interface TokenUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
}

export interface RequestTools {
  readonly endpoint: ChatEndpoint;
  readonly scale: TokenScale;
  readonly onUsage: ((usage: TokenUsage) => void) | undefined;
}

/** A text as it is asked for. */
export interface AskedText {
  readonly text: string;
  readonly tagged: TaggedText | undefined;
  readonly terms: readonly TermTranslation[];
  /** Estimated, with its terms. */
  readonly tokens: number;
}

/** Answers by place among the texts, from 1; or there was no room for all of them. */
export type Answers = ReadonlyMap<number, string> | 'cut_off';

/** Answers may be longer than their texts, and JSON takes some. */
const answerShare = 2;
const answerRoom = 64;
/** Requests that a batch may cause: some for itself, some for each piece of text that fits one answer. */
const requestsForBatch = 16;
const requestsForText = 4;
/** For what a model thinks before its answer, once one was cut off before it wrote any. */
const thinkingTokens = 4_096;

/** The requests of one batch: prompts, the room of the model, and a bound on their number. */
export class BatchRequests {
  readonly #tools: RequestTools;
  readonly #batch: TranslationBatch;
  readonly #signal: AbortSignal;
  readonly #context: string | undefined;
  #left = requestsForBatch;
  #thinkingRoom = 0;

  constructor(tools: RequestTools, batch: TranslationBatch, signal: AbortSignal) {
    this.#tools = tools;
    this.#batch = batch;
    this.#signal = signal;
    this.#context = this.#fitContext(batch.options.context);
  }

  /** The model reads the end of the context only. */
  get contextShortened(): boolean {
    return this.#context !== this.#batch.options.context;
  }

  /** Tokens of all texts together that one request has room for. */
  get room(): number {
    const frame = this.#prompt([], true, [frameTerm], 'x'.repeat(80)).messages;
    const framed = frame.reduce((sum, { content }) => sum + this.estimate(content), 0);
    const { contextTokens } = this.#tools.endpoint.capabilities();
    return Math.max(32, Math.floor((contextTokens - framed - 2 * answerRoom) / (1 + answerShare)));
  }

  estimate(text: string): number {
    return Math.ceil(estimateTokens(text) * this.#tools.scale.factor) + 6;
  }

  /** Receives every text before it is asked for. */
  allow(tokens: number): void {
    this.#left += requestsForText * Math.ceil(tokens / this.room);
  }

  /** One request. `generosity` multiplies the room of the answer; a refusal has no answers. */
  async ask(texts: readonly AskedText[], fault: string | undefined, generosity: number): Promise<Answers> {
    this.#signal.throwIfAborted();
    if (this.#left <= 0) throw failure('too many requests for one batch');
    this.#left -= 1;
    const numbered = texts.map(promptText);
    const tagged = texts.some((text) => text.tagged !== undefined);
    const { messages, format } = this.#prompt(numbered, tagged, distinctTerms(texts), fault);
    const written = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
    const texted = texts.reduce((sum, { tokens }) => sum + tokens, 0);
    const left = this.#tools.endpoint.capabilities().contextTokens - Math.ceil(written * this.#tools.scale.factor);
    const wanted = Math.ceil((texted * answerShare + answerRoom + texts.length * 8) * generosity) + this.#thinkingRoom;
    const maximumTokens = Math.max(answerRoom, Math.min(wanted, left));
    const reply = await this.#complete({
      messages,
      maximumTokens,
      format,
      temperature: 0,
      urgency: this.#batch.urgency,
      accountId: this.#batch.accountId,
    });
    if (reply === 'cut_off') return reply;
    if (reply.usage !== undefined) this.#tools.scale.learn(written, reply.usage.promptTokens);
    this.#tools.onUsage?.(reply.usage ?? { promptTokens: 0, completionTokens: 0 });
    if (reply.finish === 'length') {
      if (reply.text.trim() === '') this.#thinkingRoom = thinkingTokens;
      return 'cut_off';
    }
    const ids = numbered.map(({ id }) => id);
    return reply.finish === 'refused' ? new Map() : readAnswer(reply.text, ids);
  }

  /** A request that the server finds too long is no failure: a smaller one may fit. */
  async #complete(request: ChatRequest): Promise<ChatReply | 'cut_off'> {
    try {
      return await this.#tools.endpoint.complete(request, this.#signal);
    } catch (error) {
      const cause = error instanceof ServiceError ? error.cause : undefined;
      if (cause instanceof ChatServerError && cause.failure === 'context_exceeded') return 'cut_off';
      throw error;
    }
  }

  #prompt(texts: readonly PromptText[], tagged: boolean, terms: readonly TermTranslation[], fault: string | undefined) {
    const { source, target } = this.#batch;
    const { context: _whole, ...others } = this.#batch.options;
    const options = this.#context === undefined ? others : { ...others, context: this.#context };
    return writeTranslationPrompt({ source, target, options, texts, terms, tagged, fault });
  }

  /** Context beyond a quarter of what the model can read is left out at its start: what is nearest to the text counts most. */
  #fitContext(context: string | undefined): string | undefined {
    if (context === undefined) return undefined;
    const room = Math.floor(this.#tools.endpoint.capabilities().contextTokens / 4);
    const tokens = this.estimate(context);
    return tokens <= room ? context : context.slice(-Math.floor((context.length * room) / tokens)).toWellFormed();
  }
}

/** Any, so that the rule on terms is part of the frame. */
const frameTerm: TermTranslation = { source: '', target: '' };

function distinctTerms(texts: readonly AskedText[]): readonly TermTranslation[] {
  const terms = texts.flatMap((text) => text.terms);
  return [...new Map(terms.map((term) => [JSON.stringify([term.source, term.target]), term])).values()];
}

function promptText({ text, tagged }: AskedText, index: number): PromptText {
  const tags = tagged?.equivalents ?? {};
  return { id: index + 1, text, ...(Object.keys(tags).length > 0 ? { tags } : {}) };
}
