import type { FoundTerm } from '../../contracts/engines/text-translator.ts';
import type { Segment } from '../../contracts/segment.ts';
import type { TextSpan } from '../text-edit.ts';
import { characterClass, classAt } from './character-class.ts';
import { isAllCapitals, isCaseSensitive } from './letter-case.ts';
import { matchedText } from './matched-text.ts';
import { foldCase, normalText } from './normal-text.ts';
import type { SameLemma } from './same-lemma.ts';
import { isFormOf, mayBeOf } from './word-forms.ts';

/**
 * The matches of a source whose target is not in the translation, as often as it should and in no inflected form.
 * For every engine: who has missing terms tries again with `protectTerms`, or says so. Lemmas decide where a lexicon knows both words;
 * else a form in doubt counts as there if the language inflects like that, so that repairing costs no good sentence without need.
 */
export function checkTerms(
  translated: Segment,
  matches: readonly FoundTerm[],
  language: string,
  same?: SameLemma,
): readonly FoundTerm[] {
  return locateTerms(translated, matches, language, same).missing;
}

export interface LocatedTerms {
  /** Where targets are, in any form: half-open ranges of `matchedText` of the translation, in no order. */
  readonly ranges: readonly TextSpan[];
  readonly missing: readonly FoundTerm[];
  /**
   * Those that a morphology reads as a form of a term, though not as that alone, and whose target is not there: nothing can be
   * repaired, but the client is warned.
   */
  readonly doubtful: readonly FoundTerm[];
  /** Some target is there only in a form that its letters suggest: lemmas may say otherwise. */
  readonly byLetters: boolean;
}

/** What `checkTerms` says, and where the others are. */
export function locateTerms(
  translated: Segment,
  matches: readonly FoundTerm[],
  language: string,
  same: SameLemma = unknown,
): LocatedTerms {
  if (matches.length === 0) return { ranges: [], missing: [], doubtful: [], byLetters: false };
  const text = normalText(matchedText(translated));
  const taken = new Uint8Array(text.folded.length);
  const words = wordsOf(text.spelling);
  const missing = new Set<FoundTerm>();
  const ranges: TextSpan[] = [];
  let byLetters = false;
  /** Where the search for a target goes on: what did not suit before does not suit later, since only more is taken. */
  const searched = new Map<string, number>();
  // Long targets first: `coche` in `coche de carreras` is not the one that another match asks for.
  for (const match of matches.toSorted(byDemand)) {
    const find = (wanted: string) => {
      const target = normalText(wanted).spelling;
      const from = searched.get(target) ?? 0;
      const { range, next, guessed } = writtenTogether(target)
        ? findPiece(text.folded, { target, from }, taken)
        : findWords(words, { target, from, language, same }, taken);
      searched.set(target, next);
      return range && { target, range, guessed };
    };
    const found = find(match.target) ?? (match.form?.target === undefined ? undefined : find(match.form.target));
    if (found === undefined) {
      missing.add(match);
    } else {
      const { target, range, guessed } = found;
      byLetters ||= guessed;
      taken.fill(1, range.start, range.end);
      const { start, end } = withMarks(text.spelling, target, range);
      ranges.push({ start: text.starts?.[start] ?? start, end: text.ends?.[end - 1] ?? end });
    }
  }
  const absent = matches.filter((match) => missing.has(match));
  return {
    ranges,
    missing: absent.filter(({ inflected }) => !inflected),
    doubtful: absent.filter(({ inflected, form }) => inflected && form !== undefined),
    byLetters,
  };
}

/** A range of words with the marks at the ends of the term, where they are in the text: `«claxon»`, `C++`. */
function withMarks(spelling: string, target: string, { start, end }: TextSpan): TextSpan {
  const before = /^[^\p{L}\p{M}\p{N}]*/u.exec(target)?.[0] ?? '';
  const after = before === target ? '' : (/[^\p{L}\p{M}\p{N}]*$/u.exec(target)?.[0] ?? '');
  return {
    start: spelling.startsWith(before, start - before.length) ? Math.max(0, start - before.length) : start,
    end: spelling.startsWith(after, end) ? end + after.length : end,
  };
}

/** What must be there first, of that the longest. */
function byDemand(one: FoundTerm, other: FoundTerm): number {
  const [first, second] = [one.inflected ? 1 : 0, other.inflected ? 1 : 0];
  return first - second || other.target.length - one.target.length;
}

interface Word extends TextSpan {
  readonly spelling: string;
  readonly folded: string;
}

function wordsOf(spelling: string): Word[] {
  return [...spelling.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    spelling: word,
    folded: foldCase(word),
    start: index,
    end: index + word.length,
  }));
}

/** Whether a term has letters of a script without spaces, or no letters at all: then it is looked for as it is. */
function writtenTogether(target: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(target)) return true;
  for (let index = 0; index < target.length; index += 1)
    if (classAt(target, index) === characterClass.unspaced) return true;
  return false;
}

interface Search {
  readonly target: string;
  /** Index of the character or word that it starts at. */
  readonly from: number;
}

interface Found {
  readonly range: TextSpan | undefined;
  /** Where a search for the same target starts. */
  readonly next: number;
  /** Letters alone show that it is the target. */
  readonly guessed: boolean;
}

function findPiece(folded: string, { target, from }: Search, taken: Uint8Array): Found {
  const piece = foldCase(target);
  for (let start = folded.indexOf(piece, from); start !== -1; start = folded.indexOf(piece, start + 1)) {
    const end = start + piece.length;
    if (!taken.subarray(start, end).includes(1)) return { range: { start, end }, next: start, guessed: false };
  }
  return { range: undefined, next: folded.length, guessed: false };
}

/** The words of the term, one after the other, each in some form. */
function findWords(words: readonly Word[], { target, from, language, same }: Search & Forms, taken: Uint8Array): Found {
  const wanted = wordsOf(target);
  for (let first = from; first + wanted.length <= words.length; first += 1) {
    let guessed = false;
    const isThere = wanted.every((term, index) => {
      const word = words[first + index];
      const fit = word !== undefined && taken[word.start] === 0 && fits(word, term, { language, same });
      guessed ||= fit === 'guessed';
      return fit;
    });
    const last = words[first + wanted.length - 1];
    if (isThere) return { range: { start: words[first]?.start ?? 0, end: last?.end ?? 0 }, next: first, guessed };
  }
  return { range: undefined, next: words.length, guessed: false };
}

interface Forms {
  readonly language: string;
  /** Beside what letters show. */
  readonly same: SameLemma;
}

const unknown: SameLemma = () => undefined;

function fits(word: Word, term: Word, { language, same }: Forms): boolean | 'guessed' {
  if (word.spelling === term.spelling) return true;
  // `PDFs`, or `IPHONE` in a headline; but `us` is not `US`, and lower case is another word.
  if (isCaseSensitive(term.spelling) && !word.spelling.startsWith(term.spelling) && !isAllCapitals(word.spelling))
    return false;
  const known = same(word.folded, term.folded);
  if (known === true) return true;
  if (known === false && !mayBeOf(word.folded, term.folded, language)) return false;
  return isFormOf(word.folded, term.folded, language) && (known === undefined ? 'guessed' : true);
}
