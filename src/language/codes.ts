/**
 * Language codes as the interface uses them (`interface.md`, Language codes). Inside the server a code is canonical BCP
 * 47: `en`, `en-GB`, `pt-BR`, `zh-Hant`, `ca-valencia`; ISO 639-3 codes with a two-letter equivalent use that. Filipino
 * and Tagalog are one language, `tl`, as clients of the interface spell it; BCP 47 would have `fil`.
 */

const cache = new Map<string, string | undefined>();
const cacheLimit = 4096;

/** Canonical form of any spelling (`EN-gb`, `pt_BR`, `spa`, `nob`, `fil`), or undefined if it is no language code at all. */
export function canonicalLanguage(code: string): string | undefined {
  if (cache.has(code)) return cache.get(code);
  const canonical = computeCanonical(code);
  if (cache.size < cacheLimit) cache.set(code, canonical);
  return canonical;
}

function computeCanonical(code: string): string | undefined {
  if (!/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$/.test(code)) return undefined;
  try {
    const locale = new Intl.Locale(code.replaceAll('_', '-'));
    // CLDR spells Serbo-Croatian `sr-Latn` and Norwegian `no` as such; the interface has no code for either.
    return locale.baseName.replace(/^fil(?=-|$)/, 'tl');
  } catch {
    return undefined;
  }
}

/** `pt-BR` → `pt`, `zh-Hant` → `zh`. */
export function baseLanguage(code: string): string {
  const dash = code.indexOf('-');
  return dash === -1 ? code : code.slice(0, dash);
}

/** The spelling of `v2` endpoints: `PT-BR`, `ZH-HANT`. */
export function upperCaseCode(code: string): string {
  return code.toUpperCase();
}

const names = new Map<string, string>();
const englishNames = new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' });

/** English name as shown in language lists: `Portuguese (Brazil)`. */
export function languageName(code: string): string {
  const known = names.get(code);
  if (known !== undefined) return known;
  const name = englishNames.of(code) ?? code;
  if (names.size < cacheLimit) names.set(code, name);
  return name;
}
