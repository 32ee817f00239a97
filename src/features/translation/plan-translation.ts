import type { Formality } from '../../contracts/engines/text-translator.ts';
import type { TranslationRoute, TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage, upperCaseCode } from '../../language/codes.ts';
import type { ModelType, TranslationRequest } from './translation-request.ts';

export interface TranslationPlan {
  readonly route: TranslationRoute;
  readonly formality: Formality;
}

type Wishes = Pick<TranslationRequest, 'modelType' | 'formality' | 'customInstructions'> & {
  /** The caller named the source; otherwise it was detected. */
  readonly sourceGiven: boolean;
};

/**
 * Chooses the engines for a pair (DESIGN, Tier): a model type sets the tier, a formality without `prefer_` and custom
 * instructions demand an engine that honours them. Throws the documented error when none does.
 */
export function planTranslation(router: TranslationRouter, pair: LanguagePair, wishes: Wishes): TranslationPlan {
  const any = router.find(pair);
  if (any === undefined) throw unsupportedPair(router, pair);
  const instructions = wishes.customInstructions.length > 0;
  for (const tier of tiers(wishes.modelType, wishes.sourceGiven)) {
    if (tier !== undefined && router.find({ ...pair, tier }) === undefined) continue;
    const base = { ...pair, ...(tier === undefined ? {} : { tier }), ...(instructions ? { instructions } : {}) };
    const formality = wishes.formality.replace('prefer_', '') as Formality;
    if (formality === 'default') {
      const route = router.find(base);
      if (route !== undefined) return { route, formality };
      continue;
    }
    const formal = router.find({ ...base, formality });
    if (formal !== undefined) return { route: formal, formality };
    const plain = wishes.formality.startsWith('prefer_') ? router.find(base) : undefined;
    if (plain !== undefined) return { route: plain, formality: 'default' };
  }
  throw refusal(router, pair, wishes);
}

/** Tiers to try, best first; undefined means any. */
function tiers(
  modelType: ModelType | undefined,
  sourceGiven: boolean,
): readonly ('classic' | 'next_gen' | undefined)[] {
  if (modelType === 'quality_optimized') return ['next_gen'];
  if (modelType === 'prefer_quality_optimized' || !sourceGiven) return ['next_gen', 'classic', undefined];
  return ['classic', undefined];
}

function refusal(router: TranslationRouter, pair: LanguagePair, wishes: Wishes): ServiceError {
  if (wishes.modelType === 'quality_optimized' && router.find({ ...pair, tier: 'next_gen' }) === undefined)
    return new ServiceError('model_type_not_supported', {
      reason: `no next-gen model translates from '${upperCaseCode(pair.source)}' into '${upperCaseCode(pair.target)}' on this server; use 'prefer_quality_optimized' or 'latency_optimized'.`,
    });
  if (wishes.customInstructions.length > 0 && router.find({ ...pair, instructions: true }) === undefined)
    return new ServiceError('instructions_not_supported', {
      reason: `no engine on this server follows instructions from '${upperCaseCode(pair.source)}' into '${upperCaseCode(pair.target)}'.`,
    });
  return new ServiceError(
    'formality_not_supported',
    {},
    { detail: "Use a 'prefer_' value, or leave 'formality' out." },
  );
}

function unsupportedPair(router: TranslationRouter, { source, target }: LanguagePair): ServiceError {
  const targets = router
    .reachable()
    .targets.filter((other) => baseLanguage(other) !== source && router.find({ source, target: other }) !== undefined);
  const reason =
    targets.length === 0
      ? `nothing translates from '${upperCaseCode(source)}'.`
      : `from '${upperCaseCode(source)}' there is ${targets.map(upperCaseCode).join(', ')}.`;
  return new ServiceError('unsupported_language_pair', {
    source: upperCaseCode(source),
    target: upperCaseCode(target),
    reason,
  });
}
