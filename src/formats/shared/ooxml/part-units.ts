import type { TextUnit, WriteOptions } from '../../../contracts/documents/document-filter.ts';
import type { Segment } from '../../../contracts/segment.ts';
import type { Markup, SourceRange } from './run-items.ts';

/** Writes markup of the source with the translations of all units that stand within it. */
export type WriteMarkup = (markup: Markup) => string;

/** A unit where it stands in its part. Others may stand within it: a text box in a paragraph. */
export interface PlacedUnit extends SourceRange {
  readonly unit: TextUnit;
  /** What stands at the place when the unit is translated. */
  readonly write: (translation: Segment, markup: WriteMarkup, options: WriteOptions) => string;
  /** The unit that says the same for readers of another age; it has no translation of its own. */
  sameAs?: PlacedUnit;
}

/** One part's text: its source and the units in it. */
export class PartUnits {
  readonly source: string;
  /** In reading order: a unit before those within it. */
  readonly units: readonly PlacedUnit[];

  constructor(source: string, units: readonly PlacedUnit[]) {
    this.source = source;
    this.units = units;
  }

  /** The part with its translations, or undefined if it has none. */
  write(translationOf: (unit: PlacedUnit) => Segment | undefined, options: WriteOptions): string | undefined {
    if (!this.units.some((unit) => translationOf(unit) !== undefined)) return undefined;
    const range = (start: number, end: number): string => {
      const pieces: string[] = [];
      let position = start;
      for (let index = this.#firstFrom(start); index < this.units.length; index++) {
        const unit = this.units[index] as PlacedUnit;
        if (unit.start >= end) break;
        // Within a unit that was written, which has written this one too; or around the range.
        if (unit.start < position || unit.end > end) continue;
        const translation = translationOf(unit);
        if (translation === undefined) continue;
        pieces.push(this.source.slice(position, unit.start), unit.write(translation, markup, options));
        position = unit.end;
      }
      pieces.push(this.source.slice(position, end));
      return pieces.join('');
    };
    const markup: WriteMarkup = (pieces) =>
      pieces.map((piece) => (typeof piece === 'string' ? piece : range(piece.start, piece.end))).join('');
    return range(0, this.source.length);
  }

  /** Index of the first unit that starts at the position or after it; units are in the order of their starts. */
  #firstFrom(position: number): number {
    let low = 0;
    let high = this.units.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.units[middle] as PlacedUnit).start < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Of units that repeat others, for programs that do not know the first way to say it, each is tied to its model. */
export function tieRepeated(models: readonly PlacedUnit[], repeated: readonly PlacedUnit[]): void {
  const free = new Map<string, PlacedUnit[]>();
  for (const model of models) {
    const key = keyOf(model);
    const same = free.get(key);
    if (same === undefined) free.set(key, [model]);
    else same.push(model);
  }
  for (const unit of repeated) {
    const same = free.get(keyOf(unit));
    const model = same?.[0];
    if (model === undefined) continue;
    if (same !== undefined && same.length > 1) same.shift();
    unit.sameAs = model.sameAs ?? model;
  }
}

function keyOf({ unit }: PlacedUnit): string {
  return JSON.stringify(unit.segment.inlines.map((inline) => (typeof inline === 'string' ? inline : inline.kind)));
}
