import { withoutOverlaps } from '../text-edit.ts';
import { editMatches, touches } from './edit-text.ts';
import { perLanguage } from './numbers/per-language.ts';
import { rewriting } from './punctuation/rewritten-value.ts';
import type { RewrittenLanguage } from './style-languages.ts';
import { isRewrittenLanguage } from './style-languages.ts';
import type { RewrittenValue, StyleRewriter } from './style-rewriter.ts';
import { allWritten, writing } from './written-texts.ts';

/** What is written for each word or phrase. */
export type PhraseTable = Readonly<Record<string, string>>;

/** Before a whole word; an apostrophe may be there (`l’avis`), a hyphen may not. */
export const wordStart = '(?<![\\p{L}\\p{M}\\p{N}_@#/\\\\-])';
/** After a whole word; a hyphen or an apostrophe with letters makes it part of a longer one. */
export const wordEnd = "(?![\\p{L}\\p{M}\\p{N}_@]|[-'’.]\\p{L})";
/** Where a sentence begins, as far as the marks before it show. */
export const sentenceStart = '(?<=^[ \\u00a0]*["“„«»‘¿¡(]?[ \\u00a0]?|\\n *|[.!?…]["”“»)]? |[.!?] ["“„«¿¡(])';

const beforeSentence = /(?:^|\n|[.!?:] ?["“«„¿¡(]?)[ \u00a0]?$/u;

/** Whether a sentence may begin at this place. */
export function startsSentence(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 4), index);
  return index < 4 ? beforeSentence.test(before) : beforeSentence.test(`a${before}`);
}

export const space = '[ \\u00a0\\u202f]';

/** A pattern for any of the phrases, longest first; spaces and apostrophes of any kind fit. */
export function anyPhrase(phrases: Iterable<string>): string {
  return [...phrases]
    .sort((one, other) => other.length - one.length)
    .map((phrase) =>
      phrase
        .replace(/[/\\^$*+?.()|[\]{}]/g, '\\$&')
        .replaceAll(' ', space)
        .replace(/['’]/g, "['’]"),
    )
    .join('|');
}

/** The phrase as a key of a table: small letters, plain spaces and apostrophes. */
export function phraseKey(found: string): string {
  return found
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'");
}

/** The replacement with a capital where what was found has one, or all in capitals. */
export function inCaseOf(found: string, replacement: string): string {
  const letters = found.replace(/[^\p{L}]/gu, '');
  if (letters.length > 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    return replacement.toUpperCase();
  return /^[^\p{L}]*\p{Lu}/u.test(found) ? capitalized(replacement) : replacement;
}

export function capitalized(text: string): string {
  return text.replace(/^[^\p{L}]*\p{Ll}/u, (start) => start.toUpperCase());
}

/**
 * A rewriter that is one pattern and what becomes of its matches; undefined leaves a match as it is, and so does anything
 * protected in it, even where the edit would only insert words before or after.
 */
export function matching(pattern: RegExp, replace: (match: RegExpExecArray) => string | undefined): StyleRewriter {
  return (text, { protectedRanges }) => {
    const edits = editMatches(text, pattern, replace);
    return protectedRanges.length === 0 ? edits : edits.filter((edit) => !touches(edit, protectedRanges, text));
  };
}

/** All of them at once; of edits that overlap the one that starts first counts. */
export function allOf(...rewriters: readonly StyleRewriter[]): StyleRewriter {
  return writing(
    (text, context) => withoutOverlaps(rewriters.flatMap((rewrite) => rewrite(text, context))),
    allWritten(rewriters),
  );
}

/** Writes the phrases of a table, wherever they stand as whole words; one that ends in an apostrophe is elided. */
export function phraseRewriter(table: PhraseTable, after = ''): StyleRewriter {
  const byPhrase = new Map(Object.entries(table).map(([phrase, replacement]) => [phraseKey(phrase), replacement]));
  const elided = [...byPhrase.keys()].filter((phrase) => phrase.endsWith("'"));
  const whole = [...byPhrase.keys()].filter((phrase) => !phrase.endsWith("'"));
  const parts = [
    ...(elided.length > 0 ? [`(?:${anyPhrase(elided)})(?=\\p{L})`] : []),
    `(?:${anyPhrase(whole)})${wordEnd}`,
  ];
  const rewrite = matching(new RegExp(`${wordStart}(?:${parts.join('|')})${after}`, 'giu'), ([found]) => {
    const replacement = byPhrase.get(phraseKey(found));
    return replacement === undefined ? undefined : inCaseOf(found, replacement);
  });
  return writing(rewrite, () => byPhrase.values());
}

/** English phrases, with the article before them in the form that the replacement asks for (`an added bonus`). */
export function englishPhrases(table: PhraseTable): StyleRewriter {
  const byPhrase = new Map(Object.entries(table));
  const pattern = new RegExp(`${wordStart}(?:(an?)(${space}))?(${anyPhrase(byPhrase.keys())})${wordEnd}`, 'giu');
  const rewrite = matching(pattern, ([, article, gap = '', found = '']) => {
    const replacement = byPhrase.get(phraseKey(found));
    if (replacement === undefined) return undefined;
    if (article === undefined) return inCaseOf(found, replacement);
    const fitting = /^(?:[aeio]|un(?!i)|hono|honest|hour|heir)/i.test(replacement) ? 'an' : 'a';
    return inCaseOf(article, fitting) + gap + replacement;
  });
  return writing(rewrite, () => byPhrase.values());
}

/** Alternatives of a pattern, each with its first letter in either case. */
export function anyCase(list: string): string {
  return list.replace(/\b\p{L}/gu, (initial) => `[${initial.toUpperCase()}${initial.toLowerCase()}]`);
}

export type ByLanguage<Value> = Readonly<Partial<Record<RewrittenLanguage, Value>>>;

/** One rewriter a language, made when it is first wanted. */
export function byLanguage(makers: ByLanguage<() => StyleRewriter>): RewrittenValue {
  return inEach(Object.keys(makers).filter(isRewrittenLanguage), (language) => makers[language]?.() ?? (() => []));
}

/** The same for each of the languages, made when it is first wanted. */
export function inEach(
  languages: readonly RewrittenLanguage[],
  make: (language: RewrittenLanguage) => StyleRewriter,
): RewrittenValue {
  return rewriting(languages, perLanguage(languages, make).rewrite);
}

/** The table read the other way round; of several phrases for one the first counts. */
export function inverted(table: PhraseTable): PhraseTable {
  const turned: Record<string, string> = {};
  for (const [phrase, replacement] of Object.entries(table)) turned[replacement.toLowerCase()] ??= phrase;
  return turned;
}
