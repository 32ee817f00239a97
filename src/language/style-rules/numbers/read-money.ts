import type { TextSpan } from '../../text-edit.ts';
import { sinographicCharacters } from '../sinographic-numerals.ts';
import type { RewrittenLanguage } from '../style-languages.ts';
import { alternatives } from './alternatives.ts';
import { alphabetic, amountOrRange, numberStart, space } from './amount-pattern.ts';
import type { Currency } from './currency-names.ts';
import { currencies, readableNames } from './currency-names.ts';

/** A sum of money in a text. */
export interface Money extends TextSpan {
  /** As written: `1,000.50`, `5-10`, `5 million`, `100万`. */
  readonly amount: string;
  readonly currency: Currency;
  /** How the currency is written. */
  readonly form: 'symbol' | 'code' | 'name';
  readonly text: string;
}

/** Words for a million and more that may be between number and currency without a word such as French `de`. */
const magnitudes: Readonly<Record<RewrittenLanguage, string>> = {
  de: '(?:Mio\\.|Mrd\\.|Millionen|Million|Milliarden|Milliarde)',
  en: '(?:thousand|million|billion|trillion)(?![\\p{L}-])',
  es: '',
  fr: '',
  it: '',
  ja: '[千万億兆]{1,2}(?:[\\d\\uff10-\\uff19,]{1,6}[千万億兆]{0,2}){0,3}',
  ko: '(?:[천백]?[만억조]|천)(?: ?[\\d,]{1,6}(?:[천백]?[만억조]|천)?)?',
  zh: '[百千万萬亿億兆]{1,2}(?:[\\d,]{1,6}[百千万萬亿億兆]{0,2}){0,2}',
};

/** Glued to the number in English: `$5M`. */
const shortMagnitude = '(?:[kKMB]|bn|tn)(?![\\p{L}\\p{Nd}])';

/** Chinese leaves the currency of 元 open outside of the mainland. */
const localNames: Partial<Record<RewrittenLanguage, Readonly<Record<string, string>>>> = { zh: { 元: 'CNY' } };

/** What makes another word of a name without spaces: 5円形, 5元素, 5원칙. */
const nameEnd: Readonly<Record<RewrittenLanguage, string>> = {
  de: '(?![\\p{L}\\p{Nd}]|-\\p{L})',
  en: '(?![\\p{L}\\p{Nd}]|-\\p{L})',
  es: '(?![\\p{L}\\p{Nd}]|-\\p{L})',
  fr: '(?![\\p{L}\\p{Nd}]|-\\p{L})',
  it: '(?![\\p{L}\\p{Nd}]|-\\p{L})',
  ja: '(?![形周盤卓柱滑熟陣高安])',
  ko: '(?=$|[^\\p{Script=Hangul}]|은|는|이|가|을|를|의|에|으로|로|와|과|도|만|씩|짜리|어치|정도|이상|이하|미만|까지|부터|대)',
  zh: '(?![素旦件宵首帅帥人新港])',
};

interface Reader {
  readonly pattern: RegExp;
  /** A number or currency right before or after: it is open what belongs to what. */
  readonly neighbourBefore: RegExp;
  readonly neighbourAfter: RegExp;
  readonly byMark: ReadonlyMap<string, { readonly currency: Currency; readonly form: Money['form'] }>;
}

const readers = new Map<RewrittenLanguage, Reader>();

