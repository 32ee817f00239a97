import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  DocumentFilter,
  DocumentLimits,
  DocumentWarning,
  TextUnit,
  WriteOptions,
} from '../../src/contracts/documents/document-filter.ts';
import type { Segment } from '../../src/contracts/segment.ts';
import { filterContext } from '../contracts/document-files.ts';
import { buildZip } from './build-zip.ts';
import { readZip } from './read-zip.ts';

export const wordSpaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** A document of Word with these paragraphs, and the default style in American English. */
export function wordDocument(body: string): Buffer {
  const content = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = (inner: string): string =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    `<Override PartName="/word/document.xml" ContentType="${content}.document.main+xml"/></Types>`;
  const styles = `<w:styles ${wordSpaces}><w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="en-US" w:bidi="ar-SA"/></w:rPr></w:rPrDefault></w:docDefaults></w:styles>`;
  return buildZip([
    { name: '[Content_Types].xml', data: types },
    {
      name: '_rels/.rels',
      data: relations(`<Relationship Id="rId1" Type="${relation}/officeDocument" Target="word/document.xml"/>`),
    },
    {
      name: 'word/_rels/document.xml.rels',
      data: relations(`<Relationship Id="rId1" Type="${relation}/styles" Target="styles.xml"/>`),
    },
    { name: 'word/document.xml', data: `<w:document ${wordSpaces}><w:body>${body}</w:body></w:document>` },
    { name: 'word/styles.xml', data: styles },
  ]);
}

export interface Translated {
  readonly units: readonly TextUnit[];
  readonly parts: ReadonlyMap<string, string>;
  readonly warnings: readonly DocumentWarning[];
}

/** Opens a document, translates each unit, and reads the parts of what was written. */
export async function translateDocument(
  filter: DocumentFilter,
  bytes: Buffer,
  translate: (segment: Segment, index: number) => Segment | undefined,
  options: Partial<WriteOptions> = {},
  limits: DocumentLimits = { unpackedBytes: 1e7, entries: 100, depth: 100 },
): Promise<Translated> {
  const folder = await mkdtemp(join(tmpdir(), 'office-'));
  try {
    const path = join(folder, 'document');
    const written = join(folder, 'written');
    await writeFile(path, bytes);
    const context = filterContext({ limits });
    const source = { path, size: bytes.length, name: 'document' };
    await using document = await filter.open(source, { conversion: {} }, context);
    const translations = document.units.map(({ segment }, index) => translate(segment, index));
    await document.write(translations, written, { targetLanguage: 'de', watermark: false, ...options });
    const files = readZip(await readFile(written));
    const parts = new Map([...files].map(([name, data]) => [name, data.toString()]));
    return { units: document.units, parts, warnings: context.warnings };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A segment as one line: `‹1›` opens, `‹/1›` closes, `‹1/›` is alone. */
export function shown({ inlines }: Segment): string {
  const marks = { open: ['‹', '›'], close: ['‹/', '›'], alone: ['‹', '/›'] } as const;
  return inlines
    .map((inline) => (typeof inline === 'string' ? inline : marks[inline.kind].join(String(inline.id))))
    .join('');
}
