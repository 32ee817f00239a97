import type { StyleRewriter, TextEdit } from '../../../style-rules/style-rewriter.ts';
import { sentenceRewriter } from '../phrases/phrase-rewriter.ts';
import type { Sentence, Token } from '../phrases/read-prose.ts';
import { french, spaceBeforeSigns } from './french.ts';

/**
 * Ends sentences that say something glad with an exclamation mark; no two of a text in a row. With `grave`, words that rule it out,
 * also the last one of a text to somebody in which nothing is glad or sad.
 */
export function exclaim(
  glad: ReadonlySet<string>,
  sad: ReadonlySet<string>,
  grave?: ReadonlySet<string>,
): StyleRewriter {
  const wanted = ({ tokens, isComplete }: Sentence): boolean =>
    isComplete &&
    tokens.length < 30 &&
    !isThanksAhead(tokens) &&
    tokens.some(({ key }) => glad.has(key)) &&
    !tokens.some(({ key }) => sad.has(key));
  return (text, context) => {
    const sign = spaceBeforeSigns(text);
    return sentenceRewriter(french, (sentence, index, sentences): readonly TextEdit[] => {
      const end = sentence.tokens.at(-1);
      if (end?.raw !== '.' || end.end !== sentence.end) return [];
      const isLast =
        grave !== undefined &&
        index === sentences.length - 1 &&
        isPersonal(sentences) &&
        !isThanksAhead(sentence.tokens) &&
        !sentence.tokens.some(({ key }) => sad.has(key)) &&
        !sentences.some(
          (other) =>
            wanted(other) || other.tokens.some(({ key, raw }) => sad.has(key) || grave.has(key) || raw === '!'),
        );
      if (isLast) return [{ start: end.start, end: end.end, text: `${sign}!` }];
      if (!wanted(sentence)) return [];
      const before = sentences.slice(0, index).reverse();
      const run = before.findIndex((other) => !wanted(other) && other.tokens.at(-1)?.raw !== '!');
      return (run < 0 ? index : run) % 2 === 1 ? [] : [{ start: end.start, end: end.end, text: `${sign}!` }];
    })(text, context);
  };
}

function isPersonal(sentences: readonly Sentence[]): boolean {
  return sentences.some(({ tokens }) =>
    tokens.some(({ key }) => /^(?:nous|notre|nos|vous|votre|vos|tu|ton|ta|tes)$/.test(key)),
  );
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
