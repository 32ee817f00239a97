import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { buildPdf, firstObject, pdfStream, pdfText } from '../../../../../test/support/build-pdf.ts';
import { PdfFile } from '../objects/pdf-file.ts';
import { type PdfPage, readPages } from '../objects/read-pages.ts';
import { readPageOperations, readShownFonts } from './read-page-operations.ts';
import type { ShownFont } from './text-state.ts';

const described = ({ ordinal, stream, state }: ShownFont): readonly unknown[] => [
  ordinal,
  state.fontName,
  stream.resources,
  stream.form?.number,
];

function compare(file: PdfFile, page: PdfPage): number {
  const fonts = readShownFonts(file, page);
  assert.deepEqual(fonts.map(described), readPageOperations(file, page).shows.map(described));
  return fonts.length;
}

describe('the fonts of shown text', () => {
  it('are those of all operators of the page, with its forms and saved states', () => {
    const form = pdfStream(
      `(as outside) Tj /F2 9 Tf [(a) 3 () (b)] TJ`,
      '/Type /XObject /Subtype /Form /BBox [0 0 9 9]',
    );
    const content = `BT (no font) Tj ET ${pdfText(10, 20, 'one')} q /F3 8 Tf 1 0 0 1 5 5 cm 0 0 m 9 9 l S () Tj (two) Tj
      BI /W 1 /H 1 /CS /G /BPC 8 ID p EI /X1 Do Q (three) ' q /F4 7 Tf 1 2 (four) " Q Q /F1 6 Tf [3] TJ [(five)] TJ`;
    const resources = `/XObject << /X1 ${firstObject} 0 R >>`;
    const file = new PdfFile(buildPdf({ pages: [{ content, resources }], objects: [form] }));
    const [page] = readPages(file);
    assert.ok(page !== undefined);
    assert.equal(compare(file, page), 7);
    const names = readShownFonts(file, page).map(({ state }) => state.fontName);
    assert.deepEqual(names, ['F1', 'F3', 'F3', 'F2', 'F1', 'F4', 'F1']);
  });

  it('are those of all operators in the files of the corpus', async () => {
    let shown = 0;
    for await (const path of glob('test/corpus/pdf/*.pdf')) {
      const file = new PdfFile(await readFile(path));
      for (const page of readPages(file)) shown += compare(file, page);
    }
    assert.ok(shown > 100, String(shown));
  });
});
