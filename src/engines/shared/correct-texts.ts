import type { InflectionTable } from '../../contracts/language/inflection-table.ts';
import { inflectionOf } from '../../language/inflection/held-inflections.ts';
import type { UnknownWord } from '../../language/writing/spelling/spelling.ts';
import type { TextEdit } from '../../language/writing/text-edit.ts';
import { type CorrectedText, correctedText } from './corrected-texts.ts';

/** A text with what an engine found in it. */
export interface FoundMistakes {
  readonly text: string;
  readonly edits: readonly TextEdit[];
  /** Words that the dictionary does not have, as they are written. */
  readonly unknown: ReadonlyMap<string, UnknownWord>;
}

export interface CorrectionInput {
  readonly found: readonly FoundMistakes[];
  readonly language: string;
  /** Absent where no lexicon writes forms of the language. */
  readonly inflection?: InflectionTable | undefined;
}

export function run({ found, language, inflection: table }: CorrectionInput): readonly CorrectedText[] {
  const inflection = inflectionOf(table);
  return found.map(({ text, edits, unknown }) =>
    correctedText(text, language, edits, {
      // What another engine found says that an unknown word is likelier a mistake, too.
      spelling: {
        unknown: (word) => unknown.get(word),
        isOfCarelessText: edits.some(({ fewestMistakes = 0 }) => fewestMistakes < 2),
      },
      inflection,
    }),
  );
}
