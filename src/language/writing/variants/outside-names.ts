import type { StyleRewriter } from '../../style-rules/style-rewriter.ts';
import { startsSentence } from '../../style-rules/words.ts';
import { writing } from '../../style-rules/written-texts.ts';

/** Without words that have a capital in mid-sentence: `Pearl Harbor` and the Labour Party are called so everywhere. */
export function outsideNames(rewrite: StyleRewriter): StyleRewriter {
  const outside: StyleRewriter = (text, context) =>
    rewrite(text, context).filter(({ start, end }) => {
      const found = text.slice(start, end);
      const opens = startsSentence(text, start) && !title.test(text.slice(Math.max(0, start - 6), start));
      return !/\p{Lu}/u.test(opens ? found.slice(1) : found) && !continuesName(text, end);
    });
  return writing(outside, rewrite.writes);
}

/** `Theater Basel`, `Color Line`. */
function continuesName(text: string, end: number): boolean {
  return (
    startsSentenceWithCapital.test(text.slice(Math.max(0, end - 30), end)) &&
    /^ (?!I(?!\p{L}))\p{Lu}/u.test(text.slice(end, end + 3))
  );
}
const startsSentenceWithCapital = /(?:^|[.!?] )\p{Lu}\p{Ll}+$/u;
/** `Dr. Gray`: no sentence begins here. */
const title = /(?<!\p{L})(?:Drs?|Mrs?|Ms|Mx|Prof|St|Sr|Sra)\. $/u;
