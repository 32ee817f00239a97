import { type EnglishToken, isVerb } from '../../agreement/english/tokens.ts';

/** A piece of a sentence has fewer words. */
const fewestWords = 4;

/** Whether the first word of a sentence lacks its capital: the sentence is whole, with a verb and a mark at its end. */
export function lacksCapital(tokens: readonly EnglishToken[]): boolean {
  const [first] = tokens;
  const words = tokens.filter(({ isWord }) => isWord);
  return (
    first?.isWord === true &&
    !first.isCapital &&
    first.readings.length > 0 &&
    /^[a-z]+(?:'[a-z]+)?$/.test(first.word) &&
    words.length >= fewestWords &&
    words.some((word) => isVerb(word)) &&
    /^[.?!]$/.test(tokens.at(-1)?.word ?? '')
  );
}
