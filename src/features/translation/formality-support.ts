import type { Formality } from '../../contracts/engines/text-translator.ts';
import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage, upperCaseCode } from '../../language/codes.ts';
import type { RequestedFormality } from './translation-request.ts';

/** Whether some route into the target honours the formality. */
export function supportsFormality(
  router: TranslationRouter,
  target: string,
  formality: Exclude<Formality, 'default'>,
): boolean {
  return router
    .reachable()
    .sources.some(
      (source) => source !== baseLanguage(target) && router.find({ source, target, formality }) !== undefined,
    );
}

/** Refuses a demanded formality where no engine is asked, so that a client learns of it with its first text. */
export function checkFormality(router: TranslationRouter, target: string, formality: RequestedFormality): void {
  if ((formality === 'more' || formality === 'less') && !supportsFormality(router, target, formality))
    throw formalityRefusal(router, target);
}

/** The detail has the words that official clients look for (`facts.md`, Text translation). */
export function formalityRefusal(router: TranslationRouter, target: string, source?: string): ServiceError {
  const never = source === undefined || !supportsFormality(router, target, 'more');
  const limits = never ? '' : ` in translations from '${upperCaseCode(source)}'`;
  return new ServiceError(
    'formality_not_supported',
    {},
    {
      detail: `Target language '${upperCaseCode(target)}' does not support formality${limits}. Use a 'prefer_' value, or leave 'formality' out.`,
    },
  );
}
