import { baseLanguage } from '../../codes.ts';
import type { RewrittenLanguage } from '../style-languages.ts';
import { isRewrittenLanguage } from '../style-languages.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';

/** A value whose rewriter is made once for each language, when it is first wanted there. */
export function perLanguage(
  languages: readonly RewrittenLanguage[],
  make: (language: RewrittenLanguage) => StyleRewriter,
): RewrittenValue {
  const made = new Map<RewrittenLanguage, StyleRewriter>();
  return {
    languages,
    rewrite: (text, context) => {
      const language = baseLanguage(context.language);
      if (!isRewrittenLanguage(language) || !languages.includes(language)) return [];
      const rewrite = made.get(language) ?? make(language);
      made.set(language, rewrite);
      return rewrite(text, context);
    },
  };
}
