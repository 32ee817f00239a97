import { baseLanguage, canonicalLanguage, languageName } from './codes.ts';

/**
 * Variants that a caller may name as a target (`interface.md`: translation targets and style list languages), per base
 * language; the first is what the bare base code means (`facts.md`, Text translation).
 */
const knownVariants: Readonly<Record<string, readonly string[]>> = {
  de: ['de-DE', 'de-CH'],
  en: ['en-US', 'en-GB'],
  es: ['es-ES', 'es-419'],
  fr: ['fr-FR', 'fr-CA'],
  pt: ['pt-PT', 'pt-BR'],
  zh: ['zh-Hans', 'zh-Hant'],
};

/** Spellings of languages that clients use beside the canonical ones. */
const aliases: Readonly<Record<string, string>> = { no: 'nb' };

/** Canonical code of any spelling, with the aliases of this interface resolved (`NO` → `nb`). */
export function requestedLanguage(code: string): string | undefined {
  const canonical = canonicalLanguage(code);
  if (canonical === undefined) return undefined;
  return aliases[canonical] ?? canonical;
}

/** As `requestedLanguage`, for codes that name a language: nobody translates `xx`. */
export function knownLanguage(code: string): string | undefined {
  const language = requestedLanguage(code);
  if (language === undefined) return undefined;
  const base = baseLanguage(language);
  return languageName(base) === base ? undefined : language;
}

/** Variants of a base language that exist in the interface, its default first. */
export function variantsOf(base: string): readonly string[] {
  return knownVariants[base] ?? [];
}

/**
 * Codes that may serve a requested target, best first: itself, for a base code its default variant and then the others,
 * for a variant its base.
 */
export function servingTargets(target: string): readonly string[] {
  const base = baseLanguage(target);
  if (target === base) return [...variantsOf(base).slice(0, 1), base, ...variantsOf(base).slice(1)];
  return variantsOf(base).includes(target) ? [target, base] : [target];
}

/** The interface lists this base language by its variants: `EN-GB` and `EN-US`, never `EN`, among the targets. */
export function splitIntoVariants(base: string): boolean {
  return base === 'en' || base === 'pt' || base === 'zh';
}
