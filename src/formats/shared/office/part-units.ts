import type { TextUnit, WriteOptions } from '../../../contracts/documents/document-filter.ts';
import type { Segment } from '../../../contracts/segment.ts';
import { plainText } from '../../../language/segments.ts';
import type { TextEdit, TextSpan } from '../../../language/text-edit.ts';
import type { Markup } from './run-items.ts';

/** Writes markup of the source with the translations of all units that are within it. */
export type WriteMarkup = (markup: Markup) => string;

/** A unit where it is in its part. Others may be within it: a text box in a paragraph. */
export interface PlacedUnit extends TextSpan {
  readonly unit: TextUnit;
  /** What is at the place when the unit is translated. */
  readonly write: (translation: Segment, markup: WriteMarkup, options: WriteOptions) => string;
  /** The unit that says the same for readers of another age; it has no translation of its own. */
  sameAs?: PlacedUnit;
}

/** A value that follows from how much the text around it grows. */
export interface Adjustment extends TextSpan {
  /** The units that count. */
  readonly around: TextSpan;
  /** Given the width of the translations for a width of 1 before. */
  readonly write: (growth: number) => string;
}

/** What is written at a place of the source. */
interface Writing extends TextSpan {
  readonly write: (markup: WriteMarkup) => string;
}

/** One part's text: its source and the units in it. */
export class PartUnits {
  readonly source: string;
  /** In reading order: a unit before those within it. */
  readonly units: readonly PlacedUnit[];
  readonly #adjustments: readonly Adjustment[];

  constructor(source: string, units: readonly PlacedUnit[], adjustments: readonly Adjustment[] = []) {
    this.source = source;
    this.units = units;
    this.#adjustments = adjustments;
  }

  /** The part with its translations and with edits outside of all units, piece by piece, or undefined if it has none. */
  write(
    translationOf: (unit: PlacedUnit) => Segment | undefined,
    options: WriteOptions,
    edits: readonly TextEdit[] = [],
  ): Iterable<string> | undefined {
    const writings: Writing[] = [];
    for (const unit of this.units) {
      const translation = translationOf(unit);
      if (translation === undefined) continue;
      const { start, end } = unit;
      writings.push({ start, end, write: (markup) => unit.write(translation, markup, options) });
    }
    if (writings.length === 0) return undefined;
    for (const { text, ...range } of edits) writings.push({ ...range, write: () => text });
    for (const writing of this.#adjust(translationOf)) writings.push(writing);
    if (edits.length > 0 || this.#adjustments.length > 0) {
      writings.sort((one, other) => one.start - other.start);
    }
    return writeAll(this.source, writings);
  }

  #adjust(translationOf: (unit: PlacedUnit) => Segment | undefined): readonly Writing[] {
    const made: Writing[] = [];
    for (const { start, end, around, write } of this.#adjustments) {
      let [before, after] = [0, 0];
      for (let index = firstFrom(this.units, around.start); index < this.units.length; index++) {
        const unit = this.units[index] as PlacedUnit;
        if (unit.start >= around.end) break;
        before += widthOf(unit.unit.segment);
        after += widthOf(translationOf(unit) ?? unit.unit.segment);
      }
      if (before > 0 && after !== before) made.push({ start, end, write: () => write(after / before) });
    }
    return made;
  }
}

function writeAll(source: string, writings: readonly Writing[]): Iterable<string> {
  function* range(start: number, end: number): Generator<string> {
    let position = start;
    for (let index = firstFrom(writings, start); index < writings.length; index++) {
      const writing = writings[index] as Writing;
      if (writing.start >= end) break;
      // Within a unit that was written, which has written this one too; or around the range.
      if (writing.start < position || writing.end > end) continue;
      yield source.slice(position, writing.start);
      yield writing.write(markup);
      position = writing.end;
    }
    yield source.slice(position, end);
  }
  const markup: WriteMarkup = (pieces) =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : [...range(piece.start, piece.end)].join(''))).join('');
  return range(0, source.length);
}

/** Markup as the data of a code: what other units represent is left out, since it changes without the code. */
export function showMarkup(source: string, markup: Markup, within: readonly TextSpan[]): string {
  let shown = '';
  for (const piece of markup) {
    if (typeof piece === 'string') {
      shown += piece;
      continue;
    }
    let position = piece.start;
    for (let index = firstFrom(within, piece.start); index < within.length; index++) {
      const { start, end } = within[index] as TextSpan;
      if (start >= piece.end) break;
      if (start < position || end > piece.end) continue;
      shown += source.slice(position, start);
      position = end;
    }
    shown += source.slice(position, piece.end);
  }
  return shown;
}

/** Index of the first that starts at the position or after it; they are in the order of their starts. */
export function firstFrom(ranges: readonly TextSpan[], position: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle] as TextSpan).start < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/g;

/** Roughly, in letters: East Asian characters are twice as wide. */
function widthOf(segment: Segment): number {
  const text = plainText(segment);
  return text.length + (text.match(wide)?.length ?? 0);
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
