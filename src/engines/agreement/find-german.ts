import { readFileSync, statSync } from 'node:fs';
import { findSentences } from '../../language/segmentation/find-sentences.ts';
import { findGermanMistakes } from '../../language/writing/agreement/german/find-german-mistakes.ts';
import { type GermanWords, germanWordsIn } from '../../language/writing/agreement/german/german-words.ts';
import type { TextEdit } from '../../language/writing/text-edit.ts';

/** A longer one is a list or no prose. */
const longestSentence = 1_500;

export interface GermanInput {
  readonly texts: readonly string[];
  readonly language: string;
  /** Of the list of words. */
  readonly path: string;
}

/** The edits of each text. */
export function run({ texts, language, path }: GermanInput): readonly (readonly TextEdit[])[] {
  const words = listed(path);
  return texts.map((text) =>
    findSentences(text, language, { newlines: true })
      .filter(({ start, end }) => end - start <= longestSentence)
      .flatMap(({ start, end }) =>
        findGermanMistakes(text.slice(start, end), words).map((edit) => ({
          ...edit,
          start: start + edit.start,
          end: start + edit.end,
        })),
      ),
  );
}

let held: { readonly path: string; readonly changed: number; readonly words: GermanWords } | undefined;

/** Read once, and again when set-up has made another list. */
function listed(path: string): GermanWords {
  const changed = statSync(path).mtimeMs;
  if (held?.path !== path || held.changed !== changed)
    held = { path, changed, words: germanWordsIn(readFileSync(path)) };
  return held.words;
}
