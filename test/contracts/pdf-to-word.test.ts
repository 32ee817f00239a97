import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { OpenDocument } from '../../src/contracts/documents/document-filter.ts';
import { docxFilter } from '../../src/formats/docx/docx-filter.ts';
import { pdfFilter } from '../../src/formats/pdf/pdf-filter.ts';
import { DocumentTexts } from '../../src/formats/pdf/writing/document-texts.ts';
import { PdfFile } from '../../src/formats/pdf/writing/objects/pdf-file.ts';
import { plainText } from '../../src/language/segments.ts';
import { readZip } from '../support/read-zip.ts';
import { filterContext, listFiles, sourceOf, useFolder } from './document-files.ts';
import { pseudoTranslate } from './document-pseudo.ts';

const corpus = 'test/corpus/pdf';
const read = { sourceLanguage: 'en', conversion: {} };
const watermark = false;

function wordsOf({ units }: OpenDocument): readonly string[] {
  return units.flatMap(({ segment }) => plainText(segment).match(/\p{L}+/gu) ?? []);
}

describe('PDF files that become Word documents', () => {
  let folder: Awaited<ReturnType<typeof useFolder>>;
  let count = 0;
  before(async () => {
    folder = await useFolder();
  });
  after(() => folder[Symbol.asyncDispose]());

  async function convert(path: string, options: { readonly pseudo?: boolean; readonly watermark?: boolean } = {}) {
    const context = filterContext({ read });
    const document = await pdfFilter.open(await sourceOf(path), read, context);
    count += 1;
    const destination = join(folder.path, `${count}.docx`);
    const translations = document.units.map((unit) =>
      options.pseudo === true ? pseudoTranslate(unit, { moveCodes: false }) : undefined,
    );
    await document.write(translations, destination, {
      targetLanguage: 'de',
      watermark: options.watermark ?? watermark,
      output: 'docx',
    });
    return { document, destination, translations, warnings: context.warnings.map(({ code }) => code) };
  }

  async function partsOf(path: string): Promise<ReadonlyMap<string, string>> {
    const entries = readZip(await readFile(path));
    return new Map([...entries].map(([name, bytes]) => [name, bytes.toString('utf8')]));
  }

  it('have every word of the translations', async () => {
    for (const path of await listFiles(corpus)) {
      const { document, destination, translations, warnings } = await convert(path, { pseudo: true });
      await using _ = document;
      await using word = await docxFilter.open(await sourceOf(destination), read, filterContext({ read }));
      const found = new Set(wordsOf(word));
      const isForm = warnings.includes('form_fields_left_out');
      assert.equal(isForm, basename(path) === 'form.pdf');
      assert.ok(!isForm || warnings.includes('comments_left_out'));
      const onPages = isForm
        ? document.units.length - new DocumentTexts(new PdfFile(await readFile(path))).units.length
        : document.units.length;
      // Bookmarks of the file are its headings; they are no text of their own in Word.
      const expected = translations
        .slice(0, onPages)
        .flatMap((segment, index) =>
          segment === undefined || document.units[index]?.kind === 'label'
            ? []
            : (plainText(segment).match(/\p{L}+/gu) ?? []),
        );
      const lost = expected.filter((one) => !found.has(one));
      assert.deepEqual(lost, [], basename(path));
    }
  });

  it('have headings, lists, tables, links and looks of runs', async () => {
    const { document, destination } = await convert(join(corpus, 'report.pdf'));
    await using _ = document;
    const body = (await partsOf(destination)).get('word/document.xml') ?? '';
    assert.match(body, /<w:pStyle w:val="Heading1"\/>.*?Annual report/su);
    assert.match(body, /<w:pStyle w:val="Heading2"\/>.*?Summary/su);
    assert.match(body, /<w:numPr>.*?Nobody was asked/su);
    assert.match(body, /<w:b\/>.*?unusually dry/su);
    assert.match(body, /<w:u w:val="single"\/>/u);
    const rows = body.match(/<w:tr>/gu) ?? [];
    assert.equal(rows.length, 4);
    assert.match(body, /<w:shd [^>]*w:fill="[0-9A-F]{6}"/u);
  });

  it('keep where links lead', async () => {
    const { document, destination } = await convert(join(corpus, 'guide-by-libreoffice.pdf'));
    await using _ = document;
    const parts = await partsOf(destination);
    assert.match(parts.get('word/document.xml') ?? '', /<w:hyperlink r:id="rId\d+">.*?web/su);
    assert.match(parts.get('word/_rels/document.xml.rels') ?? '', /Target="https?:[^"]+" TargetMode="External"/u);
  });

  it('carry the watermark that was asked for, and none otherwise', async () => {
    for (const isAsked of [true, false]) {
      const { document, destination } = await convert(join(corpus, 'leaflet.pdf'), { watermark: isAsked });
      await using _ = document;
      const parts = await partsOf(destination);
      assert.equal(parts.has('word/header1.xml'), isAsked);
      assert.equal((parts.get('word/document.xml') ?? '').includes('headerReference'), isAsked);
    }
  });

  it('are the same bytes each time', async () => {
    const [one, other] = [await convert(join(corpus, 'table.pdf')), await convert(join(corpus, 'table.pdf'))];
    await one.document[Symbol.asyncDispose]();
    await other.document[Symbol.asyncDispose]();
    assert.ok((await readFile(one.destination)).equals(await readFile(other.destination)));
  });
});
