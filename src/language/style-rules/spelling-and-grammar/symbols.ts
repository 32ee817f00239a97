import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import type { ByLanguage } from '../words.ts';
import { allOf, byLanguage, matching } from '../words.ts';

interface SignWords {
  readonly and: string;
  readonly percent: string;
  readonly paragraph?: string;
  readonly atLeast: string;
  readonly atMost: string;
  readonly about: string;
}

const words = {
  de: {
    and: 'und',
    percent: 'Prozent',
    paragraph: 'Paragraf',
    atLeast: 'mindestens',
    atMost: 'höchstens',
    about: 'etwa',
  },
  en: {
    and: 'and',
    percent: 'percent',
    paragraph: 'section',
    atLeast: 'at least',
    atMost: 'at most',
    about: 'about',
  },
  es: { and: 'y', percent: 'por ciento', atLeast: 'al menos', atMost: 'como máximo', about: 'unos' },
  fr: { and: 'et', percent: 'pour cent', atLeast: 'au moins', atMost: 'au plus', about: 'environ' },
  it: { and: 'e', percent: 'per cento', atLeast: 'almeno', atMost: 'al massimo', about: 'circa' },
} satisfies ByLanguage<SignWords>;

/** A formula or code keeps its signs. */
const lookalikeOfCode = /[=<>{}|\\^*_]|\d ?[+×÷] ?\d/;
const comparisons = /(?<=\p{L}[ \u00a0])([≥≤≈~])[ \u00a0\u202f]?(?=\d)/gu;

function spellSigns(language: string, { and, percent, paragraph, atLeast, atMost, about }: SignWords): StyleRewriter {
  const inWords: Readonly<Record<string, string>> = { '≥': atLeast, '≤': atMost, '≈': about, '~': about };
  const rewrite = allOf(
    matching(
      /(?<=(?<![\p{L}\p{N}_.])\p{Ll}{2,30}[ \u00a0])[&+](?=[ \u00a0](\p{Ll}{2,30})(?![\p{L}\p{N}_(=]))/gu,
      ([, next = '']) => (language === 'es' && /^h?i(?!e|a)/.test(next) ? 'e' : and),
    ),
    matching(/(?<=\d)[ \u00a0\u202f]?%(?![\p{L}\p{N}%]|-\p{L})/gu, () => ` ${percent}`),
    matching(/(?<!§)§[ \u00a0\u202f]?(?=\d)/gu, () => (paragraph === undefined ? undefined : `${paragraph} `)),
    matching(comparisons, ([, sign = '']) => `${inWords[sign]} `),
  );
  return (text, context) => (lookalikeOfCode.test(text) ? [] : rewrite(text, context));
}

const british: SignWords = { ...words.en, percent: 'per cent' };

export const symbolsInWords: RewrittenValue = byLanguage({
  de: () => spellSigns('de', words.de),
  en: () => {
    const spellAmerican = spellSigns('en', words.en);
    const spellBritish = spellSigns('en', british);
    return (text, context) => (context.language === 'en-GB' ? spellBritish : spellAmerican)(text, context);
  },
  es: () => spellSigns('es', words.es),
  fr: () => spellSigns('fr', words.fr),
  it: () => spellSigns('it', words.it),
});

export const specialCharacters: Readonly<Record<string, RewrittenValue>> = { never_use_symbols: symbolsInWords };
