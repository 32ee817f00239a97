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

async function textOf(content: string): Promise<string> {
  return (await blocksOf(content)).map(({ unit }) => plainText(unit.segment)).join(' | ');
}

/** In the encoding of the fonts. */
const [acute, grave, circumflex, dieresis, cedilla] = ['\xb4', '`', '\x88', '\xa8', '\xb8'];
/** Widths in Helvetica at 12 points. */
const widths = { N: 8.664, u: 6.672, m: 9.996, e: 6.672, C: 8.664, o: 6.672, t: 3.336 };
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + widths[letter as 'e'], 0);

describe('accents that are drawn over letters', () => {
  it('are one character with the letter before or behind them', async () => {
    // Moved back over the letter, as TeX does.
    const line = (items: string): string => `BT /F1 12 Tf 50 700 Td [${items}] TJ ET\n`;
    assert.equal(await textOf(line(`(Num) 0 (${acute}) 444 (ero)`)), 'Num\u00e9ro');
    assert.equal(await textOf(line(`(cafe) 444 (${acute}) -111 ( noir)`)), 'caf\u00e9 noir');
    assert.equal(await textOf(line(`(fran) -83 (${cedilla}) 416 (cais)`)), 'fran\u00e7ais');
  });

  it('are so where they are drawn before or behind the whole line', async () => {
    const at = 50 + widthOf('Num') + 1;
    const over = (x: number, accent: string): string => pdfText(x, 700.1, accent);
    const [line, second] = [pdfText(50, 700, 'Numero de facture'), pdfText(50, 680, 'Date')];
    assert.match(await textOf(over(at, acute) + line + second), /Num\u00e9ro de facture/u);
    assert.match(await textOf(line + second + over(at, acute)), /Num\u00e9ro de facture/u);
    assert.match(await textOf(over(50 + widthOf('N') + 1, dieresis) + line + second), /N\u00fcmero/u);
  });

  it('are so where the letter is as wide, and drawn at the same position', async () => {
    const content = `BT /F1 12 Tf 50 700 Td [(v) 0 (${acute}) 333 (rba)] TJ ET\n`;
    using pdf = await readPdf(buildPdf({ pages: [content] }));
    assert.equal(pdf.readPage(0).characters.length, 5);
    assert.equal(await textOf(content), 'v\u0155ba');
  });

  it('are higher over capitals', async () => {
    const content = `${pdfText(51, 702.4, grave)}${pdfText(50, 700, 'Ecole de danse')}`;
    assert.equal(await textOf(content), '\u00c8cole de danse');
  });

  it('are two over one letter', async () => {
    const marks = pdfText(51 + widthOf('t'), 700, circumflex) + pdfText(51.2 + widthOf('t'), 702, acute);
    assert.equal(await textOf(`${marks}${pdfText(50, 700, 'tet')}`), 't\u1ebft');
  });

  it('are removed with the text', async () => {
    const content = pdfText(51 + widthOf('Num'), 700, acute) + pdfText(50, 700, 'Numero de facture');
    const [block] = await blocksOf(content);
    assert.deepEqual(block?.objects, [0, 1]);
  });

  it('stay apart from letters beside them, from letters that have none, and from other lines', async () => {
    assert.equal(await textOf(pdfText(50, 700, `Size${acute} of f${acute}`)), `Size${acute} of f${acute}`);
    const primes = pdfText(50, 700, 'metro') + pdfText(50, 711, `about ~10`);
    assert.match(await textOf(primes), /~10/u);
  });
});
