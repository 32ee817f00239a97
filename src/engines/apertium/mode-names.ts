import { canonicalLanguage } from '../../language/codes.ts';

/** What a mode's name says: the languages it reads and those it writes, or why it is not offered. */
export type ModeName =
  | { readonly sources: readonly string[]; readonly targets: readonly string[] }
  | { readonly skipped: string };

/** `spa-cat_valencia`: two codes of two or three letters, each with at most one variant. */
const namePattern = /^([a-z]{2,3})(?:_([A-Za-z]+))?-([a-z]{2,3})(?:_([A-Za-z]+))?$/;

/** Serbo-Croatian is read in all its standards; what is written is one of them. */
const sourceExceptions: Readonly<Record<string, readonly string[]>> = {
  hbs: ['sr', 'hr', 'bs'],
  zlm: ['ms'],
};

/**
 * Plain English modes write British and plain Portuguese modes European spelling, so they serve that variant too.
 * Plain `hbs` is no standard language.
 */
const targetExceptions: Readonly<Record<string, readonly string[]>> = {
  en: ['en', 'en-GB'],
  pt: ['pt', 'pt-PT'],
  hbs: [],
  hbs_BS: ['bs'],
  hbs_HR: ['hr'],
  hbs_SR: ['sr'],
  zlm: ['ms'],
};

/** Variants of a target that have a code; any other suffix is a spelling or a test of the pair's authors. */
const variantSubtags: Readonly<Record<string, string>> = {
  BR: 'BR',
  US: 'US',
  valencia: 'valencia',
  aran: 'aranes',
  gascon: 'gascon',
};

export function readModeName(name: string): ModeName {
  const match = namePattern.exec(name);
  if (match === null) return { skipped: 'not the name of a direction' };
  const [, source = '', sourceVariant, target = '', targetVariant] = match;
  if (sourceVariant !== undefined) return { skipped: 'a variant as source' };
  const sources = sourcesOf(source);
  const targets = targetsOf(target, targetVariant);
  if (sources.length === 0) return { skipped: `no language code for '${source}'` };
  if (targets.length === 0) return { skipped: 'no language code for the target variant' };
  return { sources, targets };
}

function sourcesOf(code: string): readonly string[] {
  const exception = sourceExceptions[code];
  if (exception !== undefined) return exception;
  const canonical = canonicalLanguage(code);
  return canonical === undefined ? [] : [canonical];
}

function targetsOf(code: string, variant: string | undefined): readonly string[] {
  const named = targetExceptions[variant === undefined ? code : `${code}_${variant}`];
  if (named !== undefined) return named;
  const canonical = canonicalLanguage(code);
  if (canonical === undefined) return [];
  if (variant === undefined) return targetExceptions[canonical] ?? [canonical];
  const subtag = variantSubtags[variant];
  const full = subtag === undefined ? undefined : canonicalLanguage(`${canonical}-${subtag}`);
  return full === undefined ? [] : [full];
}
