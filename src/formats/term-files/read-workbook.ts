import { posix } from 'node:path';
import { ServiceError } from '../../errors/service-error.ts';
import { decodeCellText } from '../shared/office/cell-characters.ts';
import { decodePart } from '../shared/office/decode-part.ts';
import { OoxmlPackage } from '../shared/office/ooxml-package.ts';
import { XmlScanner } from '../shared/xml/xml-scanner.ts';
import { decodeXmlText } from '../shared/xml/xml-text.ts';
import { ZipArchive } from '../shared/zip/zip-archive.ts';
import { toField } from './term-pairs.ts';

const mebibyte = 1024 ** 2;
/** Of a workbook that is not larger than a dictionary may be. */
const limits = { unpackedBytes: 192 * mebibyte, partBytes: 96 * mebibyte, entries: 2_000, depth: 100 } as const;
const budget = {
  takeUnpacked(bytes: number, entries: number): void {
    const limit = `${limits.unpackedBytes / mebibyte} MiB once it is unpacked`;
    if (bytes > limits.unpackedBytes || entries > limits.entries)
      throw new ServiceError('document_too_large', { limit });
  },
};
/** Further columns are not looked at: two of the first are the terms. */
const columns = 64;

export interface SheetRow {
  /** Counted from 1, as programs show it. */
  readonly line: number;
  /** Texts by column, as fields of TSV; absent ones are empty. */
  readonly cells: readonly (string | undefined)[];
}

/** The texts of the sheets of a workbook, each sheet as its rows. What is wrong with the file is a `ServiceError`. */
export async function* readWorkbook(path: string): AsyncGenerator<Iterable<SheetRow>> {
  await using archive = await ZipArchive.open(path, { limits, budget });
  const contents = await OoxmlPackage.read(archive, { limits });
  const main = await contents.mainPart();
  if (!/spreadsheetml|ms-excel/.test(contents.contentType(main)))
    throw new ServiceError('invalid_document', { reason: 'it is not a workbook (xlsx).' });
  const [stringsPart] = await contents.related(main, 'sharedStrings');
  const strings = stringsPart === undefined ? [] : readStrings(decodePart(await contents.readPart(stringsPart)).text);
  for (const sheet of await sheetsInOrder(contents, main))
    yield readRows(decodePart(await contents.readPart(sheet)).text, strings);
}

/** As the workbook lists them, which is not the order of its relationships. */
async function sheetsInOrder(contents: OoxmlPackage, main: string): Promise<readonly string[]> {
  const parts = new Map(
    (await contents.relationships(main)).filter(({ type }) => type === 'worksheet').map(({ id, part }) => [id, part]),
  );
  const scanner = scan(decodePart(await contents.readPart(main)).text);
  const sheets: string[] = [];
  while (scanner.next()) {
    if ((scanner.kind !== 'open' && scanner.kind !== 'empty') || localName(scanner.name) !== 'sheet') continue;
    for (const { name, start, end } of scanner.attributes()) {
      const part = localName(name) === 'id' ? parts.get(scanner.source.slice(start, end)) : undefined;
      if (part !== undefined) sheets.push(posix.normalize(part));
    }
  }
  return sheets;
}

function readStrings(source: string): readonly string[] {
  const scanner = scan(source);
  const strings: string[] = [];
  while (scanner.next()) {
    if (localName(scanner.name) !== 'si') continue;
    if (scanner.kind === 'empty') strings.push('');
    else if (scanner.kind === 'open') strings.push(readTexts(scanner));
  }
  return strings;
}

/**
 * The texts within the element at hand, in all its runs, without what says how to pronounce them: as a field, once for all cells that
 * refer to it.
 */
function readTexts(scanner: XmlScanner): string {
  const { depth } = scanner;
  let text = '';
  let isText = false;
  while (scanner.next() && scanner.depth >= depth) {
    if (scanner.kind === 'open') {
      const name = localName(scanner.name);
      if (name === 'rPh') scanner.skipElement();
      else isText = name === 't';
    } else if (scanner.kind === 'close') isText = false;
    else if (isText) text += textOf(scanner);
  }
  return toField(decodeCellText(text));
}

function* readRows(source: string, strings: readonly string[]): Generator<SheetRow> {
  const scanner = scan(source);
  let line = 0;
  let cells: (string | undefined)[] = [];
  let column = -1;
  while (scanner.next()) {
    const { kind } = scanner;
    if (kind !== 'open' && kind !== 'close' && kind !== 'empty') continue;
    const name = localName(scanner.name);
    if (name === 'row') {
      if (kind === 'close') yield { line, cells };
      else {
        line = Number(attributeOf(scanner, 'r') ?? line + 1);
        [cells, column] = [[], -1];
      }
    } else if (name === 'c' && kind !== 'close') {
      const reference = attributeOf(scanner, 'r');
      column = reference === undefined ? column + 1 : columnOf(reference);
      if (kind === 'empty') continue;
      const value = readCell(scanner, attributeOf(scanner, 't'), strings);
      if (column < columns) cells[column] = value;
    }
  }
}

function readCell(scanner: XmlScanner, type: string | undefined, strings: readonly string[]): string | undefined {
  const { depth } = scanner;
  let value: string | undefined;
  let isValue = false;
  while (scanner.next() && scanner.depth >= depth) {
    if (scanner.kind === 'open') {
      const name = localName(scanner.name);
      if (name === 'is') value = readTexts(scanner);
      isValue = name === 'v';
    } else if (scanner.kind === 'close') isValue = false;
    else if (isValue) value = (value ?? '') + textOf(scanner);
  }
  if (value === undefined) return undefined;
  return type === 's' ? strings[Number(value)] : toField(type === 'str' ? decodeCellText(value) : value);
}

function textOf(scanner: XmlScanner): string {
  const written = scanner.source.slice(scanner.start, scanner.end);
  if (scanner.kind === 'cdata') return written.slice('<![CDATA['.length, -']]>'.length);
  return scanner.kind === 'text' ? (decodeXmlText(written) ?? written) : '';
}

function attributeOf(scanner: XmlScanner, name: string): string | undefined {
  const found = scanner.attribute(name);
  return found && scanner.source.slice(found.start, found.end);
}

/** `AB12` → 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Za-z]{1,3}/.exec(reference)?.[0].toUpperCase() ?? 'A')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function scan(source: string): XmlScanner {
  return new XmlScanner(source, { depth: limits.depth, doctype: 'refuse' });
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
