import type { FoundTerm, Urgency } from '../../contracts/engines/text-translator.ts';
import type { Morphology } from '../../contracts/language/morphology.ts';
import type { Segment } from '../../contracts/segment.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage } from '../../language/codes.ts';
import { type SameLemma, sameLemma, wordsToCompare } from '../../language/terminology/same-lemma.ts';

export interface ReadLemmas {
  readonly morphology: Morphology | undefined;
  readonly language: string;
  readonly urgency?: Urgency | undefined;
}

/** What the words of translations are forms of, for checks that letters alone would fail; undefined without a lexicon. */
export async function readLemmas(
  { morphology, language, urgency }: ReadLemmas,
  translated: readonly Segment[],
  terms: readonly (readonly FoundTerm[])[],
  signal: AbortSignal,
): Promise<SameLemma | undefined> {
  if (morphology?.languages().includes(baseLanguage(language)) !== true) return undefined;
  const words = wordsToCompare(translated, terms);
  try {
    return sameLemma(words, await morphology.analyse({ language, words, ...(urgency && { urgency }) }, signal));
  } catch (error) {
    if (signal.aborted || !(error instanceof ServiceError)) throw error;
    return undefined;
  }
}
