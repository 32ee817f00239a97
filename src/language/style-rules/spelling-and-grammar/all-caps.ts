import { packWords } from '../../packs/tables.ts';
import type { RewrittenLanguage } from '../style-languages.ts';
import { europeanLanguages } from '../style-languages.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { capitalized, inEach, matching, startsSentence } from '../words.ts';

/** Languages that continue with a small letter after a colon. */
const smallAfterColon: readonly RewrittenLanguage[] = ['es', 'fr', 'it'];

/** Words all in capitals one after the other. */
const run =
  /(?<![\p{L}\p{N}_.&/@#'’-])\p{Lu}+(?:['’]\p{Lu}+)?(?: \p{Lu}+(?:['’]\p{Lu}+)?)*(?![\p{L}\p{N}_&/@'’-]|\.\p{L})/gu;

function lower(language: RewrittenLanguage): StyleRewriter {
  const words = (section: string) =>
    packWords(language, 'words', section).map((word) => [word.toUpperCase(), word] as const);
  const emphatic = new Map(words('emphasis'));
  const ordinary = new Map([...emphatic, ...words('ordinary')]);
  return matching(run, ({ 0: found, index, input }) => {
    const words = found.replaceAll('’', "'").split(' ');
    if (words.length === 1 && !emphatic.has(found)) return undefined;
    const small = words.map((word) => ordinary.get(word));
    if (small.includes(undefined) || !words.some((word) => word.length > 2)) return undefined;
    if (words.length === 2 && !words.some((word) => emphatic.has(word)) && !words.some((word) => word.length > 3))
      return undefined;
    const sentence = small
      .map((word, at) => (found.includes('’') ? word?.replace("'", '’') : word) ?? words[at])
      .join(' ');
    return startsSentence(input, index) &&
      !(smallAfterColon.includes(language) && /:[ \u00a0]?$/.test(input.slice(Math.max(0, index - 2), index)))
      ? capitalized(sentence)
      : sentence;
  });
}

const lowered = inEach(europeanLanguages, lower);

export const allCaps: Readonly<Record<string, RewrittenValue>> = {
  do_not_use_all_caps_except_for_acronyms_initialisms_or_proper_nouns: lowered,
  do_not_use_all_caps_except_for_acronyms_or_brand_names: lowered,
};
