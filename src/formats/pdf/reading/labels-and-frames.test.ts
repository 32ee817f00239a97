import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildPdf, firstObject, type PdfPage, pdfStream, pdfText } from '../../../../test/support/build-pdf.ts';
import { plainText } from '../../../language/segments.ts';
import { layOutPage } from './lay-out-page.ts';
import type { PageBlock, PageLayout } from './page-layout.ts';
import { readPdf } from './read-pdf.ts';

async function layoutOf(page: PdfPage | string, changed = (file: string): string => file): Promise<PageLayout> {
  const file = buildPdf({ pages: [page] }).toString('latin1');
  using pdf = await readPdf(Buffer.from(changed(file), 'latin1'));
  return layOutPage(pdf.readPage(0));
}

/** The letters of `/F4` are pictures. */
const withIcons = (file: string): string => file.replace('/BaseFont /Courier', '/BaseFont /Wingdings');

const textOf = ({ unit: { segment } }: PageBlock): string => plainText(segment);

async function textsOf(page: PdfPage | string): Promise<readonly string[]> {
  return (await layoutOf(page)).blocks.map(textOf);
}

/** A frame with round corners, and what is in it. */
function tag(x: number, y: number, width: number, text: string): string {
  const [left, right, bottom, top] = [x - 6, x - 6 + width, y - 5, y + 12];
  const path = [
    `${left + 4} ${bottom} m ${right - 4} ${bottom} l ${right} ${bottom} ${right} ${bottom} ${right} ${bottom + 4} c`,
    `${right} ${top - 4} l ${right} ${top} ${right} ${top} ${right - 4} ${top} c`,
    `${left + 4} ${top} l ${left} ${top} ${left} ${top} ${left} ${top - 4} c`,
    `${left} ${bottom + 4} l ${left} ${bottom} ${left} ${bottom} ${left + 4} ${bottom} c h S`,
  ];
  return `${path.join(' ')}\n${pdfText(x, y, text, 10)}`;
}

describe('labels', () => {
  it('in frames with round corners are texts each, and do not grow out of them', async () => {
    const layout = await layoutOf(
      tag(60, 700, 70, 'Hard-working') + tag(136, 700, 62, 'Persuasive') + tag(60, 682, 90, 'Motivator and leader'),
    );
    assert.deepEqual(layout.blocks.map(textOf), ['Hard-working', 'Persuasive', 'Motivator and leader']);
    assert.ok((layout.blocks[0]?.available.right ?? 0) < 124);
  });

  it('grow up to what is drawn beside them, lines or not', async () => {
    const circle = '0.2 0.4 0.6 rg 200 703 m 200 740 280 740 280 703 c 280 670 200 670 200 703 c f 0 g\n';
    const field = '0.9 g 200 590 120 20 re f 0 g\n';
    const { blocks } = await layoutOf(
      circle +
        field +
        pdfText(50, 700, 'Beside a disc') +
        pdfText(50, 596, 'Beside a field') +
        pdfText(400, 300, 'At the right'),
    );
    for (const { available } of blocks.slice(0, 2))
      assert.ok(available.right > 180 && available.right < 200, String(available.right));
  });

  it('of other colours, one below the other, are texts each', async () => {
    const content = `1 0 0 rg ${pdfText(50, 714, 'Ancilla bit')}0.5 g ${pdfText(50, 700, 'Data bit A')}0.7 g ${pdfText(50, 686, 'Data bit B')}`;
    assert.deepEqual(await textsOf(content), ['Ancilla bit', 'Data bit A', 'Data bit B']);
  });

  it('that end at one position, as those of an axis do, are texts each, but for a sentence that goes on', async () => {
    const right = (texts: readonly string[]): string =>
      texts.map((text, index) => pdfText(400 - 7.2 * text.length, 700 - 18 * index, text, 12, 'F4')).join('');
    const names = ['Norwegian coast', 'Iceland', 'Faroe Islands', 'Chile'];
    assert.deepEqual(await textsOf(right(names)), names);
    const sentence = ['Boats that were counted in', 'the harbours and the towns', 'of the coast, each of them', 'once'];
    assert.deepEqual(await textsOf(right(sentence)), [sentence.join(' ')]);
  });

  it('begin at their icons, whatever letters those are', async () => {
    const content = [700, 686]
      .map(
        (y, index) => `${pdfText(50, y, 'l', 12, 'F4')}${pdfText(62, y, `Item ${index + 1} is as long as the other`)}`,
      )
      .join('');
    assert.equal((await layoutOf(content, withIcons)).blocks.length, 2);
  });
});

