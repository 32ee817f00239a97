import type { EngineHealth } from './text-translator.ts';
import type { ImprovementBatch, ImprovementWarning, StyleOrTone } from './writing-engine.ts';

/** Texts that are right already, to be written differently. */
export type RewritingBatch = Omit<ImprovementBatch, 'change'>;

export interface RewrittenTexts {
  /** Same count and order as the batch. */
  readonly texts: readonly string[];
  readonly warnings: readonly ImprovementWarning[];
}

/**
 * Writes texts in a style or a tone, or says the same in fewer words. It corrects nothing: callers have texts corrected
 * before. Every implementation passes `test/contracts/text-rewriter.ts`.
 *
 * - Meaning, names, numbers, addresses, code, placeholders, markup and quotations are kept.
 * - Applied to its own result it changes nothing.
 * - Any Unicode text is accepted, except U+0000 and lone surrogates.
 * - Errors, signals and disposal are those of `WritingEngine`.
 */
export interface TextRewriter extends AsyncDisposable {
  /** Stable name used in configuration, metrics and `X-Service-Engine`. */
  readonly id: string;
  /** Canonical codes that it can serve at this moment, each of which it rewrites without a style too. */
  languages(): readonly string[];
  /** Asked only for members of `languages()`. */
  styles(language: string): readonly StyleOrTone[];
  rewrite(batch: RewritingBatch, signal: AbortSignal): Promise<RewrittenTexts>;
  health(): EngineHealth;
}
