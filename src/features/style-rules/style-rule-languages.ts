import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage, languageName } from '../../language/codes.ts';
import { requestedLanguage } from '../../language/variants.ts';

/** Root languages and variants that a list may be for (`interface.md`, Style rule list). */
const languages: Readonly<Record<'stable' | 'beta', readonly string[]>> = {
  stable: ['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh', 'de-CH', 'fr-CA', 'pt-BR', 'pt-PT'],
  beta: ['de-DE', 'en-GB', 'en-US', 'es-419', 'es-ES', 'fr-FR', 'zh-Hans', 'zh-Hant'],
};
const all = [...languages.stable, ...languages.beta];

export interface StyleRuleLanguage {
  readonly code: string;
  readonly name: string;
  readonly status: 'stable' | 'beta';
}

/** Languages that lists may be for and that this installation translates into now, by name. */
export function listStyleRuleLanguages(router: TranslationRouter): readonly StyleRuleLanguage[] {
  const { targets } = router.reachable();
  return (['stable', 'beta'] as const)
    .flatMap((status) => languages[status].map((code) => ({ code, name: languageName(code), status })))
    .filter(({ code }) => targets.includes(code))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The canonical code of the language of a list. */
export function readStyleRuleLanguage(given: string): string {
  const code = requestedLanguage(given);
  if (code !== undefined && all.includes(code)) return code;
  const related = code === undefined ? [] : all.filter((known) => baseLanguage(known) === baseLanguage(code));
  const use = (related.length === 0 ? all : related).join(', ');
  throw new ServiceError('invalid_parameter', {
    parameter: 'language',
    reason: `there are no style rules for '${given}'; use ${related.length === 1 ? '' : 'one of '}${use}.`,
  });
}
