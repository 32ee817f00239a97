import type { DocumentFilter, FilterContext, OpenDocument } from '../../contracts/documents/document-filter.ts';
import { readGraphicParts, readTitle } from '../shared/office/graphic-parts.ts';
import { OfficeDocument, type ReadPart } from '../shared/office/office-document.ts';
import { openPackage, type PackageOpening } from '../shared/office/open-package.ts';
import { PartUnits, type PlacedUnit, tieRepeated } from '../shared/office/part-units.ts';
import { readPart } from '../shared/office/read-part.ts';
import { askToCalculate } from './finish-workbook.ts';
import { freeCells, warnOfHeaders } from './free-cells.ts';
import { commentRules, drawingRules, sharedStringRules, sheetRules } from './sheet-rules.ts';
import { keepHeadersApart, readTable, type Table, tieTables } from './tables.ts';
import { readLogic } from './workbook-logic.ts';

/** Workbooks of Excel since 2007, with macros or without. What is translated: `docs/reference/formats/xlsx.md`. */
export const xlsxFilter: DocumentFilter = {
  id: 'xlsx',
  extensions: ['xlsx', 'xlsm'],
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  otherMediaTypes: { xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.12' },
  open: (source, _options, context) =>
    openPackage(source, 'xlsx', context, (opening) => openDocument(opening, context)),
};

async function openDocument({ contents, mainPart }: PackageOpening, context: FilterContext): Promise<OpenDocument> {
  const sheets = await contents.related(mainPart, 'worksheet', 'chartsheet', 'dialogsheet');
  const logic = await readLogic(contents, mainPart, sheets, context);
  const read: ReadPart[] = [];
  for (const name of await contents.related(mainPart, 'sharedStrings'))
    read.push(await readPart(contents, name, sharedStringRules(), context));
  const tables: Table[] = [];
  const drawings = new Set<string>();
  const comments = new Set<string>();
  for (const sheet of sheets) {
    read.push(await readPart(contents, sheet, sheetRules(logic), context));
    for (const name of await contents.related(sheet, 'table'))
      tables.push(await readTable(contents, name, logic, context));
    for (const name of await contents.related(sheet, 'comments', 'threadedComment')) comments.add(name);
    for (const name of await contents.related(sheet, 'drawing')) drawings.add(name);
  }
  const others: ReadPart[] = [];
  for (const name of comments) others.push(await readPart(contents, name, commentRules(), context));
  for (const name of drawings) others.push(await readPart(contents, name, drawingRules(), context));
  const graphics = await readGraphicParts(contents, [...drawings], context);

  const free = freeCells(read, tables, logic, context);
  const cells = free.flatMap(({ units }) => units.units).filter(({ unit }) => unit.kind === 'cell');
  const tied = tieTables(tables, cells);
  // What charts remember of the cells.
  for (const { units } of graphics) tieRepeated(cells, units.units);
  const parts = [...tieFilters(free, cells), ...tied, ...others, ...graphics, ...(await readTitle(contents, context))];
  const document = new OfficeDocument(contents.archive, parts, context, async (changed) => {
    if (logic.hasFormulas) {
      changed.set(mainPart, askToCalculate(changed.get(mainPart) ?? (await contents.readPart(mainPart)), context));
    }
  });
  return keepHeadersApart(document, tables, () => warnOfHeaders(context));
}

/** Filters say what the cells say, translated or not. */
function tieFilters(parts: readonly ReadPart[], cells: readonly PlacedUnit[]): readonly ReadPart[] {
  const isFilter = ({ unit }: PlacedUnit): boolean => unit.kind === 'label';
  return parts.map((part) => {
    const { source, units } = part.units;
    const filters = units.filter(isFilter);
    if (filters.length === 0) return part;
    tieRepeated(cells, filters);
    return {
      ...part,
      units: new PartUnits(
        source,
        units.filter((unit) => !isFilter(unit) || unit.sameAs !== undefined),
      ),
    };
  });
}
