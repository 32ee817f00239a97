import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filterContext, sourceOf, useFolder } from '../../../../test/contracts/document-files.ts';
import { buildPdf, pdfStream, pdfText } from '../../../../test/support/build-pdf.ts';
import type { Segment } from '../../../contracts/segment.ts';
import { plainText, textSegment } from '../../../language/segments.ts';
import { pdfFilter } from '../pdf-filter.ts';
import { layOutPage } from '../reading/lay-out-page.ts';
import type { PageContent } from '../reading/page-content.ts';
import { readPdf } from '../reading/read-pdf.ts';
import { PdfFile } from '../writing/objects/pdf-file.ts';
import { textOfGlyphName } from './glyph-names.ts';
import { PageReader } from './page-reader.ts';
import table from './tex-fonts.json' with { type: 'json' };

describe('names of glyphs', () => {
  for (const [name, text] of [
    ['f_f_i', 'ffi'],
    ['ffl', 'ffl'],
    ['fi.alt', 'fi'],
    ['uni00660069', 'fi'],
    ['u1F600', '\u{1f600}'],
    ['Eacute', '\u00c9'],
    ['scommaaccent', '\u015f'],
    ['zero', '0'],
    ['quotedblleft', '\u201c'],
    ['g12', undefined],
    ['a65', undefined],
    ['.notdef', undefined],
    ['uniD800', undefined],
    ['f_g12', undefined],
  ] as const)
    it(`${name} is ${text ?? 'no text'}`, () => {
      assert.equal(textOfGlyphName(name), text);
    });
});

