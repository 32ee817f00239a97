import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { OpenDocument } from '../../src/contracts/documents/document-filter.ts';
import { docxFilter } from '../../src/formats/docx/docx-filter.ts';
import { pdfFilter } from '../../src/formats/pdf/pdf-filter.ts';
import { DocumentTexts } from '../../src/formats/pdf/writing/document-texts.ts';
import { PdfFile } from '../../src/formats/pdf/writing/objects/pdf-file.ts';
import { plainText } from '../../src/language/segments.ts';
import { buildPdf, firstObject, pdfText } from '../support/build-pdf.ts';
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

  for (const producer of ['libreoffice', 'chromium']) {
    const path = join(corpus, `to-word/minutes-by-${producer}.pdf`);

    it(`have the pictures of the pages in their size (${producer})`, async () => {
      const { document, destination } = await convert(path);
      await using _ = document;
      const entries = readZip(await readFile(destination));
      const body = entries.get('word/document.xml')?.toString() ?? '';
      const sizes = [...body.matchAll(/<wp:extent cx="(\d+)" cy="(\d+)"/gu)].map(([, ...size]) => size.map(Number));
      assert.equal(sizes.length, 1);
      // 8 × 6 cm.
      for (const [index, size] of [2_880_000, 2_160_000].entries())
        assert.ok(Math.abs((sizes[0]?.[index] ?? 0) - size) < 0.02 * size, `${sizes[0]}`);
      assert.equal([...entries.keys()].filter((name) => name.startsWith('word/media/')).length, 1);
    });

    it(`have tables with lines, and their merged cells (${producer})`, async () => {
      const { document, destination } = await convert(path);
      await using _ = document;
      const body = (await partsOf(destination)).get('word/document.xml') ?? '';
      const rows = body.split('<w:tr>').slice(1);
      const cells = rows.map((row) =>
        row.split('<w:tc>').flatMap((cell, index) => {
          if (index === 0) return [];
          const columns = /<w:gridSpan w:val="(\d)"/u.exec(cell)?.[1] ?? '1';
          const merge = cell.includes('<w:vMerge w:val="restart"/>') ? '↓' : cell.includes('<w:vMerge/>') ? '↑' : '';
          const text = [...(cell.split('</w:tc>', 1)[0]?.matchAll(/<w:t [^>]*>([^<]*)/gu) ?? [])].map(
            ([, part]) => part,
          );
          return [`${columns}${merge} ${text.join('')}`.trim()];
        }),
      );
      assert.deepEqual(cells, [
        ['1↓ Region', '3 Rain by season'],
        ['1↑', '1 Winter', '1 Spring', '1 Summer'],
        ['1 North', '1 120', '1 80', '1 60'],
        ['1↓ South', '1 90', '2↓ dry months'],
        ['1↑', '1 95', '2↑'],
      ]);
      assert.match(body, /<w:tblBorders>/u);
    });

    it(`have paragraphs that go on over the end of a page in one piece (${producer})`, async () => {
      const { document, destination } = await convert(path);
      await using _ = document;
      const body = (await partsOf(destination)).get('word/document.xml') ?? '';
      const paragraphs = body
        .replace(/<w:tbl>.*<\/w:tbl>/su, '')
        .split('</w:p>')
        .map((paragraph) => paragraph.replaceAll(/<[^>]+>/gu, '').trim())
        .filter((text) => text !== '');
      // A heading, three paragraphs, one below the picture, eight below the table.
      assert.equal(paragraphs.length, 13);
      for (const text of paragraphs.slice(1)) {
        assert.match(text, /^\p{Lu}.*\.$/su);
        assert.ok([60, 95, 140].includes(text.split(/\s+/u).length), text);
      }
    });
  }

  it('have running headers and footers at the edges of their pages, with the number of the page, and not in the text', async () => {
    const { document, destination } = await convert(join(corpus, 'to-word/minutes-by-libreoffice.pdf'));
    await using _ = document;
    const parts = await partsOf(destination);
    const body = parts.get('word/document.xml') ?? '';
    assert.doesNotMatch(body, /Minutes of the town council|not for print/u);
    assert.match(body, /<w:headerReference w:type="default" r:id="(rId\d+)"\/><w:footerReference w:type="default"/u);
    assert.match(parts.get('word/header1.xml') ?? '', /Minutes of the town council/u);
    assert.match(
      (parts.get('word/footer1.xml') ?? '').replaceAll(/<(?!w:instrText)[^>]+>/gu, ''),
      /Page <w:instrText xml:space="preserve"> PAGE 1 of the minutes, not for print/u,
    );
    const { document: marked, destination: other } = await convert(join(corpus, 'to-word/minutes-by-libreoffice.pdf'), {
      watermark: true,
    });
    await using __ = marked;
    const header = (await partsOf(other)).get('word/header1.xml') ?? '';
    assert.match(header, /PowerPlusWaterMarkObject.*Minutes of the town council/su);
  });

  it('come with a warning about comments, about fields of forms, and about nothing else', async () => {
    const note = '<< /Type /Annot /Subtype /Text /Rect [72 600 92 620] /Contents (Check this number) >>';
    const field =
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /TU (Name of the company) /V (Smith and sons) /Rect [72 600 272 620] /DA (/F1 10 Tf) >>';
    const page = { content: pdfText(72, 700, 'The house is big.'), entries: `/Annots [${firstObject} 0 R]` };
    for (const [description, expected] of [
      [{ pages: [page], objects: [note] }, ['comments_left_out']],
      [
        { pages: [page], objects: [field], catalogue: `/AcroForm << /Fields [${firstObject} 0 R] >>` },
        ['form_fields_left_out'],
      ],
      [{ pages: [page.content] }, []],
    ] as const) {
      count += 1;
      const path = join(folder.path, `${count}.pdf`);
      await writeFile(path, buildPdf(description));
      const { document, destination, warnings } = await convert(path);
      await using _ = document;
      assert.deepEqual(warnings, expected);
      assert.match((await partsOf(destination)).get('word/document.xml') ?? '', /The house is big\./u);
    }
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
