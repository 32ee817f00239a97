import type { Segment } from '../../src/contracts/segment.ts';
import { isCode } from '../../src/language/segments.ts';
import { canonicalInlines } from '../contracts/document-pseudo.ts';

/** Attributes inside a sentence are units of their own, and change with the tag that is a code. */
export function withoutOwnUnits({ inlines }: Segment): unknown {
  const value = /\s(?:alt|title|placeholder|aria-label|value|(?:xml:)?lang)=(?:"[^"]*"|'[^']*'|[^\s>]+)/g;
  return canonicalInlines({
    inlines: inlines.map((inline) => (isCode(inline) ? { ...inline, data: inline.data.replace(value, '') } : inline)),
  });
}
