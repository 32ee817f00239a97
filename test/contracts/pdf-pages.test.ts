import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { OpenDocument, PageRange, WriteOptions } from '../../src/contracts/documents/document-filter.ts';
import { pdfFilter } from '../../src/formats/pdf/pdf-filter.ts';
import { readPdf } from '../../src/formats/pdf/reading/read-pdf.ts';
import { plainText, textSegment } from '../../src/language/segments.ts';
import { buildPdf, firstObject, pdfStream, pdfText } from '../support/build-pdf.ts';
import { filterContext, sourceOf, useFolder } from './document-files.ts';

/** The text of each page, without spaces, in the order in which it is drawn, with the size of the page. */
async function pagesOf(path: string) {
  using pdf = await readPdf(await readFile(path));
  return Array.from({ length: pdf.pageCount }, (_, page) => {
    const { characters, width, height } = pdf.readPage(page);
    const text = characters.map((character) => character.text).join('');
    return { text: text.replaceAll(/\s/gu, ''), width, height };
  });
}

describe('pages of a PDF file', () => {
  let folder: Awaited<ReturnType<typeof useFolder>>;
  let results = 0;
  before(async () => {
    folder = await useFolder();
  });
  after(() => folder[Symbol.asyncDispose]());

  async function open(bytes: Buffer, pages?: readonly PageRange[]): Promise<OpenDocument> {
    const path = join(folder.path, 'source.pdf');
    await writeFile(path, bytes);
    return pdfFilter.open(await sourceOf(path), { conversion: {}, ...(pages && { pages }) }, filterContext());
  }

  async function write(document: OpenDocument, options: Partial<WriteOptions> = {}): Promise<string> {
    results += 1;
    const path = join(folder.path, `result-${results}.pdf`);
    const translations = document.units.map(({ segment }) => textSegment(plainText(segment).toUpperCase()));
    await document.write(translations, path, { targetLanguage: 'en', watermark: false, ...options });
    return path;
  }

  const note = '<< /Type /Annot /Subtype /Text /Rect [10 10 30 30] /Contents (A note.) >>';
  const bookmarks = '<< /Type /Outlines /First 11 0 R /Last 11 0 R /Count 1 >>';
  const five = buildPdf({
    objects: [bookmarks, '<< /Title (A bookmark) /Parent 10 0 R >>', note, note.replace('A note', 'Another note')],
    catalogue: `/Outlines ${firstObject} 0 R /Lang (de)`,
    pages: ['one', 'two', 'three', 'four', 'five'].map((text, page) => ({
      content: pdfText(72, 700, `Page ${text}.`),
      entries: page === 1 ? '/Annots [12 0 R]' : page === 4 ? '/Annots [13 0 R]' : '',
    })),
  });

  it('are translated where they are chosen; the others stay, with what belongs to the whole document', async () => {
    await using document = await open(five, [{ first: 4 }, { first: 2, last: 2 }]);
    assert.deepEqual(
      document.units.map(({ segment }) => plainText(segment)),
      ['Page two.', 'Page four.', 'Page five.', 'A note.', 'Another note.'],
    );
    const path = await write(document);
    assert.deepEqual(
      (await pagesOf(path)).map(({ text }) => text),
      ['Pageone.', 'PAGETWO.', 'Pagethree.', 'PAGEFOUR.', 'PAGEFIVE.'],
    );
    const bytes = (await readFile(path)).subarray(five.length).toString('latin1');
    assert.doesNotMatch(bytes, /BOOKMARK|\/Lang/);
    await using one = await open(five, [{ first: 1, last: 1 }]);
    assert.deepEqual(
      one.units.map(({ segment }) => plainText(segment)),
      ['Page one.'],
    );
  });

  it('are refused where the document does not have them', async () => {
    for (const range of [{ first: 6 }, { first: 1, last: 6 }])
      await assert.rejects(open(five, [range]), (error: Error) => /pages.*5 pages only/.test(error.message));
  });

  it('are shown beside their translations, turned or not, with what annotations show', async () => {
    const look = pdfStream(
      pdfText(2, 2, 'Seen.', 10),
      '/Type /XObject /Subtype /Form /BBox [0 0 60 20] /Resources << /Font 7 0 R >>',
    );
    const stamp = '<< /Type /Annot /Subtype /Stamp /Rect [100 100 160 120] /AP << /N 10 0 R >> >>';
    const source = buildPdf({
      objects: [look, stamp],
      pages: [
        { content: pdfText(72, 700, 'An upright page.'), entries: '/Annots [11 0 R]' },
        { content: pdfText(72, 300, 'A turned page.'), entries: '/Rotate 90', height: 400 },
        { content: pdfText(72, 300, 'A page upside down.'), entries: '/Rotate 180', height: 400 },
        { content: pdfText(72, 300, 'A page to the left.'), entries: '/Rotate 270', height: 400 },
        { content: `q\n${pdfText(72, 700, 'A page that stays.')}` },
        { content: `q q 0.5 0 0 0.5 0 0 cm\n${pdfText(72, 700, 'A page with open states.')}` },
      ],
    });
    await using document = await open(source, [{ first: 1, last: 4 }, { first: 6 }]);
    const path = await write(document, { sideBySide: true, watermark: true });
    const pages = await pagesOf(path);
    const sizes = pages.map(({ width, height }) => [width, height]);
    assert.deepEqual(sizes, [
      [1224, 792],
      [800, 612],
      [1224, 400],
      [800, 612],
      [612, 792],
      [1224, 792],
    ]);
    const texts = pages.map(({ text }) => text.replace('TranslatedbyDragoman', ''));
    assert.deepEqual(texts, [
      'Anuprightpage.Seen.ANUPRIGHTPAGE.',
      'Aturnedpage.ATURNEDPAGE.',
      'Apageupsidedown.APAGEUPSIDEDOWN.',
      'Apagetotheleft.APAGETOTHELEFT.',
      'Apagethatstays.',
      'Apagewithopenstates.APAGEWITHOPENSTATES.',
    ]);
    using pdf = await readPdf(await readFile(path));
    for (const index of [0, 1, 2, 3, 5]) {
      // As people see it: the source is left of the translation.
      const { width, height, rgba } = pdf.renderPage(index, { scale: 1 });
      const dark = { left: 0, right: 0 };
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1)
          if ((rgba[(y * width + x) * 4] ?? 255) < 230) dark[x < width / 2 ? 'left' : 'right'] += 1;
      assert.ok(dark.left > 20 && dark.right > 20, `page ${index + 1}: ${dark.left} and ${dark.right}`);
    }
    const [first] = pdf.readPage(0).characters;
    assert.ok((first?.origin.x ?? 0) < 0, 'the source is at the side that was added');
  });

  /** Each page has the content that `contents` refers to. */
  const sharing = (count: number, contents: string, content: string, resources: (page: number) => string = () => '') =>
    buildPdf({
      objects: [pdfStream(content)],
      pages: Array.from({ length: count }, (_, page) => ({ content: '', contents, resources: resources(page) })),
    });
  const long = pdfText(72, 700, 'A page.') + `% ${'x'.repeat(98)}\n`.repeat(2_000);

  it('share a form where they share a content, whether it is one stream or several', async () => {
    for (const contents of ['10 0 R', '[10 0 R 10 0 R]']) {
      const source = sharing(12, contents, long);
      const context = filterContext();
      const path = join(folder.path, 'sharing.pdf');
      await writeFile(path, source);
      await using document = await pdfFilter.open(await sourceOf(path), { conversion: {} }, context);
      const result = await write(document, { sideBySide: true });
      assert.ok((await pagesOf(result)).every(({ width, text }) => width === 1224 && text.startsWith('Apage.')));
      const size = (await readFile(result)).length;
      assert.ok(size < 2.5 * source.length, `${size} bytes of ${source.length}`);
      assert.deepEqual(context.warnings, []);
    }
  });

  it('stand alone where copies of one content would make the file much larger', async () => {
    const source = sharing(20, '10 0 R', long, (page) => `/Own ${page}`);
    const path = join(folder.path, 'differing.pdf');
    await writeFile(path, source);
    const context = filterContext();
    await using document = await pdfFilter.open(await sourceOf(path), { conversion: {} }, context);
    const result = await write(document, { sideBySide: true });
    const size = (await readFile(result)).length;
    assert.ok(size < 4 * source.length + 1024 ** 2, `${size} bytes of ${source.length}`);
    const widths = (await pagesOf(result)).map(({ width }) => width);
    const alone = widths.flatMap((width, index) => (width === 612 ? [index + 1] : []));
    assert.ok(alone.length > 10 && alone.length < 20, alone.join(' '));
    assert.deepEqual(
      context.warnings.map(({ code, location }) => [code, location?.page]),
      alone.map((page) => ['page_without_original', page]),
    );
  });

  it('stand alone where the source cannot be read', async () => {
    const damaged = pdfStream('no data', '/Filter /NoFilter');
    const source = buildPdf({
      objects: [damaged, pdfStream(pdfText(72, 700, 'A line.'))],
      pages: [pdfText(72, 700, 'A page.'), { content: '', contents: '[10 0 R 11 0 R]' }],
    });
    const path = join(folder.path, 'damaged.pdf');
    await writeFile(path, source);
    const context = filterContext();
    await using document = await pdfFilter.open(await sourceOf(path), { conversion: {} }, context);
    const widths = (await pagesOf(await write(document, { sideBySide: true }))).map(({ width }) => width);
    assert.deepEqual(widths, [1224, 612]);
    assert.ok(context.warnings.some(({ code }) => code === 'page_without_original'));
  });
});
