import { packTable } from '../../packs/tables.ts';
import type { RewrittenLanguage } from '../style-languages.ts';
import { europeanLanguages } from '../style-languages.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import type { PhraseTable } from '../words.ts';
import { allOf, anyPhrase, inCaseOf, inEach, matching, phraseKey, wordEnd, wordStart } from '../words.ts';
import { expandAbbreviations } from './expand-abbreviations.ts';

/** A number follows, and no sentence ends before it: `The answer is no. 5 people …` */
const beforeNumber = '(?<!(?:is|was|be|says?|said|or|and),? no\\.)(?=[ \\u00a0\\u202f]?\\d)';

/** After an article in the singular only one is meant, whatever follows. */
const beforeRange =
  '(?<!(?:^|\\s)(?:[Dd]er|[Tt]he|[Ll]a|(?:[Nn]e|[Aa]|[Dd]a|[Dd]e|[Ss]u)lla)\\s\\p{L}+\\.)' +
  '(?=[ \\u00a0\\u202f]?\\d+ ?(?:[-–—]|bis|to|a|à) ?\\d)';

function resolve(language: RewrittenLanguage): StyleRewriter {
  const anywhere = expandAbbreviations(packTable(language, 'abbreviations', 'full-forms'));
  const numbered = expandAbbreviations(packTable(language, 'abbreviations', 'full-forms-before-numbers'), beforeNumber);
  const ranged = expandAbbreviations(packTable(language, 'abbreviations', 'full-forms-before-ranges'), beforeRange);
  return allOf(ranged, numbered, anywhere);
}

/** The edits inside of brackets, where room is short, or those outside. */
function wherever(rewrite: StyleRewriter, inBrackets: boolean): StyleRewriter {
  return (text, context) => {
    const brackets = [...text.matchAll(/\([^()]*\)/g)].map(({ 0: found, index }) => [index, index + found.length]);
    let next = 0;
    return rewrite(text, context).filter(({ start }) => {
      while ((brackets[next]?.[1] ?? Number.POSITIVE_INFINITY) <= start) next += 1;
      return inBrackets === start >= (brackets[next]?.[0] ?? Number.POSITIVE_INFINITY);
    });
  };
}

/** Only what begins with a small letter: nobody abbreviates at the start of a sentence. */
function shorten(table: PhraseTable, after: string): StyleRewriter {
  const short = new Map(Object.entries(table).map(([long, abbreviation]) => [long.toLowerCase(), abbreviation]));
  const pattern = new RegExp(`${wordStart}(?:${anyPhrase(Object.keys(table))})${wordEnd}${after}`, 'gu');
  return matching(pattern, ([found]) => short.get(phraseKey(found)));
}

/** The full stop of the abbreviation ends the sentence too. */
function shortenEndings(table: PhraseTable): StyleRewriter {
  const pattern = new RegExp(
    `(?<=[\\p{L}\\p{N}],? )(${anyPhrase(Object.keys(table))})${wordEnd}(\\.(?!\\.(?!\\.)))?`,
    'gu',
  );
  return matching(pattern, ([, phrase = '']) => table[phraseKey(phrase)]);
}

function capitalKeys(table: PhraseTable): PhraseTable {
  return Object.fromEntries(
    Object.entries(table).flatMap(([long, short]) => [
      [long, short],
      [inCaseOf('A', long), inCaseOf('A', short)],
    ]),
  );
}

function abbreviate(language: RewrittenLanguage): StyleRewriter {
  const numbered = packTable(language, 'abbreviations', 'short-forms-before-numbers');
  const anyNumbered = new RegExp(
    `${wordStart}(?<!['’]|\\d[ \\u00a0])(?:${anyPhrase(Object.keys(capitalKeys(numbered)))})(?=[ \\u00a0]\\d)`,
    'gu',
  );
  const table = capitalKeys(numbered);
  return allOf(
    shorten(packTable(language, 'abbreviations', 'short-forms'), '(?=,?[ \\u00a0][\\p{L}\\p{N}"“„«])'),
    shortenEndings(packTable(language, 'abbreviations', 'short-endings')),
    matching(anyNumbered, ([found]) => table[found]),
  );
}

export const resolvedAbbreviations = inEach(europeanLanguages, resolve);
export const usedAbbreviations = inEach(europeanLanguages, abbreviate);

export const abbreviationUsage: Readonly<Record<string, RewrittenValue>> = {
  do_not_use_abbreviations: resolvedAbbreviations,
  do_not_use_abbreviations_unless_necessary: inEach(europeanLanguages, (language) =>
    wherever(resolve(language), false),
  ),
  use_abbreviations: usedAbbreviations,
  use_abbreviations_as_needed: inEach(europeanLanguages, (language) => wherever(abbreviate(language), true)),
};
