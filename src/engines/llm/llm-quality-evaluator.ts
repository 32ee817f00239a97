import type {
  EvaluationOutcome,
  EvaluationRequest,
  EvaluationWarning,
  QualityEvaluator,
  QualityFinding,
} from '../../contracts/engines/quality-evaluator.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { baseLanguage } from '../../language/codes.ts';
import { compareFindings } from '../../language/quality/merge-findings.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';
import { readErrorLists, readFindings } from './answers/read-findings.ts';
import { planBatches } from './batches/plan-batches.ts';
import { estimateTokens } from './batches/token-estimate.ts';
import { failure } from './failure.ts';
import { generalLanguages } from './languages.ts';
import type { LlmWritingEngineOptions } from './llm-writing-engine.ts';
import {
  evaluationPromptRevision,
  type JudgedSegment,
  judgedErrors,
  writeEvaluationPrompt,
} from './prompts/evaluation-prompt.ts';

/** An answer that is refused twice is given up. */
const mostAnswers = 2;
/** Segments of one request; a judge of many at once overlooks errors. */
const segmentsOfRequest = 8;
/** Of the context, for the texts; the rest is for the prompt and the answer. */
const textShare = 0.35;
const answerTokensOfSegment = 240;
const answerRoom = 256;

/** A segment as it is planned. */
interface PlannedSegment extends JudgedSegment {
  readonly tokens: number;
}

/** A general language model as the judge of translations. Of its answers only errors in words that the texts have are taken. */
export class LlmQualityEvaluator implements QualityEvaluator {
  readonly id: string;
  readonly version: string;
  readonly #options: LlmWritingEngineOptions;
  readonly #languages: ReadonlySet<string>;
  readonly #calls = new EngineCalls();

  constructor(options: LlmWritingEngineOptions) {
    this.id = options.id ?? 'llm';
    this.version = `${options.endpoint.model} ${evaluationPromptRevision}`;
    this.#options = options;
    this.#languages = new Set((options.languages ?? generalLanguages).map(baseLanguage));
  }

  serves({ source, target }: LanguagePair): boolean {
    const [one, other] = [baseLanguage(source), baseLanguage(target)];
    return one !== other && this.#languages.has(one) && this.#languages.has(other);
  }

  health(): EngineHealth {
    return this.#calls.stopped ? { state: 'unavailable', reason: stoppedReason } : this.#options.endpoint.health();
  }

  started(): Promise<void> {
    return this.#options.endpoint.checked();
  }

  evaluate(request: EvaluationRequest, signal: AbortSignal): Promise<EvaluationOutcome> {
    return this.#calls.runWithSignal({ signal, urgency: request.urgency }, (call) => this.#evaluate(request, call));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#calls.stopped) return;
    this.#calls.stop();
    await this.#options.endpoint[Symbol.asyncDispose]();
  }

  async #evaluate(request: EvaluationRequest, signal: AbortSignal): Promise<EvaluationOutcome> {
    const judged = request.segments
      .map((segment, index): PlannedSegment => {
        const tokens = estimateTokens(segment.source) + estimateTokens(segment.target);
        return { ...segment, id: index + 1, tokens };
      })
      .filter(({ source, target }) => /\p{L}/u.test(source) && /\p{L}/u.test(target));
    const tokens = this.#options.endpoint.capabilities().contextTokens * textShare;
    // What is too long for the model is left to other evaluators.
    const fitting = judged.filter((segment) => segment.tokens <= tokens);
    const batches = planBatches(fitting, { tokens, count: segmentsOfRequest });
    const found = new Map<number, readonly QualityFinding[]>();
    let refused = judged.length - fitting.length;
    const answers = await Promise.all(batches.map((batch) => this.#judge(batch, request, signal)));
    for (const [index, batch] of batches.entries()) {
      const lists = answers[index];
      if (lists === undefined) refused += batch.length;
      for (const segment of batch)
        found.set(segment.id, readFindings(lists?.get(segment.id) ?? [], segment, `${this.id}.judge`));
    }
    if (batches.length > 0 && answers.every((lists) => lists === undefined))
      throw failure('the model gave no answer that could be taken');
    const segments = request.segments.map((_, index) => ({
      findings: (found.get(index + 1) ?? []).toSorted(compareFindings),
    }));
    return { segments, warnings: refused === 0 ? [] : [notJudged(this.id, refused)] };
  }

  async #judge(
    batch: readonly PlannedSegment[],
    { source, target, urgency = 'background', accountId }: EvaluationRequest,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<number, readonly unknown[]> | undefined> {
    let fault: string | undefined;
    for (let answered = 0; answered < mostAnswers; answered += 1) {
      const { messages, format } = writeEvaluationPrompt({ source, target, segments: batch, fault });
      const maximumTokens = answerRoom + answerTokensOfSegment * batch.length;
      const reply = await this.#options.endpoint.complete(
        { messages, maximumTokens, format, temperature: 0, urgency, accountId },
        signal,
      );
      this.#options.onUsage?.(reply.usage ?? { promptTokens: 0, completionTokens: 0 });
      const ids = batch.map(({ id }) => id);
      const lists = reply.finish === 'stop' ? readErrorLists(reply.text, ids, judgedErrors) : undefined;
      if (lists !== undefined) return lists;
      fault = reply.finish === 'length' ? 'it was too long' : 'it was not the JSON asked for, or lacked an id';
      this.#options.onIncident?.({
        kind: 'answer_rejected',
        detail: reply.finish === 'length' ? 'too_long' : 'missing',
      });
    }
    return undefined;
  }
}

function notJudged(id: string, count: number): EvaluationWarning {
  return {
    code: 'segments_not_judged',
    message: `The model of '${id}' gave no usable answer for ${count} segment${count === 1 ? '' : 's'}, which other evaluators alone have checked.`,
  };
}
