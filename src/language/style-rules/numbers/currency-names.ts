import { packTable, packWords } from '../../packs/tables.ts';
import type { RewrittenLanguage } from '../style-languages.ts';
import data from './currencies.json' with { type: 'json' };
import { formsOf, type NameForms, namesOfCldr, variantWithNames } from './names-of-cldr.ts';

export interface Currency {
  readonly code: string;
  /** As written; undefined where the currency has no sign of its own. */
  readonly symbol?: string;
  /** Other spellings of the sign. */
  readonly otherSymbols?: readonly string[];
  readonly fullWidthSymbol?: string;
}

export const currencies: readonly Currency[] = data.currencies;

const names = new Map<string, ReadonlyMap<string, NameForms>>();

/** Singular and plural as written in the language. */
export function currencyName({ code }: Currency, language: string): NameForms {
  const variant = variantWithNames(language);
  const known = names.get(variant) ?? currencyNames(variant === 'en-GB' ? 'en' : variant);
  names.set(variant, known);
  return known.get(code) ?? [code, code];
}

/** Those of the pack before those of CLDR, which has spaces between Japanese words that texts write together. */
function currencyNames(variant: string): ReadonlyMap<string, NameForms> {
  const written = packTable(variant.slice(0, 2), 'currencies', variant === 'zh-Hant' ? 'traditional-names' : 'names');
  return new Map(
    currencies.map(({ code }) => {
      const own = written[code];
      if (own !== undefined) return [code, formsOf(own)];
      const [one, several] = namesOfCldr(variant, { style: 'currency', currency: code, currencyDisplay: 'name' });
      return [code, variant === 'ja' ? [one.replaceAll(' ', ''), several.replaceAll(' ', '')] : [one, several]];
    }),
  );
}

/** All forms of the names of a currency that can be nothing else in the language. */
export function readableNames(currency: Currency, language: RewrittenLanguage): readonly string[] {
  const ambiguous = new Set(packWords(language, 'currencies', 'ambiguous-names'));
  const others = packTable(language, 'currencies', 'other-names')[currency.code]?.split(', ') ?? [];
  const variants = language === 'zh' ? ['zh', 'zh-Hant'] : [language];
  const written = variants.flatMap((variant) => currencyName(currency, variant));
  return [...new Set([...written, ...others])].filter((name) => !ambiguous.has(name));
}
