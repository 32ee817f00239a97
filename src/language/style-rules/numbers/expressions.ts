import { editMatches } from '../edit-text.ts';
import type { RewrittenValue, TextEdit } from '../style-rewriter.ts';
import { alternatives } from './alternatives.ts';
import { numberStart, space } from './amount-pattern.ts';
import type { NumberLanguage } from './languages.ts';
import { allLanguages, europeanLanguages } from './languages.ts';
import { numberWords } from './number-words.ts';
import { perLanguage } from './per-language.ts';
import { nameEnd, symbolEnd, symbolPattern, unitsByName } from './unit-patterns.ts';

/** A decimal sign after white space or a bracket; a calibre is named without its zero. */
const bareDecimal = /(?<=^|[\s([“„«"~≈<>=≤≥±$€£¥])([-−+]?)([.,])(?=(\d{1,9})(?![\d.,:/]\d|\p{L}))/gu;
const calibre = /^\d+[ \u00a0-](?:caliber|calibre|cal\b|Kaliber|calibro|ACP|Magnum)/iu;

export const decimalsLessThanOne: RewrittenValue = {
  languages: allLanguages,
  rewrite: (text, { language }) =>
    editMatches(text, bareDecimal, ({ 1: sign = '', 2: mark = '', index }) => {
      const digits = text.slice(index + sign.length + 1, index + sign.length + 24);
      const comma = mark === ',' && !/^(?:de|es|fr|it)/.test(language);
      return calibre.test(digits) || comma ? undefined : `${sign}0${mark}`;
    }),
};

const term = `(?:\\d{1,9}(?:[.,]\\d{1,9})?|\\p{Script=Latin}(?![\\p{L}\\p{Nd}]))`;
const operator = '[-+−–=×÷*<>≤≥≈≠]';
const expression = new RegExp(
  `(?<=^|[\\s(\\[“„«"'])${term}(?:${space}?${operator}${space}?${term}){1,12}(?=$|[\\s)\\]”“»"'?!;:,.])(?![.,:]\\d)`,
  'gu',
);

/** `2+2=4`, but no range, no number of a telephone and no `B+B`: there must be an equation, or numbers to add. */
function isExpression(text: string): boolean {
  if (/[=≈≠≤≥]/.test(text)) return /\d|=.*[-+×÷*]|[-+×÷*].*=/.test(text);
  return /^\d[\d.,]*(?:[ \u00a0]?[+×÷][ \u00a0]?\d[\d.,]*)+$/.test(text);
}

export const mathematicalExpressionSpacing: RewrittenValue = {
  languages: allLanguages,
  rewrite: (text) => {
    const edits: TextEdit[] = [];
    for (const { 0: found, index } of text.matchAll(expression)) {
      if (!isExpression(found)) continue;
      for (const { 0: sign, index: position } of found.matchAll(
        /[ \u00a0\u202f\u2009]?[-+−–=×÷*<>≤≥≈≠][ \u00a0\u202f\u2009]?/gu,
      )) {
        const spaced = sign.trim();
        if (sign.length === 3) continue;
        edits.push({ start: index + position, end: index + position + sign.length, text: `\u00a0${spaced}\u00a0` });
      }
    }
    return edits;
  },
};

const romans: ReadonlyMap<string, number> = new Map(
  'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'
    .split(' ')
    .map((roman, index) => [roman, index + 1]),
);
const equationWords: Partial<Record<NumberLanguage, string>> = {
  de: 'Gleichung|Formel',
  en: '[Ee]quation|[Ff]ormula|Eq\\.',
  es: '[Ee]cuación|[Ff]órmula',
  fr: '[ÉEée]quation|[Ff]ormule',
  it: '[Ee]quazione|[Ff]ormula',
};

/** `Equation IV` → `Equation 4`; one letter alone may be a variable, and Formula One is a race. */
export const equationReference: RewrittenValue = perLanguage(europeanLanguages, (language) => {
  const small = numberWords(language);
  const pattern = new RegExp(
    `(?<!\\p{L})((?:${equationWords[language]})${space})(?:([IVX]{2,5})|\\(([IVX]{1,5})\\)|(${alternatives(small)}))(?![\\p{L}\\p{Nd}-])`,
    'gu',
  );
  return (text) =>
    editMatches(text, pattern, ([, before = '', roman, bracketed, word]) => {
      if (word !== undefined) return /[oó]rmul|ormel/.test(before) ? undefined : before + spelledValue(small, word);
      const value = romans.get(roman ?? bracketed ?? '');
      if (value === undefined) return undefined;
      return before + (bracketed === undefined ? value : `(${value})`);
    });
});

/** The words count from two to twelve one by one. */
function spelledValue(words: readonly string[], word: string): string {
  const index = words.indexOf(word);
  return index < 11 ? String(index + 2) : word;
}

const conjunctions: Readonly<Record<NumberLanguage, string>> = {
  de: 'und|oder',
  en: 'and|or',
  es: 'y|o',
  fr: 'et|ou',
  it: 'e|o',
  ja: 'と',
  ko: '와|과|및',
  zh: '和|或|及',
};

/** `5, 10 and 20 cm` → `5 cm, 10 cm and 20 cm`. */
export const repeatedUnits: RewrittenValue = perLanguage(allLanguages, (language) => {
  const asian = /^(?:ja|ko|zh)$/.test(language);
  const comma = asian ? '(?:[、\\uff0c]|, )' : `,${space}`;
  const or = asian
    ? `${space}?(?:${conjunctions[language]})${space}?`
    : `,?${space}(?:${conjunctions[language]})${space}`;
  const number = '\\d{1,4}(?:[.,]\\d{1,4})?';
  const names = alternatives(unitsByName(language).keys());
  const unit = `(?:(?:${symbolPattern})${symbolEnd}|(?:${names})${nameEnd[language]})`;
  const pattern = new RegExp(
    `${numberStart}(?<![,、]${space}?)(${number}(?:${comma}${number}){0,5})(?:${comma}|${or})${number}(${space}?)(${unit})`,
    'gu',
  );
  return (text) => {
    const edits: TextEdit[] = [];
    for (const { 0: list, 1: leading = '', 2: gap = '', 3: symbol = '', index } of text.matchAll(pattern)) {
      const enumerated = new RegExp(`${or}${number}${space}?${unit}$`, 'u').test(list) || asian;
      const year = /^(?:1[5-9]|20)\d\d(?!\d)/.test(list);
      const singular = /^1(?!\d)/.test(list) && symbol.length > 4 && !asian;
      if (!enumerated || year || singular) continue;
      for (const { 0: value, index: position } of leading.matchAll(/\d{1,4}(?:[.,]\d{1,4})?/g)) {
        const end = index + position + value.length;
        edits.push({ start: end, end, text: gap + symbol });
      }
    }
    return edits;
  };
});

const symbolNames: Readonly<Record<string, string>> = {
  '&': 'ampersand',
  '@': 'at sign',
  '#': 'number sign',
  '*': 'asterisk',
  '%': 'percent sign',
  '~': 'tilde',
  '^': 'caret',
  _: 'underscore',
  '|': 'vertical bar',
  '\\': 'backslash',
  '§': 'section sign',
  '©': 'copyright sign',
  '™': 'trademark sign',
  '+': 'plus sign',
};

const namedSymbol = /(?<!\p{L})([Tt]he )(["“']?)([&@#*%~^_|\\§©™+])(["”']?)( (?:symbol|sign|character))(?!\p{L})/gu;

/** `the & symbol` → `the ampersand (&)`. */
export const referenceToSymbol: RewrittenValue = {
  languages: ['en'],
  rewrite: (text) =>
    editMatches(text, namedSymbol, ([, article = '', open, symbol = '', close]) =>
      (open === '') === (close === '') ? `${article}${symbolNames[symbol]} (${symbol})` : undefined,
    ),
};
