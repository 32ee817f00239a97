import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { baseLanguage } from '../../language/codes.ts';

/** Directions by root codes that this installation translates now, so that a glossary has an effect in them. */
export function listGlossaryPairs(router: TranslationRouter): readonly LanguagePair[] {
  const { sources, targets } = router.reachable();
  const roots = [...new Set(targets.map(baseLanguage))].sort();
  return sources
    .toSorted()
    .flatMap((source) => roots.map((target) => ({ source, target })))
    .filter(
      ({ source, target }) =>
        source !== target &&
        targets.some((reached) => baseLanguage(reached) === target && router.find({ source, target: reached })),
    );
}
