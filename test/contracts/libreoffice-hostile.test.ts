import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { LibreofficeConverter } from '../../src/converters/libreoffice/libreoffice-converter.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { buildZip } from '../support/build-zip.ts';
import { officeProcesses, officesAtWork } from '../support/office-processes.ts';
import { poll } from '../support/poll.ts';
import { processIsGone } from '../support/process-is-gone.ts';
import { readResult } from '../support/read-result.ts';
import { TemporaryFolder } from './stores-fixtures.ts';

const temporary = new TemporaryFolder();
after(() => temporary[Symbol.dispose]());
const never = new AbortController().signal;

type Options = Partial<ConstructorParameters<typeof LibreofficeConverter>[0]>;

function open(options: Options = {}) {
  const folder = join(temporary.path, randomUUID());
  return { folder, converter: new LibreofficeConverter({ folder, clock: systemClock, ...options }) };
}

/** What became of a document: its text, or the code of the refusal. Nothing of it is left in the converter's folder. */
async function outcome(from: string, to: string, bytes: Uint8Array, options: Options = {}): Promise<string> {
  const { folder, converter } = open(options);
  await using _ = converter;
  using files = new TemporaryFolder();
  const [source, destination] = [join(files.path, `a.${from}`), join(files.path, `a.${to}`)];
  writeFileSync(source, bytes);
  try {
    await converter.convert({ from, to, source, destination }, never);
    return readResult(destination, to);
  } catch (error) {
    assert.ok(error instanceof Error && 'code' in error, String(error));
    return `refused: ${String(error.code)}`;
  } finally {
    assert.deepEqual(readdirSync(folder), []);
  }
}

