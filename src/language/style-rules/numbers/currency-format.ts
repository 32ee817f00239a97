import { baseLanguage } from '../../codes.ts';
import {
  isTraditionalChinese,
  numeralScript,
  plainNumber,
  readSinographic,
  sinographicCharacters,
  writeSinographic,
} from '../sinographic-numerals.ts';
import type { RewrittenLanguage } from '../style-languages.ts';
import { eastAsianLanguages, europeanLanguages, isRewrittenLanguage, rewrittenLanguages } from '../style-languages.ts';
import type { RewrittenValue, TextEdit } from '../style-rewriter.ts';
import { isSingular } from './amount-pattern.ts';
import type { Currency } from './currency-names.ts';
import { currencyName } from './currency-names.ts';
import type { Money } from './read-money.ts';
import { readMoney } from './read-money.ts';

type Write = (money: Money, language: string) => string | undefined;

/** In these a bare dollar sign is another currency than the dollar of the United States. */
const ownDollar = /^(?:en-(?:AU|CA|NZ|SG|HK)|es-(?!ES)|fr-CA|zh-(?:TW|HK|MO|Hant))/;

/** In `a $5 bill` the name would be another word than in `for $5`. */
const attributive = /(?<!\p{L})(?:an?|the|this|that|each|every|another)[ \u00a0]$/iu;

/** The second half of `5 万 5 $`: its name before it would be that of the first. */
const afterNumber = /[万萬億亿兆千百]\s$/u;

function format(
  languages: readonly RewrittenLanguage[],
  write: Write,
  { keepsSymbol = false, spells = false } = {},
): RewrittenValue {
  return {
    languages,
    rewrite: (text, { language }) => {
      const base = baseLanguage(language);
      if (!isRewrittenLanguage(base) || !languages.includes(base)) return [];
      const edits: TextEdit[] = [];
      for (const money of readMoney(text, base)) {
        const { start, end } = money;
        const sign = text.slice(start, end).match(/[$\uff04¥\uffe5]/)?.[0];
        const unsure = sign !== undefined && money.form === 'symbol' && !/\p{Lu}[$¥]/u.test(money.text);
        if (!keepsSymbol && unsure && ownDollar.test(language)) continue;
        if (spells && base === 'en' && attributive.test(text.slice(Math.max(0, start - 9), start))) continue;
        if (spells && text[end] === '/') continue;
        if (afterNumber.test(text.slice(Math.max(0, start - 2), start))) continue;
        const written = write(money, language);
        if (written === undefined || sameButSpaces(written, money.text)) continue;
        edits.push({ start, end, text: text[end] === '.' ? withoutAbbreviation(written) : written });
      }
      return edits;
    },
  };
}

/** The last word of a sentence, whose full stop follows: `2 Mrd. Dollar.` → `$2 Milliarden.` */
function withoutAbbreviation(sum: string): string {
  const word = sum.endsWith('Mio.') ? 'Million' : sum.endsWith('Mrd.') ? 'Milliarde' : undefined;
  if (word === undefined) return sum;
  const ending = isSingular(/[\d.,]*\d/.exec(sum)?.[0] ?? '', 'de') ? '' : word === 'Million' ? 'en' : 'n';
  return sum.slice(0, -4) + word + ending;
}

function sameButSpaces(one: string, other: string): boolean {
  return one.replace(/[\u00a0\u202f\u2009]/g, ' ') === other.replace(/[\u00a0\u202f\u2009]/g, ' ');
}

/** Chinese characters of a sum as digits; undefined for an approximate number. */
function arabic({ amount }: Money): string | undefined {
  return new RegExp(`^[${sinographicCharacters}]`, 'u').test(amount) ? readSinographic(amount) : amount;
}

/** The sign that means this currency in the language, if there is one. */
function symbolOf({ code, symbol }: Currency, language: string): string | undefined {
  if (language.startsWith('zh')) return code === 'CNY' ? '¥' : code === 'JPY' ? undefined : symbol;
  return symbol;
}

function fullWidthSymbolOf(currency: Currency, language: string): string | undefined {
  const symbol = symbolOf(currency, language);
  if (symbol === '¥') return '\uffe5';
  return symbol === undefined || symbol.length > 1 ? symbol : (currency.fullWidthSymbol ?? symbol);
}

const symbolBefore =
  (gap: string, choose = symbolOf): Write =>
  (money, language) => {
    const symbol = choose(money.currency, language);
    const sum = arabic(money);
    return symbol === undefined || sum === undefined ? undefined : `${symbol}${gap}${sum}`;
  };

const symbolAfter =
  (gap: string): Write =>
  (money, language) => {
    const symbol = symbolOf(money.currency, language);
    const sum = arabic(money);
    return symbol === undefined || sum === undefined ? undefined : `${sum}${gap}${symbol}`;
  };

const codeBefore: Write = (money) => {
  const sum = arabic(money);
  return sum && `${money.currency.code}\u00a0${sum}`;
};

const codeAfter: Write = (money) => {
  const sum = arabic(money);
  return sum && `${sum}\u00a0${money.currency.code}`;
};

/** The name that is there if there is one, for it may say more (`US dollars`). */
const nameAfter =
  (gap: string): Write =>
  (money, language) => {
    if (money.form === 'name') {
      if (!money.text.startsWith(money.amount)) return undefined;
      return money.amount + gap + money.text.slice(money.amount.length).trimStart();
    }
    const [singular, plural] = nameOf(money.currency, language);
    return money.amount + gap + (isSingular(money.amount, language) ? singular : plural);
  };

