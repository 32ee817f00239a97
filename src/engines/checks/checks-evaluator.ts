import type {
  EvaluatedSegment,
  EvaluationOutcome,
  EvaluationRequest,
  EvaluationWarning,
  QualityEvaluator,
} from '../../contracts/engines/quality-evaluator.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import type { WritingEngine } from '../../contracts/engines/writing-engine.ts';
import type { Morphology } from '../../contracts/language/morphology.ts';
import type { SpellingDictionary } from '../../contracts/language/spelling-dictionary.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { baseLanguage, canonicalLanguage } from '../../language/codes.ts';
import { checkTexts } from '../../language/tasks/quality/quality-tasks.ts';
import { inlineSession } from '../../threads/inline-text-work.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';
import { correctTargets } from './correct-targets.ts';
import { findMisspellings } from './find-misspellings.ts';
import { readLexicons } from './read-lexicons.ts';

export interface ChecksOptions {
  /** They find spelling errors; the first one that has the language is asked. Not owned. */
  readonly writingEngines?: readonly WritingEngine[];
  /** They find words that are none. Not owned. */
  readonly dictionaries?: readonly SpellingDictionary[];
  /** Lexicons that know the forms of terms. Not owned. */
  readonly morphology?: Morphology | undefined;
}

/** Raised with every change of what checks find. */
const version = '1';

/** Checks by rule with exact spans: `language/quality/checks/`. It serves every pair of two languages. */
export class ChecksEvaluator implements QualityEvaluator {
  readonly id = 'checks';
  readonly #options: ChecksOptions;
  readonly #calls = new EngineCalls();

  constructor(options: ChecksOptions = {}) {
    this.#options = options;
  }

  get version(): string {
    return [version, this.#options.morphology?.version ?? ''].join(' ').trim();
  }

  serves({ source, target }: LanguagePair): boolean {
    const [one, other] = [canonicalLanguage(source), canonicalLanguage(target)];
    return one !== undefined && other !== undefined && baseLanguage(one) !== baseLanguage(other);
  }

  health(): EngineHealth {
    return this.#calls.stopped ? { state: 'unavailable', reason: stoppedReason } : { state: 'ready' };
  }

  evaluate(request: EvaluationRequest, signal: AbortSignal): Promise<EvaluationOutcome> {
    return this.#calls.run({ signal, urgency: request.urgency }, () => this.#evaluate(request, signal));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
  }

  async #evaluate(request: EvaluationRequest, signal: AbortSignal): Promise<EvaluationOutcome> {
    const { segments, source, target, work = inlineSession(signal) } = request;
    if (segments.length === 0) return { segments: [], warnings: [] };
    const { writingEngines = [], dictionaries = [], morphology } = this.#options;
    const warnings: EvaluationWarning[] = [];
    const warn = (warning: EvaluationWarning): number => warnings.push(warning);
    const [corrected, misspellings, lexicons] = await Promise.all([
      correctTargets(request, writingEngines, warn, signal),
      findMisspellings(request, dictionaries, warn, signal),
      readLexicons(request, morphology, warn, signal),
    ]);
    const evaluated = await work.run(
      checkTexts,
      {
        segments: segments.map((segment, index) => ({ ...segment, corrected: corrected[index] })),
        pair: { source, target },
        name: this.id,
        lexicons,
        misspellings,
      },
      sizeOf(segments),
    );
    return { segments: evaluated, warnings };
  }
}

function sizeOf(segments: readonly EvaluatedSegment[]): number {
  return segments.reduce((sum, { source, target }) => sum + source.length + target.length, 1);
}
