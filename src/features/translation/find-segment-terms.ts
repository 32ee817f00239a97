import type { FoundTerm, Urgency } from '../../contracts/engines/text-translator.ts';
import type { Morphology, WordReading } from '../../contracts/language/morphology.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import type { Segment } from '../../contracts/segment.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage } from '../../language/codes.ts';
import { possibleBaseForms } from '../../language/terminology/base-forms.ts';
import {
  findTermForms,
  mergeTerms,
  type TermFormCandidate,
  wordsOfSegments,
} from '../../language/terminology/find-term-forms.ts';
import { findTermsInSteps } from '../../language/terminology/find-terms.ts';
import { withInflectedTerms } from '../../language/terminology/inflected-terms.ts';
import type { TermMatcher } from '../../language/terminology/term-matcher.ts';
import { type ReadForm, readTermForm } from '../../language/terminology/term-readings.ts';
import { inSlices } from '../in-slices.ts';

/*
 *   segments ─► terms as they are ──────────────────────────────────────┐
 *      └─► words ─► analysed ─► terms in other forms ─► read ─► written ─┴─► merged
 */

export interface TermSearch extends LanguagePair {
  readonly segments: readonly Segment[];
  readonly glossaries: readonly TermMatcher[];
  readonly morphology?: Morphology | undefined;
  readonly urgency?: Urgency | undefined;
}

export interface SegmentTerms {
  /** For each segment; undefined as a whole where no segment has any. */
  readonly terms: readonly (readonly FoundTerm[])[] | undefined;
  /** A segment has a form of a term for which its target has no form. */
  readonly missed: boolean;
}

/** The terms of glossaries in segments: as they are, and in other forms as far as a morphology knows them. */
export async function findSegmentTerms(search: TermSearch, signal: AbortSignal): Promise<SegmentTerms> {
  const { glossaries, source, morphology } = search;
  if (glossaries.every(({ size }) => size === 0)) return { terms: undefined, missed: false };
  const isCovered = morphology?.languages().includes(baseLanguage(source)) === true;
  const found = isCovered
    ? await readForms({ ...search, morphology }, signal)
    : { terms: await inSlices(exactTerms(search, true), signal), missed: false };
  return found.terms.some(({ length }) => length > 0) ? found : { terms: undefined, missed: found.missed };
}

function* exactTerms(
  { segments, glossaries, source }: TermSearch,
  guesses: boolean,
): Generator<void, readonly (readonly FoundTerm[])[]> {
  const terms: (readonly FoundTerm[])[] = [];
  for (const segment of segments) {
    const found = yield* findTermsInSteps(segment, glossaries);
    terms.push(guesses ? withInflectedTerms(segment, found, glossaries, source) : found);
  }
  return terms;
}

/** Lexicons that fail, which is reported where it happens, are as good as none. */
async function readForms(search: CoveredSearch, signal: AbortSignal): ReturnType<typeof addForms> {
  try {
    return await addForms(await inSlices(exactTerms(search, false), signal), search, signal);
  } catch (error) {
    if (signal.aborted || !(error instanceof ServiceError)) throw error;
    return { terms: await inSlices(exactTerms(search, true), signal), missed: false };
  }
}

type CoveredSearch = TermSearch & { readonly morphology: Morphology };

async function addForms(
  exact: readonly (readonly FoundTerm[])[],
  search: CoveredSearch,
  signal: AbortSignal,
): Promise<{ readonly terms: readonly (readonly FoundTerm[])[]; readonly missed: boolean }> {
  const { segments, glossaries, source, target } = search;
  const lookUp = (language: string) => readingsIn(search, language, signal);
  const ofText = await lookUp(source)(wordsOfSegments(segments));
  const lemmas = (word: string) => {
    const readings = ofText(word);
    // What no lexicon has may be a form of an entry that none has either.
    if (readings.length === 0) return possibleBaseForms(word, source);
    return [...new Set(readings.map(({ lemma, invariable = '' }) => lemma + invariable))];
  };
  const candidates = await inSlices(formsOf(segments, glossaries, lemmas), signal);
  const all = candidates.flat();
  if (all.length === 0) return { terms: exact, missed: false };

  const [ofEntries, ofTargets] = await Promise.all([
    lookUp(source)(all.map((candidate) => candidate.source)),
    lookUp(target)(all.map((candidate) => candidate.target)),
  ]);
  const known = {
    source: (word: string) => [...ofText(word), ...(ofText(word).length === 0 ? ofEntries(word) : [])],
    target: ofTargets,
  };
  const read = new Map(all.map((candidate) => [candidate, readTermForm(candidate, known)]));
  const write = await targetsOf(search, [...read.values()], signal);
  let missed = false;
  const terms = candidates.map((own, index) => {
    const forms = own.flatMap((candidate): readonly FoundTerm[] => {
      const form = read.get(candidate);
      if (form === undefined) return [];
      const written = write(form.targets);
      const base = form.inGender && write(form.inGender);
      // Of a word in another gender the target has to have that gender too.
      if (form.inGender !== undefined && base === undefined) {
        missed ||= !isCoveredBy(exact[index] ?? [], candidate);
        return [];
      }
      return [toTerm(base === undefined ? candidate : { ...candidate, target: base }, form, written)];
    });
    return mergeTerms(exact[index] ?? [], forms);
  });
  return { terms, missed };
}

function* formsOf(
  segments: readonly Segment[],
  glossaries: readonly TermMatcher[],
  lemmas: (word: string) => readonly string[],
): Generator<void, readonly (readonly TermFormCandidate[])[]> {
  const found: (readonly TermFormCandidate[])[] = [];
  for (const segment of segments) found.push(yield* findTermForms(segment, glossaries, lemmas));
  return found;
}

function isCoveredBy(exact: readonly FoundTerm[], { start, end }: TermFormCandidate): boolean {
  return exact.some((term) => term.start < end && start < term.end);
}

function toTerm(candidate: TermFormCandidate, form: ReadForm, target: string | undefined): FoundTerm {
  const { source, target: text, start, end, found } = candidate;
  const shape = { readings: form.readings, ...(target === undefined ? {} : { target }) };
  return {
    source,
    target: text,
    start,
    end,
    found,
    ...(form.certain ? {} : { inflected: true as const }),
    form: shape,
  };
}

type Lookup = (words: Iterable<string>) => Promise<(word: string) => readonly WordReading[]>;

function readingsIn({ morphology, urgency }: CoveredSearch, language: string, signal: AbortSignal): Lookup {
  return async (words) => {
    const list = [...new Set(words)];
    const readings = await morphology.analyse({ language, words: list, ...(urgency && { urgency }) }, signal);
    const known = new Map(list.map((word, index) => [word, readings[index] ?? []]));
    return (word) => known.get(word) ?? [];
  };
}

/** Writes the target of each in the form of the text. */
async function targetsOf(
  { morphology, target, urgency }: CoveredSearch,
  read: readonly (ReadForm | undefined)[],
  signal: AbortSignal,
): Promise<(forms: readonly WordReading[]) => string | undefined> {
  const forms = read.flatMap((form) => [...(form?.targets ?? []), ...(form?.inGender ?? [])]);
  const written = await morphology.generate({ language: target, forms, ...(urgency && { urgency }) }, signal);
  const known = new Map(forms.map((form, index) => [form, written[index]]));
  return (own) => own.map((form) => known.get(form)).find((text) => text !== undefined);
}
