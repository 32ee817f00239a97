import type {
  FoundTerm,
  TranslationBatch,
  TranslationOutcome,
  TranslationWarning,
} from '../../contracts/engines/text-translator.ts';
import type { Segment } from '../../contracts/segment.ts';
import { hasCodes, plainText, textSegment } from '../../language/segments.ts';
import { checkTerms } from '../../language/terminology/check-terms.ts';
import { findTerms } from '../../language/terminology/find-terms.ts';
import { buildTermMatcher } from '../../language/terminology/term-matcher.ts';
import { type Fault, findFault } from './answers/find-fault.ts';
import { type Answers, type AskedText, BatchRequests, type RequestTools } from './batch-requests.ts';
import { cutPieces } from './batches/cut-pieces.ts';
import { planBatches } from './batches/plan-batches.ts';
import { type PeeledSegment, peelSegment } from './codes/outer-inlines.ts';
import { placeByProportion, textWithoutCodes } from './codes/place-by-proportion.ts';
import { TaggedText } from './codes/tagged-text.ts';
import { failure } from './failure.ts';

/*
 * The life of a batch:
 *
 *   segments ─ peel ─ tag ─> texts ─ plan ─> chunks ──> ask ──> read ──> check ──> untag ─ wrap ─> segments
 *                                              ^          │ cut off       │ missing, faulty
 *                                              └─ halves ─┘               └─> asked again, at last alone
 *
 * An id that is missing is asked for again with the others that are, then alone. A text whose answer is faulty is asked
 * alone, with the fault named. If its tags fail again it is translated without them and they are placed by proportion.
 * The number of requests is bounded, and the first text that fails ends the batch (`batch-requests.ts`).
 */

export interface AnswerIncident {
  readonly kind: 'answer_rejected';
  /** Which check failed. */
  readonly detail: string;
}

export interface TranslationTools extends RequestTools {
  readonly onIncident: ((incident: AnswerIncident) => void) | undefined;
}

interface Task extends AskedText {
  readonly source: Segment;
  readonly terms: readonly FoundTerm[];
}

const letter = /\p{L}/u;
const largestCount = 40;
/** More in one answer makes callers wait longer than several requests at once do. */
const largestTokens = 2_000;
/** A model that never ends its answers is not asked for ever smaller pieces. */
const deepestCut = 2;

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

const termMissed: Fault = {
  kind: 'terminology_missed',
  description: 'a term of the glossary was not used where its source occurs',
  fatal: false,
};

/** Translates one batch. Rejects with `engine_failed` when a text has no answer that can be taken. */
export class BatchTranslation {
  readonly #tools: TranslationTools;
  readonly #batch: TranslationBatch;
  readonly #requests: BatchRequests;
  readonly #warnings = new Map<string, TranslationWarning>();
  readonly #failed = new AbortController();

  constructor(tools: TranslationTools, batch: TranslationBatch, signal: AbortSignal) {
    this.#tools = tools;
    this.#batch = batch;
    this.#requests = new BatchRequests(tools, batch, AbortSignal.any([signal, this.#failed.signal]));
  }

