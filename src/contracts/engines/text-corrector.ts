import type { Correction } from './correction.ts';
import type { EngineHealth } from './text-translator.ts';
import type { ImprovementBatch, ImprovementWarning } from './writing-engine.ts';

export interface FoundCorrections {
  /** Of each text, in reading order; they do not overlap. */
  readonly corrections: readonly (readonly Correction[])[];
  readonly warnings: readonly ImprovementWarning[];
}

/**
 * Finds mistakes in texts. Every implementation passes `test/contracts/text-corrector.ts`.
 *
 * - Precision before recall: what may be right has no correction.
 * - A text with the first replacement of each correction is what `WritingEngine.improve` answers to `correct`, where an engine
 *   is both.
 * - No correction touches addresses, code, placeholders or markup.
 * - Any Unicode text is accepted, except U+0000 and lone surrogates.
 * - Errors, signals and disposal are those of `WritingEngine`.
 */
export interface TextCorrector extends AsyncDisposable {
  readonly id: string;
  /** Canonical codes that it can serve at this moment. */
  languages(): readonly string[];
  find(batch: Omit<ImprovementBatch, 'change' | 'style'>, signal: AbortSignal): Promise<FoundCorrections>;
  health(): EngineHealth;
}
