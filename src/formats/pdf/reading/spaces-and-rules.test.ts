import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { buildPdf, firstObject, type PdfPage, pdfStream, pdfText } from '../../../../test/support/build-pdf.ts';
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

  it('are gaps of a font that has no space drawn, beside text of another that has', async () => {
    const words =
      'BT /F1 12 Tf 50 700 Td (Words set apart ) Tj /F4 12 Tf [(some) -230 (are) -230 (not) -230 (by) -230 (spaces)] TJ ET';
    assert.deepEqual(await textsOf(words), ['Words set apart some are not by spaces']);
    const drawn =
      'BT /F1 12 Tf 50 700 Td (Words set apart ) Tj /F4 12 Tf [(some are) -230 (not by) -230 (s) -230 (paces)] TJ ET';
    assert.deepEqual(await textsOf(drawn), ['Words set apart some arenot byspaces']);
  });

  it('are none after a character that has several glyphs', async () => {
    const content = 'BT /F1 12 Tf 50 700 Td (INF) Tj /Span << /ActualText (O) >> BDC (OR) Tj EMC (MATION) Tj ET';
    assert.deepEqual(await textsOf(content), ['INFOMATION']);
  });
});

describe('spaces over letters', () => {
  it('set no words apart: LibreOffice draws the line under parts of an address with them', async () => {
    // Helvetica at 10 points: the parts are 17.8, 2.8, 22.3 and 19.5 wide.
    const parts = [
      ['docs', 50],
      ['.', 71.7],
      ['house', 74.5],
    ] as const;
    const content = parts
      .map(
        ([part, x]) =>
          `${pdfText(x, 700, part, 10)}BT /F1 10 Tf ${x - 0.1} 700 Td [( ) -${part.length * 400} ( )] TJ ET\n`,
      )
      .join('');
    assert.deepEqual(await textsOf(content), ['docs.house']);
  });
});

describe('weights', () => {
  it('are those of the names of well-known faces, whatever their descriptors say of stems', async () => {
    const font = (name: string, at: number): readonly string[] => [
      `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /FirstChar 65 /LastChar 65 /Widths [600] /FontDescriptor ${firstObject + at} 0 R >>`,
      `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [0 0 600 700] /StemV 170 /ItalicAngle 0 /Ascent 700 /Descent -200 /CapHeight 700 >>`,
    ];
    const form = pdfStream(
      'BT /A 12 Tf 50 700 Td (A) Tj /B 12 Tf (A) Tj /C 12 Tf (A) Tj ET',
      `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /A ${firstObject + 1} 0 R /B ${firstObject + 3} 0 R /C ${firstObject + 5} 0 R >> >>`,
    );
    const objects = [
      form,
      ...font('ABCDEF+CMR10', 2),
      ...font('ABCDEF+Unknown', 4),
      ...font('ABCDEF+Helvetica-Oblique', 6),
    ];
    const page = { content: '/X Do', resources: `/XObject << /X ${firstObject} 0 R >>` };
    using pdf = await readPdf(buildPdf({ pages: [page], objects }));
    assert.deepEqual(
      pdf.readPage(0).characters.map(({ font: { name, bold } }) => [name, bold]),
      [
        ['CMR10', false],
        ['Unknown', true],
        ['Helvetica-Oblique', false],
      ],
    );
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

  it('are on both sides of a picture in a line', async () => {
    const icon = 'q 10 0 0 10 115 699 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \x80 EI Q\n';
    const content = `${pdfText(50, 700, 'Text before')}${icon}${pdfText(132, 700, 'text behind')}`;
    assert.deepEqual(await textsOf(content), ['Text before', 'text behind']);
  });
});

describe('strokes under text', () => {
  it('are its underline where spaces beside it are underlined, too', async () => {
    using pdf = await readPdf(buildPdf({ pages: [`${pdfText(50, 700, 'Underlined words')}46 698.5 m 147 698.5 l S`] }));
    assert.deepEqual(
      layOutPage(pdf.readPage(0)).blocks.map(({ decorations }) => decorations.length),
      [1],
    );
  });

  it('are no underline where they end at the sides of a cell', async () => {
    const edges = [48, 147].map((x) => `${x} 698 m ${x} 712 l S `).join('');
    const content = `${pdfText(50, 700, 'Underlined words')}48 698.5 m 147 698.5 l S ${edges}`;
    using pdf = await readPdf(buildPdf({ pages: [content] }));
    assert.deepEqual(
      layOutPage(pdf.readPage(0)).blocks.map(({ decorations }) => decorations.length),
      [0],
    );
  });

  it('are underlines where they begin at the edge of a clip, which nobody sees', async () => {
    const content = `q 50 690 200 30 re W n ${pdfText(50, 700, 'Underlined words')}50 698.5 m 147 698.5 l S Q`;
    using pdf = await readPdf(buildPdf({ pages: [content] }));
    assert.deepEqual(
      layOutPage(pdf.readPage(0)).blocks.map(({ decorations }) => decorations.length),
      [1],
    );
  });
});
