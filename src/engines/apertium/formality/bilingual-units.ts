import { has, readForms, readWords, type Unit, type Word, writeWords } from './form-units.ts';

/** A unit before transfer: the word of the source and what it may be in the target. */
export interface BilingualUnit {
  readonly before: string;
  readonly bound: string;
  /** The source first; a side without words is an unknown one. */
  readonly sides: readonly (readonly Word[])[];
  readonly raw: string;
}

const slash = /(?<!\\)(?:\\\\)*\//g;

function toBilingual({ before, bound, form }: Unit): BilingualUnit {
  const sides: string[] = [];
  let start = 0;
  for (const { 0: match, index } of form.matchAll(slash)) {
    sides.push(form.slice(start, index + match.length - 1));
    start = index + match.length;
  }
  sides.push(form.slice(start));
  return { before, bound, sides: sides.map(readWords), raw: form };
}

/** The unit with each side made anew; unchanged when a side is unknown. */
export function withSides(unit: BilingualUnit, make: (word: Word, side: 'source' | 'target') => Word): BilingualUnit {
  if (unit.sides.some((side) => side.length === 0)) return unit;
  const sides = unit.sides.map((words, index) => words.map((word) => make(word, index === 0 ? 'source' : 'target')));
  return { ...unit, sides, raw: sides.map(writeWords).join('/') };
}

/** Rewrites a stream sentence by sentence. */
export function rewriteBilingual(
  stream: string,
  rewrite: (sentence: readonly BilingualUnit[]) => readonly BilingualUnit[],
): string {
  const { units, after } = readForms(stream);
  const done: BilingualUnit[] = [];
  let sentence: BilingualUnit[] = [];
  for (const [position, unit] of units.map(toBilingual).entries()) {
    sentence.push(unit);
    if (!has(sourceWord(unit), 'sent') && position < units.length - 1) continue;
    done.push(...rewrite(sentence));
    sentence = [];
  }
  return done.map(({ before, bound, raw }) => `${before}${bound}^${raw}$`).join('') + after;
}

export function sourceWord(unit: BilingualUnit | undefined): Word | undefined {
  return unit?.sides[0]?.[0];
}
