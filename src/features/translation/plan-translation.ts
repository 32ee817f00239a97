import type { EngineTier, Formality, TranslationOptions } from '../../contracts/engines/text-translator.ts';
import type { RouteRequest, TranslationRoute, TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { upperCaseCode } from '../../language/codes.ts';
import { formalityRefusal } from './formality-support.ts';
import type { ModelType, TranslationRequest } from './translation-request.ts';
import { unsupportedPair } from './unsupported-pair.ts';

export interface TranslationPlan {
  /** What serves unless it fails. */
  readonly route: TranslationRoute;
  /** What may serve, best first; the route belongs to the first. */
  readonly requests: readonly RouteRequest[];
  /** What the request asks of whatever engine serves. */
  readonly options: Pick<TranslationOptions, 'formality' | 'instructions' | 'styleRules'>;
}

type PlanOptions = Pick<TranslationRequest, 'modelType' | 'engine' | 'formality' | 'customInstructions'> & {
  /** The caller named the source; otherwise it was detected. */
  readonly sourceGiven: boolean;
  /** Of the style rule list; as binding as those of the request. */
  readonly styleInstructions?: readonly string[];
  /** Rules of the list that only an engine which follows instructions can honour, in words. */
  readonly styleRules?: readonly string[];
};

/**
 * Chooses the engines for a pair (DESIGN, Tier): a model type sets the tier unless the pair is pinned, a formality without `prefer_` and custom
 * instructions demand an engine that honours them; style rules in words prefer one, unless low latency was asked for. A named engine is the
 * only one that may serve.
 * Throws the documented error when none does.
 */
export function planTranslation(
  router: TranslationRouter,
  pair: LanguagePair,
  requested: PlanOptions,
): TranslationPlan {
  const any = router.find(pair);
  if (any === undefined) throw unsupportedPair(router, pair);
  const { engine } = requested;
  if (engine !== undefined && router.find({ ...pair, engine }) === undefined) throw otherEngine(pair, engine);
  const formality = requested.formality.replace('prefer_', '') as Formality;
  const isChosen = any.pinned === true || engine !== undefined;
  const tiersToTry = isChosen ? pinnedTiers(requested.modelType) : tiers(requested.modelType, requested.sourceGiven);
  const requests = possibleRequests(router, pair, requested, formality, tiersToTry).filter(
    (request) => router.find(request) !== undefined,
  );
  const [first] = requests;
  const route = first === undefined ? undefined : router.find(first);
  if (route === undefined) throw refusal(router, pair, requested);
  const { styleRules = [] } = requested;
  const instructions = allInstructions(requested);
  return {
    route,
    requests,
    options: {
      formality,
      ...(instructions.length > 0 ? { instructions } : {}),
      ...(styleRules.length > 0 ? { styleRules } : {}),
    },
  };
}

function allInstructions({ customInstructions, styleInstructions = [] }: PlanOptions): readonly string[] {
  return [...customInstructions, ...styleInstructions];
}

/** How much of a route's score a tone may cost that is only preferred: a rule-based engine is no price for it. */
const affordable = 0.1;

/** Best first: the tier counts more than a formality that is only preferred, and so does much better quality. */
function possibleRequests(
  router: TranslationRouter,
  pair: LanguagePair,
  requested: PlanOptions,
  formality: Formality,
  tiersToTry: readonly (EngineTier | undefined)[],
): readonly RouteRequest[] {
  const { engine } = requested;
  const served = engine === undefined ? pair : { ...pair, engine };
  const demanded = allInstructions(requested).length > 0;
  const preferred = (requested.styleRules ?? []).length > 0 && requested.modelType !== 'latency_optimized';
  const followers = demanded || preferred ? [{ ...served, instructions: true }] : [];
  return [...followers, ...(demanded ? [] : [served])].flatMap((wanted) =>
    tiersToTry.flatMap((tier) => {
      const base = { ...wanted, ...(tier === undefined ? {} : { tier }) };
      if (formality === 'default') return [base];
      const formal = { ...base, formality };
      if (!requested.formality.startsWith('prefer_')) return [formal];
      const cost = (router.find(base)?.score ?? 0) - (router.find(formal)?.score ?? 0);
      return cost <= affordable ? [formal, base] : [base];
    }),
  );
}

/** The operator's order of engines, or the engine that was named, counts more than a tier that is only preferred. */
function pinnedTiers(modelType: ModelType | undefined): readonly (EngineTier | undefined)[] {
  return modelType === 'quality_optimized' ? ['next_gen'] : [undefined];
}

/** Tiers to try, best first; undefined means any. */
function tiers(modelType: ModelType | undefined, sourceGiven: boolean): readonly (EngineTier | undefined)[] {
  if (modelType === 'quality_optimized') return ['next_gen'];
  if (modelType === 'prefer_quality_optimized' || !sourceGiven) return ['next_gen', 'classic', undefined];
  return ['classic', undefined];
}

function otherEngine({ source, target }: LanguagePair, engine: string): ServiceError {
  return new ServiceError('invalid_parameter', {
    parameter: 'engine',
    reason: `no engine '${engine}' translates from '${upperCaseCode(source)}' into '${upperCaseCode(target)}' on this server.`,
  });
}

function refusal(router: TranslationRouter, pair: LanguagePair, requested: PlanOptions): ServiceError {
  if (requested.modelType === 'quality_optimized' && router.find({ ...pair, tier: 'next_gen' }) === undefined)
    return new ServiceError('model_type_not_supported', {
      reason: `no next-gen model translates from '${upperCaseCode(pair.source)}' into '${upperCaseCode(pair.target)}' on this server; use 'prefer_quality_optimized' or 'latency_optimized'.`,
    });
  if (allInstructions(requested).length > 0 && router.find({ ...pair, instructions: true }) === undefined)
    return new ServiceError(
      'instructions_not_supported',
      {
        reason: `no engine on this server follows instructions from '${upperCaseCode(pair.source)}' into '${upperCaseCode(pair.target)}'.`,
      },
      requested.customInstructions.length > 0 ? {} : { detail: 'The instructions are those of the style rule list.' },
    );
  return formalityRefusal(router, pair.target, pair.source);
}
