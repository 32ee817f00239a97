import type { TextRewriter } from '../../contracts/engines/text-rewriter.ts';
import type { StyleOrTone, WritingEngine } from '../../contracts/engines/writing-engine.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage, languageName } from '../../language/codes.ts';
import { knownLanguage, requestedLanguage, splitIntoVariants, variantsOf } from '../../language/variants.ts';
import { stylesOf } from '../../language/writing/styles/styled-languages.ts';
import { writingStyles, writingTones } from '../../language/writing/styles/styles-and-tones.ts';
import type { RequestedStyle } from './improvement-request.ts';

/** What improves texts, best first. */
export interface WritingServices {
  /** They correct; some rephrase and write in styles by themselves. */
  readonly writingEngines: readonly WritingEngine[];
  /** They write corrected texts differently. */
  readonly rewriters: readonly TextRewriter[];
}

export interface WritingLanguage {
  /** Canonical; variants where the interface has them as targets. */
  readonly code: string;
  readonly name: string;
  readonly usableAsSource: boolean;
  readonly usableAsTarget: boolean;
  readonly styles: boolean;
  readonly tones: boolean;
}

/** All languages in which texts can be improved on this installation, by name (`resource=write`). */
export function listWritingLanguages(services: WritingServices): readonly WritingLanguage[] {
  const served = servedLanguages(services.writingEngines);
  const codes = new Set(served.flatMap((code) => [code, baseLanguage(code)]));
  return [...codes]
    .map((code) => {
      const styles = stylesFor(services, resolvedCode(code));
      return {
        code,
        name: languageName(code),
        usableAsSource: code === baseLanguage(code),
        usableAsTarget: served.includes(resolvedCode(code)),
        styles: writingStyles.every((style) => styles.has(style)),
        tones: writingTones.every((tone) => styles.has(tone)),
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Codes that some writing engine serves now. */
export function servedLanguages(writingEngines: readonly WritingEngine[]): readonly string[] {
  return [...new Set(writingEngines.filter(isThere).flatMap((writingEngine) => writingEngine.languages()))];
}

/** Best first: those that fail at this moment come last, those that cannot serve are missing. */
export function enginesFor(writingEngines: readonly WritingEngine[], language: string): readonly WritingEngine[] {
  const able = writingEngines.filter(
    (writingEngine) => isThere(writingEngine) && writingEngine.languages().includes(language),
  );
  return [...able.filter(isReady), ...able.filter((writingEngine) => !isReady(writingEngine))];
}

/** Those that write texts of a language differently, best first. */
export function rewritersFor(rewriters: readonly TextRewriter[], language: string): readonly TextRewriter[] {
  return rewriters.filter(
    (rewriter) => rewriter.health().state !== 'unavailable' && rewriter.languages().includes(language),
  );
}

/** Styles and tones that engines write in a language. */
export function stylesFor({ writingEngines, rewriters }: WritingServices, language: string): ReadonlySet<StyleOrTone> {
  const able = enginesFor(writingEngines, language);
  if (able.length === 0) return new Set();
  return new Set([
    ...rewritersFor(rewriters, language).flatMap((rewriter) => rewriter.styles(language)),
    ...able.flatMap((writingEngine) => writingEngine.capabilities(language).styles),
  ]);
}

/**
 * The canonical target, if this installation can improve texts in it (`facts.md`, Writing). A style for a language that
 * has none by rule is refused before a missing engine: clients look for those words.
 */
export function resolveWritingTarget(
  writingEngines: readonly WritingEngine[],
  code: string,
  requested?: RequestedStyle,
): string {
  const target = requestedLanguage(code);
  const served = servedLanguages(writingEngines);
  if (target !== undefined) {
    const resolved = resolvedCode(target);
    if (served.includes(resolved)) return resolved;
  }
  const known = knownLanguage(code);
  if (known !== undefined && requested?.preferred === false && stylesOf(resolvedCode(known)).length === 0)
    throw styleRefusal(baseLanguage(known), requested);
  const listed = served.join(', ');
  throw new ServiceError(
    'target_language_not_supported',
    {},
    {
      detail:
        listed === '' ? 'No engine that improves texts is installed.' : `This server improves texts in ${listed}.`,
    },
  );
}

/** Refuses a style or a tone that the language lacks, unless it was only preferred; undefined then. */
export function checkStyle(
  services: WritingServices,
  language: string,
  requested: RequestedStyle | undefined,
): StyleOrTone | undefined {
  if (requested === undefined) return undefined;
  if (stylesFor(services, language).has(requested.style)) return requested.style;
  if (requested.preferred) return undefined;
  throw styleRefusal(language, requested);
}

function styleRefusal(language: string, { parameter, style }: RequestedStyle): ServiceError {
  const option = parameter === 'tone' ? 'tone' : 'writing style';
  return new ServiceError(
    'style_not_supported',
    { language, option },
    { detail: `Send 'prefer_${style}' to go without where a language has none.` },
  );
}

/** Variants of a base language that are served, the default first; the base itself where it has none. */
export function servedVariants(writingEngines: readonly WritingEngine[], base: string): readonly [string, ...string[]] {
  const first = resolvedCode(base);
  const served = servedLanguages(writingEngines);
  const others = variantsOf(base).filter((variant) => variant !== first && served.includes(variant));
  return served.includes(first) || others.length === 0 ? [first, ...others] : (others as [string, ...string[]]);
}

/** `en` → `en-US`, `pt` → `pt-PT`, `zh` → `zh-Hans`; `de-DE` → `de`, which needs no variant. */
function resolvedCode(code: string): string {
  const base = baseLanguage(code);
  const [standard] = variantsOf(base);
  if (splitIntoVariants(base)) return code === base ? (standard ?? code) : code;
  return code === standard ? base : code;
}

function isThere(writingEngine: WritingEngine): boolean {
  return writingEngine.health().state !== 'unavailable';
}

function isReady(writingEngine: WritingEngine): boolean {
  return writingEngine.health().state === 'ready';
}
