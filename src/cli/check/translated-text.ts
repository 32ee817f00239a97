import type { EvaluatedSegment } from '../../contracts/engines/quality-evaluator.ts';

/** A source with its translation, read from files. */
export interface TranslatedText {
  /** Languages that the files say; undefined where they do not. */
  readonly source: string | undefined;
  readonly target: string | undefined;
  readonly segments: readonly EvaluatedSegment[];
  /** Segments that have no translation. */
  readonly untranslated: number;
}
