import { baseLanguage } from '../../codes.ts';
import type { Inflection } from '../../inflection/inflection.ts';
import type { StyleRewriter } from '../../style-rules/style-rewriter.ts';
import { inOwnApostrophes } from '../own-apostrophes.ts';
import { english } from './english/english.ts';
import { frenchWith } from './french/french.ts';
import { italian } from './italian/rules.ts';
import { phraseRewriter } from './phrases/phrase-rewriter.ts';
import { readRuleGroups } from './phrases/rule-groups.ts';
import type { RuleLanguage } from './phrases/rule-language.ts';
import { portuguese } from './portuguese/rules.ts';
import { spanish } from './spanish/rules.ts';

interface ConciseLanguage {
  /** Beside this module, with the data. */
  readonly folder: string;
  readonly languageWith: (inflection: Inflection) => RuleLanguage;
}

/** Languages that have set phrases with a shorter form. German has none yet. */
const languages: Readonly<Record<string, ConciseLanguage>> = {
  en: { folder: 'english', languageWith: (inflection) => ({ ...english, inflection }) },
  es: { folder: 'spanish', languageWith: (inflection) => ({ ...spanish, inflection }) },
  fr: { folder: 'french', languageWith: frenchWith },
  it: { folder: 'italian', languageWith: (inflection) => ({ ...italian, inflection }) },
  pt: { folder: 'portuguese', languageWith: (inflection) => ({ ...portuguese, inflection }) },
};

export const conciseLanguages: readonly string[] = Object.keys(languages);

/** What `rephrase` writes without a style: set phrases in fewer words, which mean the same in any text. */
export function conciseRules(language: string): ((inflection: Inflection) => readonly StyleRewriter[]) | undefined {
  const known = languages[baseLanguage(language)];
  if (known === undefined) return undefined;
  return (inflection) => {
    const source = conciseGroups(language).map(({ rules }) => rules);
    const rewrite = phraseRewriter(source.join('\n'), known.languageWith(inflection));
    const inOwn: StyleRewriter = (text, context) => inOwnApostrophes(text, rewrite(text, context));
    return [Object.assign(inOwn, { writes: rewrite.writes })];
  };
}

/** The rules of a language with their examples. */
export function conciseGroups(language: string): ReturnType<typeof readRuleGroups> {
  const { folder } = languages[baseLanguage(language)] as ConciseLanguage;
  return readRuleGroups(new URL(`./${folder}/concise.yaml`, import.meta.url));
}
