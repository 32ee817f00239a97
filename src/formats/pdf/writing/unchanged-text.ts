import { isDeepStrictEqual } from 'node:util';
import type { Segment } from '../../../contracts/segment.ts';
import { mergeTexts } from '../../../language/segments.ts';
import { isRightToLeft } from '../../shared/office/text-direction.ts';
import type { PageBlock } from '../reading/page-layout.ts';

/**
 * Whether a block looks as it has to without being written: its translation is its text. Text of a page that is written from right to left
 * changes sides.
 */
export function staysAsDrawn({ unit, direction }: PageBlock, translation: Segment, language: string): boolean {
  if (direction !== 'ltr' || isRightToLeft(language)) return false;
  return isDeepStrictEqual(mergeTexts(translation.inlines), mergeTexts(unit.segment.inlines));
}
