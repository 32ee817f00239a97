import type { FilterContext, OpenDocument } from '../../contracts/documents/document-filter.ts';
import type { Segment } from '../../contracts/segment.ts';
import { plainText } from '../../language/segments.ts';
import { attributeEscapes } from '../shared/office/cell-characters.ts';
import { type DecodedPart, decodePart } from '../shared/office/decode-part.ts';
import type { ReadPart } from '../shared/office/office-document.ts';
import { OfficeScanner } from '../shared/office/office-scanner.ts';
import type { OoxmlPackage } from '../shared/office/ooxml-package.ts';
import { PartUnits, type PlacedUnit } from '../shared/office/part-units.ts';
import { encodeXmlAttribute } from '../shared/xml/xml-text.ts';
import { cellsByText, type Label, placeLabels } from './labels.ts';
import { elementText, type WorkbookLogic } from './workbook-logic.ts';

/** Longest name of a column. */
export const longestHeader = 255;

/** The definition of a table: its cells are on the sheet, and programs call a file damaged where the two differ. */
export interface Table {
  readonly name: string;
  readonly source: string;
  readonly encode: DecodedPart['encode'];
  readonly columns: readonly Label[];
  /** Labels of totals, and texts that rows are filtered by. */
  readonly others: readonly Label[];
}

export async function readTable(
  contents: OoxmlPackage,
  name: string,
  logic: WorkbookLogic,
  { signal, limits }: FilterContext,
): Promise<Table> {
  signal.throwIfAborted();
  const { text: source, encode } = decodePart(await contents.readPart(name));
  const scanner = new OfficeScanner(source, limits);
  const columns: Label[] = [];
  const others: Label[] = [];
  const add = (labels: Label[], attribute: string): void => {
    const range = scanner.valueRange(attribute);
    if (range === undefined) return;
    labels.push({ ...range, text: attributeEscapes.decode(scanner.decoded(range.start, range.end)) });
  };
  while (scanner.next()) {
    if (!scanner.isStart) continue;
    if (scanner.tag === 'x:tableColumn') {
      add(columns, 'name');
      add(others, 'totalsRowLabel');
    } else if (scanner.tag === 'x:filter' || scanner.tag === 'x:customFilter') add(others, 'val');
    else if (formulas.has(scanner.tag)) logic.add(elementText(scanner), false);
  }
  const fromQuery = (await contents.related(name, 'queryTable')).length > 0;
  if (fromQuery) for (const { text } of columns) logic.addName(text);
  return { name, source, encode, columns, others };
}

const formulas = new Set(['x:calculatedColumnFormula', 'x:totalsRowFormula']);

/** The tables as parts that are translated with the cells of which they say the texts; all cells of a header alike. */
export function tieTables(tables: readonly Table[], cells: readonly PlacedUnit[]): readonly ReadPart[] {
  const models = cellsByText(cells);
  const headers = new Set(tables.flatMap(({ columns }) => columns.map(({ text }) => text)));
  for (const cell of headers.size === 0 ? [] : cells) {
    const text = plainText(cell.unit.segment);
    const model = models.get(text);
    if (headers.has(text) && model !== cell) cell.sameAs = model as PlacedUnit;
  }
  return tables.map(({ name, source, encode, columns, others }) => {
    const units = placeLabels([...columns, ...others], models, (text) =>
      encodeXmlAttribute(attributeEscapes.encode(text)),
    );
    return { name, encode, units: new PartUnits(source, units) };
  });
}

/** The document, in which columns of a table never get the same name: those stay as they are, and `onKept` is called. */
export function keepHeadersApart(document: OpenDocument, tables: readonly Table[], onKept: () => void): OpenDocument {
  const { units } = document;
  if (tables.length === 0) return document;
  const positions = new Map<string, number>();
  for (const [position, { kind, segment }] of units.entries()) {
    const text = plainText(segment);
    if (kind === 'cell' && !positions.has(text)) positions.set(text, position);
  }
  return {
    units,
    write: (translations, ...rest) => {
      const apart = [...translations];
      for (const { columns } of tables) if (keepApart(columns, positions, apart)) onKept();
      return document.write(apart, ...rest);
    },
    [Symbol.asyncDispose]: () => document[Symbol.asyncDispose](),
  };
}

/** Takes back translations until all names differ: each that is taken back may be the translation of another. */
function keepApart(
  columns: readonly Label[],
  positions: ReadonlyMap<string, number>,
  translations: (Segment | undefined)[],
): boolean {
  let kept = false;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    const users = new Map<string, number[]>();
    for (const { text } of columns) {
      const position = positions.get(text);
      const translation = position === undefined ? undefined : translations[position];
      const name = (translation === undefined ? text : plainText(translation)).toLowerCase();
      const user = position === undefined || translation === undefined ? -1 : position;
      const same = users.get(name);
      if (same === undefined) users.set(name, [user]);
      else same.push(user);
    }
    for (const [name, same] of users) {
      if (same.length < 2 && name.trim() !== '') continue;
      for (const position of same) {
        if (position === -1) continue;
        translations[position] = undefined;
        isChanged = true;
        kept = true;
      }
    }
  }
  return kept;
}
