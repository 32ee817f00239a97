import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildPdf, pdfText } from '../../../../test/support/build-pdf.ts';
import { plainText } from '../../../language/segments.ts';
import { layOutPage } from './lay-out-page.ts';
import type { PageBlock } from './page-layout.ts';
import { readPdf } from './read-pdf.ts';

async function blocksOf(content: string): Promise<readonly PageBlock[]> {
  using pdf = await readPdf(buildPdf({ pages: [content] }));
  return layOutPage(pdf.readPage(0)).blocks;
}

const textsOf = (blocks: readonly PageBlock[]): readonly string[] => blocks.map(({ unit }) => plainText(unit.segment));

const lines = (x: number, y: number, texts: readonly string[], leading: number, size: number): string =>
  texts.map((text, index) => pdfText(x, y - index * leading, text, size)).join('');

/** Of a line in Helvetica 10. */
async function widthOf(text = ''): Promise<number> {
  const [block] = await blocksOf(pdfText(50, 700, text, 10));
  return (block?.box.right ?? 0) - 50;
}

const body = [
  'Tables of several pages are set by another package, whose',
  'environments are used as those of a table on one page are',
  'used: it has columns, rules and a heading, which come once',
  'more at the top of each of its pages.',
];
const note = ['1: It needs up to four runs', 'before all of its columns', 'are as wide as they should.'];

describe('notes in the margin', () => {
  it('are apart from the text beside them, though only one of their baselines is one of its', async () => {
    const end = 50 + (await widthOf(body[1]));
    const content = lines(50, 700, body, 13, 10) + lines(end + 17, 687, note, 10, 8);
    assert.deepEqual(textsOf(await blocksOf(content)), [body.join(' '), note.join(' ')]);
  });

  it('are none where a wide space is in a line that ends with its column', async () => {
    const [before, after] = ['environments have 18 points', 'more before these words'];
    const wide = pdfText(50, 687, before, 10) + pdfText(68 + (await widthOf(before)), 687, after, 10);
    const others = body.map((text, index) => (index === 1 ? '' : pdfText(50, 700 - 13 * index, text, 10))).join('');
    const texts = textsOf(await blocksOf(others + wide));
    assert.equal(texts.length, 1);
    assert.match(texts[0] ?? '', / environments have 18 points\s+more before these words /u);
  });
});

describe('lines with a date at the right edge each', () => {
  const names = [
    'University of a Town',
    'Bachelor of Electrical and Electronic Engineering',
    'Minor Degree in Computer Science, with honours',
  ];

  it('are rows, as long as each other or not', async () => {
    const dates = ['Town, Country', '2018 to 2023', 'May 2020 to June 2023'];
    // Letters of Courier are as wide as each other: the dates end at one position.
    const atEnd = dates.map((text, row) => pdfText(560 - 6 * text.length, 700 - 13 * row, text, 10, 'F4')).join('');
    const texts = textsOf(await blocksOf(lines(50, 700, names, 13, 10) + atEnd));
    assert.deepEqual(new Set(texts), new Set([...names, ...dates]));
  });

  it('are a paragraph where they fill the column before texts in the margin', async () => {
    const end = 50 + Math.max(...(await Promise.all(body.map(widthOf))));
    const margin = ['A first note', 'and another']
      .map((text, row) => pdfText(end + 30, 700 - 13 * row, text, 10))
      .join('');
    assert.ok(textsOf(await blocksOf(lines(50, 700, body, 13, 10) + margin)).includes(body.join(' ')));
  });
});
