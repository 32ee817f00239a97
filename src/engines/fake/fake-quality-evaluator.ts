import type {
  EvaluationOutcome,
  EvaluationRequest,
  QualityEvaluator,
  QualityFinding,
} from '../../contracts/engines/quality-evaluator.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { countCharacters } from '../../language/characters.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';

export interface FakeQualityEvaluatorOptions {
  readonly id?: string;
  /** Default: every pair of two languages. */
  readonly pairs?: readonly LanguagePair[];
  /** Every call rejects with it. */
  readonly failure?: Error;
}

/** For tests: every `teh` of a translation is a spelling error, and a translation that is empty is an omission. */
export class FakeQualityEvaluator implements QualityEvaluator {
  readonly id: string;
  readonly version = '1';
  /** Every request that it was given. */
  readonly requests: EvaluationRequest[] = [];
  readonly #pairs: readonly LanguagePair[] | undefined;
  readonly #failure: Error | undefined;
  readonly #calls = new EngineCalls();

  constructor({ id = 'fake', pairs, failure }: FakeQualityEvaluatorOptions = {}) {
    this.id = id;
    this.#pairs = pairs;
    this.#failure = failure;
  }

  serves({ source, target }: LanguagePair): boolean {
    return this.#pairs?.some((pair) => pair.source === source && pair.target === target) ?? source !== target;
  }

  health(): EngineHealth {
    return this.#calls.stopped ? { state: 'unavailable', reason: stoppedReason } : { state: 'ready' };
  }

  evaluate(request: EvaluationRequest, signal: AbortSignal): Promise<EvaluationOutcome> {
    this.requests.push(request);
    return this.#calls.run({ signal }, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#failure !== undefined) throw this.#failure;
      const segments = request.segments.map(({ source, target }) => ({ findings: this.#find(source, target) }));
      return { segments, warnings: [] };
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
  }

  #find(source: string, target: string): readonly QualityFinding[] {
    const common = { severity: 'Minor', confidence: 1 } as const;
    if (target === '' && source !== '')
      return [
        {
          ...common,
          type: 'Accuracy',
          subType: 'Omission',
          severity: 'Critical',
          explanation: 'The translation is empty.',
          sourceSpans: [{ start: 0, end: countCharacters(source) }],
          targetSpans: [],
          check: `${this.id}.empty`,
        },
      ];
    return Array.from(target.matchAll(/\bteh\b/g), ({ index }) => {
      const start = countCharacters(target.slice(0, index));
      return {
        ...common,
        type: 'Fluency',
        subType: 'Spelling',
        explanation: "'teh' is not a word; 'the' is probably meant.",
        sourceSpans: [],
        targetSpans: [{ start, end: start + 3 }],
        check: `${this.id}.teh`,
      };
    });
  }
}
