import type {
  TranslationBatch,
  TranslationOutcome,
  TranslationWarning,
} from '../../contracts/engines/text-translator.ts';
import type { Segment } from '../../contracts/segment.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { hasCodes, plainText, textSegment } from '../../language/segments.ts';
import { type Fault, findFault } from './answers/find-fault.ts';
import { readAnswer } from './answers/read-answer.ts';
import { cutPieces } from './batches/cut-pieces.ts';
import { planBatches } from './batches/plan-batches.ts';
import { estimateTokens, type TokenScale } from './batches/token-estimate.ts';
import { type PeeledSegment, peelSegment } from './codes/outer-inlines.ts';
import { placeByProportion, textWithoutCodes } from './codes/place-by-proportion.ts';
import { TaggedText } from './codes/tagged-text.ts';
import type { ChatEndpoint, ChatReply, ChatRequest } from './endpoint/chat-endpoint.ts';
import { ChatServerError } from './endpoint/chat-server-error.ts';
import type { PromptText } from './prompts/prompt.ts';
import { writeTranslationPrompt } from './prompts/translation-prompt.ts';

/*
 * The life of a batch:
 *
 *   segments ─ peel ─ tag ─> texts ─ plan ─> chunks ──> ask ──> read ──> check ──> untag ─ wrap ─> segments
 *                                              ^          │ cut off       │ missing, faulty
 *                                              └─ halves ─┘               └─> asked again, at last alone
 *
 * An id that is missing is asked for again with the others that are, then alone. A text whose answer is faulty is asked
 * alone, with the fault named. If its tags fail again it is translated without them and they are placed by proportion.
 */

export interface TokenUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
}

export interface AnswerIncident {
  readonly kind: 'answer_rejected';
  /** Which check failed. */
  readonly detail: string;
}

export interface TranslationTools {
  readonly endpoint: ChatEndpoint;
  readonly scale: TokenScale;
  readonly onIncident: ((incident: AnswerIncident) => void) | undefined;
  readonly onUsage: ((usage: TokenUsage) => void) | undefined;
}

interface Task {
  readonly source: Segment;
  readonly tagged: TaggedText | undefined;
  readonly text: string;
  readonly tokens: number;
}

const letter = /\p{L}/u;
const largestCount = 40;
/** More in one answer makes callers wait longer than several requests at once do. */
const largestTokens = 2_000;
/** Answers may be longer than their texts, and JSON takes some. */
const answerShare = 2;
const answerRoom = 64;
/** A model that never ends its answers is not asked for ever smaller pieces. */
const deepestCut = 2;
/** Requests that a batch may cause: some for itself, some for each piece of text that fits one answer. */
const requestsForBatch = 16;
const requestsForText = 4;
/** For what a model thinks before its answer, once one was cut off before it wrote any. */
const thinkingTokens = 4_096;

const lost: Fault = {
  kind: 'missing',
  description: 'a translation was missing or not in the JSON asked for',
  fatal: true,
};
const badTags: Fault = {
  kind: 'tags',
  description: 'tags were missing, doubled, changed or badly nested',
  fatal: true,
};

/** Translates one batch. Rejects with `engine_failed` when a text has no answer that can be taken. */
export class BatchTranslation {
  readonly #tools: TranslationTools;
  readonly #batch: TranslationBatch;
  readonly #signal: AbortSignal;
  readonly #warnings = new Map<string, TranslationWarning>();
  #context: string | undefined;
  #requestsLeft = requestsForBatch;
  #thinkingRoom = 0;
  readonly #failed = new AbortController();

  constructor(tools: TranslationTools, batch: TranslationBatch, signal: AbortSignal) {
    this.#tools = tools;
    this.#batch = batch;
    this.#signal = AbortSignal.any([signal, this.#failed.signal]);
    this.#context = batch.options.context;
  }

  async run(): Promise<TranslationOutcome> {
    const peeled = this.#batch.segments.map((segment): PeeledSegment | undefined =>
      letter.test(plainText(segment)) ? peelSegment(segment) : undefined,
    );
    this.#fitContext();
    const tasks = peeled.filter((segment) => segment !== undefined).map(({ body }) => this.#prepare(body));
    const translated = (await this.#translateOrEnd(tasks)).values();
    const segments = this.#batch.segments.map((segment, index) => {
      const body = peeled[index];
      return body === undefined ? segment : body.wrap(translated.next().value as Segment);
    });
    return { segments, warnings: [...this.#warnings.values()] };
  }

  #prepare(source: Segment): Task {
    const tagged = hasCodes(source) ? new TaggedText(source) : undefined;
    const text = tagged?.text ?? plainText(source);
    return { source, tagged, text, tokens: this.#estimate(text) };
  }

  /** One text that fails is the end of the batch: the others must cost nothing more. */
  async #translateOrEnd(tasks: readonly Task[]): Promise<readonly Segment[]> {
    const room = this.#roomForTexts();
    for (const { tokens } of tasks) this.#requestsLeft += requestsForText * Math.ceil(tokens / room);
    try {
      return await this.#translateAll(tasks);
    } catch (error) {
      this.#failed.abort(error);
      throw error;
    }
  }

