import { cells } from './features.ts';
import type { AgreementGrammar } from './grammar.ts';
import { type NounPhrase, type PhraseWord, type ReadSentence, textOf } from './phrases.ts';
import { beginsWithStress } from './spanish-stress.ts';

/** `el agua`: the article looks masculine, and is not. */
export function withStressedNoun(
  read: ReadSentence,
  word: PhraseWord,
  { noun }: NounPhrase,
  { beforeStressed }: AgreementGrammar,
): PhraseWord {
  const isArticle = word.kind === 'determiner' && word.index === noun.index - 1;
  if (!isArticle || !beginsWithStress(textOf(read, noun.index))) return word;
  if (!beforeStressed.includes(textOf(read, word.index).toLowerCase())) return word;
  return { ...word, features: word.features | cells.feminine.singular };
}
