import type { TextEdit } from './text-edit.ts';

/** So many words have a mistake in the texts of careless authors. */
const wordsPerSign = 40;
/** Edits as near to each other are of one phrase, and one sign. */
const ofOnePhrase = 30;

/**
 * Without the edits of doubtful mechanisms where a text has too few mistakes for them (`fewestMistakes`): who writes everything else
 * right has meant that as well. In reading order.
 */
export function withoutDoubtful(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  if (edits.every(({ fewestMistakes }) => fewestMistakes === undefined)) return edits;
  const mistakes = countMistakes(edits);
  const isCareless = mistakes * wordsPerSign >= (text.match(/\p{L}+/gu)?.length ?? 0);
  return edits.filter(
    ({ fewestMistakes }) => fewestMistakes === undefined || (isCareless && mistakes >= fewestMistakes),
  );
}

function countMistakes(edits: readonly TextEdit[]): number {
  let mistakes = 0;
  let last = -Infinity;
  for (const { start, end, rule, fewestMistakes } of edits) {
    const isDoubtful = fewestMistakes !== undefined;
    if (isDoubtful && start - last < ofOnePhrase) continue;
    if (!/^typography|\/comma$/.test(rule)) mistakes += 1;
    if (isDoubtful) last = end;
  }
  return mistakes;
}