function readerFor(language: RewrittenLanguage): Reader {
  const known = readers.get(language);
  if (known) return known;
  const byMark = new Map<string, { currency: Currency; form: Money['form'] }>();
  const symbols: string[] = [];
  const codes: string[] = [];
  const names: string[] = [];
  for (const currency of currencies) {
    const marks = [currency.symbol, ...(currency.otherSymbols ?? [])].filter((mark) => mark !== undefined);
    symbols.push(...marks);
    codes.push(currency.code);
    names.push(...readableNames(currency, language));
    for (const mark of marks) if (!byMark.has(mark)) byMark.set(mark, { currency, form: 'symbol' });
    byMark.set(currency.code, { currency, form: 'code' });
    for (const name of readableNames(currency, language)) byMark.set(name, { currency, form: 'name' });
    const local = Object.entries(localNames[language] ?? {}).find(([, code]) => code === currency.code)?.[0];
    if (local !== undefined) byMark.set(local, { currency, form: 'name' });
    if (local !== undefined) names.push(local);
    if (language === 'zh' && currency.code === 'CNY')
      for (const yen of ['¥', '\uffe5']) byMark.set(yen, { currency, form: 'symbol' });
  }
  const magnitude = magnitudes[language];
  const sum = `${amountOrRange}(?:${language === 'en' ? `${shortMagnitude}|` : ''}${magnitude === '' ? '(?!)' : `${space}?${magnitude}`})?`;
  const before = `(?<![${alphabetic}\\p{Sc}\\p{Nd}])${language === 'zh' ? `(?<![${sinographicCharacters}])` : ''}(?<before>${alternatives([...symbols, ...codes])})${space}?(?<sumAfter>${sum})(?![${alphabetic}\\p{Nd}%\\p{Sc}]|[.,:/]\\p{Nd}|-[${alphabetic}\\p{Nd}]|${space}(?:${wordsOfMagnitude}))`;
  const prefixName =
    language === 'zh' ? `|(?<nameBefore>人民币|人民幣|新台币|新台幣|新臺幣|港币|港幣)(?<sumName>${sum})元` : '';
  const spelled =
    language === 'zh'
      ? `|[${sinographicCharacters}]{1,20}(?=${chineseCurrencies})|[${sinographicCharacters}]{2,20}(?=元)`
      : '';
  const after = `${numberStart}(?<![\\p{Sc}${language === 'zh' ? `币幣元镑鎊第${sinographicCharacters}` : ''}])(?<sum>${sum}${spelled})${space}?(?:(?<afterSymbol>${alternatives(symbols)})(?![${alphabetic}\\p{Nd}\\p{Sc}]|-[${alphabetic}\\p{Sc}])|(?<afterCode>${alternatives(codes)})(?![${alphabetic}\\p{Nd}-])|(?<afterName>${alternatives(names)})${nameEnd[language]})`;
  const neighbour = `(?:[\\p{Nd}\\p{Sc}]|${alternatives([...names, ...codes])})`;
  const reader = {
    pattern: new RegExp(`${before}${prefixName}|${after}`, 'gu'),
    neighbourBefore: new RegExp(`${neighbour}${space}?$`, 'u'),
    neighbourAfter: new RegExp(`^${space}?${neighbour}`, 'u'),
    byMark,
  };
  readers.set(language, reader);
  return reader;
}

const chineseCurrencies = '美元|[欧歐]元|英[镑鎊]|日[元圆圓]|人民[币幣]|[韩韓]元|港[元币幣]|加元|澳元';

/** After a sum with one of them comes a preposition, or the word belongs to the sum. */
const wordsOfMagnitude =
  'mil|millón|millones|millions?|milliards?|milion[ei]|miliard[oi]|mln|mld|mio|mrd|Mio|Mrd|Md|Million|Millionen|Milliarden?|thousand|million|billion|trillion';

/** Sums of money that can be nothing else, in reading order. */
export function readMoney(text: string, language: RewrittenLanguage): readonly Money[] {
  const { pattern, neighbourBefore, neighbourAfter, byMark } = readerFor(language);
  const found: Money[] = [];
  for (const { 0: match, index, groups = {} } of text.matchAll(pattern)) {
    const mark = groups.before ?? groups.nameBefore ?? groups.afterSymbol ?? groups.afterCode ?? groups.afterName ?? '';
    const known = byMark.get(mark);
    const amount = groups.sumAfter ?? groups.sumName ?? groups.sum;
    if (known === undefined || amount === undefined) continue;
    const end = index + match.length;
    if (neighbourBefore.test(text.slice(Math.max(0, index - 24), index))) continue;
    if (neighbourAfter.test(text.slice(end, end + 24))) continue;
    found.push({ start: index, end, amount, ...known, text: match });
  }
  return found;
}
