import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import type { WorkSession } from '../../contracts/text-work.ts';
import { planTranslation, type TranslationPlan } from './plan-translation.ts';
import type { RequestResources, StyleRewriting } from './resources/request-resources.ts';
import type { TranslationRequest } from './translation-request.ts';

export interface Direction {
  readonly plan: TranslationPlan;
  readonly style: StyleRewriting | undefined;
  /** Which habits of cutting texts apply: memories hold sentences, so texts are cut into those to be found there. */
  readonly splitTier: 'classic' | 'next_gen';
}

/** Everything that depends on the two languages. Throws the documented error when nothing serves them as wished. */
export async function prepareDirection(
  router: TranslationRouter,
  pair: LanguagePair,
  request: Pick<TranslationRequest, 'modelType' | 'engine' | 'formality' | 'customInstructions' | 'sourceLanguage'>,
  resources: RequestResources,
  session: WorkSession,
): Promise<Direction> {
  const style = await resources.style?.(pair, session);
  const plan = planTranslation(router, pair, {
    ...request,
    sourceGiven: request.sourceLanguage !== undefined,
    styleInstructions: style?.instructions ?? [],
    styleRules: style?.rulesInWords ?? [],
  });
  return { plan, style, splitTier: resources.memory === undefined ? plan.route.tier : 'classic' };
}
