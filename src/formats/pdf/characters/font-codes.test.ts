import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildPdf, firstObject, pdfStream } from '../../../../test/support/build-pdf.ts';
import type { FontDescription } from '../reading/page-content.ts';
import { readPdf } from '../reading/read-pdf.ts';
import { PdfFile } from '../writing/objects/pdf-file.ts';
import { PageReader } from './page-reader.ts';

/** The font of a letter that a Type 3 font with this descriptor shows. */
async function fontOf(descriptor: string): Promise<FontDescription | undefined> {
  const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 600 700] /FontMatrix [0.001 0 0 0.001 0 0]
    /CharProcs << /A ${firstObject + 1} 0 R >> /Encoding << /Type /Encoding /Differences [1 /A] >> /FirstChar 1 /LastChar 1 /Widths [600]
    /FontDescriptor ${descriptor === '' ? 'null' : `<< /Type /FontDescriptor ${descriptor} >>`} >>`;
  const objects = [font, pdfStream('600 0 0 0 400 600 d1 0 0 400 600 re f')];
  const bytes = buildPdf({ pages: ['BT /F4 12 Tf 60 600 Td (\x01) Tj ET'], objects }).toString('latin1');
  const file = Buffer.from(bytes.replace('/F4 6 0 R >>', `/F4 ${firstObject} 0 R>>`), 'latin1');
  using pdf = await readPdf(file);
  return new PageReader(pdf, new PdfFile(file)).read(0).characters[0]?.font;
}

describe('a Type 3 font', () => {
  it('looks as its descriptor says, as browsers write it for fonts with an axis of weight', async () => {
    const bold = await fontOf('/FontName /AAAAAA+Inter-Regular /FontFamily (Inter) /FontWeight 700 /Flags 4');
    assert.deepEqual([bold?.family, bold?.bold, bold?.italic, bold?.type3], ['sans', true, false, true]);
    const regular = await fontOf('/FontName /BAAAAA+PlayfairDisplay-Regular /FontWeight 400 /ItalicAngle -12');
    assert.deepEqual([regular?.family, regular?.bold, regular?.italic], ['serif', false, true]);
  });

  it('is bold by its name where it says no weight', async () => {
    assert.equal((await fontOf('/FontName /CAAAAA+Roboto-Bold /Flags 4'))?.bold, true);
    assert.equal((await fontOf(''))?.bold, false);
  });

  it('of symbols has no letters', async () => {
    assert.equal((await fontOf('/FontName /DAAAAA+FontAwesome6Free-Solid /FontWeight 900'))?.symbolic, true);
  });
});
