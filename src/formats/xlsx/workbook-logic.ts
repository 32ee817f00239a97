import type { FilterContext } from '../../contracts/documents/document-filter.ts';
import { giveWayTo } from '../shared/files/give-way.ts';
import { attributeEscapes } from '../shared/office/cell-characters.ts';
import { decodePart } from '../shared/office/decode-part.ts';
import { OfficeScanner } from '../shared/office/office-scanner.ts';
import type { OoxmlPackage } from '../shared/office/ooxml-package.ts';
import type { ElementReader } from '../shared/office/part-reader.ts';
import { columnReferences, comparedTexts } from './formula-texts.ts';

/** Between looks at the signal. */
const tokensAtOnce = 1_000;

/**
 * What a workbook computes with texts: names by which fields of pivot tables find their columns, texts that formulas
 * compare cells with. All in lower case, since programs do not distinguish cases.
 */
export class WorkbookLogic {
  hasFormulas = false;
  /** Queries, data models and macros find columns of tables by names that they keep in their own ways. */
  keepsHeaders = false;
  readonly #names = new Set<string>();
  readonly #compared = new Set<string>();
  readonly #columns = new Set<string>();
  /** Sheets and ranges, and whether a formula takes them from the text of a cell. */
  readonly #references = new Set<string>();
  #readsReferences = false;

  /** For formulas of cells. */
  readonly readFormula: ElementReader = (reader) => {
    this.hasFormulas = true;
    this.add(reader.readText().text, false);
  };
  /** For formulas of formats, validation, filters. */
  readonly readCondition: ElementReader = (reader) => this.add(reader.readText().text, true);

  add(formula: string, isCondition: boolean): void {
    if (formula.includes('"')) {
      for (const text of comparedTexts(formula, isCondition)) {
        this.#compared.add(text.toLowerCase());
        // A list of what a cell may say.
        if (isCondition) for (const item of text.split(',')) this.#compared.add(item.trim().toLowerCase());
      }
    }
    if (formula.includes('[')) for (const name of columnReferences(formula)) this.#columns.add(name.toLowerCase());
    this.#readsReferences ||= /\bINDIRECT\(/i.test(formula);
  }

  /** The name of a sheet or of a range. */
  addReference(name: string): void {
    this.#references.add(name.toLowerCase());
  }

  /** A name by which something in the workbook finds a column. */
  addName(name: string): void {
    this.#names.add(name.toLowerCase());
  }

  isName(text: string): boolean {
    return this.#names.has(text.toLowerCase());
  }

  isCompared(text: string): boolean {
    const lower = text.toLowerCase();
    return this.#compared.has(lower) || (this.#readsReferences && this.#references.has(lower));
  }

  /** Whether the header of a column of a table has to stay. */
  isNeeded(column: string): boolean {
    return (
      this.keepsHeaders || this.isName(column) || this.isCompared(column) || this.#columns.has(column.toLowerCase())
    );
  }
}

/** What the workbook says beside its sheets and tables, which show the rest when they are read. */
export async function readLogic(
  contents: OoxmlPackage,
  workbook: string,
  sheets: readonly string[],
  { signal, limits }: FilterContext,
): Promise<WorkbookLogic> {
  const logic = new WorkbookLogic();
  const giveWay = giveWayTo(signal);
  const readEach = async (part: string, visit: (scanner: OfficeScanner) => void): Promise<void> => {
    signal.throwIfAborted();
    const scanner = new OfficeScanner(decodePart(await contents.readPart(part)).text, limits);
    for (let tokens = 1; scanner.next(); tokens++) {
      if (scanner.isStart) visit(scanner);
      if (tokens % tokensAtOnce === 0) await giveWay();
    }
  };
  const addNames = (scanner: OfficeScanner): void => {
    const attribute = naming[scanner.tag.slice(scanner.tag.indexOf(':') + 1)];
    const name = attribute === undefined ? undefined : scanner.value(attribute);
    if (name !== undefined) logic.addName(attributeEscapes.decode(name));
  };
  await readEach(workbook, (scanner) => {
    if (scanner.tag === 'x:sheet' || scanner.tag === 'x:definedName') logic.addReference(scanner.value('name') ?? '');
    if (scanner.tag === 'x:definedName') logic.add(elementText(scanner), true);
  });
  for (const part of await contents.related(workbook, 'pivotCacheDefinition', 'slicerCache'))
    await readEach(part, addNames);
  for (const sheet of sheets)
    for (const part of await contents.related(sheet, 'pivotTable')) await readEach(part, addNames);
  const others = await contents.related(workbook, 'connections', 'powerPivotData', 'vbaProject');
  logic.keepsHeaders = others.length > 0;
  return logic;
}

/** The text of the element at hand, which holds no others. */
export function elementText(scanner: OfficeScanner): string {
  const { end } = scanner;
  if (scanner.kind !== 'open') return '';
  scanner.skipElement();
  return scanner.decoded(end, scanner.start);
}

/** Elements that name a field of a table, and the attribute with its name. */
const naming: Readonly<Record<string, string>> = {
  cacheField: 'name',
  pivotField: 'name',
  dataField: 'name',
  slicerCacheDefinition: 'sourceName',
};
