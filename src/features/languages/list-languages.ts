import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import { baseLanguage, languageName } from '../../language/codes.ts';
import { splitIntoVariants, variantsOf } from '../../language/variants.ts';
import { supportsFormality } from '../translation/formality-support.ts';

export interface LanguageEntry {
  /** Canonical BCP 47. */
  readonly code: string;
  readonly name: string;
  readonly usableAsSource: boolean;
  readonly usableAsTarget: boolean;
  /** Some route into it honours `more` and `less`. */
  readonly formality: boolean;
  /** A base code that clients know by its variants (`en` by `en-GB` and `en-US`), though it is accepted as a target. */
  readonly shownAsVariants: boolean;
}

/**
 * All languages of text translation on this installation, by name. Variants are targets only, and are listed where an
 * engine distinguishes them or where the interface has the language only as variants.
 */
export function listTranslationLanguages(router: TranslationRouter): readonly LanguageEntry[] {
  const { sources, targets } = router.reachable();
  const codes = new Set([...sources, ...targets.filter((target) => isListed(router, sources, target))]);
  return [...codes]
    .map((code) => ({
      code,
      name: languageName(code),
      usableAsSource: sources.includes(code),
      usableAsTarget: targets.includes(code),
      formality: supportsFormality(router, code, 'more'),
      shownAsVariants: splitIntoVariants(code),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

function isListed(router: TranslationRouter, sources: readonly string[], target: string): boolean {
  const base = baseLanguage(target);
  if (target === base || (splitIntoVariants(base) && variantsOf(base).includes(target))) return true;
  return sources.some((source) => router.find({ source, target })?.hops.at(-1)?.target === target);
}