  async run(): Promise<TranslationOutcome> {
    const peeled = this.#batch.segments.map((segment): PeeledSegment | undefined =>
      letter.test(plainText(segment)) ? peelSegment(segment) : undefined,
    );
    if (this.#requests.contextShortened)
      this.#warn('context_shortened', 'The context is longer than the model can read; its end was used.');
    const tasks = peeled.flatMap((segment, index) =>
      segment === undefined ? [] : [this.#prepare(segment.body, this.#batch.terms?.[index] ?? [])],
    );
    const translated = (await this.#translateOrEnd(tasks)).values();
    const segments = this.#batch.segments.map((segment, index) => {
      const body = peeled[index];
      return body === undefined ? segment : body.wrap(translated.next().value as Segment);
    });
    return { segments, warnings: [...this.#warnings.values()] };
  }

  #prepare(source: Segment, terms: readonly FoundTerm[]): Task {
    const tagged = hasCodes(source) ? new TaggedText(source) : undefined;
    const text = tagged?.text ?? plainText(source);
    const glossary = terms.reduce((tokens, term) => tokens + this.#requests.estimate(term.source + term.target), 0);
    return { source, terms, tagged, text, tokens: this.#requests.estimate(text) + glossary };
  }

  /** One text that fails is the end of the batch: the others must cost nothing more. */
  async #translateOrEnd(tasks: readonly Task[]): Promise<readonly Segment[]> {
    for (const { tokens } of tasks) this.#requests.allow(tokens);
    try {
      return await this.#translateAll(tasks);
    } catch (error) {
      this.#failed.abort(error);
      throw error;
    }
  }

  async #translateAll(tasks: readonly Task[]): Promise<readonly Segment[]> {
    const { room } = this.#requests;
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
    const answers = await this.#requests.ask(chunk, undefined, 1);
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
      // Of terms the caller sees to what is missing.
      if (fault !== termMissed)
        this.#warn(fault.kind, `The model was asked twice; still ${fault.description}.`, fault.askAnother);
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
      (segment === undefined ? badTags : this.#missedTerm(task, segment));
    if (fault === undefined && segment !== undefined) return { segment };
    this.#report(fault ?? badTags);
    return { fault: fault ?? badTags, segment };
  }

  #missedTerm({ terms }: Task, translated: Segment): Fault | undefined {
    return checkTerms(translated, terms, this.#batch.target).length === 0 ? undefined : termMissed;
  }

  #untag(task: Task, answer: string): Segment | undefined {
    const text = answer.toWellFormed().replaceAll('\0', '');
    return task.tagged === undefined ? textSegment(text.trim()) : task.tagged.read(text);
  }

  async #translateWithoutCodes(task: Task, depth: number): Promise<Segment> {
    const plain = await this.#translatePlain(textWithoutCodes(task.source), task.terms, depth);
    this.#warn('inline_codes_approximated', 'The model lost markup inside a text; it was placed by its position.');
    return placeByProportion(task.source, plain);
  }

  async #translatePieces(task: Task, room: number, depth = 0): Promise<Segment> {
    const source = textWithoutCodes(task.source);
    const perToken = source.length / Math.max(1, task.tokens);
    const limit = Math.max(8, Math.floor(perToken * room * 0.8));
    if (depth > deepestCut || source.length <= limit) throw failure('the answer does not fit the context of the model');
    const pieces = cutPieces(source, this.#batch.source, limit);
    const texts = await Promise.all(pieces.map((piece) => this.#translatePlain(piece, task.terms, depth)));
    if (task.tagged === undefined) return textSegment(texts.join(''));
    this.#warn(
      'inline_codes_approximated',
      'A text was too long for the model; its markup was placed by its position.',
    );
    return placeByProportion(task.source, texts.join(''));
  }

  /** White space at the ends is kept. Those of the terms count that are in this text. */
  async #translatePlain(text: string, terms: readonly FoundTerm[], depth: number): Promise<string> {
    if (!letter.test(text)) return text;
    const { body, wrap } = peelSegment(textSegment(text));
    const own = terms.length === 0 ? [] : findTerms(body, [buildTermMatcher(terms)]);
    return plainText(wrap(await this.#translateAlone(this.#prepare(body, own), undefined, depth)));
  }

  async #askWithMoreRoom(task: Task, fault: Fault | undefined): Promise<Answers> {
    const first = await this.#requests.ask([task], fault?.description, 1);
    return first === 'cut_off' ? this.#requests.ask([task], fault?.description, 3) : first;
  }

  #report({ kind }: Fault): void {
    this.#tools.onIncident?.({ kind: 'answer_rejected', detail: kind });
  }

  #warn(code: string, message: string, askAnother = false): void {
    const before = this.#warnings.get(code)?.askAnother ?? false;
    this.#warnings.set(code, { code, message, ...(askAnother || before ? { askAnother: true } : {}) });
  }
}
