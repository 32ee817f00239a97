import { plainText } from '../../language/segments.ts';
import { PartUnits, type PlacedUnit } from '../shared/office/part-units.ts';
import type { SourceRange } from '../shared/office/run-items.ts';
import { encodeXmlText } from '../shared/xml/xml-text.ts';

/** Text between two tags in the entries of an index. */
export interface IndexText extends SourceRange {
  readonly text: string;
}

export interface TiedUnits {
  readonly units: PartUnits;
  /** There are indexes with text that is not translated. */
  readonly hasOtherIndexes: boolean;
}

/**
 * Entries of a table of contents say what their headings say, in translations too: those whose text is that of a heading,
 * after its number. `headings` are the starts of their units.
 */
export function tieEntries(part: PartUnits, headings: readonly number[], entries: readonly IndexText[]): TiedUnits {
  const byText = new Map<string, PlacedUnit>();
  const starts = new Set(headings);
  for (const placed of part.units) {
    const text = normal(plainText(placed.unit.segment));
    if (starts.has(placed.start) && !byText.has(text)) byText.set(text, placed);
  }
  let hasOtherIndexes = false;
  const tied: PlacedUnit[] = [];
  for (const entry of entries) {
    const number = numbering.exec(entry.text)?.[0] ?? '';
    const rest = entry.text.slice(number.length);
    const heading = byText.get(normal(entry.text)) ?? byText.get(normal(rest));
    if (heading === undefined) {
      if (/\p{L}{2}/u.test(entry.text)) hasOtherIndexes = true;
      continue;
    }
    const before = byText.has(normal(entry.text)) ? (/^\s*/.exec(entry.text)?.[0] ?? '') : number;
    tied.push({
      start: entry.start,
      end: entry.end,
      unit: heading.unit,
      sameAs: heading,
      write: (translation) => encodeXmlText(before + plainText(translation).replace(/\s+/g, ' ').trim()),
    });
  }
  if (tied.length === 0) return { units: part, hasOtherIndexes };
  const units = [...part.units, ...tied].sort((one, other) => one.start - other.start);
  return { units: new PartUnits(part.source, units), hasOtherIndexes };
}

/** The number that a program has put before an entry: `2.1`, `IV.`, `A)`. */
const numbering = /^\s*(?:\p{N}[\p{N}.]*\p{L}?|[IVXLC]{1,8}|\p{L})[.):]{0,2}\s+/u;

function normal(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
