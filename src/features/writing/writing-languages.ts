import type { TextImprover, WritingManner } from '../../contracts/engines/text-improver.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage, languageName } from '../../language/codes.ts';
import { requestedLanguage, splitIntoVariants, variantsOf } from '../../language/variants.ts';
import { mannersOf } from '../../language/writing/styles/apply-style.ts';
import { writingStyles, writingTones } from '../../language/writing/styles/writing-manners.ts';
import type { RequestedManner } from './improvement-request.ts';

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
export function listWritingLanguages(improvers: readonly TextImprover[]): readonly WritingLanguage[] {
  const served = servedLanguages(improvers);
  const codes = new Set(served.flatMap((code) => [code, baseLanguage(code)]));
  return [...codes]
    .map((code) => {
      const manners = mannersFor(improvers, resolvedCode(code));
      return {
        code,
        name: languageName(code),
        usableAsSource: code === baseLanguage(code),
        usableAsTarget: served.includes(resolvedCode(code)),
        styles: writingStyles.every((style) => manners.has(style)),
        tones: writingTones.every((tone) => manners.has(tone)),
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Codes that some improver serves now. */
export function servedLanguages(improvers: readonly TextImprover[]): readonly string[] {
  return [...new Set(improvers.filter(isThere).flatMap((improver) => improver.languages()))];
}

/** Best first: those that fail at this moment come last, those that cannot serve are missing. */
export function improversFor(improvers: readonly TextImprover[], language: string): readonly TextImprover[] {
  const able = improvers.filter((improver) => isThere(improver) && improver.languages().includes(language));
  return [...able.filter(isReady), ...able.filter((improver) => !isReady(improver))];
}

/** Styles and tones that an engine or our rules write in a language. */
export function mannersFor(improvers: readonly TextImprover[], language: string): ReadonlySet<WritingManner> {
  const able = improversFor(improvers, language);
  if (able.length === 0) return new Set();
  return new Set([...mannersOf(language), ...able.flatMap((improver) => improver.capabilities(language).manners)]);
}

/** The canonical target, if this installation can improve texts in it (`facts.md`, Writing). */
export function resolveWritingTarget(improvers: readonly TextImprover[], code: string): string {
  const target = requestedLanguage(code);
  const served = servedLanguages(improvers);
  if (target !== undefined) {
    const resolved = resolvedCode(target);
    if (served.includes(resolved)) return resolved;
  }
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
export function checkManner(
  improvers: readonly TextImprover[],
  language: string,
  requested: RequestedManner | undefined,
): WritingManner | undefined {
  if (requested === undefined) return undefined;
  if (mannersFor(improvers, language).has(requested.manner)) return requested.manner;
  if (requested.preferred) return undefined;
  const option = requested.parameter === 'tone' ? 'tone' : 'writing style';
  throw new ServiceError(
    'manner_not_supported',
    { language, option },
    { detail: `Send 'prefer_${requested.manner}' to go without where a language has none.` },
  );
}

/** Variants of a base language that are served, the default first; the base itself where it has none. */
export function servedVariants(improvers: readonly TextImprover[], base: string): readonly [string, ...string[]] {
  const first = resolvedCode(base);
  const served = servedLanguages(improvers);
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

function isThere(improver: TextImprover): boolean {
  return improver.health().state !== 'unavailable';
}

function isReady(improver: TextImprover): boolean {
  return improver.health().state === 'ready';
}
