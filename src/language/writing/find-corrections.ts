import { baseLanguage } from '../codes.ts';
import type { Inflection } from '../inflection/inflection.ts';
import { lastIndex, touches, withoutRefused } from '../style-rules/edit-text.ts';
import { readQuotations } from '../style-rules/punctuation/read-quotations.ts';
import type { ProtectedRange } from '../style-rules/style-rewriter.ts';
import { startsSentence } from '../style-rules/words.ts';
import { withoutOverlaps } from '../text-edit.ts';
import { withFirstCapital } from './first-capital.ts';
import { outsideDialect } from './outside-dialect.ts';
import { outsideForeign } from './outside-foreign.ts';
import { inOwnApostrophes } from './own-apostrophes.ts';
import { protectedRanges } from './protected-ranges.ts';
import { findRuled } from './rules/registry.ts';
import { findMisspellings } from './spelling/find-misspellings.ts';
import { type WordFrequencies, wordFrequencies } from './spelling/frequent-words.ts';
import type { Spelling } from './spelling/spelling.ts';
import { applyEdits, type TextEdit } from './text-edit.ts';
import { withoutDoubtful } from './without-doubtful.ts';

/**
 * What is surely wrong in a text of a language (canonical, with its variant where there is one), as edits in reading order
 * that neither overlap nor touch anything protected. `spelling` is what a dictionary says of its words; without it only
 * rules work, and without `inflection` those only that write no forms of words.
 */
export function findCorrections(
  text: string,
  language: string,
  spelling?: Spelling,
  inflection?: Inflection,
): readonly TextEdit[] {
  const ranges = protectedRanges(text);
  const context = { language, protectedRanges: ranges, spelling, inflection };
  const outside = outsideQuotations(text);
  const ruled = findRuled(text, context).map((edits) =>
    withoutNames(text, language, withoutAcronyms(text, outside(edits))),
  );
  const spelled = spelling === undefined ? [] : findMisspellings(text, language, spelling, ranges);
  return outsideDialect(text, language)(inOwnApostrophes(text, firstOfOverlapping([...ruled, spelled], ranges, text)));
}

/**
 * Corrections that an engine found, with those of our rules; where both change the same words, the rules count. What
 * touches something protected is left out.
 */
export function joinCorrections(
  text: string,
  language: string,
  found: readonly TextEdit[],
  spelling?: Spelling,
  inflection?: Inflection,
): readonly TextEdit[] {
  const ranges = protectedRanges(text);
  const own = findCorrections(text, language, spelling, inflection);
  const foundElsewhere = outsideDialect(text, language)(withoutAcronyms(text, outsideQuotations(text)(found)));
  const all = firstOfOverlapping([own, inOwnApostrophes(text, foundElsewhere)], ranges, text);
  const edits = outsideForeign(text, language, withoutDoubtful(text, all));
  return withFirstCapital(text, language, edits, (word) => spelling?.unknown(word) !== undefined);
}

/** A text with what `joinCorrections` finds. */
export function correctText(
  text: string,
  language: string,
  found: readonly TextEdit[],
  spelling?: Spelling,
  inflection?: Inflection,
): string {
  return applyEdits(text, joinCorrections(text, language, found, spelling, inflection));
}

/**
 * Words in capitals among words in small letters are acronyms and titles: the party MAS, the company CAPE. They stay. Where
 * all is in capitals, they are words like others, of which no correction makes small letters.
 */
function withoutAcronyms(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  const isShouted = !/(?<!\p{L})\p{L}?\p{Ll}{2}/u.test(text);
  return edits.filter((edit) => {
    const written = text.slice(edit.start, edit.end).match(inCapitals) ?? [];
    if (!written.every((word) => edit.text.includes(word) || (isShouted && edit.text === edit.text.toUpperCase())))
      return false;
    // `CEST` is no `C’EST`.
    const isWithin = inCapital.test(text.charAt(edit.start - 1)) && inCapital.test(text.charAt(edit.end));
    return isShouted || !isWithin || edit.start < edit.end;
  });
}
const inCapital = /\p{Lu}/u;
const inCapitals = /(?<![\p{L}\p{M}])\p{Lu}{2,}(?![\p{L}\p{M}])/gu;

/**
 * `Jaime King`, `Artur Mas`: a word with a capital within a sentence, beside another one, is a name, whatever its letters are
 * elsewhere. Spellings that are wrong everywhere count beside words of the language: `la Agencia Nacional`. German nouns have
 * capitals, and English has rules of its own.
 */
function withoutNames(text: string, language: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  const base = baseLanguage(language);
  if (base === 'de' || base === 'en') return edits;
  const frequencies = wordFrequencies(base);
  return edits.filter((edit) => {
    const start =
      edit.start - (lettersBefore.exec(text.slice(Math.max(0, edit.start - longestName), edit.start))?.[0].length ?? 0);
    const end = edit.end + (lettersBehind.exec(text.slice(edit.end, edit.end + longestName))?.[0].length ?? 0);
    const written = text.slice(start, end);
    const meant = text.slice(start, edit.start) + edit.text + text.slice(edit.end, end);
    // A capital may lack its accent, or be a small letter.
    if (meant.slice(1) === written.slice(1) || !/^\p{Lu}\p{Ll}+$/u.test(written) || startsSentence(text, start))
      return true;
    const before = nameBefore.exec(text.slice(Math.max(0, start - longestName), start))?.[1];
    if (
      before !== undefined &&
      !(frequencies.has(before.toLowerCase()) && startsSentence(text, start - before.length - 1))
    )
      return false;
    const behind = nameBehind.exec(text.slice(end, end + longestName))?.[1];
    if (behind !== undefined) return edit.rule === 'spelling' && frequencies.has(behind.toLowerCase());
    // `apoyaron a Mas`, `según Pais`: so is one by itself, unless it is a longer word that is wrong everywhere.
    if (opensClause.test(text.charAt(start - 1))) return true;
    return edit.rule === 'spelling' && (written.length > longestSurname || isNameOnly(meant, frequencies));
  });
}

