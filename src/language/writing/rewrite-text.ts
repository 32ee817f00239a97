import { rewriteStyledText } from '../style-rules/apply-style-rules.ts';
import type { ProtectedRange, StyleRewriter, TextEdit } from '../style-rules/style-rewriter.ts';
import { protectedRanges } from './protected-ranges.ts';

/** A text without inline codes after the rewriters, one after the other, which change nothing that is protected. `onEdit` is called with every edit that is made. */
export function rewriteText(
  text: string,
  rewriters: readonly StyleRewriter[],
  language: string,
  ranges: readonly ProtectedRange[] = protectedRanges(text),
  onEdit?: (edit: TextEdit) => void,
): string {
  if (rewriters.length === 0) return text;
  return rewriteStyledText({ text, codes: [], protectedRanges: ranges }, rewriters, language, onEdit).text;
}
