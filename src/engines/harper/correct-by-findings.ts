import type { ImprovementBatch } from '../../contracts/engines/writing-engine.ts';
import type { ContextModel } from '../../contracts/language/context-model.ts';
import { inflectionOf } from '../../language/inflection/held-inflections.ts';
import type { EnglishReadings } from '../../language/writing/agreement/english/tokens.ts';
import { findInContext } from '../../language/writing/context/find-in-context.ts';
import { wordModelOf } from '../../language/writing/context/held-models.ts';
import type { TextEdit } from '../../language/writing/text-edit.ts';
import { withoutDoubtful } from '../../language/writing/without-doubtful.ts';
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
  /** Of the words of all texts. */
  readonly readings: EnglishReadings;
  /** What words are likely beside each other; absent where none is installed. */
  readonly contextModel: ContextModel | undefined;
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
  readings,
  contextModel,
}: FindingsInput): readonly CorrectedText[] {
  const inflection = inflectionOf(table);
  const model = wordModelOf(contextModel);
  return texts.map((text, index) => {
    const { edits, spelling } = readFindings(text, findings[index] ?? [], { language, change, common, listed });
    const isCareless = careless[index] === true;
    const fewestMistakes = isCareless ? undefined : 1;
    const ofForms = (agreement[index] ?? []).map((edit): TextEdit => ({ ...edit, fewestMistakes }));
    const ofHarper = isCareless ? edits.map((edit) => ({ ...edit, fewestMistakes })) : edits;
    const found = together(ofHarper, ofForms);
    const isOfCarelessText = isCareless || withoutDoubtful(text, ofForms).length > 0;
    const known = { spelling: { ...spelling, isOfCarelessText }, inflection };
    const corrected = correctedText(text, language, found, known);
    // What is surely wrong comes first: the model judges words by those around them.
    if (model === undefined || corrected.foreign || corrected.corrections.length > 0) return corrected;
    const likely = findInContext(text, { model, spelling: known.spelling, readings });
    return likely.length === 0 ? corrected : correctedText(text, language, likely, known);
  });
}

/** Without those of Harper that overlap. */
function together(edits: readonly TextEdit[], agreement: readonly TextEdit[]): readonly TextEdit[] {
  const free = edits.filter((edit) => agreement.every(({ start, end }) => edit.end <= start || end <= edit.start));
  return [...free, ...agreement].sort((one, other) => one.start - other.start);
}
