import type { StyleRewriter, TextEdit } from '../../../style-rules/style-rewriter.ts';
import { sentenceRewriter } from '../phrases/phrase-rewriter.ts';
import type { Sentence, Token } from '../phrases/read-prose.ts';
import { french, spaceBeforeSigns } from './french.ts';
import { ofWholeText } from './whole-text.ts';

/** Ends sentences that say something glad with an exclamation mark; no two of a text in a row, none where it mentions something grave. */
export function exclaim(
  glad: ReadonlySet<string>,
  sad: ReadonlySet<string>,
  grave: ReadonlySet<string>,
): StyleRewriter {
  const wanted = ({ tokens, isComplete }: Sentence): boolean =>
    isComplete &&
    tokens.length < 30 &&
    !isThanksAhead(tokens) &&
    tokens.some(({ key }) => glad.has(key)) &&
    !tokens.some(({ key }) => sad.has(key));
  const isGrave = ofWholeText((sentences) => sentences.some(({ tokens }) => tokens.some(({ key }) => grave.has(key))));
  return (text, context) => {
    const sign = spaceBeforeSigns(text);
    return sentenceRewriter(french, (sentence, index, sentences): readonly TextEdit[] => {
      const end = sentence.tokens.at(-1);
      if (end?.raw !== '.' || end.end !== sentence.end) return [];
      if (!wanted(sentence) || isGrave(sentences)) return [];
      const before = sentences.slice(0, index).reverse();
      const run = before.findIndex((other) => !wanted(other) && other.tokens.at(-1)?.raw !== '!');
      return (run < 0 ? index : run) % 2 === 1 ? [] : [{ start: end.start, end: end.end, text: `${sign}!` }];
    })(text, context);
  };
}

/** `Merci de confirmer` asks. */
function isThanksAhead(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ key }, index) =>
      /^d[e']$/.test(key) &&
      tokens[index - 1]?.key === 'merci' &&
      !/^(?:votre|ton|vos|tes|l'|tout)$/.test(tokens[index + 1]?.key ?? ''),
  );
}
