import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filterContext, sourceOf, useFolder } from '../../../../test/contracts/document-files.ts';
import { buildPdf, firstObject, type PdfPage, pdfText } from '../../../../test/support/build-pdf.ts';
import type { DocumentWarning } from '../../../contracts/documents/document-filter.ts';
import { pdfFilter } from '../pdf-filter.ts';
import { readPdf } from '../reading/read-pdf.ts';
import { PdfFile } from './objects/pdf-file.ts';
import { PdfReference } from './objects/pdf-values.ts';
import { serializeValue } from './objects/serialize-value.ts';

interface Result {
  readonly pages: readonly string[];
  readonly bytes: Buffer;
  readonly warnings: readonly DocumentWarning[];
}

/** A document in which each text became Norwegian. */
async function translate(
  pages: readonly PdfPage[],
  objects: readonly string[] = [],
  around: readonly [before: string, after: string] = ['', ''],
): Promise<Result> {
  await using folder = await useFolder();
  const [source, result] = [join(folder.path, 'source.pdf'), join(folder.path, 'result.pdf')];
  const [before, after] = around.map((bytes) => Buffer.from(bytes, 'latin1')) as [Buffer, Buffer];
  await writeFile(source, Buffer.concat([before, buildPdf({ pages, objects }), after]));
  const read = { sourceLanguage: 'en', targetLanguage: 'nb', conversion: {} };
  const context = filterContext({ read });
  await using document = await pdfFilter.open(await sourceOf(source), read, context);
  const translations = document.units.map(() => ({ inlines: ['Menneskerettigheter'] }));
  await document.write(translations, result, { targetLanguage: 'nb', watermark: false });
  const bytes = await readFile(result);
  using pdf = await readPdf(bytes);
  const texts = pages.map((_, index) =>
    pdf
      .readPage(index)
      .characters.map(({ text }) => text)
      .join(''),
  );
  return { pages: texts, bytes, warnings: context.warnings };
}

/** New text between the two parts of a clip ends the first: an area that is filled through both is no longer seen. */
const clipped = (text: string): string =>
  `q BT /F2 60 Tf 60 190 Td 7 Tr (12) Tj /F1 12 Tf 0 Tr 0 -60 Td (${text}) Tj /F2 60 Tf 7 Tr 0 -60 Td (34) Tj ET 0 0 1 rg 0 0 612 270 re f Q\n`;
const lines = Array.from({ length: 12 }, (_, index) =>
  pdfText(60, 760 - 40 * index, `Item ${'ABCDEFGHIJKL'[index]}: ${'there '.repeat(index + 1)}`),
);
const codesOf = ({ warnings }: Result): readonly string[] => warnings.map(({ code }) => code);

describe('texts that change what is around them', () => {
  it('stay alone: the rest of the page is translated', async () => {
    const result = await translate([
      { content: lines.slice(0, 5).join('') + clipped('All human beings') + lines.slice(5).join('') },
    ]);
    const [text = ''] = result.pages;
    assert.deepEqual([codesOf(result), result.warnings[0]?.location], [['text_not_replaced'], { page: 1 }]);
    assert.ok(/All.human.beings/.test(text) && !text.includes('there'), text);
    assert.equal(text.match(/Menneskerettigheter/g)?.length, 12);
  });

  it('are found on each of several pages', async () => {
    const page = (at: number): PdfPage => ({
      content: lines.slice(0, at).join('') + clipped('Born free') + lines.slice(at).join(''),
    });
    const result = await translate([page(0), { content: lines.join('') }, page(12)]);
    assert.deepEqual(
      result.warnings.map(({ code, location }) => [code, location?.page]),
      [
        ['text_not_replaced', 1],
        ['text_not_replaced', 3],
      ],
    );
    assert.deepEqual(
      result.pages.map((text) => text.match(/Menneskerettigheter/g)?.length),
      [12, 12, 12],
    );
  });

  it('keep a page that has no other, with the areas of its links', async () => {
    const link =
      '<< /Type /Annot /Subtype /Link /Rect [60 120 200 150] /Border [0 0 0] /A << /S /URI /URI (https://example.org/) >> >>';
    const result = await translate(
      [{ content: clipped('All human beings are born'), entries: `/Annots [${firstObject} 0 R]` }],
      [link],
    );
    assert.deepEqual(codesOf(result), ['page_not_translated']);
    assert.ok(/All.human.beings.are.born/.test(result.pages[0] ?? ''));
    const annotation = new PdfFile(result.bytes).dictionary(new PdfReference(firstObject));
    assert.equal(serializeValue(annotation?.get('Rect') ?? null), '[60 120 200 150]');
  });
});

describe('files that are stored among data of others', () => {
  it('lose what is before their header, from which their positions count', async () => {
    const result = await translate([{ content: lines.join('') }], [], ['\x1a\xf5\xcd\x07', '(\x01']);
    assert.deepEqual(codesOf(result), []);
    assert.equal(result.pages[0]?.match(/Menneskerettigheter/g)?.length, 12);
    assert.equal(result.bytes.indexOf('%PDF-'), 0);
  });
});
