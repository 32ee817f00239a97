import { baseLanguage } from '../../codes.ts';
import type { Inflection } from '../../inflection/inflection.ts';
import { rulesOfPack } from '../../packs/rule-groups.ts';
import type { StyleRewriter } from '../../style-rules/style-rewriter.ts';
import { inOwnApostrophes } from '../own-apostrophes.ts';
import { english } from './english/english.ts';
import { frenchWith } from './french/french.ts';
import { italian } from './italian/rules.ts';
import { phraseRewriter } from './phrases/phrase-rewriter.ts';
import type { RuleLanguage } from './phrases/rule-language.ts';
import { portuguese } from './portuguese/rules.ts';
import { spanishWith } from './spanish/rules.ts';

/** Languages that have set phrases with a shorter form. German has none yet. */
const languages: Readonly<Record<string, (inflection: Inflection) => RuleLanguage>> = {
  en: (inflection) => ({ ...english, inflection }),
  es: spanishWith,
  fr: frenchWith,
  it: (inflection) => ({ ...italian, inflection }),
  pt: (inflection) => ({ ...portuguese, inflection }),
};

export const conciseLanguages: readonly string[] = Object.keys(languages);

/** What `rephrase` writes without a style: set phrases in fewer words, which mean the same in any text. */
export function conciseRules(language: string): ((inflection: Inflection) => readonly StyleRewriter[]) | undefined {
  const base = baseLanguage(language);
  const languageWith = languages[base];
  if (languageWith === undefined) return undefined;
  return (inflection) => {
    const rewrite = phraseRewriter(rulesOfPack(base, 'concise'), languageWith(inflection));
    const inOwn: StyleRewriter = (text, context) => inOwnApostrophes(text, rewrite(text, context));
    return [Object.assign(inOwn, { writes: rewrite.writes })];
  };
}
