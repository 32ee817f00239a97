import { baseLanguage } from '../../codes.ts';
import type { RewrittenLanguage } from '../style-languages.ts';
import { isRewrittenLanguage } from '../style-languages.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { writing } from '../written-texts.ts';

/** A value whose rewriter is made once for each language, when it is first wanted there. */
export function perLanguage(
  languages: readonly RewrittenLanguage[],
  make: (language: RewrittenLanguage) => StyleRewriter,
): RewrittenValue {
  const made = new Map<RewrittenLanguage, StyleRewriter>();
  const rewriterOf = (code: string): StyleRewriter | undefined => {
    const language = baseLanguage(code);
    if (!isRewrittenLanguage(language) || !languages.includes(language)) return undefined;
    const rewrite = made.get(language) ?? make(language);
    made.set(language, rewrite);
    return rewrite;
  };
  const rewrite: StyleRewriter = (text, context) => rewriterOf(context.language)?.(text, context) ?? [];
  return { languages, rewrite: writing(rewrite, (language) => rewriterOf(language)?.writes?.(language) ?? []) };
}
