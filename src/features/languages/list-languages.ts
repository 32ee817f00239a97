import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import { baseLanguage, languageName } from '../../language/codes.ts';

export interface LanguageEntry {
  /** Canonical BCP 47. */
  readonly code: string;
  readonly name: string;
  readonly usableAsSource: boolean;
  readonly usableAsTarget: boolean;
  /** Some route into it honours `more` and `less`. */
  readonly formality: boolean;
}

/**
 * All languages of text translation on this installation, by name; variants as targets only. A base code that has
 * variants is listed as a target as well, since it is accepted and means its default variant.
 */
export function listTranslationLanguages(router: TranslationRouter): readonly LanguageEntry[] {
  const { sources, targets } = router.reachable();
  const codes = new Set([...sources, ...targets]);
  return [...codes]
    .map((code) => ({
      code,
      name: languageName(code),
      usableAsSource: sources.includes(code),
      usableAsTarget: targets.includes(code),
      formality: sources.some(
        (source) =>
          source !== baseLanguage(code) && router.find({ source, target: code, formality: 'more' }) !== undefined,
      ),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
