import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildPdf, pdfText } from '../../../../test/support/build-pdf.ts';
import { plainText } from '../../../language/segments.ts';
import { layOutPage } from './lay-out-page.ts';
import { readPdf } from './read-pdf.ts';

const texts = [
  'Programs that print a page in tiles draw each line',
  'of its text in every tile that it reaches into, and',
  'cut it off where the tile ends. Readers see lines as',
  'they have always been, and a translation has to find',
  'one text in them that has the size of its letters.',
  'Nothing on the page tells where one of the tiles ends.',
];
const paragraph = texts.map((text, index) => pdfText(50, 700 - 14 * index, text)).join('');
const clipped = (left: number, bottom: number, width: number, height: number, content = paragraph): string =>
  `q ${left} ${bottom} ${width} ${height} re W n ${content}Q\n`;

async function layoutOf(content: string) {
  using pdf = await readPdf(buildPdf({ pages: [content] }));
  return layOutPage(pdf.readPage(0));
}

describe('text that is drawn in tiles', () => {
  it('is one text where tiles are side by side, and all of its drawings belong to it', async () => {
    const { blocks } = await layoutOf(clipped(0, 0, 133, 792) + clipped(133, 0, 97, 792) + clipped(230, 0, 382, 792));
    assert.deepEqual(
      blocks.map(({ unit }) => plainText(unit.segment)),
      [texts.join(' ')],
    );
    assert.deepEqual(
      blocks[0]?.objects,
      Array.from({ length: 18 }, (_, ordinal) => ordinal),
    );
    assert.deepEqual(blocks[0]?.parts, []);
    assert.deepEqual(blocks[0]?.runs, []);
  });

  it('is one text where the edges of tiles run through its lines', async () => {
    const { blocks } = await layoutOf(clipped(0, 661, 612, 131) + clipped(0, 0, 612, 661));
    assert.deepEqual(
      blocks.map(({ unit }) => plainText(unit.segment)),
      [texts.join(' ')],
    );
    assert.equal(blocks[0]?.objects.length, 12);
  });

  it('is one text where PDFium reads the second drawing of a line no more', async () => {
    const one = pdfText(50, 700, 'Only one line is on this page.');
    const { blocks } = await layoutOf(clipped(0, 0, 120, 792, one) + clipped(120, 0, 492, 792, one));
    assert.deepEqual(
      blocks.map(({ unit }) => plainText(unit.segment)),
      ['Only one line is on this page.'],
    );
    assert.deepEqual(blocks[0]?.objects, [0, 1]);
  });

  it('ends where its cell does if nothing goes on behind it', async () => {
    const cell = (left: number): string =>
      clipped(left, 690, 100, 24, pdfText(left + 4, 700, 'More than its cell has room for'));
    const apart = clipped(50, 600, 60, 24, pdfText(50, 610, 'Words with some that nobody sees'));
    const behind = clipped(170, 600, 60, 24, pdfText(50, 610, 'Words with some that nobody sees'));
    const found = (await layoutOf(cell(50) + cell(150) + apart + behind)).blocks.map(({ unit }) =>
      plainText(unit.segment),
    );
    assert.equal(
      found.filter((text) => text.startsWith('More than its cell') && !text.includes('room')).length,
      2,
      found.join(' | '),
    );
    assert.ok(
      found.every((text) => !text.includes('some that')),
      found.join(' | '),
    );
  });
});