describe('icons', () => {
  it('are no part of a word beside them, of one colour or two', async () => {
    const content = `0.2 0 0.6 rg ${pdfText(50, 700, 'l', 12, 'F4')}0 g ${pdfText(57.5, 700, 'Conference papers')}${pdfText(50, 600, 'l', 12, 'F4')}${pdfText(57.5, 600, 'Journal articles')}`;
    const { blocks } = await layoutOf(content, withIcons);
    assert.deepEqual(
      blocks.map((block) => textOf(block).trim()),
      ['Conference papers', 'Journal articles'],
    );
  });
});

describe('lines that look different', () => {
  it('in italics and not are two paragraphs, but for a sentence that goes on', async () => {
    const lines = (second: string): string =>
      pdfText(50, 700, 'The department of physics, of a university', 12, 'F3') + pdfText(50, 686, second);
    assert.equal((await textsOf(lines('Dated: the 16th of July'))).length, 2);
    assert.equal((await textsOf(lines('that goes on in the second line'))).length, 1);
  });
});

describe('dashes', () => {
  it('in a column are marks, and no text of the line above', async () => {
    const content =
      pdfText(50, 700, 'What there is to be done now:') +
      [684, 668].map((y, index) => pdfText(50, y, '-') + pdfText(80, y, `The thing of number ${index + 1}`)).join('');
    assert.deepEqual(await textsOf(content), [
      'What there is to be done now:',
      'The thing of number 1',
      'The thing of number 2',
    ]);
  });
});

describe('cells', () => {
  it('with several lines are one text where rows are further apart than lines', async () => {
    const rows = ['The first of all of the', 'The second of all the', 'The third one of these'].flatMap((text, row) => [
      pdfText(50, 700 - 40 * row, text) + pdfText(50, 686 - 40 * row, 'cells goes on here'),
      pdfText(250, 700 - 40 * row, 'Beside the first line') + pdfText(250, 686 - 40 * row, 'and the second one'),
    ]);
    const texts = await textsOf(rows.join(''));
    assert.equal(texts.length, 6, JSON.stringify(texts));
    assert.equal(texts[0], 'The first of all of the cells goes on here');
  });
});

describe('columns of tables', () => {
  it('have a text for each row where names of the rows are beside them, however long the texts are', async () => {
    const kinds = ['byte', 'short', 'int', 'long'];
    const rows = kinds.map(
      (kind, row) =>
        pdfText(50, 700 - 16 * row, kind) +
        pdfText(130, 700 - 16 * row, `${8 * 2 ** row}-bit signed integers of the machine`),
    );
    const texts = await textsOf(rows.join(''));
    assert.equal(texts.length, 8, JSON.stringify(texts));
  });
});

describe('spaces', () => {
  it('are found after letters that reach into them', async () => {
    const content = 'BT /F3 20 Tf 50 700 Td [(of)-250(learning)] TJ ET';
    assert.deepEqual(await textsOf(content), ['of learning']);
  });

  it('are found in lines that are squeezed', async () => {
    const words = 'where it is the probability that this one is true'.split(' ').map((word) => `(${word})`);
    assert.deepEqual(await textsOf(`BT /F1 12 Tf 50 700 Td [${words.join('-100')}] TJ ET`), [
      'where it is the probability that this one is true',
    ]);
  });

  it('are found in lines that are squeezed but for what is behind a mark and a colon', async () => {
    const words = 'everybody in the house looks at the garden and at the river'.split(' ').map((word) => `(${word})`);
    assert.deepEqual(await textsOf(`BT /F1 12 Tf 50 700 Td [(Views:) -220 ${words.join('-120')}] TJ ET`), [
      'Views: everybody in the house looks at the garden and at the river',
    ]);
  });
});

describe('underscores', () => {
  it('that are lines move with the name that they are in', async () => {
    const content = `${pdfText(50, 700, 'Sizes of conv')}122.5 699.4 4 0.6 re f ${pdfText(127.5, 700, '1 are known.')}`;
    const { blocks } = await layoutOf(content);
    assert.deepEqual(
      blocks.map(({ drawn }) => drawn.map(({ bars }) => bars.length)),
      [[1]],
    );
  });
});

