import type { ImprovementBatch } from '../../contracts/engines/writing-engine.ts';
import { inflectionOf } from '../../language/inflection/held-inflections.ts';
import type { TextEdit } from '../../language/writing/text-edit.ts';
import { type CorrectedText, correctedText } from '../shared/corrected-texts.ts';
import { readFindings } from './read-findings.ts';
import type { Finding } from './worker/messages.ts';

export interface FindingsInput extends Pick<ImprovementBatch, 'language' | 'change' | 'inflection'> {
  readonly texts: readonly string[];
  /** Of each text. */
  readonly findings: readonly (readonly Finding[])[];
  /** Of each text, in reading order. */
  readonly agreement: readonly (readonly TextEdit[])[];
  /** Of each text, whether an earlier pass found mistakes. */
  readonly careless: readonly boolean[];
  /** Words that a second lexicon has, of those that Harper does not know and of what it proposes; absent where none is. */
  readonly common: ReadonlySet<string> | undefined;
  /** Those that Harper does not know and another dictionary does. */
  readonly listed: ReadonlySet<string>;
}

export function run({
  texts,
  findings,
  agreement,
  careless,
  language,
  change,
  common,
  listed,
  inflection: table,
}: FindingsInput): readonly CorrectedText[] {
  const inflection = inflectionOf(table);
  return texts.map((text, index) => {
    const { edits, spelling } = readFindings(text, findings[index] ?? [], { language, change, common, listed });
    const found = together(edits, agreement[index] ?? []);
    const isOfCarelessText = careless[index] === true || (agreement[index] ?? []).length > 0;
    return correctedText(text, language, found, { spelling: { ...spelling, isOfCarelessText }, inflection });
  });
}

/** Without those of Harper that overlap. */
function together(edits: readonly TextEdit[], agreement: readonly TextEdit[]): readonly TextEdit[] {
  const free = edits.filter((edit) => agreement.every(({ start, end }) => edit.end <= start || end <= edit.start));
  return [...free, ...agreement].sort((one, other) => one.start - other.start);
}
