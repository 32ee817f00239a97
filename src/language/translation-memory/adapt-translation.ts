import type { Inline } from '../../contracts/segment.ts';
import { isCode } from '../segments.ts';
import { carryCodes } from './carry-codes.ts';
import type { ComparableSegment } from './comparable-segment.ts';
import { exchangeVariables, planVariables } from './exchange-variables.ts';
import { planFinalMark } from './final-mark.ts';
import { changeCase, planCase } from './letter-case.ts';
import type { MemoryForm } from './memory-form.ts';

/** A stored translation made into that of the wanted text, with how many kinds of things that took. */
export interface AdaptedTranslation {
  readonly inlines: readonly Inline[];
  readonly changes: number;
}

/**
 * The stored translation with the numbers, the names of placeholders, the letter case, the final mark and the codes of the
 * wanted text. Undefined unless the texts are the same in everything else, and each change is certain.
 */
export function adaptTranslation(
  wanted: ComparableSegment,
  stored: ComparableSegment,
  translation: MemoryForm,
  language: string,
): AdaptedTranslation | undefined {
  if (wanted.frame.frame !== stored.frame.frame) return undefined;
  const carried = carryCodes(wanted.form.segment, stored.form.segment, translation.segment);
  if (carried === undefined) return undefined;
  const unlike = carried.same ? 0 : 1;
  if (wanted.text === stored.text) return { inlines: withSpaceOf(wanted.form, carried.inlines), changes: unlike };
  const letterCase = planCase(wanted.frame.words, stored.frame.words);
  const variables = planVariables(wanted.frame, stored.frame, translation.segment.inlines, language);
  const mark = planFinalMark(wanted.frame.mark, stored.frame.mark, carried.inlines, language);
  if (letterCase === undefined || variables === undefined || mark === undefined) return undefined;
  const changes = [
    variables.numbers.size > 0,
    variables.placeholders.size > 0,
    letterCase !== 'none',
    wanted.frame.mark !== stored.frame.mark,
  ].filter(Boolean).length;
  const exchanged = exchangeVariables(changeCase(carried.inlines, letterCase, language), variables);
  // A difference in white space or quotation marks alone is one, too.
  return { inlines: withSpaceOf(wanted.form, mark(exchanged)), changes: unlike + Math.max(1, changes) };
}

/** White space around the whole text is the text's, whatever the stored translation has. */
function withSpaceOf({ segment }: MemoryForm, inlines: readonly Inline[]): readonly Inline[] {
  const [first = '', last = ''] = [segment.inlines[0], segment.inlines.at(-1)].map((inline) =>
    inline === undefined || isCode(inline) ? '' : inline,
  );
  return inlines.map((inline, index) => {
    if (isCode(inline)) return inline;
    let text = inline;
    if (index === 0) text = first.slice(0, first.length - first.trimStart().length) + text.trimStart();
    if (index === inlines.length - 1) text = text.trimEnd() + last.slice(last.trimEnd().length);
    return text;
  });
}
