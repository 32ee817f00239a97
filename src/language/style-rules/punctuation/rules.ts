import type { RewrittenRules } from '../style-rewriter.ts';
import { ellipsis } from './ellipsis.ts';
import {
  apostrophe,
  highlightingSpecificExpressions,
  quotationMark,
  quotationMarkAndApostrophe,
  quotationStyle,
} from './quotations.ts';

/** How sentences and their parts are set apart. */
export const punctuationRules: RewrittenRules = {
  apostrophe,
  ellipsis,
  highlighting_specific_expressions: highlightingSpecificExpressions,
  quotation_mark: quotationMark,
  quotation_mark_and_apostrophe: quotationMarkAndApostrophe,
  quotation_style: quotationStyle,
};
