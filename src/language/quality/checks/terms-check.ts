import type { FoundTerm, TermTranslation } from '../../../contracts/engines/text-translator.ts';
import { textSegment } from '../../segments.ts';
import { locateTerms } from '../../terminology/check-terms.ts';
import { findTermForms, mergeTerms, type TermFormCandidate } from '../../terminology/find-term-forms.ts';
import { findTerms } from '../../terminology/find-terms.ts';
import { buildTermMatcher, type TermMatcher } from '../../terminology/term-matcher.ts';
import { readTermForm } from '../../terminology/term-readings.ts';
import type { CheckedSegment, CheckKnowledge, FoundError, SegmentCheck } from '../quality-check.ts';
import { quote } from './texts.ts';

const matchers = new WeakMap<readonly TermTranslation[], TermMatcher>();

/** Terms of glossaries that the source has, in any form, and whose translation is not there in any form. */
export const termsCheck: SegmentCheck = {
  id: 'terms',
  find(segment, knowledge) {
    const { source, target, glossaryTerms } = segment;
    if (glossaryTerms.length === 0 || target.text.trim() === '') return [];
    const found = termsOf(segment, knowledge);
    const { missing, doubtful } = locateTerms(textSegment(target.text), found, target.language, knowledge.same);
    return [...missing, ...doubtful].map(
      (term): FoundError => ({
        type: 'Terminology',
        subType: 'Glossary term missed',
        severity: 'Major',
        explanation: `The glossary translates ${quote(source.slice(term))} as ${quote(term.target)}, which is not in the translation.`,
        source: [{ start: term.start, end: term.end }],
        target: [],
        confidence: term.inflected === true ? 0.7 : 0.9,
      }),
    );
  },
};

function termsOf({ source, glossaryTerms }: CheckedSegment, { readings }: CheckKnowledge): readonly FoundTerm[] {
  const matcher = matchers.get(glossaryTerms) ?? buildTermMatcher(glossaryTerms);
  matchers.set(glossaryTerms, matcher);
  const text = textSegment(source.text);
  const exact = findTerms(text, [matcher]);
  if (readings === undefined) return exact;
  const lemmasOf = (word: string): readonly string[] => [...new Set(readings.source(word).map(({ lemma }) => lemma))];
  const forms = candidatesOf(findTermForms(text, [matcher], lemmasOf)).flatMap((candidate): readonly FoundTerm[] => {
    const form = readTermForm(candidate, readings);
    if (form?.certain !== true) return [];
    const { source: term, target, start, end, found } = candidate;
    return [{ source: term, target, start, end, found, inflected: true, form: { readings: form.readings } }];
  });
  return mergeTerms(exact, forms);
}

function candidatesOf(steps: ReturnType<typeof findTermForms>): readonly TermFormCandidate[] {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
