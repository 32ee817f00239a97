import type { TranslationRouter } from '../../../contracts/engines/translation-router.ts';
import { baseLanguage } from '../../../language/codes.ts';
import { resolveSource, resolveTarget } from '../../translation/resolve-languages.ts';
import { unsupportedPair } from '../../translation/unsupported-pair.ts';

/** Throws where nothing here translates into the target, or from the source into it, whatever the texts are. */
export function refuseLanguages(
  router: TranslationRouter,
  { source_lang, target_lang }: { readonly source_lang?: unknown; readonly target_lang?: unknown },
): void {
  // What is no text is refused by the schema of the service.
  if (typeof target_lang !== 'string') return;
  const sourceCode = typeof source_lang === 'string' ? source_lang : undefined;
  const target = resolveTarget(router, target_lang, sourceCode);
  if (sourceCode === undefined) return;
  const source = resolveSource(router, sourceCode, target);
  if (source !== baseLanguage(target) && router.find({ source, target }) === undefined)
    throw unsupportedPair(router, { source, target });
}
