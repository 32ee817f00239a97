import type { TranslationBatch } from '../../contracts/engines/text-translator.ts';
import type { Segment } from '../../contracts/segment.ts';
import type { InterfacePhrases } from '../../contracts/stores/interface-phrases.ts';
import { findTermsInSteps } from '../../language/terminology/find-terms.ts';
import type { TermMatcher } from '../../language/terminology/term-matcher.ts';
import { inSlices } from '../in-slices.ts';
import type { TranslationPlan } from './plan-translation.ts';

export interface PhraseWork {
  readonly plan: TranslationPlan;
  readonly batch: Omit<TranslationBatch, 'terms'>;
  readonly glossaries: readonly TermMatcher[];
  readonly phrases?: Pick<InterfacePhrases, 'find'> | undefined;
}

type Targets = readonly (Segment | undefined)[];

/** What is named instead of an engine for phrases of interfaces. */
export const phrasesName = 'interface_phrases';

/**
 * Translations of segments that are nothing but a phrase of user interfaces, among those that have none yet (`known`).
 * Undefined as a whole where there are none. A language model reads its context and instructions, so it is asked; so is the
 * engine where a glossary has a term.
 */
export async function askPhrases(work: PhraseWork, known: Targets | undefined, signal: AbortSignal) {
  const { plan, batch, glossaries, phrases } = work;
  const { source, target, segments, options } = batch;
  if (phrases === undefined || plan.route.tier !== 'classic' || options.instructions !== undefined) return undefined;
  const found = await phrases.find({ source, target, segments });
  signal.throwIfAborted();
  if (found.every((translation) => translation === undefined)) return undefined;
  const targets: (Segment | undefined)[] = [];
  for (const [index, segment] of segments.entries()) {
    const translation = known?.[index] === undefined ? found[index] : undefined;
    const isTerm = translation !== undefined && (await inSlices(hasTerm(segment, glossaries), signal));
    targets.push(isTerm ? undefined : translation);
  }
  return targets.some((translation) => translation !== undefined) ? targets : undefined;
}

function* hasTerm(segment: Segment, glossaries: readonly TermMatcher[]): Generator<void, boolean> {
  return glossaries.length > 0 && (yield* findTermsInSteps(segment, glossaries)).length > 0;
}
