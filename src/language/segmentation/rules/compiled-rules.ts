import { baseLanguage } from '../../codes.ts';
import { danish, dutch, english, german, norwegian, swedish } from './germanic.ts';
import type { LanguageRules } from './language-rules.ts';
import { arabic, basque, esperanto, general, hindi, otherOrdinals } from './other-families.ts';
import { catalan, french, italian, portuguese, spanish } from './romance.ts';
import { russian, ukrainian, westAndSouthSlavic } from './slavic.ts';

export type AbbreviationKind = 'leading' | 'numbered' | 'units' | 'doubtful' | 'closing';

/** The rules of one language, ready for look-up. */
export interface CompiledRules {
  readonly abbreviations: ReadonlyMap<string, AbbreviationKind>;
  readonly starters: ReadonlySet<string>;
  readonly ordinals: boolean;
  /** `;` asks a question in Greek. */
  readonly semicolonEnds: boolean;
}

const byLanguage: Readonly<Record<string, LanguageRules>> = {
  en: english,
  de: german,
  lb: german,
  nds: german,
  nl: dutch,
  af: dutch,
  fy: dutch,
  sv: swedish,
  da: danish,
  fo: danish,
  nb: norwegian,
  nn: norwegian,
  no: norwegian,
  es: spanish,
  an: spanish,
  ast: spanish,
  gl: portuguese,
  pt: portuguese,
  ca: catalan,
  oc: catalan,
  fr: french,
  br: french,
  it: italian,
  sc: italian,
  ru: russian,
  be: russian,
  uk: ukrainian,
  pl: westAndSouthSlavic,
  cs: westAndSouthSlavic,
  sk: westAndSouthSlavic,
  sl: westAndSouthSlavic,
  hr: westAndSouthSlavic,
  bs: westAndSouthSlavic,
  sr: westAndSouthSlavic,
  eu: basque,
  eo: esperanto,
  hi: hindi,
  mr: hindi,
  ar: arabic,
  fa: arabic,
  fi: otherOrdinals,
  et: otherOrdinals,
  hu: otherOrdinals,
  tr: otherOrdinals,
  az: otherOrdinals,
  is: otherOrdinals,
  lv: otherOrdinals,
  lt: otherOrdinals,
};

const compiled = new Map<LanguageRules | 'greek', CompiledRules>();

/** Any code is accepted; languages without a table get the general one. */
export function rulesFor(language: string): CompiledRules {
  const base = baseLanguage(language).toLowerCase();
  const rules = byLanguage[base] ?? general;
  const key = base === 'el' ? 'greek' : rules;
  let result = compiled.get(key);
  if (result === undefined) {
    result = compile(rules, base === 'el');
    compiled.set(key, result);
  }
  return result;
}

function compile(rules: LanguageRules, greek: boolean): CompiledRules {
  const abbreviations = new Map<string, AbbreviationKind>();
  for (const kind of ['leading', 'numbered', 'units', 'doubtful', 'closing'] as const) {
    for (const word of words(rules[kind])) if (!abbreviations.has(word)) abbreviations.set(word, kind);
  }
  return {
    abbreviations,
    starters: new Set(words(rules.starters)),
    ordinals: rules.ordinals ?? false,
    semicolonEnds: greek,
  };
}

function words(list: string | undefined): string[] {
  return list === undefined ? [] : list.split(/\s+/).filter((word) => word !== '');
}