describe('LibreOffice with hostile documents', () => {
  it('runs no macros', async () => {
    const text = await outcome('odt', 'pdf', macroOdt());
    assert.match(text, /Plain words/);
    assert.doesNotMatch(text, /Heliotrope/);
  });

  it('fetches nothing for links, templates, objects, fields and formulas', async () => {
    const requests: string[] = [];
    const server = createServer((request, response) => {
      requests.push(request.url ?? '');
      response.end('Heliotrope');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const documents = [
        ['docx', linkedDocx(address)],
        ['rtf', linkedRtf(address)],
        ['xlsx', linkedXlsx(address)],
        ['odt', linkedOdt(address)],
      ] as const;
      const converted = documents.map(async ([from, bytes]) => {
        const text = await outcome(from, 'pdf', bytes);
        assert.match(text, /Words/, `${from}: ${text}`);
        assert.doesNotMatch(text, /Heliotrope/, from);
      });
      await Promise.all(converted);
      assert.deepEqual(requests, []);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it('bounds what unpacks to far more than it is, and entities that name each other', async () => {
    const letters = Buffer.alloc(300 * 1024 ** 2, 0x41);
    letters.write(`${documentStart}<w:p><w:r><w:t>`);
    const limits = { cpuSeconds: 20 };
    const found = await outcome('docx', 'pdf', docx(letters), limits);
    assert.ok(found.length < 1_000_000, found.slice(0, 100));
    const entities = Array.from({ length: 12 }, (_, level) =>
      level === 0 ? '<!ENTITY e0 "laughter">' : `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`,
    ).join('');
    const laughs = documentStart.replace('?>', `?><!DOCTYPE w:document [${entities}]>`);
    const other = await outcome(
      'docx',
      'pdf',
      docx(`${laughs}<w:p><w:r><w:t>&e11;</w:t></w:r></w:p></w:body></w:document>`),
      limits,
    );
    assert.ok(other.length < 1_000_000, other.slice(0, 100));
  });

  it('ends sheets of a million rows at the limit of processor time, and says so', async () => {
    assert.equal(await outcome('xlsx', 'pdf', hugeXlsx, { cpuSeconds: 3 }), 'refused: work_too_large');
  });

  it('kills what hangs at the time-out, with all of its processes', async () => {
    const { folder, converter } = open({ milliseconds: 6_000 });
    await using _ = converter;
    using files = new TemporaryFolder();
    const [source, destination] = [join(files.path, 'a.xlsx'), join(files.path, 'a.pdf')];
    writeFileSync(source, hugeXlsx);
    const ended = assert.rejects(converter.convert({ from: 'xlsx', to: 'pdf', source, destination }, never), {
      code: 'work_too_large',
    });
    const processes = await officeProcesses();
    await ended;
    for (const id of processes) await processIsGone(id);
    assert.deepEqual(readdirSync(folder), []);
  });

  it('is started for so many documents at once as it may be, and for all of them in the end', async () => {
    const { converter } = open({ processes: 2 });
    await using _ = converter;
    using files = new TemporaryFolder();
    let most = 0;
    let left = 4;
    const all = Array.from({ length: left }, async (_, index) => {
      const [source, destination] = [join(files.path, `${index}.rtf`), join(files.path, `${index}.pdf`)];
      writeFileSync(source, `{\\rtf1\\ansi Words ${index}.\\par}`);
      await converter.convert({ from: 'rtf', to: 'pdf', source, destination }, never);
      left -= 1;
      assert.match(readResult(destination, 'pdf'), new RegExp(`Words ${index}`));
    });
    await poll(() => {
      most = Math.max(most, officesAtWork());
      return left === 0;
    });
    await Promise.all(all);
    assert.equal(most, 2);
  });
});

const odf = 'urn:oasis:names:tc:opendocument:xmlns';
const odtMimetype = 'application/vnd.oasis.opendocument.text';

function odt(
  content: string,
  others: readonly { readonly name: string; readonly data: string; readonly type?: string }[] = [],
): Buffer {
  const files = [{ name: 'content.xml', data: content }, ...others];
  const entries = files.map(
    ({ name }) => `<manifest:file-entry manifest:full-path="${name}" manifest:media-type="text/xml"/>`,
  );
  const manifest = `<manifest:manifest xmlns:manifest="${odf}:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${odtMimetype}"/>${entries.join('')}</manifest:manifest>`;
  return buildZip([
    { name: 'mimetype', data: odtMimetype, stored: true },
    ...files,
    { name: 'META-INF/manifest.xml', data: manifest },
  ]);
}

const odfNames = `xmlns:office="${odf}:office:1.0" xmlns:text="${odf}:text:1.0" xmlns:draw="${odf}:drawing:1.0" xmlns:svg="${odf}:svg-compatible:1.0" xmlns:script="${odf}:script:1.0" xmlns:table="${odf}:table:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dom="http://www.w3.org/2001/xml-events" office:version="1.3"`;

/** Replaces its text when it is opened. */
function macroOdt(): Buffer {
  const content = `<?xml version="1.0"?><office:document-content ${odfNames}><office:scripts><office:event-listeners><script:event-listener script:language="ooo:script" script:event-name="dom:load" xlink:href="vnd.sun.star.script:Standard.Module1.Main?language=Basic&amp;location=document" xlink:type="simple"/></office:event-listeners></office:scripts><office:body><office:text><text:p>Plain words</text:p></office:text></office:body></office:document-content>`;
  const library = 'xmlns:library="http://openoffice.org/2000/library" xmlns:xlink="http://www.w3.org/1999/xlink"';
  const macro = 'Sub Main\n ThisComponent.Text.setString("Heliotrope")\nEnd Sub';
  return odt(content, [
    {
      name: 'Basic/script-lc.xml',
      data: `<?xml version="1.0"?><library:libraries ${library}><library:library library:name="Standard" library:link="false"/></library:libraries>`,
    },
    {
      name: 'Basic/Standard/script-lb.xml',
      data: `<?xml version="1.0"?><library:library ${library} library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="Module1"/></library:library>`,
    },
    {
      name: 'Basic/Standard/Module1.xml',
      data: `<?xml version="1.0"?><script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">${macro}</script:module>`,
    },
  ]);
}

function linkedOdt(address: string): Buffer {
  const frame = (inner: string): string => `<draw:frame svg:width="3cm" svg:height="3cm">${inner}</draw:frame>`;
  const link = (path: string): string => `xlink:href="${address}/${path}" xlink:type="simple" xlink:actuate="onLoad"`;
  const content = `<?xml version="1.0"?><office:document-content ${odfNames}><office:body><office:text><text:p>Words</text:p><text:p>${frame(`<draw:object ${link('object.odt')}/>`)}${frame(`<draw:floating-frame ${link('frame.html')}/>`)}${frame(`<draw:plugin ${link('plugin.html')}/>`)}</text:p><text:section text:name="S"><text:section-source xlink:href="${address}/section.odt"/><text:p>old</text:p></text:section></office:text></office:body></office:document-content>`;
  return odt(content);
}

const wordNames =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:v="urn:schemas-microsoft-com:vml"';
const documentStart = `<?xml version="1.0"?><w:document ${wordNames}><w:body>`;
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function relations(all: readonly (readonly [id: string, type: string, target: string, external?: boolean])[]): string {
  const items = all.map(
    ([id, type, target, external]) =>
      `<Relationship Id="${id}" Type="${officeTypes}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`,
  );
  return `<?xml version="1.0"?><Relationships xmlns="${relationships}">${items.join('')}</Relationships>`;
}

function docx(
  document: string | Buffer,
  rels = relations([]),
  others: readonly { name: string; data: string }[] = [],
): Buffer {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  return buildZip([
    {
      name: '[Content_Types].xml',
      data: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/settings.xml" ContentType="${word}.settings+xml"/></Types>`,
    },
    { name: '_rels/.rels', data: relations([['r1', 'officeDocument', 'word/document.xml']]) },
    { name: 'word/document.xml', data: document },
    { name: 'word/_rels/document.xml.rels', data: rels },
    ...others,
  ]);
}

/** A template, an object, a piece of another document and fields, all of them elsewhere. */
function linkedDocx(address: string): Buffer {
  const field = (words: string): string =>
    `<w:p><w:fldSimple w:instr=" ${words} "><w:r><w:t>old</w:t></w:r></w:fldSimple></w:p>`;
  const object = `<w:p><w:r><w:object><v:shape id="s" style="width:90pt;height:90pt"/><o:OLEObject Type="Link" ProgID="Word.Document.12" ShapeID="s" DrawAspect="Content" ObjectID="_1" UpdateMode="Always" r:id="r2"/></w:object></w:r></w:p>`;
  const fields = [
    `INCLUDEPICTURE &quot;${address}/picture.png&quot; \\d`,
    `INCLUDETEXT &quot;${address}/text.docx&quot;`,
    `LINK Word.Document.12 &quot;${address}/link.docx&quot; &quot;&quot; \\a`,
    `DDEAUTO cmd &quot;${address}/dde&quot;`,
  ];
  const body = `${documentStart}<w:p><w:r><w:t>Words</w:t></w:r></w:p>${fields.map(field).join('')}${object}<w:altChunk r:id="r3"/></w:body></w:document>`;
  const rels = relations([
    ['r1', 'settings', 'settings.xml'],
    ['r2', 'oleObject', `${address}/object.docx`, true],
    ['r3', 'aFChunk', `${address}/chunk.html`, true],
  ]);
  return docx(body, rels, [
    {
      name: 'word/settings.xml',
      data: `<?xml version="1.0"?><w:settings ${wordNames}><w:attachedTemplate r:id="r1"/></w:settings>`,
    },
    {
      name: 'word/_rels/settings.xml.rels',
      data: relations([['r1', 'attachedTemplate', `${address}/template.dotx`, true]]),
    },
  ]);
}

function linkedRtf(address: string): Buffer {
  const field = (words: string): string => `{\\field{\\*\\fldinst ${words}}{\\fldrslt old}}\\par `;
  return Buffer.from(
    `{\\rtf1\\ansi{\\*\\template ${address}/template.dot}Words\\par ${field(`INCLUDEPICTURE "${address}/picture.png" \\\\d`)}${field(`INCLUDETEXT "${address}/text.rtf"`)}{\\object\\objautlink\\objupdate{\\*\\objclass Word.Document.8}{\\*\\objdata 00}{\\result old}}}`,
  );
}

const sheetNames =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

function xlsx(rows: string, others: readonly { name: string; data: string }[] = [], links = ''): Buffer {
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return buildZip([
    {
      name: '[Content_Types].xml',
      data: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheet}.worksheet+xml"/><Override PartName="/xl/externalLinks/externalLink1.xml" ContentType="${sheet}.externalLink+xml"/></Types>`,
    },
    { name: '_rels/.rels', data: relations([['r1', 'officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      data: `<?xml version="1.0"?><workbook ${sheetNames}><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets>${links}</workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: relations([
        ['r1', 'worksheet', 'worksheets/sheet1.xml'],
        ['r2', 'externalLink', 'externalLinks/externalLink1.xml'],
      ]),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      data: `<?xml version="1.0"?><worksheet ${sheetNames}><sheetData>${rows}</sheetData></worksheet>`,
    },
    ...others,
  ]);
}

function linkedXlsx(address: string): Buffer {
  const formulas = [`WEBSERVICE("${address}/service")`, '[1]A!A1', `HYPERLINK("${address}/link","x")`];
  const cells = formulas.map(
    (formula, index) =>
      `<row r="${index + 2}"><c r="A${index + 2}"><f>${formula.replaceAll('"', '&quot;')}</f></c></row>`,
  );
  const words = '<row r="1"><c r="A1" t="inlineStr"><is><t>Words</t></is></c></row>';
  return xlsx(
    `${words}${cells.join('')}`,
    [
      {
        name: 'xl/externalLinks/externalLink1.xml',
        data: `<?xml version="1.0"?><externalLink ${sheetNames}><externalBook r:id="r1"><sheetNames><sheetName val="A"/></sheetNames></externalBook></externalLink>`,
      },
      {
        name: 'xl/externalLinks/_rels/externalLink1.xml.rels',
        data: relations([['r1', 'externalLinkPath', `${address}/book.xlsx`, true]]),
      },
    ],
    '<externalReferences><externalReference r:id="r2"/></externalReferences>',
  );
}

/** Twenty thousand pages and more. */
function buildHugeXlsx(): Buffer {
  const rows = Array.from(
    { length: 400_000 },
    (_, row) => `<row r="${row + 1}"><c r="A${row + 1}"><v>${row}</v></c><c r="Z${row + 1}"><v>1</v></c></row>`,
  );
  return xlsx(`${rows.join('')}<row r="1048576"><c r="A1048576"><v>1</v></c></row>`);
}

const hugeXlsx = buildHugeXlsx();
