import { baseLanguage } from '../../codes.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import type { NumberLanguage } from './languages.ts';
import { isNumberLanguage } from './languages.ts';

/** A value whose rewriter is made once for each language, when it is first wanted there. */
export function perLanguage(
  languages: readonly NumberLanguage[],
  make: (language: NumberLanguage) => StyleRewriter,
): RewrittenValue {
  const made = new Map<NumberLanguage, StyleRewriter>();
  return {
    languages,
    rewrite: (text, context) => {
      const language = baseLanguage(context.language);
      if (!isNumberLanguage(language) || !languages.includes(language)) return [];
      const rewrite = made.get(language) ?? make(language);
      made.set(language, rewrite);
      return rewrite(text, context);
    },
  };
}
