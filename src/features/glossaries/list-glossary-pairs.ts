import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { baseLanguage, languageName } from '../../language/codes.ts';

/** Directions by root codes that this installation translates now, so that a glossary has an effect in them. */
export function listGlossaryPairs(router: TranslationRouter): readonly LanguagePair[] {
  const { sources, targets } = router.reachable();
  const variants = Map.groupBy(targets, baseLanguage);
  const roots = [...variants.keys()].sort();
  return sources
    .toSorted()
    .flatMap((source) => roots.map((target) => ({ source, target })))
    .filter(
      ({ source, target }) =>
        source !== target &&
        variants.get(target)?.some((reached) => router.find({ source, target: reached }) !== undefined),
    );
}

export interface GlossaryLanguage {
  /** Root code. */
  readonly code: string;
  readonly name: string;
  readonly usableAsSource: boolean;
  readonly usableAsTarget: boolean;
}

/** The languages of `listGlossaryPairs`, by name. */
export function listGlossaryLanguages(router: TranslationRouter): readonly GlossaryLanguage[] {
  const pairs = listGlossaryPairs(router);
  const sources = new Set(pairs.map(({ source }) => source));
  const targets = new Set(pairs.map(({ target }) => target));
  return [...sources.union(targets)]
    .map((code) => ({
      code,
      name: languageName(code),
      usableAsSource: sources.has(code),
      usableAsTarget: targets.has(code),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
