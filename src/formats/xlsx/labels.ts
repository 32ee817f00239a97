import { plainText, textSegment } from '../../language/segments.ts';
import type { TextSpan } from '../../language/text-edit.ts';
import type { PlacedUnit } from '../shared/office/part-units.ts';

/** A place that says what a cell says: the definition of a table, the result of a formula. */
export interface Label extends TextSpan {
  readonly text: string;
}

/** The first cell with each text. */
export function cellsByText(cells: readonly PlacedUnit[]): ReadonlyMap<string, PlacedUnit> {
  const found = new Map<string, PlacedUnit>();
  for (const cell of cells) {
    const text = plainText(cell.unit.segment);
    if (!found.has(text)) found.set(text, cell);
  }
  return found;
}

/** Units for the labels that a cell has the text of, tied to it; in the order of their places. */
export function placeLabels(
  labels: readonly Label[],
  cells: ReadonlyMap<string, PlacedUnit>,
  encode: (text: string) => string,
): PlacedUnit[] {
  const placed = labels.flatMap(({ start, end, text }): readonly PlacedUnit[] => {
    const sameAs = cells.get(text);
    if (sameAs === undefined) return [];
    const unit = { segment: textSegment(text), kind: 'label' } as const;
    return [
      { start, end, unit, write: (translation) => encode(plainText(translation)), sameAs: sameAs.sameAs ?? sameAs },
    ];
  });
  return placed.sort((one, other) => one.start - other.start);
}
