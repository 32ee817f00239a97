import type { Correction } from '../../contracts/engines/correction.ts';
import type { ImprovementOutcome } from '../../contracts/engines/writing-engine.ts';
import { applyEdits } from '../../language/text-edit.ts';

/** Where a word may be broken: web pages and word processors have them within words, which no dictionary does. */
const softHyphens = /(?<=[\p{L}\p{M}])\u00AD+(?=\p{L})/gu;

export interface TextsWithoutHyphens {
  /** What engines read. */
  readonly texts: readonly string[];
  /** The same in the texts that were given: words that an engine did not change keep their soft hyphens. */
  restore(outcome: ImprovementOutcome): ImprovementOutcome;
}

/** Takes soft hyphens out of words. */
export function withoutSoftHyphens(given: readonly string[]): TextsWithoutHyphens {
  if (!given.some((text) => text.includes('\u00AD'))) return { texts: given, restore: (outcome) => outcome };
  const texts = given.map((text) => text.replaceAll(softHyphens, ''));
  return {
    texts,
    restore(outcome) {
      const corrections = outcome.corrections?.map((found, index) => inGiven(given[index] ?? '', found));
      const restored = outcome.texts.map((text, index) => {
        const original = given[index] ?? '';
        if (text === texts[index]) return original;
        const made = corrections?.[index];
        if (made === undefined || original === texts[index]) return text;
        return applyEdits(
          original,
          made.map(({ start, end, replacements: [written] }) => ({ start, end, text: written })),
        );
      });
      return { ...outcome, texts: restored, ...(corrections !== undefined && { corrections }) };
    },
  };
}

/** Positions in the text with its soft hyphens. */
function inGiven(text: string, corrections: readonly Correction[]): readonly Correction[] {
  if (!text.includes('\u00AD') || corrections.length === 0) return corrections;
  const positions = positionsIn(text);
  return corrections.map((correction) => {
    const { start, end } = correction;
    const after = end === 0 ? 0 : (positions[end - 1] ?? text.length - 1) + 1;
    return { ...correction, start: start === end ? after : (positions[start] ?? text.length), end: after };
  });
}

/** Of each UTF-16 unit that stays. */
function positionsIn(text: string): Uint32Array {
  const positions = new Uint32Array(text.length);
  let count = 0;
  let kept = 0;
  for (const { index, 0: found } of text.matchAll(softHyphens)) {
    for (; kept < index; kept += 1) positions[count++] = kept;
    kept = index + found.length;
  }
  for (; kept < text.length; kept += 1) positions[count++] = kept;
  return positions.subarray(0, count);
}
