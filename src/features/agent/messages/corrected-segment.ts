import type { Segment } from '../../../contracts/segment.ts';
import { isCode, mergeTexts } from '../../../language/segments.ts';

/** Different codes in a text that is corrected: each is looked for in all of it. */
const mostCodes = 100;

/**
 * The corrected text with the codes of the segment; undefined where it does not have the same
 * ones in the same order.
 */
export function correctedSegment({ inlines }: Segment, text: string): Segment | undefined {
  const made: Segment['inlines'][number][] = [];
  let position = 0;
  for (const inline of inlines) {
    if (!isCode(inline)) continue;
    const start = text.indexOf(inline.data, position);
    if (start < 0 || inline.data === '') return undefined;
    made.push(text.slice(position, start), inline);
    position = start + inline.data.length;
  }
  made.push(text.slice(position));
  const amounts = new Map<string, number>();
  for (const { data } of inlines.filter(isCode)) amounts.set(data, (amounts.get(data) ?? 0) + 1);
  if (amounts.size > mostCodes) return undefined;
  const isWhole = [...amounts].every(([data, amount]) => text.split(data).length - 1 === amount);
  return isWhole ? { inlines: mergeTexts(made) } : undefined;
}
