import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import { type ErrorExtras, ServiceError } from '../../errors/service-error.ts';
import { baseLanguage, upperCaseCode } from '../../language/codes.ts';
import type { DetectionOptions } from '../../language/detection/language-detector.ts';
import { knownLanguage, requestedLanguage, variantsOf } from '../../language/variants.ts';
import { remedyFor } from './remedy.ts';

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

function unknownSource(router: TranslationRouter, extras: ErrorExtras = {}): ServiceError {
  const sources = router.reachable().sources.map(upperCaseCode).join(', ');
  const reason = `this server translates from ${sources || 'nothing, since no engine is installed'}; leave it out to detect the language.`;
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

/** Of a text whose language was detected and is none of those served. */
export function notServed(unserved: string, target: string): string {
  return `the text seems to be in ${upperCaseCode(unserved)}, which this server does not translate into ${upperCaseCode(target)}; name its language if that is another.`;
}

/** Languages that detection may answer for a target: all that can be translated into it, and the target's own. */
export function detectionOptions(router: TranslationRouter, target: string): DetectionOptions {
  const own = baseLanguage(target);
  const { sources } = router.reachable();
  const served = sources.filter((source) => router.find({ source, target }) !== undefined);
  const candidates = new Set([own, ...served]);
  const fallback = candidates.has('en') ? 'en' : ([...candidates].find((code) => code !== target) ?? target);
  return { candidates, fallback };
}
