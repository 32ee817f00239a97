import type {
  TranslationBatch,
  TranslationCapabilities,
  TranslationOptions,
  TranslationWarning,
} from '../../contracts/engines/text-translator.ts';
import type { RoutedOutcome, RouteHop, TranslationRoute } from '../../contracts/engines/translation-router.ts';
import type { Morphology } from '../../contracts/language/morphology.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage } from '../../language/codes.ts';
import { segmentSource } from '../../language/segments.ts';
import { type EngineCall, watchEngineCall } from '../../observability/watch-engine-call.ts';
import { readLemmas } from '../shared/read-lemmas.ts';
import { keepTerms } from './keep-terms.ts';
import { TermsBetween } from './terms-between.ts';

export interface RouteTools {
  readonly onCall: (call: EngineCall) => void;
  /** Of the target language, for checking that terms are there. */
  readonly morphology?: Morphology | undefined;
}

/** Runs the hops one after the other, and sees to it that the terms of the batch are in what comes out. */
export async function runRoute(
  route: TranslationRoute,
  { terms, ...batch }: TranslationBatch,
  signal: AbortSignal,
  { onCall: report, morphology }: RouteTools,
): Promise<RoutedOutcome> {
  const run = (asked: TranslationBatch): Promise<RoutedOutcome> => runHops(route, asked, signal, report);
  if (terms === undefined || terms.every(({ length }) => length === 0)) return run(batch);
  const { target, urgency } = batch;
  return keepTerms({ ...batch, terms }, takesTerms(route), run, (translated, own) =>
    readLemmas({ morphology, language: target, urgency }, translated, own, signal),
  );
}

/** A hop before the last translates around the terms, and the last takes them where they went. */
function takesTerms({ hops }: TranslationRoute): boolean {
  const last = hops.at(-1);
  return last?.engine.capabilities(last).terminology === true;
}

/**
 * The last engine gets the options that it honours, one before it no more than a tone that helps the last. Examples are in the
 * languages of the whole route, so only an engine that is the whole route gets them.
 */
async function runHops(
  route: TranslationRoute,
  { terms, ...batch }: TranslationBatch,
  signal: AbortSignal,
  report: (call: EngineCall) => void,
): Promise<RoutedOutcome> {
  const carrier = terms !== undefined && route.hops.length > 1 ? new TermsBetween(batch.segments, terms) : undefined;
  let segments = carrier?.segments ?? batch.segments;
  const warnings: TranslationWarning[] = [];
  for (const [index, hop] of route.hops.entries()) {
    const { source, target } = hop;
    const last = index === route.hops.length - 1;
    const capabilities = hop.engine.capabilities({ source, target });
    const honours = route.hops.length > 1 ? { ...capabilities, examples: false } : capabilities;
    const options = last ? honoured(batch.options, honours) : between(batch.options, capabilities);
    const own = last && terms !== undefined ? { segments, terms } : { segments };
    const given = last && carrier !== undefined ? carrier.carry(segments) : own;
    const asked = { ...batch, ...given, source, target, options };
    const outcome = await callEngine(hop, asked, signal, report);
    segments = outcome.segments;
    for (const [position, segment] of segments.entries())
      batch.observe?.({ position, layer: `${hop.engine.id} ${source} → ${target}`, text: segmentSource(segment) });
    warnings.push(...outcome.warnings);
    if (last && batch.options.formality !== options.formality) warnings.push(formalityUnused);
    if (last && batch.options.context !== undefined && options.context === undefined) warnings.push(contextUnused);
    if (last && batch.options.styleRules !== undefined && options.styleRules === undefined)
      warnings.push(rulesUnused(batch.options.styleRules));
  }
  warnings.push(...variantWarnings(route));
  return { segments, warnings, engines: route.hops.map(({ engine }) => engine.id), tier: route.tier };
}

/**
 * In a language between, the familiar form shows most plainly that a person is spoken to, and whether one or several: what
 * the last engine has to know to find the tone that is asked for.
 */
function between({ formality }: TranslationOptions, capabilities: TranslationCapabilities): TranslationOptions {
  return { formality: formality !== 'default' && capabilities.formality ? 'less' : 'default' };
}

const formalityUnused: TranslationWarning = {
  code: 'formality_not_used',
  message: 'The engine does not support formality.',
};

const contextUnused: TranslationWarning = {
  code: 'context_not_used',
  message: 'The engine does not use context.',
};

function rulesUnused(rules: readonly string[]): TranslationWarning {
  return {
    code: 'style_rules_not_used',
    message: `${rules.length} style rules need an engine that follows instructions; this engine does not: ${rules.join(' ')}`,
  };
}

function honoured(options: TranslationOptions, capabilities: TranslationCapabilities): TranslationOptions {
  const { formality, context, instructions, styleRules, examples } = options;
  return {
    formality: capabilities.formality ? formality : 'default',
    ...(context !== undefined && capabilities.context ? { context } : {}),
    ...(instructions !== undefined && capabilities.instructions ? { instructions } : {}),
    ...(styleRules !== undefined && capabilities.instructions ? { styleRules } : {}),
    ...(examples !== undefined && capabilities.examples === true ? { examples } : {}),
  };
}

function variantWarnings(route: TranslationRoute): readonly TranslationWarning[] {
  const last = route.hops.at(-1);
  if (last === undefined || last.target === route.target || route.target === baseLanguage(route.target)) return [];
  const message = `No engine knows '${route.target}' apart; the translation is in '${last.target}'.`;
  return [{ code: 'variant_not_distinguished', message }];
}

async function callEngine(
  { engine }: RouteHop,
  batch: TranslationBatch,
  signal: AbortSignal,
  report: (call: EngineCall) => void,
) {
  const { length } = batch.segments;
  return watchEngineCall({ engine: engine.id, segments: length }, signal, report, async () => {
    const outcome = await engine.translate(batch, signal);
    if (outcome.segments.length === length) return outcome;
    // Texts would be mixed up, so nothing of the outcome is used.
    const counts = `answered ${outcome.segments.length} segments where ${length} were asked for`;
    throw new ServiceError('engine_failed', {}, { cause: new Error(`Engine '${engine.id}' ${counts}.`) });
  });
}
