import { baseLanguage } from '../../codes.ts';
import { protectedRangesButNumbers } from '../protected-ranges.ts';
import { rewriteText } from '../rewrite-text.ts';
import { type VariantConversion, variantConversions } from './registry.ts';

/** The text in another variant of its language; unchanged where no conversion is known. */
export function convertVariant(text: string, from: string, to: string): string {
  const conversion = variantConversions.find((known) => known.from === from && known.to === to);
  return conversion === undefined ? text : convert(text, conversion);
}

/** The text in a variant, whichever other one it is in. */
export function convertToVariant(text: string, to: string): string {
  return variantConversions.filter((known) => known.to === to).reduce(convert, text);
}

/** Whether texts of other variants can be brought into this one. */
export function convertsTo(variant: string): boolean {
  return variantConversions.some(({ to }) => to === variant);
}

/**
 * Which of the variants a text is in: the one that has to change least to be it. The first of them where nothing shows.
 */
export function guessVariant(text: string, variants: readonly [string, ...string[]]): string {
  const [first] = variants;
  if (!variantConversions.some(({ to }) => baseLanguage(to) === baseLanguage(first))) return first;
  const foreign = variants.map((variant) => ({ variant, words: changedWords(text, convertToVariant(text, variant)) }));
  return foreign.reduce((best, other) => (other.words < best.words ? other : best)).variant;
}

function convert(text: string, { to, rewriters, numberRewriters }: VariantConversion): string {
  const dated =
    numberRewriters === undefined ? text : rewriteText(text, numberRewriters(), to, protectedRangesButNumbers(text));
  return rewriteText(dated, rewriters(), to);
}

function changedWords(before: string, after: string): number {
  if (before === after) return 0;
  const kept = new Set(before.split(/\s+/));
  return after.split(/\s+/).filter((word) => !kept.has(word)).length;
}
