import type {
  FoundTerm,
  TranslationBatch,
  TranslationOutcome,
  TranslationWarning,
} from '../../contracts/engines/text-translator.ts';
import type { Segment } from '../../contracts/segment.ts';
import { type LocatedTerms, locateTerms } from '../../language/terminology/check-terms.ts';
import { coverTerms, type ProtectedSegment, protectTerms } from '../../language/terminology/protect-terms.ts';
import { restoreTerms } from '../../language/terminology/restore-terms.ts';
import type { SameLemma } from '../../language/terminology/same-lemma.ts';
import { termMissed } from '../../language/terminology/term-missed.ts';

/*
 *   engine takes terms ──► as they are ──────────────────────────┐
 *                                                                ├─► checkTerms ──► all there ──► done
 *   it does not ─────────► between codes ─► engine ─► replaced ──┘        │ missing
 *                                                                         └─► codes in their places, once ──► done,
 *                                                                                               or a warning
 */

export type TermBatch = TranslationBatch & { readonly terms: readonly (readonly FoundTerm[])[] };

type Translate<Outcome> = (batch: TranslationBatch) => Promise<Outcome>;

/** What the words of translations are forms of; undefined where no lexicon knows. */
export type Lemmas = (
  translated: readonly Segment[],
  terms: readonly (readonly FoundTerm[])[],
) => Promise<SameLemma | undefined>;

/** Translates a batch so that its terms are in the outcome, with any engine. `native`: this one takes terms. */
export async function keepTerms<Outcome extends TranslationOutcome>(
  batch: TermBatch,
  native: boolean,
  translate: Translate<Outcome>,
  lemmas: Lemmas = async () => undefined,
): Promise<Outcome> {
  const { terms, ...termless } = batch;
  const sure = terms.map((found) => found.filter(({ inflected }) => !inflected));
  const first = native
    ? await translate(batch)
    : await translateAround({ ...termless, terms: sure }, coverTerms, translate);
  const { missed, doubtful } = await check(batch, first.segments, lemmas);
  if (missed.length === 0) return doubtful ? withWarning(first) : first;

  const again = await translateAround(
    {
      ...termless,
      segments: missed.map((position) => at(batch.segments, position)),
      terms: missed.map((position) => at(sure, position)),
    },
    protectTerms,
    translate,
  );
  const segments = [...first.segments];
  for (const [index, position] of missed.entries()) segments[position] = at(again.segments, index);
  const repaired = { ...first, segments, warnings: distinct([...first.warnings, ...again.warnings]) };
  const left = await check(batch, segments, lemmas);
  return left.missed.length > 0 || left.doubtful ? withWarning(repaired) : repaired;
}

function withWarning<Outcome extends TranslationOutcome>(outcome: Outcome): Outcome {
  return { ...outcome, warnings: distinct([...outcome.warnings, termMissed]) };
}

/** The engine sees codes, not terms. */
async function translateAround<Outcome extends TranslationOutcome>(
  { terms, ...batch }: TermBatch,
  hide: (source: Segment, terms: readonly FoundTerm[]) => ProtectedSegment,
  translate: Translate<Outcome>,
): Promise<Outcome> {
  const hidden = batch.segments.map((segment, position) => hide(segment, at(terms, position)));
  const outcome = await translate({ ...batch, segments: hidden.map(({ segment }) => segment) });
  const segments = outcome.segments.map((segment, position) =>
    restoreTerms(segment, at(hidden, position), batch.target),
  );
  return { ...outcome, segments };
}

interface Check {
  /** Places of the segments that lack a term. */
  readonly missed: readonly number[];
  /** A word that may be a form of a term was not translated as one. */
  readonly doubtful: boolean;
}

/** By letters; what fails so, or is there only by its letters, by lemmas. */
async function check({ terms, target }: TermBatch, translated: readonly Segment[], lemmas: Lemmas): Promise<Check> {
  const locate = (position: number, same?: SameLemma) =>
    locateTerms(at(translated, position), at(terms, position), target, same);
  const isWhole = ({ missing, doubtful, byLetters }: LocatedTerms) =>
    missing.length === 0 && doubtful.length === 0 && !byLetters;
  const suspects = [...terms.keys()].filter((position) => !isWhole(locate(position)));
  if (suspects.length === 0) return { missed: [], doubtful: false };
  const same = await lemmas(
    suspects.map((position) => at(translated, position)),
    suspects.map((position) => at(terms, position)),
  );
  const located = suspects.map((position) => ({ position, ...locate(position, same) }));
  return {
    missed: located.flatMap(({ position, missing }) => (missing.length > 0 ? [position] : [])),
    doubtful: located.some(({ doubtful }) => doubtful.length > 0),
  };
}

function distinct(warnings: readonly TranslationWarning[]): readonly TranslationWarning[] {
  return [...new Map(warnings.map((warning) => [warning.code, warning])).values()];
}

function at<Item>(items: readonly Item[], position: number): Item {
  const item = items[position];
  if (item === undefined) throw new RangeError('A batch has a list of terms for each of its segments.');
  return item;
}
