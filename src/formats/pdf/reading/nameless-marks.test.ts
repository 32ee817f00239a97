import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildPdf, firstObject } from '../../../../test/support/build-pdf.ts';
import { plainText } from '../../../language/segments.ts';
import { layOutPage } from './lay-out-page.ts';
import { textOfMark } from './nameless-marks.ts';
import { readPdf } from './read-pdf.ts';

/** `/F4` is a font without a table of texts; its letters are as wide as those of Chinese. */
async function textsOf(content: string): Promise<readonly string[]> {
  const objects = [
    `<< /Type /Font /Subtype /Type0 /BaseFont /Songti /Encoding /Identity-H /DescendantFonts [${firstObject + 1} 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Songti /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity)
      /Supplement 0 >> /DW 1000 /FontDescriptor ${firstObject + 2} 0 R >>`,
    `<< /Type /FontDescriptor /FontName /Songti /Flags 4 /FontBBox [0 -200 1000 800] /StemV 80 /ItalicAngle 0 /Ascent 800
      /Descent -200 /CapHeight 700 >>`,
  ];
  const bytes = buildPdf({ pages: [content], objects }).toString('latin1');
  using pdf = await readPdf(Buffer.from(bytes.replace('/F4 6 0 R >>', `/F4 ${firstObject} 0 R>>`), 'latin1'));
  return layOutPage(pdf.readPage(0)).blocks.map(({ unit }) => plainText(unit.segment));
}

/** Text with the apostrophe of the other font between its parts. */
function line(y: number, ...parts: readonly string[]): string {
  const shown = parts.map((part) => `/F1 12 Tf (${part}) Tj`).join(' /F4 12 Tf <007a> Tj ');
  return `BT 50 ${y} Td ${shown} ET\n`;
}

describe('punctuation of fonts that do not say what it is', () => {
  it('is an apostrophe between letters, and no space is behind it, however wide it is', async () => {
    assert.deepEqual(await textsOf(line(700, 'Le plan de l', 'equipe et d', 'autres')), [
      'Le plan de l\u2019equipe et d\u2019autres',
    ]);
  });

  it('is an apostrophe at the end of a line', async () => {
    const content = line(700, 'Les objectifs sont maintenus par l', '') + line(686, 'association de la ville');
    assert.deepEqual(await textsOf(content), ['Les objectifs sont maintenus par l\u2019association de la ville']);
    const quoted = line(700, "The letters that the list has are 's'") + line(686, 'and many other ones of them');
    assert.deepEqual(await textsOf(quoted), ["The letters that the list has are 's' and many other ones of them"]);
  });

  const apostrophe = { left: 0.17, right: 0.29, bottom: 0.49, top: 0.82 };
  const closing = { left: 0.07, right: 0.35, bottom: 0.49, top: 0.82 };
  const opening = { left: 0.65, right: 0.93, bottom: 0.47, top: 0.8 };
  const short = { left: 0, right: 0.5, bottom: 0.39, top: 0.45 };
  const long = { left: 0.02, right: 0.98, bottom: 0.35, top: 0.41 };
  const dots = { left: 0.09, right: 0.9, bottom: 0.29, top: 0.43 };
  const letter = { left: 0.05, right: 0.5, bottom: 0, top: 0.7 };
  const cases = [
    ['an apostrophe', apostrophe, 'l', 'e', '\u2019'],
    ['a quote behind its word', closing, 'o', '', '\u201d'],
    ['a quote before its word', opening, 'o', 'T', '\u201c'],
    ['a short dash', short, 'a', 'b', '\u2013'],
    ['a long dash', long, 'a', 'b', '\u2014'],
    ['an ellipsis', dots, 't', '', '\u2026'],
    ['nothing behind a number: minutes, degrees', apostrophe, '5', 'N', undefined],
    ['nothing between numbers: minus', short, '5', '3', undefined],
    ['nothing beside letters of Chinese: the number one', long, '\u6709', '\u4e2a', undefined],
    ['nothing where it is as high as a letter', letter, 'a', 'b', undefined],
  ] as const;
  for (const [name, ink, left, right, text] of cases)
    it(`is ${name}`, () => {
      const before = { text: left, gap: ink.left };
      const after = right === '' ? undefined : { text: right, gap: 1 - ink.right };
      assert.equal(textOfMark({ ink, advance: 1, before, after }), text);
    });

  it('is nothing where it is drawn over a letter, as an accent is', () => {
    const over = { text: 'e', gap: -0.3 };
    const mark = { ink: apostrophe, advance: 0.3, before: over, after: { text: 't', gap: 0.2 } };
    assert.equal(textOfMark(mark), undefined);
  });
});
