import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildPdf, firstObject, pdfStream, pdfText } from '../../../../test/support/build-pdf.ts';
import { plainText } from '../../../language/segments.ts';
import { layOutPage } from './lay-out-page.ts';
import { readPdf } from './read-pdf.ts';

async function textsOf(content: string): Promise<readonly string[]> {
  using pdf = await readPdf(buildPdf({ pages: [content] }));
  return layOutPage(pdf.readPage(0)).blocks.map(({ unit }) => plainText(unit.segment));
}

/** A line of parts in their fonts, each where it begins. */
type Part = readonly [x: number, text: string, font: string];
const linesOf = (lines: readonly (readonly Part[])[]): string =>
  lines.flatMap((parts, row) => parts.map(([x, text, font]) => pdfText(x, 700 - 14 * row, text, 12, font))).join('');

describe('lines that begin an entry', () => {
  it('are rows that are aligned at a sign', async () => {
    const rows: readonly (readonly Part[])[] = [
      [
        [76, 'sentence', 'F3'],
        [120, '::=', 'F1'],
        [138, 'subject verb object and what follows them', 'F3'],
      ],
      [
        [83, 'subject', 'F3'],
        [120, '::=', 'F1'],
        [138, 'an article before a noun or a pronoun', 'F3'],
      ],
      [
        [95, 'verb', 'F3'],
        [120, '::=', 'F1'],
        [138, 'a word that says what the subject does', 'F3'],
      ],
    ];
    assert.deepEqual(
      (await textsOf(linesOf(rows))).map((text) => text.replaceAll(/\s+/gu, ' ')),
      rows.map((row) => row.map(([, text]) => text).join(' ')),
    );
  });

  it('are those with numbers in brackets of Chinese, the first of which is behind a label', async () => {
    // A font whose letters `A` to `F` are those of Chinese.
    const letters = ['FF08', 'FF09', 'FF1A', '64CD', '4F5C', '3002'];
    const entries = letters.map((code, index) => `<${(65 + index).toString(16)}> <${code}>`).join(' ');
    const objects = [
      `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode ${firstObject + 1} 0 R >>`,
      pdfStream(`1 begincodespacerange <00> <ff> endcodespacerange ${letters.length} beginbfchar ${entries} endbfchar
        1 beginbfrange <30> <39> <0030> endbfrange`),
    ];
    const lines = [
      [50, 'DECA1BDEDEDEDEDEDEDEDEDEDEDEF'],
      [77.3, 'A2BDEDEDEDEDEDEDEDEDEDEDEDEDE'],
      [77.3, 'A3BDEDEDEDEF'],
    ] as const;
    const content = lines.map(([x, text], row) => pdfText(x, 700 - 14 * row, text, 12, 'F4')).join('');
    const bytes = buildPdf({ pages: [content], objects }).toString('latin1');
    using pdf = await readPdf(Buffer.from(bytes.replace('/F4 6 0 R >>', `/F4 ${firstObject} 0 R>>`), 'latin1'));
    assert.deepEqual(
      layOutPage(pdf.readPage(0)).blocks.map(({ unit }) => plainText(unit.segment).slice(0, 6)),
      ['操作：（1）', '（2）操作操', '（3）操作操'],
    );
  });

  it('are those that begin in bold after a sentence', async () => {
    const theorem = (name: string, text: string): readonly Part[] => [
      [50, name, 'F2'],
      [118, text, 'F1'],
    ];
    const rows = [
      theorem('Theorem 1.', 'All men are mortal, as is known.'),
      theorem('Lemma 12.', 'Socrates is a man, as is known.'),
      theorem('Theorem 2.', 'Socrates is mortal, which was'),
      [[50, 'to be shown, and so it was.', 'F1']] as const,
    ];
    const texts = await textsOf(linesOf(rows));
    assert.deepEqual(
      texts.map((text) => text.split(' ')[0]),
      ['Theorem', 'Lemma', 'Theorem'],
    );
    assert.match(texts[2] ?? '', /so it was\.$/u);
  });

  it('are those that begin with one sign of a font of symbols', async () => {
    const resources = `/Font << /F1 3 0 R /F5 ${firstObject} 0 R >>`;
    const font = '<< /Type /Font /Subtype /Type1 /BaseFont /OpenSymbol /Encoding /WinAnsiEncoding >>';
    const items = ['Define rules for working in secure areas and tell them', 'Ensure that access is watched'];
    const content = items
      .map((text, row) => pdfText(50, 700 - 14 * row, '#', 12, 'F5') + pdfText(60, 700 - 14 * row, text))
      .join('');
    using pdf = await readPdf(buildPdf({ pages: [{ content, resources }], objects: [font] }));
    assert.equal(layOutPage(pdf.readPage(0)).blocks.length, 2);
  });

  it('are numbered in a row', async () => {
    const rows = ['15 Comparison with the others', '16 Questions and answers to all'].map((text): readonly Part[] => [
      [50, text, 'F1'],
    ]);
    assert.equal((await textsOf(linesOf(rows))).length, 2);
  });

  it('are none in prose with names in bold or in a typewriter face', async () => {
    const rows: readonly (readonly Part[])[] = [
      [[50, 'The header is copied as it is to the beginning of the file that is named', 'F1']],
      [
        [50, 'main.ml', 'F4'],
        [104, 'here, which has directives and functions that are used in', 'F1'],
      ],
      [
        [50, 'Actions', 'F2'],
        [104, 'of the grammar, whose order is that of the source files.', 'F1'],
      ],
    ];
    assert.equal((await textsOf(linesOf(rows))).length, 1);
  });
});

describe('fractions', () => {
  it('above a formula are no part of the sentence before it', async () => {
    const fraction = `${pdfText(150, 686, 'a+b')}${pdfText(156, 666, 'K')}145 680 30 0.5 re f `;
    const rest = pdfText(90, 675, 'S =');
    const content = pdfText(50, 700, 'The success of all classes is then computed as follows') + fraction + rest;
    assert.deepEqual(await textsOf(content), ['The success of all classes is then computed as follows']);
  });
});

describe('a single line', () => {
  it('that begins where others do is not centred, though it is in the middle of its page', async () => {
    // 20 letters of Courier are 144 points wide, and the page 612.
    const middle = pdfText(234, 700, 'corporate@example.or', 12, 'F4');
    const others = [640, 580, 520].map((y) => pdfText(234, y, 'Another name of a company', 12, 'F4')).join('');
    const alignmentOf = async (content: string): Promise<string | undefined> => {
      using pdf = await readPdf(buildPdf({ pages: [content] }));
      return layOutPage(pdf.readPage(0)).blocks.find(({ unit }) => plainText(unit.segment).includes('@'))?.alignment;
    };
    assert.equal(await alignmentOf(middle), 'center');
    assert.equal(await alignmentOf(middle + others), 'left');
  });
});
