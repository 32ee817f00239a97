import type { Segment } from '../../contracts/segment.ts';
import type { ConfiguredRules } from '../../contracts/stores/style-rules.ts';
import { mergeSpans } from '../text-edit.ts';
import type { StyledText } from './apply-style-rules.ts';
import { rewriteStyledText, toSegment, toStyledText } from './apply-style-rules.ts';
import { protectedRangesFor } from './protected-ranges.ts';
import { styleRewriters } from './registry.ts';
import type { ConfiguredValue } from './style-catalogue.ts';
import type { ProtectedRange, StyleRewriter } from './style-rewriter.ts';

/** A list of rules made ready for one target language; applied to any number of segments. */
export interface PreparedStyleList {
  /**
   * The segment with everything rewritten that is done by rule. `protectedRanges` are parts of its plain text that stay,
   * beside those that `protectedRangesFor` finds.
   */
  apply(segment: Segment, protectedRanges?: readonly ProtectedRange[]): Segment;
  /** What no rewriter does in the language and a next-gen engine may be asked for (`describeRule`). */
  readonly byEngine: readonly ConfiguredValue[];
}

/** Now and then one rule makes room for another that comes before it; a text at rest takes one pass. */
const mostPasses = 3;

/**
 * Prepares a list for a target language in its canonical form with its variant (`de-CH`, `zh-Hant`). Telephone numbers and
 * mail addresses come first; as they are then, they are protected from the other rules.
 */
export function prepareStyleList(rules: ConfiguredRules, language: string): PreparedStyleList {
  const { rewriters, contactRewriters, keepsQuotations: quotations, byEngine } = styleRewriters(rules, language);
  const rewrite = (styled: StyledText, chosen: readonly StyleRewriter[], withoutContacts: boolean): StyledText => {
    if (chosen.length === 0) return styled;
    const found = protectedRangesFor(styled.text, { withoutContacts, quotations });
    const protectedRanges = mergeSpans([...styled.protectedRanges, ...found]);
    return rewriteStyledText({ ...styled, protectedRanges }, chosen, language);
  };
  return {
    byEngine,
    apply: (segment, protectedRanges = []) => {
      if (rewriters.length + contactRewriters.length === 0) return segment;
      let styled = toStyledText(segment, protectedRanges);
      for (let pass = 0; pass < mostPasses; pass += 1) {
        const before = styled.text;
        styled = rewrite(rewrite(styled, contactRewriters, true), rewriters, false);
        if (styled.text === before) break;
      }
      return toSegment(styled);
    },
  };
}
