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

describe('an o of a typewriter face', () => {
  const partsOf = async (content: string) => {
    const courier = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>';
    const { blocks } = layOutPage(await read(content, [courier]));
    return blocks.map(({ unit, mark }) => [mark?.text, plainText(unit.segment)]);
  };

  it('is the bullet of a list, of however few items', async () => {
    const item = (y: number, text: string, font: string): string =>
      pdfText(50, y, 'o', 10, 'F4') + pdfText(68, y, text, 12, font);
    assert.deepEqual(await partsOf(item(700, 'The first of two items', 'F1') + item(686, 'and the other one', 'F1')), [
      ['o', 'The first of two items'],
      ['o', 'and the other one'],
    ]);
    assert.deepEqual(await partsOf(pdfText(50, 740, 'These are the items:') + item(726, 'Only one of them', 'F1')), [
      [undefined, 'These are the items:'],
      ['o', 'Only one of them'],
    ]);
  });

  it('is a letter before text of its face, and within text', async () => {
    assert.deepEqual(await partsOf(pdfText(50, 700, 'o and other letters', 12, 'F4')), [
      [undefined, 'o and other letters'],
    ]);
    const within = `${pdfText(50, 700, 'The letter')}${pdfText(108, 700, 'o', 12, 'F4')}${pdfText(120, 700, 'is round.')}`;
    assert.deepEqual(await partsOf(within), [[undefined, 'The letter o is round.']]);
  });
});
