import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildPdf, firstObject, type PdfPage, pdfText } from '../../../../test/support/build-pdf.ts';
import { layOutPage } from './lay-out-page.ts';
import { readPdf } from './read-pdf.ts';

async function boldOf(page: PdfPage | string, objects: readonly string[] = []): Promise<readonly boolean[]> {
  using pdf = await readPdf(buildPdf({ pages: [page], objects }));
  return layOutPage(pdf.readPage(0)).blocks.map(({ style }) => style.bold);
}

const filled = (content: string): string => `q 0.2 g 0.2 G 2 Tr ${content} Q `;

describe('strokes around letters', () => {
  it('of their colour make them bold', async () => {
    const content = `${filled(`0.45 w ${pdfText(50, 700, 'A heading of strokes')}`)}${pdfText(50, 600, 'A usual line')}`;
    assert.deepEqual(await boldOf(content), [true, false]);
  });

  it('have a width that is scaled as the content is', async () => {
    const scaled = `q 12 0 0 12 50 700 cm ${filled(`0.035 w ${pdfText(0, 0, 'Scaled with the page', 1)}`)}Q `;
    const inMatrix = filled('0.4 w BT /F1 1 Tf 12 0 0 12 50 600 Tm (Scaled by its matrix) Tj ET');
    assert.deepEqual(await boldOf(scaled + inMatrix), [true, true]);
  });

  it('have a width of a graphics state', async () => {
    const resources = `/ExtGState << /G1 ${firstObject} 0 R >>`;
    const content = filled(`/G1 gs ${pdfText(50, 700, 'Printed by a browser')}`);
    assert.deepEqual(await boldOf({ content, resources }, ['<< /LW 0.4 >>']), [true]);
  });

  it('do not where they are thin, or of another colour', async () => {
    const thin = filled(`0.1 w ${pdfText(50, 700, 'Thin strokes')}`);
    const outline = `q 1 g 0 G 2 Tr 0.45 w ${pdfText(50, 600, 'An outline')} Q `;
    assert.deepEqual(await boldOf(thin + outline), [false, false]);
  });
});
