import type { FoundTerm, TranslationBatch, TranslationStep } from '../../contracts/engines/text-translator.ts';
import type { RoutedOutcome, TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { Segment } from '../../contracts/segment.ts';
import type { CodeKeeping } from '../../language/code/find-code.ts';
import { type MaskedSegment, maskCode } from '../../language/code/mask-code.ts';
import { isCode } from '../../language/segments.ts';
import { locateTerms } from '../../language/terminology/check-terms.ts';
import { typesetTranslation } from '../../language/typography/typeset-translation.ts';
import type { TranslationPlan } from './plan-translation.ts';
import { type Trace, traceChange } from './trace.ts';

export interface Question {
  readonly requests: TranslationPlan['requests'];
  readonly batch: Omit<TranslationBatch, 'terms'>;
  /** In place of those of the batch. */
  readonly asked: readonly Segment[];
  readonly terms: readonly (readonly FoundTerm[])[] | undefined;
  /** Whether code is kept from engines, and what counts as code; undefined keeps none. */
  readonly keepCode: CodeKeeping | undefined;
  readonly trace?: Trace | undefined;
}

/**
 * Asks the router, with code as inline codes, and sets the answers as their language does. Segments that are nothing but
 * code do not reach an engine.
 */
export async function askEngines(
  router: TranslationRouter,
  { requests, batch, asked, terms, keepCode, trace }: Question,
  signal: AbortSignal,
): Promise<RoutedOutcome> {
  const ask = (given: Pick<TranslationBatch, 'segments' | 'terms'>, origins: readonly Segment[]) =>
    translateAndTypeset(router, requests, { ...batch, ...given }, signal, trace && { trace, origins });
  const masked = maskAll(asked, terms, batch.source, keepCode);
  if (masked === undefined) return ask({ segments: asked, ...(terms && { terms }) }, asked);
  const sent = masked.filter(({ hasText }) => hasText);
  for (const [index, { segment }] of masked.entries())
    if (segment !== asked[index]) trace?.(asked[index] ?? segment, 'code', keptCode(segment, asked[index] ?? segment));
  if (sent.length === 0) return { segments: asked, warnings: [], engines: [], tier: requests[0]?.tier ?? 'classic' };
  const ofSent = {
    segments: sent.map(({ segment }) => segment),
    ...(terms && { terms: sent.map((segment) => segment.terms) }),
  };
  const outcome = await ask(
    ofSent,
    asked.filter((_, index) => masked[index]?.hasText),
  );
  const rest = outcome.segments.values();
  return {
    ...outcome,
    segments: masked.map(({ segment, hasText, unmask }) => unmask(hasText ? (rest.next().value ?? segment) : segment)),
  };
}

async function translateAndTypeset(
  router: TranslationRouter,
  requests: Question['requests'],
  batch: TranslationBatch,
  signal: AbortSignal,
  traced: { readonly trace: Trace; readonly origins: readonly Segment[] } | undefined,
): Promise<RoutedOutcome> {
  const observe = ({ position, layer, text }: TranslationStep): void => {
    const origin = traced?.origins[position];
    if (origin !== undefined) traced?.trace(origin, layer, text);
  };
  const observed = traced === undefined ? batch : { ...batch, observe };
  const outcome = await router.translate(requests, observed, signal);
  // Language models know how a language is set, or follow other instructions.
  if (outcome.tier === 'next_gen') return outcome;
  const segments = outcome.segments.map((translated, index) => {
    const kept = locateTerms(translated, batch.terms?.[index] ?? [], batch.target).ranges;
    const set = typesetTranslation(batch.segments[index] ?? translated, translated, batch, kept);
    traceChange(traced?.trace, traced?.origins[index], 'typography', translated, set);
    return set;
  });
  return { ...outcome, segments };
}

/** The codes that the masked segment has and its source has not. */
function keptCode(masked: Segment, { inlines }: Segment): string {
  const given = new Set(inlines);
  return masked.inlines.flatMap((inline) => (isCode(inline) && !given.has(inline) ? [inline.data] : [])).join(' · ');
}

/** Undefined when no segment has any code. Some milliseconds for as many segments as are asked for at once. */
function maskAll(
  segments: readonly Segment[],
  terms: Question['terms'],
  language: string,
  keeping: CodeKeeping | undefined,
): readonly MaskedSegment[] | undefined {
  if (keeping === undefined) return undefined;
  const masked = segments.map((segment, index) => maskCode(segment, terms?.[index] ?? [], { language, keeping }));
  return masked.some(({ segment }, index) => segment !== segments[index]) ? masked : undefined;
}
