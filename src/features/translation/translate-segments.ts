import type { FoundTerm, TranslationBatch, TranslationWarning } from '../../contracts/engines/text-translator.ts';
import type { RoutedOutcome, TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { Segment } from '../../contracts/segment.ts';
import type { MemoryMatch } from '../../contracts/stores/translation-memories.ts';
import { findTerms } from '../../language/terminology/find-terms.ts';
import { withInflectedTerms } from '../../language/terminology/inflected-terms.ts';
import type { TermMatcher } from '../../language/terminology/term-matcher.ts';
import { languageFit } from '../../language/translation-memory/same-language.ts';
import type { TranslationPlan } from './plan-translation.ts';
import type { StyleRewriting, UsedMemory } from './resources/request-resources.ts';

/*
 *   segment ──► memory ──► match ──────────────────────────────────────────────────────────► segment
 *                  └─ none ─► terms found ─► routes, engines, terms kept ─► finish ─► style rules ─┘
 */

export interface SegmentWork {
  readonly plan: TranslationPlan;
  readonly batch: Omit<TranslationBatch, 'terms'>;
  readonly glossaries: readonly TermMatcher[];
  readonly style?: StyleRewriting | undefined;
  readonly memory?: UsedMemory | undefined;
  /** What the request wants done to the text of an engine, before style rules. */
  readonly finish?: (source: Segment, translated: Segment) => Segment;
}

/** What is named in the place of an engine for what was stored. */
const memoryName = 'translation_memory';

const memoryUnfit: TranslationWarning = {
  code: 'translation_memory_not_used',
  message: 'The translation memory is not from the language that was detected.',
};

/**
 * Translates segments of one direction with everything an account stored for it. What the memory has is taken as it was
 * stored: neither glossaries nor style rules change what somebody has approved.
 */
export async function translateSegments(
  router: TranslationRouter,
  work: SegmentWork,
  signal: AbortSignal,
): Promise<RoutedOutcome> {
  const { plan, batch, style, finish = (_source, translated) => translated } = work;
  const { segments } = batch;
  const { matches, warnings } = await findMatches(work);
  signal.throwIfAborted();
  const asked = matches === undefined ? segments : segments.filter((_segment, place) => matches[place] === undefined);
  const terms = termsOf(asked, work.glossaries, batch.source);
  const outcome: RoutedOutcome =
    asked.length === 0 && segments.length > 0
      ? { segments: [], warnings: [], engines: [], tier: plan.route.tier }
      : await router.translate(plan.requests, { ...batch, segments: asked, ...(terms && { terms }) }, signal);
  const finished = outcome.segments.map((translated, place) => {
    const text = finish(asked[place] ?? translated, translated);
    return style === undefined ? text : style.rewrite(text, terms?.[place] ?? []);
  });
  if (matches === undefined) return { ...outcome, segments: finished, warnings: [...warnings, ...outcome.warnings] };
  const rest = finished.values();
  return {
    ...outcome,
    segments: matches.map((match, place) => match?.target ?? rest.next().value ?? (segments[place] as Segment)),
    warnings: [...warnings, ...outcome.warnings],
    engines: asked.length === segments.length ? outcome.engines : [memoryName, ...outcome.engines],
  };
}

interface Matches {
  /** One for each segment; undefined as a whole where no memory serves. */
  readonly matches: readonly (MemoryMatch | undefined)[] | undefined;
  readonly warnings: readonly TranslationWarning[];
}

async function findMatches({ memory, batch }: SegmentWork): Promise<Matches> {
  if (memory === undefined) return { matches: undefined, warnings: [] };
  const { source, target, segments } = batch;
  if (languageFit(source, memory.sourceLanguage) === 0) return { matches: undefined, warnings: [memoryUnfit] };
  const query = { targetLanguage: target, threshold: memory.threshold, segments };
  return { matches: await memory.find(query), warnings: [] };
}

/** Undefined when no segment has any. */
function termsOf(
  segments: readonly Segment[],
  glossaries: readonly TermMatcher[],
  source: string,
): readonly (readonly FoundTerm[])[] | undefined {
  if (glossaries.length === 0) return undefined;
  const terms = segments.map((segment) =>
    withInflectedTerms(segment, findTerms(segment, glossaries), glossaries, source),
  );
  return terms.some(({ length }) => length > 0) ? terms : undefined;
}
