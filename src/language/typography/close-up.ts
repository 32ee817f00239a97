import { allMatches } from '../all-matches.ts';
import { editMatches } from '../style-rules/edit-text.ts';
import type { TextEdit } from '../style-rules/style-rewriter.ts';

/* Spaces that an engine left around what it took apart: `Peter .`, `( NY )`, `dice- ;`. */

const beforeMark =
  /(?<=[\p{L}\p{N}\p{M}%)\]”»"'’…\ufffc])[ \u00a0\u202f]{1,8}(?<mark>[.,!?:;)\]])(?=[.,!?:;…]{0,8}(?:["”»’)\]]|\s|$))/gu;
const afterMark = /(?<mark>[([])[ \u00a0\u202f]{1,8}(?=[\p{L}\p{N}\ufffc])/gu;
const hyphen = /(?<=\p{L})-(?=[\s.,;:!?]|$)/gu;

/** French sets a space before these marks: in a French source it says nothing of the translation. */
const spacedInFrench = '!?:;';

/** No space before a mark, nor within brackets, that the source does not have beside the same mark. */
export function closeUpMarks(text: string, source: string, sourceLanguage: string): readonly TextEdit[] {
  const before = marksIn(source, beforeMark);
  const after = marksIn(source, afterMark);
  const isFrench = sourceLanguage.startsWith('fr');
  const isWanted = (mark: string): boolean => before.has(mark) && !(isFrench && spacedInFrench.includes(mark));
  return [
    ...editMatches(text, beforeMark, ({ groups }) => (isWanted(groups?.mark ?? '') ? undefined : (groups?.mark ?? ''))),
    ...editMatches(text, afterMark, ({ groups }) => (after.has(groups?.mark ?? '') ? undefined : (groups?.mark ?? ''))),
  ].toSorted((one, other) => one.start - other.start);
}

/** No hyphen at the end of a word unless the source has one: what an engine leaves of `dit-il`. */
export function dropStrayHyphens(text: string, source: string): readonly TextEdit[] {
  return source.search(hyphen) < 0 ? editMatches(text, hyphen, () => '') : [];
}

function marksIn(text: string, pattern: RegExp): ReadonlySet<string> {
  return new Set(allMatches(text, pattern).map(({ groups }) => groups?.mark ?? ''));
}
