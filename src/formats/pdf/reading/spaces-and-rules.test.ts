import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { buildPdf, type PdfPage, pdfText } from '../../../../test/support/build-pdf.ts';
import { plainText } from '../../../language/segments.ts';
import { layOutPage } from './lay-out-page.ts';
import { readPdf } from './read-pdf.ts';

async function textsOf(page: PdfPage | string): Promise<readonly string[]> {
  return textsOfFile(buildPdf({ pages: [page] }));
}

async function textsOfFile(bytes: Uint8Array): Promise<readonly string[]> {
  using pdf = await readPdf(bytes);
  return layOutPage(pdf.readPage(0)).blocks.map(({ unit }) => plainText(unit.segment));
}

describe('spaces in lines', () => {
  it('are none between letters that are set apart by drawn spaces', async () => {
    assert.deepEqual(await textsOf(pdfText(50, 700, 'C O N T E N T S')), ['CONTENTS']);
    assert.deepEqual(await textsOf(pdfText(50, 700, 'T H E   E N D')), ['THE END']);
  });

  it('are there where they are drawn between letters that overlap', async () => {
    const content = 'BT /F3 12 Tf 50 700 Td [(Projections of ) 150 (Education)] TJ ET';
    assert.deepEqual(await textsOf(content), ['Projections of Education']);
  });

  it('count by the letters beside them where those are small capitals', async () => {
    const content =
      'BT /F1 12 Tf 50 700 Td (A line with ) Tj /F1 8 Tf [(FEDERAL) -290 (LAND)] TJ /F1 12 Tf ( in it.) Tj ET';
    assert.deepEqual(await textsOf(content), ['A line with FEDERAL LAND in it.']);
  });

  it('are none after a character that has several glyphs', async () => {
    const content = 'BT /F1 12 Tf 50 700 Td (INF) Tj /Span << /ActualText (O) >> BDC (OR) Tj EMC (MATION) Tj ET';
    assert.deepEqual(await textsOf(content), ['INFOMATION']);
  });
});

describe('barcodes', () => {
  it('stay as they are where a font draws them', async () => {
    const content = pdfText(50, 700, '*PART*', 24, 'F4') + pdfText(50, 650, 'Scan this part');
    const named = buildPdf({ pages: [content] })
      .toString('latin1')
      .replace('/Courier', '/Code39x');
    assert.deepEqual(await textsOfFile(Buffer.from(named, 'latin1')), ['Scan this part']);
  });
});

describe('cells', () => {
  it('are apart where a line is between them, however narrow they are', async () => {
    const texts = await textsOfFile(await readFile('test/corpus/pdf/leaflet.pdf'));
    assert.ok(texts.includes('Monday') && texts.includes('9 to 5'), texts.join(' | '));
  });

  it('are labels along an axis', async () => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
    const labels = months.map((month, index) => pdfText(50 + index * 36, 700, month)).join('');
    assert.deepEqual(await textsOf(labels), months);
  });

  it('are not divided by the edge of a mark on a word', async () => {
    const mark = '1 1 0 rg 82.5 697 32 13 re f 0 g\n';
    const line = await textsOf(`${mark}${pdfText(50, 700, 'Press Enter to go on.')}`);
    assert.deepEqual(line, ['Press Enter to go on.']);
  });
});
