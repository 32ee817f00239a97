/** After a number that only numbers something, there is nothing, a mark, another number, or a word as short as `de` or `of`. */
const longestLinkingWord = 2;

const rules = new Map<string, Intl.PluralRules | undefined>();

/**
 * Whether a number may replace another in a text without any other word changing its form: both take the same plural form
 * in the language, or the number counts nothing (`Page 1 of 30`).
 */
export function samePlural(one: string, other: string, text: string, language: string): boolean {
  const [before, after] = [amountOf(one), amountOf(other)];
  // Versions and the like count nothing.
  if (before === undefined && after === undefined) return true;
  const rule = ruleFor(language);
  const same = rule !== undefined && before !== undefined && after !== undefined;
  return (same && rule.select(before) === rule.select(after)) || countsNothing(one, text);
}

/** The value of a number as it is written, in any digits; undefined when it is not one number, such as `1.2.3`. */
export function amountOf(number: string): number | undefined {
  const digits = number.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
  const parts = digits.split(/[^0-9]/u);
  const [whole = '', ...rest] = parts;
  if (rest.length === 0) return Number(whole);
  const last = rest.at(-1) ?? '';
  const grouped = rest.slice(0, -1).every(({ length }) => length === 3);
  if (!grouped) return undefined;
  return last.length === 3 ? Number(parts.join('')) : Number(`${parts.slice(0, -1).join('')}.${last}`);
}

function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

function countsNothing(number: string, text: string): boolean {
  const escaped = RegExp.escape(number);
  const followers = text.matchAll(
    new RegExp(`(?<![\\p{L}\\p{Nd}])${escaped}(?![\\p{L}\\p{Nd}])\\s*([\\p{L}\\p{M}]*)`, 'gu'),
  );
  return followers.every(([, word = '']) => word.length <= longestLinkingWord);
}

function ruleFor(language: string): Intl.PluralRules | undefined {
  if (rules.has(language)) return rules.get(language);
  const [locale] = Intl.PluralRules.supportedLocalesOf(language);
  const rule = locale === undefined ? undefined : new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule;
}