/** `Perú`: a word that books have with a capital only. */
function isNameOnly(word: string, frequencies: WordFrequencies): boolean {
  const asName = frequencies.get(word);
  return asName !== undefined && asName === frequencies.get(word.toLowerCase());
}

/** `¿Donde vives?` */
const opensClause = /["“„«‘¿¡([]/;
/** Longer names are hardly ever a word of the language without its accent. */
const longestSurname = 5;
const lettersBefore = /\p{L}*$/u;
const lettersBehind = /^\p{L}*/u;
const nameBefore = /(?<![\p{L}\p{M}])(\p{Lu}\p{Ll}*) $/u;
const nameBehind = /^ (?:d[aeio]s? |del |de l[ao]s? |della |du |des )?(\p{Lu}\p{Ll}+)/u;
const longestName = 40;

/** How others speak is not for us to fix: in quotations only spelling and typography count. */
function outsideQuotations(text: string): (edits: readonly TextEdit[]) => readonly TextEdit[] {
  if (!/["“„«»‘']/.test(text)) return (edits) => edits;
  const isQuoted = quotedRanges(text);
  return (edits) =>
    edits.filter((edit) => !/grammar|harper|grammalecte|agreement|context/.test(edit.rule) || !isQuoted(edit));
}

function quotedRanges(text: string): (range: ProtectedRange) => boolean {
  const quotations = readQuotations(text).quotations.toSorted((one, other) => one.open - other.open);
  // Of each quotation and those before it, since they may lie in each other.
  let furthest = -1;
  const closes = quotations.map(({ close }) => {
    furthest = Math.max(furthest, close);
    return furthest;
  });
  return ({ start, end }) => (closes[lastIndex(quotations, ({ open }) => open < start)] ?? -1) >= end;
}

/** Of edits that overlap those of the earlier list count. */
function firstOfOverlapping(
  lists: readonly (readonly TextEdit[])[],
  ranges: readonly ProtectedRange[],
  text: string,
): readonly TextEdit[] {
  let taken: readonly TextEdit[] = [];
  for (const list of lists) {
    const allowed = withoutRefused(
      list,
      (edit) => touches(edit, ranges, text) || meets(edit, taken) || isBesideLetters(edit, text),
    );
    taken = withoutOverlaps<TextEdit>(taken, allowed as readonly TextEdit[]);
  }
  return taken;
}

/** `ami(e)s`, `(re)built`: the word goes on in brackets or beside them, so nobody sees all of it. */
function isBesideLetters({ start, end, text: meant }: Omit<TextEdit, 'rule'>, text: string): boolean {
  if (!/\p{L}/u.test(text.slice(start, end) + meant)) return false;
  // `transliterado para "ja"`: a word alone between marks is cited.
  const isCited = citedBefore.test(text.charAt(start - 1)) && citedBehind.test(text.charAt(end));
  return (
    isCited ||
    // `le fichier .te est`: an ending of names of files.
    (fileEnding.test(text.slice(Math.max(0, start - longestEnding), start)) &&
      /^[\p{Ll}\s]/u.test(text.slice(start))) ||
    /^\p{L}\(\p{L}/u.test(text.slice(end - 1, end + 2)) ||
    /\p{L}\)\p{L}$/u.test(text.slice(start - 2, start + 1)) ||
    // `zoviet*france` and `x+y` are names.
    /\p{L}[*+&·•~^]$/u.test(text.slice(Math.max(0, start - 2), start)) ||
    /^[*+&·•~^]\p{L}/u.test(text.slice(end, end + 2)) ||
    letterBehind.test(text.slice(end, end + longestEntity)) ||
    letterBefore.test(text.slice(Math.max(0, start - longestEntity), start))
  );
}

const fileEnding = /(?:^|[\s(])\.\p{Ll}*$/u;
const longestEnding = 8;
const citedBefore = /["“„«‘]/;
const citedBehind = /["”“»’]/;
/** Letters as HTML writes them: `f&aacute;ciles`. */
const entity = '&(?:[A-Za-z]{1,2}(?:acute|caron|cedil|circ|grave|lig|ring|slash|tilde|uml)|#\\d{2,5});';
const letterBehind = new RegExp(`^${entity}`);
const letterBefore = new RegExp(`${entity}$`);
const longestEntity = 10;

/** `taken` are in order and do not overlap. Also where one only inserts: two corrections of one place are one too many. */
function meets(edit: ProtectedRange, taken: readonly TextEdit[]): boolean {
  const last = taken[lastIndex(taken, ({ start }) => start <= edit.end)];
  return last !== undefined && last.end >= edit.start;
}
