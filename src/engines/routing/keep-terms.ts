import type {
  FoundTerm,
  TranslationBatch,
  TranslationOutcome,
  TranslationWarning,
} from '../../contracts/engines/text-translator.ts';
import type { Segment } from '../../contracts/segment.ts';
import { checkTerms, doubtfulTerms } from '../../language/terminology/check-terms.ts';
import { coverTerms, type ProtectedSegment, protectTerms } from '../../language/terminology/protect-terms.ts';
import { restoreTerms } from '../../language/terminology/restore-terms.ts';
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

/** Translates a batch so that its terms are in the outcome, with any engine. `native`: this one takes terms. */
export async function keepTerms<Outcome extends TranslationOutcome>(
  batch: TermBatch,
  native: boolean,
  translate: Translate<Outcome>,
): Promise<Outcome> {
  const { terms, ...termless } = batch;
  const sure = terms.map((found) => found.filter(({ inflected }) => !inflected));
  const first = native
    ? await translate(batch)
    : await translateAround({ ...termless, terms: sure }, coverTerms, translate);
  const missed = missing(batch, first.segments);
  if (missed.length === 0) return withDoubt(batch, first);

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
  const warnings = distinct([...first.warnings, ...again.warnings]);
  return missing(batch, segments).length === 0
    ? withDoubt(batch, { ...first, segments, warnings })
    : { ...first, segments, warnings: [...warnings, termMissed] };
}

/** A word that may be a form of a term, and was not translated as one: the client is to know. */
function withDoubt<Outcome extends TranslationOutcome>({ terms, target }: TermBatch, outcome: Outcome): Outcome {
  const isDoubtful = outcome.segments.some(
    (segment, position) => doubtfulTerms(segment, at(terms, position), target).length > 0,
  );
  return isDoubtful ? { ...outcome, warnings: distinct([...outcome.warnings, termMissed]) } : outcome;
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

/** Places of the segments that lack a term. */
function missing({ terms, target }: TermBatch, translated: readonly Segment[]): readonly number[] {
  return terms.flatMap((wanted, position) =>
    checkTerms(at(translated, position), wanted, target).length === 0 ? [] : [position],
  );
}

function distinct(warnings: readonly TranslationWarning[]): readonly TranslationWarning[] {
  return [...new Map(warnings.map((warning) => [warning.code, warning])).values()];
}

function at<Item>(items: readonly Item[], position: number): Item {
  const item = items[position];
  if (item === undefined) throw new RangeError('A batch has a list of terms for each of its segments.');
  return item;
}
