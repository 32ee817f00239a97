import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { buildPdf, pdfText } from '../../../../../test/support/build-pdf.ts';
import { PdfFile } from '../objects/pdf-file.ts';
import { readPages } from '../objects/read-pages.ts';
import { shownCodes } from './character-codes.ts';
import { SourceCodes } from './draw-word.ts';
import { readPageOperations } from './read-page-operations.ts';

it('the letters of a word are found in a show operator that is read once', () => {
  const count = 2_000;
  const file = new PdfFile(buildPdf({ pages: [pdfText(60, 600, 'ab'.repeat(count / 2), 12)] }));
  const [page] = readPages(file);
  assert.ok(page);
  const { shows } = readPageOperations(file, page);
  let reads = 0;
  const characters = Array.from({ length: count }, (_, index) => ({ origin: { x: index, y: 0 }, text: '' }));
  const codes = new SourceCodes(file, shows, () => {
    reads += 1;
    return characters as never;
  });
  const style = {} as never;
  const word = Array.from({ length: count }, (_, code) => ({ object: 0, code, x: code, y: 0 }));
  const found = codes.of({ id: 1, codes: word, width: count, style, bars: [] }) ?? [];
  assert.equal(Buffer.concat(found.map(({ code }) => code)).toString(), 'ab'.repeat(count / 2));
  assert.equal(
    codes.of({ id: 2, codes: [{ object: 0, code: count, x: 0, y: 0 }], width: 1, style, bars: [] }),
    undefined,
  );
  assert.equal(codes.of({ id: 3, codes: [{ object: 1, code: 0, x: 0, y: 0 }], width: 1, style, bars: [] }), undefined);
  assert.equal(reads, 1);
});

it('the font of many show operators is read once', () => {
  const file = new PdfFile(buildPdf({ pages: [pdfText(60, 600, 'a', 12).repeat(500)] }));
  const [page] = readPages(file);
  assert.ok(page);
  const { shows } = readPageOperations(file, page);
  const dictionary = mock.method(file, 'dictionary');
  const codes = shows.flatMap((show) => shownCodes(file, show) ?? []);
  assert.equal(codes.length, 500);
  assert.ok(dictionary.mock.callCount() <= 2, `${dictionary.mock.callCount()}`);
});
