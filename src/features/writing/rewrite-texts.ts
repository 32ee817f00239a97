import type { RewritingBatch, RewrittenTexts, TextRewriter } from '../../contracts/engines/text-rewriter.ts';
import type { ImprovementBatch, StyleOrTone, WritingEngine } from '../../contracts/engines/writing-engine.ts';
import { type EngineCall, watchEngineCall } from '../../observability/watch-engine-call.ts';
import { rewritersFor } from './writing-languages.ts';

export interface Rewriting extends Omit<RewritingBatch, 'texts' | 'style' | 'accountId'> {
  readonly change: ImprovementBatch['change'];
  readonly style: StyleOrTone | undefined;
  readonly accountId: string | undefined;
  /** Best first. */
  readonly rewriters: readonly TextRewriter[];
  /** What corrected the texts, and perhaps rephrased them. */
  readonly writingEngine: WritingEngine;
  onCall(call: EngineCall): void;
}

interface Rewritten extends RewrittenTexts {
  /** Ids of what changed the texts. */
  readonly engines: readonly string[];
}

/** Corrected texts in the style or tone that was asked for, or rephrased without one, unless the engine has done that. */
export async function rewriteTexts(
  texts: readonly string[],
  { change, language, style, accountId, work, inflection, rewriters, writingEngine, onCall }: Rewriting,
  signal: AbortSignal,
): Promise<Rewritten> {
  const unchanged: Rewritten = { texts, engines: [], warnings: [] };
  const { styles, rephrasing } = writingEngine.capabilities(language);
  if (change === 'correct' || (style === undefined ? rephrasing : styles.includes(style))) return unchanged;
  const [rewriter] = rewritersFor(rewriters, language).filter(
    (one) => style === undefined || one.styles(language).includes(style),
  );
  if (rewriter === undefined) return unchanged;
  const batch: RewritingBatch = {
    language,
    texts,
    inflection,
    ...(style === undefined ? {} : { style }),
    ...(work === undefined ? {} : { work }),
    ...(accountId === undefined ? {} : { accountId }),
  };
  const call = { engine: rewriter.id, segments: texts.length };
  const rewritten = await watchEngineCall(call, signal, onCall, () => rewriter.rewrite(batch, signal));
  const changes = rewritten.texts.some((text, index) => text !== texts[index]);
  return { ...rewritten, engines: changes ? [rewriter.id] : [] };
}