function nameOf(currency: Currency, language: string): readonly [string, string] {
  const mainland = language.startsWith('zh') && !isTraditionalChinese(language);
  return currency.code === 'CNY' && mainland ? ['元', '元'] : currencyName(currency, language);
}

const isEuropean = (language: string): boolean =>
  (europeanLanguages as readonly string[]).includes(baseLanguage(language));
const swapForName: Write = (money, language) => nameAfter(isEuropean(language) ? ' ' : '')(money, language);
const swapForSymbol: Write = (money, language) =>
  isEuropean(language) && baseLanguage(language) !== 'en'
    ? symbolAfter('\u00a0')(money, language)
    : symbolBefore('')(money, language);
const swapForCode: Write = (money, language) =>
  isEuropean(language) && baseLanguage(language) !== 'en' ? codeAfter(money, language) : codeBefore(money, language);

const symbolElse =
  (write: Write): Write =>
  (money, language) => {
    if (money.form === 'symbol') return undefined;
    return symbolOf(money.currency, language) === undefined ? write(money, language) : swapForSymbol(money, language);
  };

/** Currencies of which Chinese counts the units as 元. */
const countedInYuan = new Set(['CNY', 'TWD', 'HKD']);

const chineseNameBefore =
  (number: (money: Money, language: string) => string | undefined): Write =>
  (money, language) => {
    const sum = number(money, language);
    const [name] = currencyName(money.currency, language);
    return sum && `${name}${sum}${countedInYuan.has(money.currency.code) ? '元' : ''}`;
  };

function chineseSum({ amount }: Money, language: string): string | undefined {
  const [, digits = '', magnitude = ''] = /^([\d\uff10-\uff19,.\uff0c\uff0e]+)(.*)$/su.exec(amount) ?? [];
  if (digits === '') return amount;
  if (/[\d\uff10-\uff19]/.test(magnitude)) return undefined;
  const value = plainNumber(digits);
  const written = value === undefined ? undefined : writeSinographic(value, numeralScript(language));
  return written && written + magnitude.trimStart();
}

const names = { spells: true };
const symbols = { keepsSymbol: true };
const chinese: readonly RewrittenLanguage[] = ['zh'];

export const currencyFormat: Readonly<Record<string, RewrittenValue>> = {
  spell_out: format(rewrittenLanguages, swapForName, names),
  spell_out_currency_name_followed_by_amount_in_arabic_numerals_without_space: format(
    chinese,
    chineseNameBefore(arabic),
  ),
  spell_out_currency_name_followed_by_amount_in_chinese: format(chinese, chineseNameBefore(chineseSum)),
  use_amount_followed_by_currency_symbol_without_space: format(rewrittenLanguages, symbolAfter(''), symbols),
  use_amount_followed_by_space_then_currency_symbol: format(rewrittenLanguages, symbolAfter('\u00a0'), symbols),
  use_amount_followed_by_space_then_iso_code: format(rewrittenLanguages, codeAfter),
  use_amount_followed_by_space_then_spell_out_currency_name: format(
    [...europeanLanguages, 'ko'],
    nameAfter(' '),
    names,
  ),
  use_amount_followed_by_space_then_spell_out_currency_name_in_lowercase: format(
    ['es', 'fr', 'it'],
    nameAfter(' '),
    names,
  ),
  use_amount_followed_by_spelled_out_currency_name_in_japanese_without_space: format(['ja'], nameAfter(''), names),
  use_amount_followed_by_spelled_out_currency_name_without_space: format(eastAsianLanguages, nameAfter(''), names),
  use_currency_symbol_but_spell_out_if_no_symbol_exists: format(rewrittenLanguages, symbolElse(swapForName), symbols),
  use_currency_symbol_but_use_iso_code_if_no_symbol_exists: format(
    rewrittenLanguages,
    symbolElse(swapForCode),
    symbols,
  ),
  use_currency_symbol_followed_by_amount_in_arabic_numerals_without_space: format(
    eastAsianLanguages,
    symbolBefore(''),
    symbols,
  ),
  use_currency_symbol_followed_by_amount_without_space: format(rewrittenLanguages, symbolBefore(''), symbols),
  use_currency_symbol_followed_by_space_then_amount: format(rewrittenLanguages, symbolBefore('\u00a0'), symbols),
  use_currency_symbol_followed_by_space_then_amount_in_arabic_numerals: format(
    eastAsianLanguages,
    symbolBefore('\u00a0'),
    symbols,
  ),
  use_full_width_currency_symbol_followed_by_amount_without_space: format(
    eastAsianLanguages,
    symbolBefore('', fullWidthSymbolOf),
    symbols,
  ),
  use_half_width_currency_symbol_followed_by_amount_without_space: format(
    eastAsianLanguages,
    symbolBefore(''),
    symbols,
  ),
  use_half_width_currency_symbol_followed_by_space_then_amount: format(
    eastAsianLanguages,
    symbolBefore('\u00a0'),
    symbols,
  ),
  use_iso_code: format(rewrittenLanguages, (money, language) =>
    money.form === 'code' ? undefined : swapForCode(money, language),
  ),
  use_iso_code_followed_by_space_then_amount: format(rewrittenLanguages, codeBefore),
  use_iso_code_followed_by_space_then_amount_in_arabic_numerals: format(eastAsianLanguages, codeBefore),
};
