import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildPdf, firstObject, pdfStream, pdfText } from '../../../../test/support/build-pdf.ts';
import { plainText } from '../../../language/segments.ts';
import { layOutPage } from './lay-out-page.ts';
import type { PageContent } from './page-content.ts';
import { readPdf } from './read-pdf.ts';

/** A page whose `/F4` is the first of these objects. */
async function read(content: string, objects: readonly string[]): Promise<PageContent> {
  const bytes = buildPdf({ pages: [content], objects }).toString('latin1');
  using pdf = await readPdf(Buffer.from(bytes.replace('/F4 6 0 R >>', `/F4 ${firstObject} 0 R>>`), 'latin1'));
  return pdf.readPage(0);
}

const toUnicode = (entries: string): string =>
  pdfStream(`/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def
      1 begincodespacerange <00> <FF> endcodespacerange ${entries} endcmap end end`);

describe('marks of Thai', () => {
  it('that are drawn to the left, behind their letter, belong to it', async () => {
    const [letter, mark] = ['500 0 50 0 450 500 d1 50 0 400 500 re f', '0 0 -300 520 -50 700 d1 -300 520 250 180 re f'];
    const font = `<< /Type /Font /Subtype /Type3 /FontBBox [-300 0 500 700] /FontMatrix [0.001 0 0 0.001 0 0]
      /CharProcs << /uni0E2B ${firstObject + 1} 0 R /uni0E04 ${firstObject + 1} 0 R /uni0E49 ${firstObject + 2} 0 R >>
      /Encoding << /Type /Encoding /Differences [65 /uni0E2B /uni0E49 /uni0E04] >> /FirstChar 65 /LastChar 67 /Widths [500 0 500] /ToUnicode ${firstObject + 3} 0 R >>`;
    const content = await read('BT /F4 20 Tf 50 700 Td (AB) Tj 60 0 Td (ABCAB) Tj ET', [
      font,
      pdfStream(letter),
      pdfStream(mark),
      toUnicode('3 beginbfchar <41> <0E2B> <42> <0E49> <43> <0E04> endbfchar'),
    ]);
    const [, over] = content.characters;
    assert.deepEqual([over?.advance, over && over.box.right <= over.origin.x], [0, true]);
    const { blocks } = layOutPage(content);
    assert.equal(
      blocks.map(({ unit }) => plainText(unit.segment)).join(' '),
      '\u0e2b\u0e49 \u0e2b\u0e49\u0e04\u0e2b\u0e49',
    );
  });
});

describe('letters of formulas as Word writes them', () => {
  const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode ${firstObject + 1} 0 R >>`;

  it('are one character each, and codes of the text around them', async () => {
    const line = `${pdfText(50, 700, 'The sum')}${pdfText(100, 700, 'a', 12, 'F4')}${pdfText(110, 700, 'is finite')}`;
    const content = await read(line, [font, toUnicode('1 beginbfchar <61> <D835DC4E> endbfchar')]);
    const letters = content.characters.filter(({ font: { symbolic } }) => symbolic);
    assert.deepEqual(
      letters.map(({ text }) => text),
      ['\u{1d44e}'],
    );
    const [block] = layOutPage(content).blocks;
    assert.deepEqual(
      block?.unit.segment.inlines.map((inline) => (typeof inline === 'string' ? inline : inline.equivalent)),
      ['The sum ', '\u{1d44e}', ' is finite'],
    );
  });

  it('are letters where they are those of a script', async () => {
    const content = await read(pdfText(50, 700, 'a', 12, 'F4'), [
      font,
      toUnicode('1 beginbfchar <61> <D840DC0B> endbfchar'),
    ]);
    assert.deepEqual(
      content.characters.map(({ text, font: { symbolic } }) => [text, symbolic]),
      [['\u{2000b}', false]],
    );
  });
});
