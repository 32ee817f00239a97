import type { StyleRewriter } from '../../style-rules/style-rewriter.ts';

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
 * Every conversion there is. A code without a region (`de`) stands for the variant that the base language means. Adding
 * one: a folder here with its data, and a line for each direction in this table.
 */
export const variantConversions: readonly VariantConversion[] = [];
