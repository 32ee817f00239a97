import { applyEdits } from '../../text-edit.ts';
import type { Surrounding } from '../edit-text.ts';
import { editAround, editMatches, positionsAfter } from '../edit-text.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { writing } from '../written-texts.ts';

type Replace = (match: RegExpExecArray) => string | undefined;

/** Letters of Chinese, Japanese and Korean, with the marks that belong to them, as the inside of a class. */
export const eastAsian = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー々';

/** A value that is one pattern and what becomes of its matches; undefined leaves a match as it is. */
export function replacing(languages: readonly string[], pattern: RegExp, replace: string | Replace): RewrittenValue {
  const toReplacement: Replace = typeof replace === 'string' ? () => replace : replace;
  return rewriting(languages, (text) => editMatches(text, pattern, toReplacement));
}

/** A value that changes the marks around texts that stay; undefined leaves a match as it is. */
export function surrounding(
  languages: readonly string[],
  pattern: RegExp,
  surround: (match: RegExpExecArray) => Surrounding | undefined,
): RewrittenValue {
  return rewriting(languages, (text) => editAround(text, pattern, surround));
}

/** A value whose rewriter is written out. */
export function rewriting(languages: readonly string[], rewrite: StyleRewriter): RewrittenValue {
  return { languages, rewrite: settled(rewrite) };
}

/** A text whose marks read differently once they are rewritten was not understood and stays. */
function settled(rewrite: StyleRewriter): StyleRewriter {
  const once: StyleRewriter = (text, context) => {
    const edits = rewrite(text, context);
    if (edits.length === 0) return edits;
    const moved = positionsAfter(edits);
    const protectedRanges = context.protectedRanges.map(({ start, end }) => ({
      start: moved(start, true),
      end: moved(end),
    }));
    return rewrite(applyEdits(text, edits), { ...context, protectedRanges }).length === 0 ? edits : [];
  };
  return writing(once, rewrite.writes);
}
