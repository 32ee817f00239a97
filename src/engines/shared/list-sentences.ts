import { findSentences } from '../../language/segmentation/find-sentences.ts';
import type { TextSpan } from '../../language/text-edit.ts';

/** A longer one is a list or no prose, and takes a grammar checker more than a tenth of a second. */
const longestSentence = 1_500;

/** The sentences of each text that may be checked. */
export function run({
  texts,
  language,
}: {
  readonly texts: readonly string[];
  readonly language: string;
}): readonly (readonly TextSpan[])[] {
  return texts.map((text) =>
    findSentences(text, language, { newlines: true }).filter(
      ({ start, end }) => end - start <= longestSentence && /\p{L}/u.test(text.slice(start, end)),
    ),
  );
}