describe('room', () => {
  it('of titles is beside them, too', async () => {
    const { blocks } = await layoutOf(
      pdfText(50, 700, 'A title of', 20) +
        pdfText(50, 676, 'two lines', 20) +
        pdfText(50, 300, 'A line that is much longer than the title is, and its end far right'),
    );
    const [title] = blocks;
    assert.ok((title?.wide?.right ?? 0) > (title?.available.right ?? 0) + 100);
  });

  it('of headers at the right is on their left', async () => {
    const body = Array.from({ length: 4 }, (_, index) =>
      pdfText(50, 600 - 14 * index, 'Every line of this text is as long as the others are, up to its very end'),
    ).join('');
    const right = (await layoutOf(body)).blocks[0]?.box.right ?? 0;
    const width = (await layoutOf(pdfText(50, 700, 'Page 3 of the report'))).blocks[0]?.box.right ?? 0;
    const { blocks } = await layoutOf({
      content: pdfText(right - (width - 50), 740, 'Page 3 of the report') + body,
      width: right + 50,
    });
    assert.equal(blocks.find((block) => textOf(block).startsWith('Page'))?.alignment, 'right');
  });
});

/** `A`, `B` and `C` of a page stand for what a map of the font says, in UTF-16. */
function mapped(content: string, ...texts: readonly string[]): Buffer {
  const pairs = texts.map((text, index) => `<${(0x41 + index).toString(16)}> <${text}>`).join(' ');
  const map = pdfStream(
    `1 begincodespacerange <00> <ff> endcodespacerange ${texts.length} beginbfchar ${pairs} endbfchar`,
  );
  const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode ${firstObject + 1} 0 R >>`;
  const named = buildPdf({ pages: [content], objects: [font, map] });
  return Buffer.from(named.toString('latin1').replace('/F4 6 0 R', `/F4 ${firstObject} 0 R`), 'latin1');
}

describe('codes', () => {
  it('that stand for no letter of Unicode are unknown', async () => {
    using pdf = await readPdf(mapped('BT /F4 12 Tf 50 700 Td (AB) Tj ET', '03a2', '0042'));
    assert.deepEqual(
      pdf.readPage(0).characters.map(({ text }) => text),
      ['', 'B'],
    );
  });

  it('that are unknown in most of a text keep it as it is, whatever words are among them', async () => {
    const line = (y: number, text: string): string => `BT /F4 12 Tf 50 ${y} Td (${text}) Tj ET\n`;
    const content =
      line(700, 'AAAAAAAAA one AAAAAAAAAA two AAAAAAAAAA three') + line(600, 'One A of the words is unknown');
    using pdf = await readPdf(mapped(content, '03a2'));
    const { blocks, left } = layOutPage(pdf.readPage(0));
    assert.equal(blocks.length, 1);
    assert.deepEqual(
      left.map(({ reason }) => reason),
      ['unmapped'],
    );
  });

  it('that stand for a hyphen that keeps words together are hyphens, at the ends of lines, too', async () => {
    const line = (y: number, ...texts: readonly string[]): string =>
      `BT 50 ${y} Td ${texts.map((text) => `/F1 12 Tf (${text}) Tj`).join(' /F4 12 Tf (A) Tj ')} ET\n`;
    const content =
      line(700, 'They look at the well', 'known view of the gar', '') +
      line(686, 'dens and at the self', 'made chairs');
    using pdf = await readPdf(mapped(content, '2011'));
    assert.deepEqual(
      layOutPage(pdf.readPage(0)).blocks.map(({ unit }) => plainText(unit.segment)),
      ['They look at the well-known view of the gardens and at the self-made chairs'],
    );
  });

  it('that stand for a letter of formulas are one letter, of a font of symbols', async () => {
    using pdf = await readPdf(mapped('BT /F4 12 Tf 50 700 Td (ABC) Tj ET', 'd835dc53', 'd835dc53', 'd835dc34fe00'));
    const { characters } = pdf.readPage(0);
    assert.deepEqual(
      characters.map(({ text }) => text),
      ['\u{1d453}', '\u{1d453}', '\u{1d434}\ufe00'],
    );
    assert.ok(characters.every(({ font }) => font.symbolic));
  });

  it('of formulas within a sentence are drawn again, each as one code', async () => {
    const words = `${pdfText(50, 700, 'The function')}BT /F4 12 Tf 120 700 Td (A) Tj ET${pdfText(133, 700, 'is bounded')}`;
    using pdf = await readPdf(mapped(words, 'd835dc53'));
    const [block] = layOutPage(pdf.readPage(0)).blocks;
    assert.deepEqual(
      block?.drawn.map(({ codes }) => codes.length),
      [1],
    );
  });
});
