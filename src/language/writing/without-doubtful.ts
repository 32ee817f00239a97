import type { TextEdit } from './text-edit.ts';

/** So many words have a mistake in the texts of careless authors. */
const wordsPerSign = 40;
const fewestSigns = 2;
/** Edits as near to each other are of one phrase, and one sign. */
const ofOnePhrase = 30;

/**
 * Without the edits of doubtful mechanisms where a text has no other mistakes: who writes everything else right has meant that as
 * well. In reading order.
 */
export function withoutDoubtful(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  if (!edits.some(({ isDoubtful }) => isDoubtful)) return edits;
  let signs = 0;
  let last = -Infinity;
  for (const { start, end, rule, isDoubtful } of edits) {
    if (isDoubtful === true && start - last < ofOnePhrase) continue;
    if (!/^typography|\/comma$/.test(rule)) signs += 1;
    if (isDoubtful) last = end;
  }
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  return signs >= fewestSigns && signs * wordsPerSign >= words ? edits : edits.filter(({ isDoubtful }) => !isDoubtful);
}
