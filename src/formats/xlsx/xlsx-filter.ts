import type { DocumentFilter, FilterContext, OpenDocument } from '../../contracts/documents/document-filter.ts';
import { plainText } from '../../language/segments.ts';
import { readGraphicParts, readTitle } from '../shared/office/graphic-parts.ts';
import { OfficeDocument, type ReadPart } from '../shared/office/office-document.ts';
import { openPackage, type PackageOpening } from '../shared/office/open-package.ts';
import { PartUnits, tieRepeated } from '../shared/office/part-units.ts';
import { readPart } from '../shared/office/read-part.ts';
import { askToCalculate } from './finish-workbook.ts';
import { commentRules, drawingRules, sharedStringRules, sheetRules } from './sheet-rules.ts';
import { findNames } from './workbook-names.ts';

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
  const names = await findNames(contents, mainPart, sheets, context);
  const parts: ReadPart[] = [];
  for (const name of await contents.related(mainPart, 'sharedStrings')) {
    parts.push(await readPart(contents, name, sharedStringRules(), context));
  }
  const drawings = new Set<string>();
  const comments = new Set<string>();
  for (const sheet of sheets) {
    parts.push(await readPart(contents, sheet, sheetRules(), context));
    for (const name of await contents.related(sheet, 'comments', 'threadedComment')) comments.add(name);
    for (const name of await contents.related(sheet, 'drawing')) drawings.add(name);
  }
  const cells = tieFilters(parts.map((part) => withoutNames(part, names.kept)));
  const others: ReadPart[] = [];
  for (const name of comments) others.push(await readPart(contents, name, commentRules(), context));
  for (const name of drawings) others.push(await readPart(contents, name, drawingRules(), context));
  others.push(...(await readGraphicParts(contents, [...drawings], context)), ...(await readTitle(contents, context)));
  if (names.hasTables) {
    context.warn({
      code: 'table_headers_kept',
      message: 'Headers of tables are left as they are: formulas refer to them.',
    });
  }
  return new OfficeDocument(contents.archive, [...cells, ...others], context, async (changed) => {
    if (names.hasFormulas) {
      changed.set(mainPart, askToCalculate(changed.get(mainPart) ?? (await contents.readPart(mainPart)), context));
    }
  });
}

function withoutNames(part: ReadPart, kept: ReadonlySet<string>): ReadPart {
  if (kept.size === 0) return part;
  const { source, units } = part.units;
  const free = units.filter(({ unit }) => unit.kind !== 'cell' || !kept.has(plainText(unit.segment).toLowerCase()));
  return { ...part, units: new PartUnits(source, free) };
}

/** Filters say what the cells say, translated or not. */
function tieFilters(parts: readonly ReadPart[]): readonly ReadPart[] {
  const units = parts.flatMap((part) => part.units.units);
  const isFilter = (unit: (typeof units)[number]): boolean => unit.unit.kind === 'label';
  tieRepeated(
    units.filter((unit) => unit.unit.kind === 'cell'),
    units.filter(isFilter),
  );
  return parts.map((part) => {
    const kept = part.units.units.filter((unit) => !isFilter(unit) || unit.sameAs !== undefined);
    return { ...part, units: new PartUnits(part.units.source, kept) };
  });
}
