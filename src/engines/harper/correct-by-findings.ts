import type { ImprovementBatch } from '../../contracts/engines/writing-engine.ts';
import { inflectionOf } from '../../language/inflection/held-inflections.ts';
import { type CorrectedText, correctedText } from '../shared/corrected-texts.ts';
import { readFindings } from './read-findings.ts';
import type { Finding } from './worker/messages.ts';

export interface FindingsInput extends Pick<ImprovementBatch, 'language' | 'change' | 'inflection'> {
  readonly texts: readonly string[];
  /** Of each text. */
  readonly findings: readonly (readonly Finding[])[];
  /** Words that a second lexicon has, of those that Harper does not know and of what it proposes; absent where none is. */
  readonly common: ReadonlySet<string> | undefined;
  /** Those that Harper does not know and another dictionary does. */
  readonly listed: ReadonlySet<string>;
}

export function run({
  texts,
  findings,
  language,
  change,
  common,
  listed,
  inflection: table,
}: FindingsInput): readonly CorrectedText[] {
  const inflection = inflectionOf(table);
  return texts.map((text, index) => {
    const { edits, spelling } = readFindings(text, findings[index] ?? [], { language, change, common, listed });
    return correctedText(text, language, edits, { spelling, inflection });
  });
}
