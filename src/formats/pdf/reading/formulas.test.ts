import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildPdf, pdfText } from '../../../../test/support/build-pdf.ts';
import { layOutPage } from './lay-out-page.ts';
import type { PageLayout } from './page-layout.ts';
import { readPdf } from './read-pdf.ts';

async function layoutOf(page: string): Promise<PageLayout> {
  using pdf = await readPdf(buildPdf({ pages: [page] }));
  return layOutPage(pdf.readPage(0));
}

describe('formulas', () => {
  it('keep sums that hang from an origin above their line in the line', async () => {
    const before = pdfText(50, 700, 'It follows that the') + pdfText(170, 700, 'of all is even.');
    const content = before + pdfText(157, 709, 'P', 12, 'F4');
    const named = buildPdf({ pages: [content] })
      .toString('latin1')
      .replace('/Courier', '/CMEX10');
    using pdf = await readPdf(Buffer.from(named, 'latin1'));
    const { blocks } = layOutPage(pdf.readPage(0));
    assert.equal(blocks.length, 1);
    assert.equal(blocks[0]?.lines.length, 1);
    assert.equal(blocks[0]?.drawn.length, 1);
  });

  /** A small letter above another, with a line between them, within a line of text. */
  const fraction = `${pdfText(116, 705, 'a', 8)}${pdfText(116, 696, 'b', 8)}115 703.2 m 121 703.2 l 0.4 w S\n`;

  it('take the bars of fractions with them', async () => {
    const layout = await layoutOf(`${pdfText(50, 700, 'The ratio of')}${fraction}${pdfText(126, 700, 'is known.')}`);
    assert.equal(layout.blocks.length, 1);
    const [block] = layout.blocks;
    assert.deepEqual([block?.drawn.length, block?.drawn[0]?.codes.length, block?.decorations.length], [1, 2, 0]);
    const { left = 0, right = 0, bottom = 0 } = block?.drawn[0]?.bars[0]?.box ?? {};
    assert.ok(left >= 0 && right <= (block?.drawn[0]?.width ?? 0) + 0.01 && bottom > 2.5 && bottom < 3.5);
  });

  it('have parts that are a little further from the words beside them', async () => {
    const apart = `${pdfText(117, 705, 'a', 8)}${pdfText(117, 696, 'b', 8)}116 703.2 m 122 703.2 l 0.4 w S\n`;
    const layout = await layoutOf(`${pdfText(50, 700, 'The ratio of')}${apart}${pdfText(130, 700, 'is known.')}`);
    assert.deepEqual(
      layout.blocks.map(({ drawn }) => drawn.map(({ codes, bars }) => [codes.length, bars.length])),
      [[[2, 1]]],
    );
  });

  it('are not found in text that is underlined or struck', async () => {
    const text = pdfText(50, 700, 'Some words are underlined') + pdfText(50, 686, 'and others are struck here');
    const layout = await layoutOf(`${text}50 698.5 m 120 698.5 l S 70 689.5 m 120 689.5 l S`);
    assert.deepEqual(layout.blocks[0]?.decorations.map(({ kind }) => kind).sort(), ['strike', 'underline']);
    assert.equal(layout.blocks[0]?.drawn.length, 0);
  });
});
