import type { StyleRewriter } from '../../style-rules/style-rewriter.ts';
import { namedDates, numericDates } from './english-dates.ts';
import { toAmerican, toBritish } from './english-variants.ts';
import { toGerman, toSwiss } from './german-variants.ts';
import { firstOfMonth, firstOfMonthBrazilian, toBrazilian, toEuropean } from './portuguese-variants.ts';

/** How texts of one variant become texts of another. */
export interface VariantConversion {
  readonly from: string;
  readonly to: string;
  /** Rewriters in the order in which they apply, made when first wanted: spelling, words, quotation marks. */
  readonly rewriters: () => readonly StyleRewriter[];
  /** Those that may write numbers anew: dates, separators. Applied first. */
  readonly numberRewriters?: () => readonly StyleRewriter[];
}

/**
 * Every conversion there is. A code without a region (`de`) represents the variant that the base language means. Adding
 * one: a folder here with its data, and a line for each direction in this table.
 */
export const variantConversions: readonly VariantConversion[] = [
  { from: 'en-US', to: 'en-GB', rewriters: once(toBritish), numberRewriters: () => [numericDates, namedDates] },
  { from: 'en-GB', to: 'en-US', rewriters: once(toAmerican), numberRewriters: () => [numericDates, namedDates] },
  { from: 'pt-BR', to: 'pt-PT', rewriters: once(toEuropean), numberRewriters: () => [firstOfMonth] },
  { from: 'pt-PT', to: 'pt-BR', rewriters: once(toBrazilian), numberRewriters: () => [firstOfMonthBrazilian] },
  { from: 'de', to: 'de-CH', rewriters: once(toSwiss) },
  { from: 'de-CH', to: 'de', rewriters: once(toGerman) },
];

/** Tables are large: each is read once, when it is first wanted. */
function once(make: () => readonly StyleRewriter[]): () => readonly StyleRewriter[] {
  let made: readonly StyleRewriter[] | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
