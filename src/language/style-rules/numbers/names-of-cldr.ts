export type NameForms = readonly [singular: string, plural: string];

/** The variant of the language that has names of its own: British English, traditional Chinese. */
export function variantWithNames(language: string): string {
  if (/^en-(?!US)/.test(language)) return 'en-GB';
  return /^zh-(?:Hant|TW|HK|MO)/.test(language) ? 'zh-Hant' : language.slice(0, 2);
}

/** What Node calls a unit or a currency after one and after two, from the data of CLDR in it. */
export function namesOfCldr(language: string, options: Intl.NumberFormatOptions): NameForms {
  const format = new Intl.NumberFormat(language, { ...options, maximumFractionDigits: 0 });
  const name = (count: number): string =>
    format
      .formatToParts(count)
      .filter(({ type }) => type === 'unit' || type === 'currency')
      .map(({ value }) => value)
      .join('');
  return [name(1), name(2)];
}

/** `singular, plural`, or one form for both. */
export function formsOf(written: string): NameForms {
  const [singular = '', plural = singular] = written.split(', ');
  return [singular, plural];
}
