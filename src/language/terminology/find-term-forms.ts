import type { FoundTerm, TermTranslation } from '../../contracts/engines/text-translator.ts';
import type { Segment } from '../../contracts/segment.ts';
import { findProtectedText } from '../protected-text.ts';
import type { TextSpan } from '../text-edit.ts';
import { matchedText } from './matched-text.ts';
import { foldCase } from './normal-text.ts';
import type { TermMatcher } from './term-matcher.ts';

/** A piece of a text whose words have the dictionary forms of a term. */
export interface TermFormCandidate extends TermTranslation {
  /** Half-open range in `matchedText` of the segment. */
  readonly start: number;
  readonly end: number;
  readonly found: string;
  /** The words of the term that the text has in another form, in reading order; one at least. */
  readonly inflected: readonly { readonly word: string; readonly lemma: string }[];
  /** The number of its words. */
  readonly length: number;
}

/** What the words of a text may be forms of, without the words themselves. */
export type LemmasOf = (word: string) => readonly string[];

const wordPattern = /\p{L}[\p{L}\p{M}\p{N}]*/gu;
/** Between two words of a term: one space, a hyphen or an apostrophe. */
const gapPattern = /^(?:\s|\s?[-‐‑'’]\s?)$/u;

/** Words of a term that is looked for in other forms. */
const longestTerm = 6;
/** Spellings that are tried from one word of the text on: each word may have several dictionary forms. */
const triedPerWord = 64;
/** Words between two pauses. */
const wordsOfStep = 16;

/** The words whose dictionary forms `findTermForms` asks for, each once. */
export function wordsOfSegments(segments: readonly Segment[]): readonly string[] {
  const words = new Set<string>();
  for (const segment of segments) for (const [word] of matchedText(segment).matchAll(wordPattern)) words.add(word);
  return [...words];
}

/**
 * Terms of which a segment has other forms, the longest at each word: `red cars` for `red car`, `bases de datos` for `base de
 * datos`. Candidates may overlap each other and terms that are there as they are.
 */
export function* findTermForms(
  segment: Segment,
  matchers: readonly TermMatcher[],
  lemmasOf: LemmasOf,
): Generator<void, readonly TermFormCandidate[]> {
  const used = matchers.filter(({ size }) => size > 0);
  if (used.length === 0) return [];
  const text = matchedText(segment);
  const words = wordsOutside(text, findProtectedText(text));
  const candidates: TermFormCandidate[] = [];
  for (const [first, { start }] of words.entries()) {
    if (first % wordsOfStep === 0) yield;
    const found = longestFrom(first);
    if (found !== undefined) candidates.push({ ...found, start, found: text.slice(start, found.end) });
  }
  return candidates;

  function longestFrom(first: number): Omit<TermFormCandidate, 'start' | 'found'> | undefined {
    type Path = { readonly spelling: string; readonly inflected: TermFormCandidate['inflected'] };
    let paths: readonly Path[] = [{ spelling: '', inflected: [] }];
    let tried = 0;
    let longest: Omit<TermFormCandidate, 'start' | 'found'> | undefined;
    for (let length = 1; length <= longestTerm && paths.length > 0; length += 1) {
      const next = words[first + length - 1];
      if (next === undefined) break;
      const gap = length === 1 ? '' : text.slice(words[first + length - 2]?.end, next.start);
      if (length > 1 && !gapPattern.test(gap)) break;
      const longer: Path[] = [];
      const lemmas = lemmasOf(next.word).filter((lemma) => foldCase(lemma) !== foldCase(next.word));
      for (const { spelling, inflected } of paths)
        for (const form of [undefined, ...lemmas]) {
          tried += 1;
          if (tried > triedPerWord) break;
          const path = {
            spelling: spelling + gap + (form ?? next.word),
            inflected: form === undefined ? inflected : [...inflected, { word: next.word, lemma: form }],
          };
          const entry = path.inflected.length === 0 ? undefined : entryOf(path.spelling);
          if (entry !== undefined && longest?.length !== length)
            longest = { ...entry, end: next.end, inflected: path.inflected, length };
          if (used.some((matcher) => matcher.mayContinue(path.spelling))) longer.push(path);
        }
      paths = longer;
    }
    return longest;
  }

  function entryOf(spelling: string): TermTranslation | undefined {
    for (const matcher of used) {
      const entry = matcher.find(spelling);
      if (entry !== undefined) return entry;
    }
    return undefined;
  }
}

interface Word extends TextSpan {
  readonly word: string;
}

/** Addresses, identifiers and placeholders have no forms. */
function wordsOutside(text: string, passages: readonly TextSpan[]): readonly Word[] {
  let next = 0;
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  })).filter(({ start, end }) => {
    while ((passages[next]?.end ?? Infinity) <= start) next += 1;
    return (passages[next]?.start ?? Infinity) >= end;
  });
}

/** Terms that are there as they are, with those in other forms: a longer one precedes all that it covers. */
export function mergeTerms(exact: readonly FoundTerm[], forms: readonly FoundTerm[]): readonly FoundTerm[] {
  if (forms.length === 0) return exact;
  const length = ({ start, end }: FoundTerm) => end - start;
  const merged: FoundTerm[] = [];
  const byLength = [...exact, ...forms].sort((one, other) => length(other) - length(one) || one.start - other.start);
  const taken = new Map<number, FoundTerm>();
  for (const term of byLength) {
    let free = true;
    for (let at = term.start; free && at < term.end; at += 1) free = !taken.has(at);
    if (!free) continue;
    for (let at = term.start; at < term.end; at += 1) taken.set(at, term);
    merged.push(term);
  }
  return merged.sort((one, other) => one.start - other.start);
}
