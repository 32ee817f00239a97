import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { WorkSession } from '../../contracts/text-work.ts';
import { baseLanguage } from '../../language/codes.ts';
import { checkFormality } from '../translation/formality-support.ts';
import { prepareDirection } from '../translation/prepare-direction.ts';
import { resolveSource, resolveTarget } from '../translation/resolve-languages.ts';
import type { RequestResources } from '../translation/resources/request-resources.ts';
import type { KeepCode, RequestedFormality } from '../translation/translation-request.ts';
import type { DocumentOrderLayout } from './page-options.ts';

/** The form fields of an upload, types settled. */
export interface DocumentOrder {
  readonly fileName: string | undefined;
  readonly sourceLanguage?: string;
  readonly targetLanguage: string;
  readonly outputFormat?: string;
  readonly conversionOptions?: string;
  readonly formality: RequestedFormality;
  readonly keepCode?: KeepCode;
  readonly interfacePhrases?: boolean;
  readonly glossaries?: readonly string[];
  readonly styleId?: string;
  readonly memory?: { readonly id: string; readonly threshold: number };
  readonly watermark: boolean;
  /** As they were given. */
  readonly pages?: string;
  readonly bilingual?: DocumentOrderLayout;
  readonly qualityEvaluation?: boolean;
  readonly reportingTag?: string;
}

/** Refuses languages and options that nothing serves. A document with equal languages ends in `error` (`facts.md`). */
export async function checkLanguages(
  router: TranslationRouter,
  order: DocumentOrder,
  resources: RequestResources,
  work: WorkSession,
): Promise<void> {
  const target = resolveTarget(router, order.targetLanguage, order.sourceLanguage);
  if (order.sourceLanguage !== undefined) {
    const source = resolveSource(router, order.sourceLanguage, target);
    if (source !== baseLanguage(target))
      await prepareDirection(router, { source, target }, { ...order, customInstructions: [] }, resources, work);
    return;
  }
  checkFormality(router, target, order.formality);
}
