import type { StyleRewriter } from '../../style-rules/style-rewriter.ts';
import { startsSentence } from '../../style-rules/words.ts';

/** Without words that have a capital in mid-sentence: `Pearl Harbor` and the Labour Party are called so everywhere. */
export function outsideNames(rewrite: StyleRewriter): StyleRewriter {
  return (text, context) =>
    rewrite(text, context).filter(({ start, end }) => {
      const found = text.slice(start, end);
      return !/\p{Lu}/u.test(startsSentence(text, start) ? found.slice(1) : found) && !continuesName(text, end);
    });
}

/** `Theater Basel`, `Color Line`. */
function continuesName(text: string, end: number): boolean {
  return (
    startsSentenceWithCapital.test(text.slice(Math.max(0, end - 30), end)) && /^ \p{Lu}/u.test(text.slice(end, end + 2))
  );
}
const startsSentenceWithCapital = /(?:^|[.!?] )\p{Lu}\p{Ll}+$/u;