  async #translateAll(tasks: readonly Task[]): Promise<readonly Segment[]> {
    const room = this.#roomForTexts();
    const small = tasks.filter(({ tokens }) => tokens <= room);
    const chunks = planBatches(small, { tokens: Math.min(largestTokens, room), count: largestCount });
    const results = new Map<Task, Segment>();
    await Promise.all([
      ...chunks.map((chunk) => this.#translateChunk(chunk, results)),
      ...tasks
        .filter(({ tokens }) => tokens > room)
        .map(async (task) => results.set(task, await this.#translatePieces(task, room))),
    ]);
    return tasks.map((task) => results.get(task) as Segment);
  }

  /** Fills `results` for every task of the chunk. */
  async #translateChunk(chunk: readonly Task[], results: Map<Task, Segment>, again = false): Promise<void> {
    const [only] = chunk;
    if (only === undefined) return;
    if (chunk.length === 1) {
      results.set(only, await this.#translateAlone(only, undefined));
      return;
    }
    const answers = await this.#ask(chunk, undefined, 1);
    if (answers === 'cut_off') {
      const middle = Math.ceil(chunk.length / 2);
      await Promise.all(
        [chunk.slice(0, middle), chunk.slice(middle)].map((half) => this.#translateChunk(half, results, again)),
      );
      return;
    }
    const missing: Task[] = [];
    const faulty: (readonly [Task, Fault])[] = [];
    for (const [index, task] of chunk.entries()) {
      const answer = answers.get(index + 1);
      if (answer === undefined) missing.push(task);
      else {
        const taken = this.#read(task, answer);
        if ('fault' in taken) faulty.push([task, taken.fault]);
        else results.set(task, taken.segment);
      }
    }
    if (missing.length > 0) this.#report(lost);
    const alone = async (task: Task, fault: Fault) => results.set(task, await this.#translateAlone(task, fault));
    await Promise.all([
      ...faulty.map(([task, fault]) => alone(task, fault)),
      ...(again ? missing.map((task) => alone(task, lost)) : [this.#translateChunk(missing, results, true)]),
    ]);
  }

  /** Twice at most when nothing is known against the text, once when an answer to it was faulty before. */
  async #translateAlone(task: Task, known: Fault | undefined, depth = 0): Promise<Segment> {
    let fault = known;
    let acceptable: Segment | undefined;
    for (let attempt = known === undefined ? 0 : 1; attempt < 2; attempt += 1) {
      const answers = await this.#askWithMoreRoom(task, fault);
      if (answers === 'cut_off') return this.#translatePieces(task, Math.ceil(task.tokens / 2), depth + 1);
      const answer = answers.get(1);
      const taken = answer === undefined ? { fault: lost, segment: undefined } : this.#read(task, answer);
      if (!('fault' in taken)) return taken.segment;
      fault = taken.fault;
      acceptable = taken.segment;
    }
    if (fault !== undefined && !fault.fatal && acceptable !== undefined) {
      this.#warn(fault.kind, `The model was asked twice; still ${fault.description}.`);
      return acceptable;
    }
    if (task.tagged !== undefined) return this.#translateWithoutCodes(task, depth);
    throw failure(`answer rejected: ${fault?.kind}`);
  }

  #read(task: Task, answer: string): { segment: Segment } | { fault: Fault; segment: Segment | undefined } {
    const segment = this.#untag(task, answer);
    const source = plainText(task.source);
    const fault =
      findFault(source, segment === undefined ? answer : plainText(segment), this.#batch) ??
      (segment === undefined ? badTags : undefined);
    if (fault === undefined && segment !== undefined) return { segment };
    this.#report(fault ?? badTags);
    return { fault: fault ?? badTags, segment };
  }

  #untag(task: Task, answer: string): Segment | undefined {
    const text = answer.toWellFormed().replaceAll('\0', '');
    return task.tagged === undefined ? textSegment(text.trim()) : task.tagged.read(text);
  }

  async #translateWithoutCodes(task: Task, depth: number): Promise<Segment> {
    const plain = await this.#translatePlain(textWithoutCodes(task.source), depth);
    this.#warn('inline_codes_approximated', 'The model lost markup inside a text; it was placed by its position.');
    return placeByProportion(task.source, plain);
  }

  async #translatePieces(task: Task, room: number, depth = 0): Promise<Segment> {
    const source = textWithoutCodes(task.source);
    const perToken = source.length / Math.max(1, task.tokens);
    const limit = Math.max(8, Math.floor(perToken * room * 0.8));
    if (depth > deepestCut || source.length <= limit) throw failure('the answer does not fit the context of the model');
    const pieces = cutPieces(source, this.#batch.source, limit);
    const texts = await Promise.all(pieces.map((piece) => this.#translatePlain(piece, depth)));
    if (task.tagged === undefined) return textSegment(texts.join(''));
    this.#warn(
      'inline_codes_approximated',
      'A text was too long for the model; its markup was placed by its position.',
    );
    return placeByProportion(task.source, texts.join(''));
  }

  /** White space at the ends is kept. */
  async #translatePlain(text: string, depth: number): Promise<string> {
    if (!letter.test(text)) return text;
    const { body, wrap } = peelSegment(textSegment(text));
    return plainText(wrap(await this.#translateAlone(this.#prepare(body), undefined, depth)));
  }

  async #askWithMoreRoom(task: Task, fault: Fault | undefined): Promise<ReadonlyMap<number, string> | 'cut_off'> {
    const first = await this.#ask([task], fault, 1);
    return first === 'cut_off' ? this.#ask([task], fault, 3) : first;
  }

  /** One request; answers by place in the chunk, from 1. A refusal has none. */
  async #ask(
    chunk: readonly Task[],
    fault: Fault | undefined,
    generosity: number,
  ): Promise<ReadonlyMap<number, string> | 'cut_off'> {
    this.#signal.throwIfAborted();
    if (this.#requestsLeft <= 0) throw failure('too many requests for one batch');
    this.#requestsLeft -= 1;
    const texts = chunk.map(promptText);
    const tagged = chunk.some((task) => task.tagged !== undefined);
    const { messages, format } = this.#prompt(texts, tagged, fault);
    const written = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
    const texted = chunk.reduce((sum, { tokens }) => sum + tokens, 0);
    const left = this.#tools.endpoint.capabilities().contextTokens - Math.ceil(written * this.#tools.scale.factor);
    const wanted = Math.ceil((texted * answerShare + answerRoom + chunk.length * 8) * generosity) + this.#thinkingRoom;
    const maximumTokens = Math.max(answerRoom, Math.min(wanted, left));
    const reply = await this.#complete({ messages, maximumTokens, format, temperature: 0 });
    if (reply === 'cut_off') return reply;
    if (reply.usage !== undefined) {
      this.#tools.scale.learn(written, reply.usage.promptTokens);
      this.#tools.onUsage?.(reply.usage);
    } else this.#tools.onUsage?.({ promptTokens: 0, completionTokens: 0 });
    if (reply.finish === 'length') {
      if (reply.text.trim() === '') this.#thinkingRoom = thinkingTokens;
      return 'cut_off';
    }
    if (reply.finish === 'refused') return new Map();
    return readAnswer(
      reply.text,
      texts.map(({ id }) => id),
    );
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

  #prompt(texts: readonly PromptText[], tagged: boolean, fault: Fault | undefined) {
    const { source, target, options } = this.#batch;
    const { context: _whole, ...others } = options;
    return writeTranslationPrompt({
      source,
      target,
      options: this.#context === undefined ? others : { ...others, context: this.#context },
      texts,
      tagged,
      fault: fault?.description,
    });
  }

  /** Context beyond a quarter of what the model can read is left out at its start: what is nearest to the text counts most. */
  #fitContext(): void {
    const context = this.#context;
    if (context === undefined) return;
    const room = Math.floor(this.#tools.endpoint.capabilities().contextTokens / 4);
    const tokens = this.#estimate(context);
    if (tokens <= room) return;
    this.#context = context.slice(-Math.floor((context.length * room) / tokens)).toWellFormed();
    this.#warn('context_shortened', 'The context is longer than the model can read; its end was used.');
  }

  #roomForTexts(): number {
    const { contextTokens } = this.#tools.endpoint.capabilities();
    const frame = this.#prompt([], true, lost).messages.reduce((sum, { content }) => sum + this.#estimate(content), 0);
    return Math.max(32, Math.floor((contextTokens - frame - 2 * answerRoom) / (1 + answerShare)));
  }

  #estimate(text: string): number {
    return Math.ceil(estimateTokens(text) * this.#tools.scale.factor) + 6;
  }

  #report({ kind }: Fault): void {
    this.#tools.onIncident?.({ kind: 'answer_rejected', detail: kind });
  }

  #warn(code: string, message: string): void {
    this.#warnings.set(code, { code, message });
  }
}

function promptText({ text, tagged }: Task, index: number): PromptText {
  const tags = tagged?.equivalents ?? {};
  return { id: index + 1, text, ...(Object.keys(tags).length > 0 ? { tags } : {}) };
}

function failure(detail: string): ServiceError {
  return new ServiceError('engine_failed', {}, { cause: new Error(`Language model: ${detail}.`) });
}