/** A file whose `/F4` is a Type 3 font with a square for each letter. */
function withType3(content: string, names: ReadonlyMap<number, string>, width: (code: number) => number): Buffer {
  const codes = [...names.keys()];
  const [first, last] = [Math.min(...codes), Math.max(...codes)];
  const widths = Array.from({ length: last - first + 1 }, (_, index) => width(first + index));
  const procedures = [...names.values()].map((name) => `/${name} 11 0 R`).join(' ');
  const differences = [...names].map(([code, name]) => `${code} /${name}`).join(' ');
  const objects = [
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 600 700] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << ${procedures} >>
      /Encoding << /Type /Encoding /Differences [${differences}] >> /FirstChar ${first} /LastChar ${last} /Widths [${widths.join(' ')}] >>`,
    pdfStream('500 0 0 0 400 600 d1 0 0 400 600 re f'),
  ];
  const bytes = buildPdf({ pages: [content], objects }).toString('latin1');
  return Buffer.from(bytes.replace('/F4 6 0 R >>', '/F4 10 0 R>>'), 'latin1');
}

async function readFirst(bytes: Buffer): Promise<PageContent> {
  using pdf = await readPdf(bytes);
  return new PageReader(pdf, new PdfFile(bytes)).read(0);
}

const escaped = (code: number): string => `#${code.toString(16).padStart(2, '0').toUpperCase()}`;

function numbered(text: string): ReadonlyMap<number, string> {
  return new Map([...new Set(Buffer.from(text, 'latin1'))].sort((a, b) => a - b).map((code) => [code, escaped(code)]));
}

const bold = (code: number): number => table.widths.bold[code - 0x61] ?? 600;

describe('letters of fonts that number them as TeX does', () => {
  const words = ['an', 'e\x0ecient', 'o\x0bice', '\x0cnds', 'di\x0berent'];
  const content = words.map((word, index) => pdfText(60 + 80 * index, 600, word, 10, 'F4')).join('');
  const text = words.join('');

  it('are those of the encoding, with ligatures, in the size and weight that their widths are of', async () => {
    const { characters } = await readFirst(withType3(content, numbered(text), bold));
    assert.equal(characters.map((character) => character.text).join(''), 'anefficientofficefindsdifferent');
    const [first] = characters;
    assert.ok(Math.abs((first?.size ?? 0) - 10) < 0.01, String(first?.size));
    assert.deepEqual([first?.font.family, first?.font.bold], ['serif', true]);
  });

  it('are those of the encoding in fonts of bitmaps by pdfTeX, which names them by their numbers', async () => {
    const names = new Map([...numbered(text).keys()].map((code) => [code, `a${code}`] as const));
    const { characters } = await readFirst(withType3(content, names, bold));
    assert.equal(characters.map((character) => character.text).join(''), 'anefficientofficefindsdifferent');
  });

  it('are unknown where they are no words: symbols', async () => {
    const symbols = pdfText(60, 600, 'f x g', 10, 'F4') + pdfText(60, 500, 'j S j', 10, 'F4');
    const { characters } = await readFirst(withType3(symbols, numbered('fxgjS'), () => 500));
    assert.equal(characters.map((character) => character.text.trim()).join(''), '');
  });

  it('are unknown where they are numbered in the order of their first use', async () => {
    const order = new Map(Array.from({ length: 40 }, (_, code) => [code, `a${code}`] as const));
    const shown =
      pdfText(60, 600, '\x00\x01\x02\x03\x04\x05\x06\x07\x01', 10, 'F4') + pdfText(60, 500, '\x03\x01\x04', 10, 'F4');
    const { characters } = await readFirst(withType3(shown, order, () => 500));
    assert.equal(characters.map((character) => character.text).join(''), '');
  });
});

describe('a letter that has the code of the space', () => {
  const names = new Map([
    [0x00, 'comma'],
    [0x02, 'a'],
    [0x03, 'e'],
    [0x04, 'p'],
    [0x20, 'l'],
    [0x21, 'o'],
  ]);
  const text = (line: string): string => `BT /F4 12 Tf 60 600 Td ${line} ET`;

  it('is read once for each of its codes, at the start of a line and behind a gap, too', async () => {
    for (const [line, expected] of [
      ['(\\002  ) Tj', 'all'],
      ['(  \\002\\004 ) Tj', 'llapl'],
      ['[(\\004\\002  )-400( \\003   \\000)] TJ', 'palllelll,'],
      ['1 0 0 1 60 500 Tm 0 1 -1 0 300 300 Tm (\\002  \\003) Tj', 'alle'],
      ['(\\002  ) Tj 0 -20 Td (  \\003) Tj', 'alllle'],
    ] as const) {
      const { characters, objects } = await readFirst(withType3(text(line), names, (code) => 450 + code * 5));
      assert.equal(characters.map((character) => character.text).join(''), expected, line);
      assert.equal(
        objects.reduce((sum, object) => sum + object.characters, 0),
        expected.length,
      );
      for (const [at, { advance, origin }] of characters.entries()) {
        const next = characters[at + 1];
        if (next === undefined) continue;
        const step = Math.hypot(next.origin.x - origin.x, next.origin.y - origin.y);
        assert.ok(
          step > advance - 0.1,
          `${line}: letter ${at} ends ${advance} behind its beginning, the next begins ${step} behind it`,
        );
      }
    }
  });
});

describe('a word in a font of symbols', () => {
  it('is a code with what is known of its text', async () => {
    const sentence = `${pdfText(60, 600, 'The angle', 12)}BT /F4 12 Tf 120 600 Td (a) Tj ET ${pdfText(132, 600, 'is acute', 12)}`;
    const built = buildPdf({ pages: [sentence], objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>'] });
    const bytes = Buffer.from(built.toString('latin1').replace('/F4 6 0 R >>', '/F4 10 0 R>>'), 'latin1');
    const { blocks } = layOutPage(await readFirst(bytes));
    const inlines = blocks.flatMap(({ unit }) => unit.segment.inlines);
    assert.deepEqual(
      inlines.map((inline) => (typeof inline === 'string' ? inline : [inline.kind, inline.equivalent])),
      ['The angle ', ['alone', 'α'], ' is acute'],
    );
  });
});

describe('a formula in a font of bitmaps', () => {
  it('stays where the words that said what its font is are translated', async () => {
    await using folder = await useFolder();
    const [source, result] = [join(folder.path, 'source.pdf'), join(folder.path, 'result.pdf')];
    let x = 60;
    let words = '';
    for (const word of ['simple', 'arithmetic', 'for', 'children']) {
      words += pdfText(x, 600, word, 10, 'F4');
      x += [...word].reduce((width, letter) => width + bold(letter.charCodeAt(0)) / 100, 3);
    }
    const formula = pdfText(200, 500, '1+1=2', 10, 'F4');
    await writeFile(source, withType3(words + formula, numbered('simplearithmeticforchildren1+1=2'), bold));
    const read = { sourceLanguage: 'en', targetLanguage: 'fr', conversion: {} };
    const context = filterContext({ read });
    await using document = await pdfFilter.open(await sourceOf(source), read, context);
    assert.deepEqual(
      document.units.map(({ segment }) => plainText(segment)),
      ['simple arithmetic for children'],
    );
    const translations = [textSegment('arithmétique simple pour enfants')];
    await document.write(translations, result, { targetLanguage: 'fr', watermark: false });
    assert.deepEqual(context.warnings, []);
    const { characters } = await readFirst(await readFile(result));
    const drawn = characters.filter(({ font }) => font.type3);
    assert.deepEqual(
      drawn.map(({ text, origin }) => [text, origin.y]),
      Array.from({ length: 5 }, () => ['', 500]),
    );
  });
});

describe('a word with a letter that no font says', () => {
  it('is a code, and is drawn as it was where its translation is', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dragoman-pdf-'));
    const read = { sourceLanguage: 'en', targetLanguage: 'fr', conversion: {} };
    const limits = { unpackedBytes: 64 * 1024 ** 2, entries: 10_000, depth: 200 };
    const sentence = `${pdfText(60, 600, 'The box', 12)}BT /F4 12 Tf 110 600 Td (x) Tj ET ${pdfText(124, 600, 'is open', 12)}`;
    try {
      const path = join(folder, 'source.pdf');
      await writeFile(
        path,
        withType3(sentence, new Map([[0x78, 'g7']]), () => 500),
      );
      const context = filterContext({ read, limits });
      const document = await pdfFilter.open(await sourceOf(path), read, context);
      const [unit] = document.units;
      assert.equal(plainText(unit?.segment as Segment), 'The box  is open');
      const code = unit?.segment.inlines.find((inline) => typeof inline !== 'string');
      assert.equal(code?.kind, 'alone');
      const translation = { inlines: ['Voici ', ...(code ? [code] : []), ' dont la boîte est ouverte'] };
      await document.write([translation], join(folder, 'result.pdf'), { targetLanguage: 'fr', watermark: false });
      assert.deepEqual(context.warnings, []);
      using result = await readPdf(await readFile(join(folder, 'result.pdf')));
      const { characters } = result.readPage(0);
      const drawn = characters.filter(({ text }) => text === '');
      assert.deepEqual(
        drawn.map(({ origin, size }) => [Math.round(origin.x), Math.round(origin.y), Math.round(size)]),
        [[89, 600, 12]],
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
