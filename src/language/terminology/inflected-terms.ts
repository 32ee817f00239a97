import type { FoundTerm } from '../../contracts/engines/text-translator.ts';
import type { Segment } from '../../contracts/segment.ts';
import { possibleBaseForms } from './base-forms.ts';
import { matchedText } from './matched-text.ts';
import type { TermMatcher } from './term-matcher.ts';

const words = /\p{L}[\p{L}\p{M}]+/gu;

/**
 * Terms of one word of which the text may have another form (`cars` for `car`), beside those that were found as they
 * are. `found` is in reading order without overlaps (`findTerms`), and so is the answer.
 */
export function withInflectedTerms(
  segment: Segment,
  found: readonly FoundTerm[],
  matchers: readonly TermMatcher[],
  language: string,
): readonly FoundTerm[] {
  const used = matchers.filter((matcher) => matcher.size > 0);
  const text = used.length === 0 ? '' : matchedText(segment);
  const inflected: FoundTerm[] = [];
  let next = 0;
  for (const { 0: word, index: start } of text.matchAll(words)) {
    const end = start + word.length;
    while ((found[next]?.end ?? Infinity) <= start) next += 1;
    if ((found[next]?.start ?? Infinity) < end) continue;
    for (const form of possibleBaseForms(word, language)) {
      const entry = firstEntry(form, used);
      if (entry === undefined) continue;
      inflected.push({ ...entry, start, end, found: word, inflected: true });
      break;
    }
  }
  if (inflected.length === 0) return found;
  return [...found, ...inflected].sort((one, other) => one.start - other.start);
}

function firstEntry(word: string, matchers: readonly TermMatcher[]) {
  for (const matcher of matchers) {
    const entry = matcher.find(word);
    if (entry !== undefined) return entry;
  }
  return undefined;
}
