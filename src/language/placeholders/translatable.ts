import type { Segment } from '../../contracts/segment.ts';
import { findProtectedText } from '../protected-text.ts';
import { replaceSpans } from '../text-edit.ts';

/** Identifiers, points in time, digests, packed data, names with a version (`owner/name@v1`): strings that are no text though there are letters in them. */
const data =
  /^(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)?|(?=[a-f]*\d)[\da-f]{16,}|data:[\w/+.-]+[;,]\S*|[\w.-]+(?:\/[\w.-]+)+@[\w./-]+)$/i;

/** Something in it is for a translator: letters outside of codes, addresses and placeholders. */
export function isTranslatable(segment: Segment): boolean {
  const texts = segment.inlines.filter((inline) => typeof inline === 'string');
  return texts.some(
    (text) =>
      /\p{L}/u.test(text) &&
      !data.test(text.trim()) &&
      /\p{L}/u.test(replaceSpans(text, findProtectedText(text), () => '')),
  );
}
