import type { DocumentFilter, FilterContext, OpenDocument } from '../../contracts/documents/document-filter.ts';
import { encodeCellText } from '../shared/office/cell-characters.ts';
import { readGraphicParts, readTitle } from '../shared/office/graphic-parts.ts';
import { OfficeDocument, type ReadPart } from '../shared/office/office-document.ts';
import { openPackage, type PackageOpening } from '../shared/office/open-package.ts';
import { PartUnits, type PlacedUnit, tieRepeated } from '../shared/office/part-units.ts';
import { readPart } from '../shared/office/read-part.ts';
import { encodeXmlText } from '../shared/xml/xml-text.ts';
import { askToCalculate } from './finish-workbook.ts';
import { freeCells, warnOfHeaders } from './free-cells.ts';
import { cellsByText, type Label, placeLabels } from './labels.ts';
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
  const resultsOf = new Map<string, readonly Label[]>();
  const drawings = new Set<string>();
  const comments = new Set<string>();
  for (const sheet of sheets) {
    const results: Label[] = [];
    const part = await readPart(contents, sheet, sheetRules(logic, results), context);
    read.push(part);
    if (results.length > 0) resultsOf.set(part.name, results);
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
  const said = tieResults(tieFilters(free, cells), cells, resultsOf);
  const parts = [...said, ...tied, ...others, ...graphics, ...(await readTitle(contents, context))];
  const document = new OfficeDocument({ archive: contents.archive, parts }, context, async (changed) => {
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

/** What formulas came to, where it is the text of a cell: for programs that show a workbook without computing it. */
function tieResults(
  parts: readonly ReadPart[],
  cells: readonly PlacedUnit[],
  resultsOf: ReadonlyMap<string, readonly Label[]>,
): readonly ReadPart[] {
  if (resultsOf.size === 0) return parts;
  const models = cellsByText(cells);
  const encode = (text: string): string => encodeXmlText(encodeCellText(text));
  return parts.map((part) => {
    const results = placeLabels(resultsOf.get(part.name) ?? [], models, encode);
    if (results.length === 0) return part;
    const { source, units } = part.units;
    return {
      ...part,
      units: new PartUnits(
        source,
        [...units, ...results].sort((one, other) => one.start - other.start),
      ),
    };
  });
}
