import type { TakeText, TextUnit, WriteOptions } from '../../../contracts/documents/document-filter.ts';
import type { Segment } from '../../../contracts/segment.ts';
import type { TextEdit, TextSpan } from '../../../language/text-edit.ts';
import type { ParsedText } from './open-text-document.ts';

/** A text unit that is in one range of the source. */
export interface TextRange extends TextSpan {
  readonly unit: TextUnit;
  /** The source of a translation, instead of the range. */
  write(translation: Segment, options: WriteOptions): string;
}

/** A text whose units each have their own range; ranges are in order, and each is taken as soon as it is made. */
export function parsedRanges(given: Iterable<TextRange>, takeText: TakeText): ParsedText {
  const ranges: TextRange[] = [];
  for (const range of given) {
    takeText(range.unit.segment);
    ranges.push(range);
  }
  return {
    units: ranges.map(({ unit }) => unit),
    edit: (translations, options) =>
      ranges.flatMap((range, index): TextEdit[] => {
        const translation = translations[index];
        if (translation === undefined) return [];
        return [{ start: range.start, end: range.end, text: range.write(translation, options) }];
      }),
  };
}
