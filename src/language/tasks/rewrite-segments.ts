import type { FoundTerm } from '../../contracts/engines/text-translator.ts';
import type { Segment } from '../../contracts/segment.ts';
import type { ConfiguredRules } from '../../contracts/stores/style-rules.ts';
import { prepareStyleList } from '../style-rules/apply-style-list.ts';
import { locateTerms } from '../terminology/check-terms.ts';
import { plainRange } from '../terminology/matched-text.ts';

export interface RewriteInput {
  readonly rules: ConfiguredRules;
  /** Canonical, with its variant. */
  readonly target: string;
  /** Translated. */
  readonly segments: readonly Segment[];
  /** For each segment the terms that are to be in it, which stay as they are. */
  readonly terms: readonly (readonly FoundTerm[])[];
}

/** The segments in line with a style rule list, as far as rewriters do it. */
export function run({ rules, target, segments, terms }: RewriteInput): readonly Segment[] {
  const prepared = prepareStyleList(rules, target);
  return segments.map((segment, index) => {
    const { ranges } = locateTerms(segment, terms[index] ?? [], target);
    return prepared.apply(
      segment,
      ranges.map((range) => plainRange(segment, range)),
    );
  });
}
