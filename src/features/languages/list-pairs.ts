import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import { listTranslationLanguages } from './list-languages.ts';

export interface SourcePairs {
  /** Canonical base language. */
  readonly source: string;
  /** Base languages and variants that it can be translated into now. */
  readonly targets: readonly string[];
}

/** What each source reaches: most combinations of sources and targets have no route. */
export function listPairs(router: TranslationRouter): readonly SourcePairs[] {
  const languages = listTranslationLanguages(router);
  const targets = languages.filter(({ usableAsTarget, shownAsVariants }) => usableAsTarget && !shownAsVariants);
  return languages
    .filter(({ usableAsSource }) => usableAsSource)
    .map(({ code: source }) => ({
      source,
      targets: targets.map(({ code }) => code).filter((target) => router.find({ source, target }) !== undefined),
    }))
    .filter(({ targets: reached }) => reached.length > 0);
}
