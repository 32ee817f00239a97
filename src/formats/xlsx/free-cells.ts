import type { FilterContext } from '../../contracts/documents/document-filter.ts';
import { hasCodes, plainText } from '../../language/segments.ts';
import type { ReadPart } from '../shared/office/office-document.ts';
import { PartUnits, type PlacedUnit } from '../shared/office/part-units.ts';
import { longestHeader, type Table } from './tables.ts';
import type { WorkbookLogic } from './workbook-logic.ts';

/**
 * The parts without the cells that the workbook computes with: if their texts were changed alone, sums would be others,
 * pivot tables would lose their columns, or the program would find the file damaged.
 */
export function freeCells(
  parts: readonly ReadPart[],
  tables: readonly Table[],
  logic: WorkbookLogic,
  context: FilterContext,
): readonly ReadPart[] {
  const headers = new Set(tables.flatMap(({ columns }) => columns.map(({ text }) => text)));
  const kept = keptHeaders(parts, headers, logic);
  if (kept.size > 0) warnOfHeaders(context);
  let compared = 0;
  const free = (placed: PlacedUnit): readonly PlacedUnit[] => {
    if (placed.unit.kind !== 'cell') return [placed];
    const text = plainText(placed.unit.segment);
    if (!/\p{L}/u.test(text) || logic.isName(text) || kept.has(text.toLowerCase())) return [];
    if (logic.isCompared(text)) {
      compared += 1;
      return [];
    }
    return [headers.has(text) ? { ...placed, unit: { ...placed.unit, maximumLength: longestHeader } } : placed];
  };
  const left = parts.map((part) => ({
    ...part,
    units: new PartUnits(part.units.source, part.units.units.flatMap(free)),
  }));
  if (compared > 0)
    context.warn({
      code: 'compared_texts_kept',
      message: `${compared} cells were not translated: formulas or validation lists compare with their text.`,
    });
  return left;
}

export function warnOfHeaders(context: FilterContext): void {
  context.warn({
    code: 'table_headers_kept',
    message: 'Table headers that the workbook refers to by their text were not translated.',
  });
}

/** In lower case. */
function keptHeaders(
  parts: readonly ReadPart[],
  headers: ReadonlySet<string>,
  logic: WorkbookLogic,
): ReadonlySet<string> {
  const kept = new Set<string>();
  const keep = (text: string): void => {
    kept.add(text.toLowerCase());
  };
  for (const text of headers) if (logic.isNeeded(text)) keep(text);
  if (headers.size === 0) return kept;
  // The definition of a table has no looks, so a header in several of them could not be written there.
  for (const { unit } of parts.flatMap(({ units }) => units.units)) {
    if (!hasCodes(unit.segment)) continue;
    const text = plainText(unit.segment);
    if (headers.has(text)) keep(text);
  }
  return kept;
}
