import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { type ErrorExtras, ServiceError } from '../../errors/service-error.ts';
import { baseLanguage, languageName, upperCaseCode } from '../../language/codes.ts';
import { knownLanguage, requestedLanguage, variantsOf } from '../../language/variants.ts';
import { remedyFor } from './remedy.ts';
import { unsupportedPair } from './unsupported-pair.ts';

/** The canonical target, if this installation can translate into it from anywhere. */
export function resolveTarget(router: TranslationRouter, code: string, sourceCode: string | undefined): string {
  const target = requestedLanguage(code);
  const { targets } = router.reachable();
  // A source that is no language is the client's fault, whatever is installed.
  if (sourceCode !== undefined && namedLanguage(router, sourceCode) === undefined) throw unknownSource(router);
  if (target !== undefined && targets.includes(target)) return target;
  const base = target === undefined ? undefined : baseLanguage(target);
  const reason =
    base !== undefined && targets.includes(base)
      ? `'${code}' is no variant of '${upperCaseCode(base)}' that this server knows; use ${[base, ...variantsOf(base)].map(upperCaseCode).join(', ')}.`
      : `this server translates into ${targets.map(upperCaseCode).join(', ') || 'nothing, since no engine is installed'}.`;
  throw new ServiceError('invalid_parameter', { parameter: 'target_lang', reason }, help(router, sourceCode, target));
}

/** What would make the pair available; a source that is to be detected is taken to be English. */
function help(router: TranslationRouter, sourceCode: string | undefined, target: string | undefined): ErrorExtras {
  const source = requestedLanguage(sourceCode ?? 'en');
  if (source === undefined || target === undefined) return {};
  const command = router.remedy({ source: baseLanguage(source), target });
  return command === undefined ? {} : { detail: remedyFor(command) };
}

/** The canonical base language of a given source; a variant is reduced to its base (`facts.md`, Text translation). */
export function resolveSource(router: TranslationRouter, code: string, target: string): string {
  const source = requestedLanguage(code);
  const base = source === undefined ? undefined : baseLanguage(source);
  const { sources } = router.reachable();
  if (base !== undefined && (sources.includes(base) || base === baseLanguage(target))) return base;
  throw unknownSource(router, help(router, code, target));
}

function unknownSource(router: TranslationRouter, extras: ErrorExtras = {}, detected?: string): ServiceError {
  const sources = router.reachable().sources.map(upperCaseCode).join(', ') || 'nothing, since no engine is installed';
  const reason =
    detected === undefined
      ? `this server translates from ${sources}; leave it out to detect the language.`
      : `${detected}; this server translates from ${sources}.`;
  return new ServiceError('invalid_parameter', { parameter: 'source_lang', reason }, extras);
}

/** Source and target as canonical codes, served or not, so that a request is checked before the installation is. */
export function requestedPair(
  router: TranslationRouter,
  { sourceLanguage, targetLanguage }: { readonly sourceLanguage?: string; readonly targetLanguage: string },
): { readonly source: string | undefined; readonly target: string } {
  const target = knownLanguage(targetLanguage) ?? resolveTarget(router, targetLanguage, sourceLanguage);
  if (sourceLanguage === undefined) return { source: undefined, target };
  const source = namedLanguage(router, sourceLanguage);
  if (source === undefined) throw unknownSource(router);
  return { source, target };
}

/** The base language of a code that names one, or that an engine translates from. */
function namedLanguage(router: TranslationRouter, code: string): string | undefined {
  const known = knownLanguage(code);
  if (known !== undefined) return baseLanguage(known);
  const base = baseLanguage(requestedLanguage(code) ?? '');
  return router.reachable().sources.includes(base) ? base : undefined;
}

/**
 * Refuses text whose language was detected (`facts.md`, Language detection): with the error that the language would get as
 * `source_lang`. `what` names the text: `the text at index 2`.
 */
export function unservedSource(
  router: TranslationRouter,
  { source, target }: LanguagePair,
  what: string,
): ServiceError {
  const detected = `${what} is in ${languageName(source)} (${upperCaseCode(source)})`;
  if (router.reachable().sources.includes(source)) return unsupportedPair(router, { source, target }, detected);
  return unknownSource(router, help(router, source, target), detected);
}

/** Languages whose texts are served for a target: all that can be translated into it, and the target's own. */
export function servedSources(router: TranslationRouter, target: string): ReadonlySet<string> {
  const served = router.reachable().sources.filter((source) => router.find({ source, target }) !== undefined);
  return new Set([baseLanguage(target), ...served]);
}
