import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { LibreofficeConverter } from '../../src/converters/libreoffice/libreoffice-converter.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { buildZip } from '../support/build-zip.ts';
import { officeProcesses } from '../support/office-processes.ts';
import { readResult } from '../support/read-result.ts';
import { readZip } from '../support/read-zip.ts';
import { describeDocumentConverter } from './document-converter.ts';
import { TemporaryFolder } from './stores-fixtures.ts';

const temporary = new TemporaryFolder();
after(() => temporary[Symbol.dispose]());

const corpus = (path: string): Buffer => readFileSync(new URL(`../corpus/${path}`, import.meta.url));
const word = corpus('doc/house.doc');
const never = new AbortController().signal;

function open(options: Partial<ConstructorParameters<typeof LibreofficeConverter>[0]> = {}) {
  const folder = join(temporary.path, randomUUID());
  return { folder, converter: new LibreofficeConverter({ folder, clock: systemClock, ...options }) };
}

const page = '<html><head><meta charset="utf-8"></head><body><p>Die Türen öffnen.</p></body></html>';

describeDocumentConverter('LibreOffice', async () => {
  const { folder, converter } = open();
  return {
    converter,
    documents: [
      { from: 'doc', to: 'docx', bytes: word, word: 'The house is big.' },
      { from: 'docx', to: 'pdf', bytes: corpus('docx/report.docx'), word: 'Annual report' },
      { from: 'odt', to: 'pdf', bytes: corpus('odt/leaflet.odt'), word: 'Opening hours' },
      { from: 'rtf', to: 'pdf', bytes: Buffer.from('{\\rtf1\\ansi Good morning.\\par}'), word: 'Good morning.' },
      { from: 'html', to: 'pdf', bytes: Buffer.from(page), word: 'Die Türen öffnen.' },
      { from: 'md', to: 'pdf', bytes: Buffer.from('# Türen\n\nEin *Satz*.\n'), word: 'Ein Satz.' },
      { from: 'txt', to: 'pdf', bytes: Buffer.from('Größe 10\nzwei\n'), word: 'Größe 10' },
    ],
    broken: [
      { from: 'doc', to: 'docx', bytes: Buffer.from('no document of Word') },
      { from: 'doc', to: 'docx', bytes: corpus('doc/password.doc') },
      { from: 'doc', to: 'docx', bytes: word.subarray(0, 700) },
      { from: 'docx', to: 'pdf', bytes: Buffer.from('PK\x03\x04 and no more') },
    ],
    textOf: async (path, type) => readResult(path, type),
    leftovers: () => readdirSync(folder),
    processes: officeProcesses,
    [Symbol.asyncDispose]: () => converter[Symbol.asyncDispose](),
  };
});

describe('LibreOffice as a converter', () => {
  it('neither fetches what a document links to nor reads other files', async () => {
    await using opened = open().converter;
    using folder = new TemporaryFolder();
    const requests: string[] = [];
    const server = createServer((request, response) => {
      requests.push(request.url ?? '');
      response.end('x');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const secret = join(folder.path, 'secret.txt');
    writeFileSync(secret, 'Heliotropeunderwaterbicycle');
    const cases = [
      ['docx', linkedDocx(`${address}/a.png`, secret)],
      ['odt', linkedOdt(`${address}/b.png`, secret)],
      ['html', Buffer.from(`<p>Words.<img src="${address}/c.png"><iframe src="file://${secret}"></iframe></p>`)],
      ['md', Buffer.from(`Words.\n\n![](${address}/d.png)\n\n<object data="file://${secret}"></object>\n`)],
    ] as const;
    try {
      for (const [from, bytes] of cases) {
        const [source, destination] = [join(folder.path, `source.${from}`), join(folder.path, 'result.pdf')];
        writeFileSync(source, bytes);
        await opened.convert({ from, to: 'pdf', source, destination }, never);
        const text = readResult(destination, 'pdf');
        assert.match(text, /Words/, from);
        assert.doesNotMatch(text, /Heliotrope/, from);
      }
      assert.deepEqual(requests, []);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it('ends what takes too long', async () => {
    using folder = new TemporaryFolder();
    const [source, destination] = [join(folder.path, 'a.doc'), join(folder.path, 'a.docx')];
    writeFileSync(source, word);
    await using slow = open({ milliseconds: 1 }).converter;
    await assert.rejects(slow.convert({ from: 'doc', to: 'docx', source, destination }, never), {
      code: 'work_too_large',
    });
  });

  it('says what to do where LibreOffice is missing', async () => {
    await using absent = open({ program: '/nowhere' }).converter;
    assert.deepEqual(absent.available(), {});
    const health = absent.health();
    assert.match(health.state === 'unavailable' ? health.reason : '', /npm run setup converters/);
    const conversion = { from: 'doc', to: 'docx', source: '/nowhere/a', destination: '/nowhere/b' };
    await assert.rejects(absent.convert(conversion, never), { code: 'engine_unavailable' });
  });

  it('removes what an earlier process left', async () => {
    const { folder, converter } = open();
    await converter[Symbol.asyncDispose]();
    writeFileSync(join(folder, 'left'), 'text');
    await using next = new LibreofficeConverter({ folder, clock: systemClock });
    assert.equal(next.id, 'libreoffice');
    assert.deepEqual(readdirSync(folder), []);
  });
});

/** A picture and a text from elsewhere. */
function linkedDocx(picture: string, file: string): Buffer {
  const parts = readZip(corpus('docx/report.docx'));
  const types = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
  const drawing = `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="width:90pt;height:90pt"><v:imagedata r:id="rIdLink" ${types}/></v:shape></w:pict></w:r></w:p>`;
  const field = `<w:p><w:r><w:t>Words</w:t></w:r><w:fldSimple w:instr=" INCLUDETEXT &quot;${file}&quot; "><w:r><w:t>old</w:t></w:r></w:fldSimple></w:p>`;
  const relation = `<Relationship Id="rIdLink" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${picture}" TargetMode="External"/></Relationships>`;
  return buildZip(
    [...parts].map(([name, data]) => {
      if (name === 'word/document.xml')
        return { name, data: data.toString().replace(/(<w:body[^>]*>)/, `$1${drawing}${field}`) };
      if (name === 'word/_rels/document.xml.rels')
        return { name, data: data.toString().replace('</Relationships>', relation) };
      return { name, data };
    }),
  );
}

function linkedOdt(picture: string, file: string): Buffer {
  const name = 'content.xml';
  const content = `<?xml version="1.0"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:script="urn:oasis:names:tc:opendocument:xmlns:script:1.0" office:version="1.3"><office:body><office:text><text:p>Words</text:p><text:p><draw:frame svg:width="3cm" svg:height="3cm"><draw:image xlink:href="${picture}" xlink:type="simple"/></draw:frame></text:p><text:section text:name="S"><text:section-source xlink:href="file://${file}" text:filter-name="Text"/><text:p>old</text:p></text:section></office:text></office:body></office:document-content>`;
  const manifest =
    '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>';
  return buildZip([
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text', stored: true },
    { name, data: content },
    { name: 'META-INF/manifest.xml', data: manifest },
  ]);
}
