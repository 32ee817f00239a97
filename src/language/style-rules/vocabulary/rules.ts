import type { RewrittenRules } from '../style-rewriter.ts';
import { loanwords } from './japanese-loanwords.ts';

/** Which words are used. */
export const vocabularyRules: RewrittenRules = { loanwords };
