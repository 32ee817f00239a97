import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildPdf, firstObject, pdfStream, pdfText } from '../../../../test/support/build-pdf.ts';
import { plainText } from '../../../language/segments.ts';
import { layOutPage } from './lay-out-page.ts';
import { readPdf } from './read-pdf.ts';

/** In `/F4` the letters `A` to `D` are those of Korean, and as wide as before. */
const letters = ['C2E0', 'CCAD', 'C11C', 'C131'];

async function textsOf(content: string): Promise<readonly string[]> {
  const entries = letters.map((code, index) => `<${(65 + index).toString(16)}> <${code}>`).join(' ');
  const objects = [
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode ${firstObject + 1} 0 R >>`,
    pdfStream(`1 begincodespacerange <00> <ff> endcodespacerange ${letters.length} beginbfchar ${entries} endbfchar`),
  ];
  const bytes = buildPdf({ pages: [content], objects }).toString('latin1');
  using pdf = await readPdf(Buffer.from(bytes.replace('/F4 6 0 R >>', `/F4 ${firstObject} 0 R>>`), 'latin1'));
  return layOutPage(pdf.readPage(0)).blocks.map(({ unit }) => plainText(unit.segment));
}

describe('titles and labels in two languages', () => {
  it('are a text each, one below the other in the middle of the page', async () => {
    const content = pdfText(273.8, 700, 'ABCDABCD', 12, 'F4') + pdfText(245, 686, 'APPLICATION FORM');
    assert.deepEqual(await textsOf(content), ['신청서성신청서성', 'APPLICATION FORM']);
  });

  it('are a text each where they begin at one position', async () => {
    const content = pdfText(50, 700, 'DA', 12, 'F4') + pdfText(50, 686, 'Name in full');
    assert.deepEqual(await textsOf(content), ['성신', 'Name in full']);
  });

  it('are one where words of the other language go on with a full line', async () => {
    const content =
      pdfText(50, 700, 'ABCDABCDABCDABCD', 12, 'F4') +
      pdfText(50, 686, 'Windows Server') +
      pdfText(150, 686, 'ABC', 12, 'F4');
    assert.equal((await textsOf(content)).length, 1);
  });
});

describe('boxes to tick', () => {
  it('begin a text each, one below the other', async () => {
    const content =
      pdfText(50, 700, '[ ] Male or rather not') + pdfText(50, 686, '[x] Female') + pdfText(50, 672, '[ ] Other');
    assert.deepEqual(await textsOf(content), ['[ ] Male or rather not', '[x] Female', '[ ] Other']);
  });
});

describe('parts of a footer', () => {
  const footer =
    pdfText(50, 60, 'A long address', 20) + pdfText(222, 60, 'A name', 20) + pdfText(330, 60, 'A city', 20);

  it('that are far from each other are texts each', async () => {
    assert.deepEqual(await textsOf(footer), ['A long address', 'A name', 'A city']);
  });

  it('are a line of text where others are close to it', async () => {
    const above = pdfText(50, 82, 'A line of text just above the gaps that are in the last one', 20);
    assert.equal((await textsOf(above + footer)).length, 1);
  });
});
