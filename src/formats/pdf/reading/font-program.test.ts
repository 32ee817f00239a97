import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { buildPdf, firstObject, pdfStream } from '../../../../test/support/build-pdf.ts';
import { FontCatalogue } from '../../../typesetting/fonts/font-catalogue.ts';
import { describeProgram, saysNothing } from './font-program.ts';
import { readPdf } from './read-pdf.ts';

const catalogue = FontCatalogue.open();

function programOf(id: string): Buffer {
  const face = catalogue.faces.find((other) => other.id === id);
  assert.ok(face, id);
  return readFileSync(face.source.path);
}

const wrong = '/Flags 6 /ItalicAngle 0 /StemV 200';

/** A page with a letter of an embedded font, whose descriptor says that it is bold and has serifs. */
async function fontOf(program: Uint8Array, name: string) {
  const reference = (index: number): string => `${firstObject + index} 0 R`;
  const objects = [
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${reference(1)}] /ToUnicode ${reference(4)} >>`,
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDToGIDMap /Identity /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity)
      /Supplement 0 >> /DW 600 /FontDescriptor ${reference(2)} >>`,
    `<< /Type /FontDescriptor /FontName /${name} ${wrong} /FontBBox [0 -200 1000 800] /Ascent 800 /Descent -200 /CapHeight 700
      /FontFile2 ${reference(3)} >>`,
    pdfStream(Buffer.from(program).toString('latin1'), `/Length1 ${program.length}`),
    pdfStream('1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfchar <0024> <0041> endbfchar'),
  ];
  const bytes = buildPdf({ pages: ['BT 50 700 Td /F4 12 Tf <0024> Tj ET'], objects }).toString('latin1');
  using pdf = await readPdf(Buffer.from(bytes.replace('/F4 6 0 R >>', `/F4 ${firstObject} 0 R>>`), 'latin1'));
  const [character] = pdf.readPage(0).characters;
  assert.equal(character?.text, 'A');
  const { name: found, family, bold, italic } = character.font;
  return { name: found, family, bold, italic };
}

describe('embedded fonts whose names say nothing', () => {
  it('have the name and the look that they say themselves', async () => {
    const plain = { family: 'sans', bold: false, italic: false };
    for (const [id, look] of [
      ['LiberationSans', plain],
      ['LiberationSans-Bold', { ...plain, bold: true }],
      ['LiberationSerif-Italic', { ...plain, family: 'serif', italic: true }],
      ['LiberationMono', { ...plain, family: 'mono' }],
    ] as const)
      assert.deepEqual(await fontOf(programOf(id), 'CIDFont+F1'), { name: id, ...look });
  });

  it('look as their descriptors say where they are damaged', async () => {
    const { family, bold, italic } = await fontOf(programOf('LiberationSans').subarray(0, 400), 'CIDFont+F1');
    assert.deepEqual({ family, bold, italic }, { family: 'serif', bold: true, italic: false });
  });

  it('are those with names that no designer gave', () => {
    for (const name of [
      'CIDFont+F1',
      'CairoFont-1-0',
      'Font12',
      'TT2B1T00',
      'MSTT31c2bc',
      'F12',
      'R9',
      'ABCDEF+CIDFont+F3',
    ])
      assert.ok(saysNothing(name), name);
    for (const name of ['CMR10', 'Arial', 'FontAwesome', 'TTNorms-Bold', 'MSTTong', 'ABCDEF+Cambria'])
      assert.ok(!saysNothing(name), name);
  });

  it('are read without an error whatever their bytes are', () => {
    const program = programOf('LiberationSans');
    for (let length = 0; length < 600; length += 7) describeProgram(program.subarray(0, length));
    const changed = Uint8Array.from(program.subarray(0, 4_000));
    for (let at = 0; at < 400; at += 1) {
      const before = changed[at] ?? 0;
      changed[at] = 255;
      describeProgram(changed);
      changed[at] = before;
    }
  });
});
