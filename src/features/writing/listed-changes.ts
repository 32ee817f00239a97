import type { Correction } from '../../contracts/engines/correction.ts';
import { codePointPosition } from '../../language/quality/code-point-spans.ts';

/** A change as clients read it. */
export interface ListedChange {
  /** In code points, which clients in any language count alike. */
  readonly start: number;
  readonly end: number;
  /** What the given text has there. */
  readonly before: string;
  readonly replacements: string[];
  readonly rule: string;
  readonly reason: string;
  readonly confidence: number;
}

export function listedChanges(text: string, changes: readonly Correction[]): ListedChange[] {
  const at = codePointPosition(text);
  return changes.map(({ start, end, replacements, rule, reason, confidence }) => ({
    start: at(start),
    end: at(end),
    before: text.slice(start, end),
    replacements: [...replacements],
    rule,
    reason,
    confidence,
  }));
}
