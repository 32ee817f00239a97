import type { TermTable } from '../../contracts/documents/term-files.ts';
import { encodeCellText } from '../shared/office/cell-characters.ts';
import { encodeXmlText } from '../shared/xml/xml-text.ts';
import { newArchive } from '../shared/zip/new-archive.ts';
import { pairsOf } from './term-pairs.ts';

/** That a sheet can have, its header included. */
const rowsOfSheet = 1_048_576;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const sheetSpace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationSpace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageSpace = 'http://schemas.openxmlformats.org/package/2006';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

interface Sheet {
  readonly name: string;
  readonly xml: string;
}

/** A workbook with a sheet for each table, which has the codes of its languages in the first row. Terms are text, never formulas. */
export function writeWorkbook(tables: readonly TermTable[]): Buffer {
  const sheets = tables.flatMap((table) => [...sheetsOf(table)]);
  if (sheets.length === 0) sheets.push({ name: 'terms', xml: sheetOf('') });
  const numbered = sheets.map((sheet, index) => ({ ...sheet, number: index + 1 }));
  return newArchive([
    entry(
      '[Content_Types].xml',
      `<Types xmlns="${packageSpace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>${numbered
        .map(
          ({ number }) =>
            `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${contentType}.worksheet+xml"/>`,
        )
        .join('')}</Types>`,
    ),
    entry(
      '_rels/.rels',
      `<Relationships xmlns="${packageSpace}/relationships"><Relationship Id="rId1" Type="${relationSpace}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    entry(
      'xl/workbook.xml',
      `<workbook xmlns="${sheetSpace}" xmlns:r="${relationSpace}"><sheets>${numbered
        .map(({ name, number }) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`)
        .join('')}</sheets></workbook>`,
    ),
    entry(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packageSpace}/relationships">${numbered
        .map(
          ({ number }) =>
            `<Relationship Id="rId${number}" Type="${relationSpace}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ),
    ...numbered.map(({ number, xml }) => entry(`xl/worksheets/sheet${number}.xml`, xml)),
  ]);
}

function* sheetsOf({ source, target, parts }: TermTable): Generator<Sheet> {
  const header = rowOf(source, target);
  let rows = header;
  let [count, sheets] = [1, 1];
  const finish = (): Sheet => ({
    name: `${source}-${target}${sheets === 1 ? '' : ` (${sheets})`}`,
    xml: sheetOf(rows),
  });
  for (const [from, to] of pairsOf(parts)) {
    if (count === rowsOfSheet) {
      yield finish();
      [rows, count, sheets] = [header, 1, sheets + 1];
    }
    rows += rowOf(from, to);
    count += 1;
  }
  yield finish();
}

function sheetOf(rows: string): string {
  return `<worksheet xmlns="${sheetSpace}"><cols><col min="1" max="2" width="40" customWidth="1"/></cols><sheetData>${rows}</sheetData></worksheet>`;
}

function rowOf(source: string, target: string): string {
  return `<row>${cellOf(source)}${cellOf(target)}</row>`;
}

function cellOf(text: string): string {
  return `<c t="inlineStr"><is><t xml:space="preserve">${encodeXmlText(encodeCellText(text))}</t></is></c>`;
}

function entry(name: string, xml: string): readonly [string, Uint8Array] {
  return [name, Buffer.from(declaration + xml)];
}
