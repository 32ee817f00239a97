import type { FoundTerm, TranslationBatch } from '../../contracts/engines/text-translator.ts';
import type { RoutedOutcome, TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { Segment } from '../../contracts/segment.ts';
import type { CodeKeeping } from '../../language/code/find-code.ts';
import { type MaskedSegment, maskCode } from '../../language/code/mask-code.ts';
import { locateTerms } from '../../language/terminology/check-terms.ts';
import { typesetTranslation } from '../../language/typography/typeset-translation.ts';
import type { TranslationPlan } from './plan-translation.ts';

export interface Question {
  readonly requests: TranslationPlan['requests'];
  readonly batch: Omit<TranslationBatch, 'terms'>;
  /** In place of those of the batch. */
  readonly asked: readonly Segment[];
  readonly terms: readonly (readonly FoundTerm[])[] | undefined;
  /** Whether code is kept from engines, and what counts as code; undefined keeps none. */
  readonly keepCode: CodeKeeping | undefined;
}

/** Asks the router, with code as inline codes, and sets the answers as their language does. Segments that are nothing but code do not reach an engine. */
export async function askEngines(
  router: TranslationRouter,
  { requests, batch, asked, terms, keepCode }: Question,
  signal: AbortSignal,
): Promise<RoutedOutcome> {
  const ask = (given: Pick<TranslationBatch, 'segments' | 'terms'>): Promise<RoutedOutcome> =>
    translateAndTypeset(router, requests, { ...batch, ...given }, signal);
  const masked = maskAll(asked, terms, batch.source, keepCode);
  if (masked === undefined) return ask({ segments: asked, ...(terms && { terms }) });
  const sent = masked.filter(({ hasText }) => hasText);
  if (sent.length === 0) return { segments: asked, warnings: [], engines: [], tier: requests[0]?.tier ?? 'classic' };
  const ofSent = {
    segments: sent.map(({ segment }) => segment),
    ...(terms && { terms: sent.map((segment) => segment.terms) }),
  };
  const outcome = await ask(ofSent);
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
): Promise<RoutedOutcome> {
  const outcome = await router.translate(requests, batch, signal);
  // Language models know how a language is set, or follow other instructions.
  if (outcome.tier === 'next_gen') return outcome;
  const segments = outcome.segments.map((translated, index) => {
    const kept = locateTerms(translated, batch.terms?.[index] ?? [], batch.target).ranges;
    return typesetTranslation(batch.segments[index] ?? translated, translated, batch, kept);
  });
  return { ...outcome, segments };
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
