import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filterContext, sourceOf, useFolder } from '../../../../test/contracts/document-files.ts';
import { buildPdf, firstObject, pdfStream, pdfText } from '../../../../test/support/build-pdf.ts';
import { pdfFilter } from '../pdf-filter.ts';
import { readPdf } from '../reading/read-pdf.ts';

const layer = (box: string): string => pdfStream(`1000 0 0 0 1000 800 d1 ${box} re f`);

/** A font with three layers of a picture, each in the one before it; `more` says what text they have. */
const font = (more: string): readonly string[] => [
  `<< /Type /Font /Subtype /Type3 /FontBBox [0 -200 1000 800] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 1 /LastChar 3
  /Widths [1000 1000 1000] /Encoding << /Type /Encoding /Differences [1 /q1 /q2 /q3] >> /Resources << >>
  /CharProcs << /q1 ${firstObject + 1} 0 R /q2 ${firstObject + 2} 0 R /q3 ${firstObject + 3} 0 R >> ${more} >>`,
  layer('0 0 900 800'),
  layer('100 100 700 600'),
  layer('300 300 300 200'),
];

const texts = (texts: string): string =>
  pdfStream(
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def
    1 begincodespacerange <00> <FF> endcodespacerange 3 beginbfchar ${texts} endbfchar endcmap end end`,
  );

const symbol = (code: number, x: number, y: number, size: number): string =>
  `BT /F9 ${size} Tf ${x} ${y} Td <0${code}> Tj ET\n`;
const layers = (x: number, y: number): string =>
  `1 0 0 rg ${symbol(1, x, y, 12)} 0 0.6 0 rg ${symbol(2, x, y, 12)} 0 0 1 rg ${symbol(3, x, y, 12)} 0 g `;

interface Picture {
  readonly width: number;
  readonly rgba: Uint8Array;
}

/** The colours of a page with that content, before and after each of its texts became another one. */
async function drawn(content: string, translation: string, toUnicode?: string): Promise<readonly [Picture, Picture]> {
  await using folder = await useFolder();
  const [source, result] = [join(folder.path, 'source.pdf'), join(folder.path, 'result.pdf')];
  const form = `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F9 ${firstObject} 0 R /F1 3 0 R >> >>`;
  const objects = [
    ...font(toUnicode === undefined ? '' : `/ToUnicode ${firstObject + 5} 0 R`),
    pdfStream(content, form),
    ...(toUnicode === undefined ? [] : [texts(toUnicode)]),
  ];
  const page = { content: '/X1 Do', resources: `/XObject << /X1 ${firstObject + 4} 0 R >>` };
  const bytes = buildPdf({ pages: [page], objects });
  await writeFile(source, bytes);
  const read = { sourceLanguage: 'en', targetLanguage: 'nb', conversion: {} };
  const context = filterContext({ read });
  await using document = await pdfFilter.open(await sourceOf(source), read, context);
  const translations = document.units.map(({ segment }) => ({
    inlines: segment.inlines.map((inline) => (typeof inline === 'string' ? translation : inline)),
  }));
  await document.write(translations, result, { targetLanguage: 'nb', watermark: false });
  assert.deepEqual(context.warnings, []);
  using before = await readPdf(bytes);
  using after = await readPdf(await readFile(result));
  assert.match(
    after
      .readPage(0)
      .characters.map(({ text }) => text)
      .join(''),
    new RegExp(translation),
  );
  return [before.renderPage(0, { scale: 1 }), after.renderPage(0, { scale: 1 })];
}

/** A colour by the position on the page from its bottom left. */
function colourAt({ width, rgba }: Picture, x: number, y: number): string {
  const at = 4 * ((792 - y) * width + x);
  return [...rgba.subarray(at, at + 3)].map((value) => Math.round(value / 51)).join(' ');
}

const [red, green, blue] = ['5 0 0', '0 3 0', '0 0 5'];

describe('a pictograph of several layers', () => {
  for (const [name, toUnicode] of [
    ['whose letters no font says', undefined],
    ['that are all the pictograph', '<01> <D83DDCD8> <02> <D83DDCD8> <03> <D83DDCD8>'],
    ['that have letters of their own', '<01> <E001> <02> <E002> <03> <E003>'],
  ] as const) {
    it(`${name} keeps the colours and the order of its layers`, async () => {
      const content = layers(60, 700) + pdfText(76, 700, 'A title of some pages');
      for (const picture of await drawn(content, 'En tittel', toUnicode)) {
        const colours = [60, 62, 65].map((x) => colourAt(picture, x, 705));
        assert.deepEqual(colours, [red, green, blue]);
      }
    });
  }

  it('moves with the words before it, with all of its layers', async () => {
    const content = pdfText(60, 700, 'Press') + layers(96, 700) + pdfText(112, 700, 'it');
    const [before, after] = await drawn(content, 'ord');
    const find = (picture: Picture): number | undefined =>
      Array.from({ length: 100 }, (_, at) => 60 + at).find((x) => colourAt(picture, x, 705) === green);
    const [from = 0, to = 0] = [find(before), find(after)];
    assert.ok(to < from - 5, `${from} ${to}`);
    assert.equal(colourAt(after, to + 3, 705), blue);
  });

  it('keeps a layer that is the same letter in another colour', async () => {
    const content = `1 0 0 rg ${symbol(1, 60, 700, 12)} 0 0 1 rg ${symbol(1, 60, 700, 12)} 0 g ${pdfText(76, 700, 'A title of some pages')}`;
    for (const picture of await drawn(content, 'En tittel')) assert.equal(colourAt(picture, 65, 705), blue);
  });

  it('may have layers of other sizes', async () => {
    const content = `1 0 0 rg ${symbol(1, 60, 697, 20)} 0 0 1 rg ${symbol(2, 65, 700, 10)} 0 g ${pdfText(84, 700, 'A title of some pages')}`;
    for (const picture of await drawn(content, 'En tittel'))
      assert.deepEqual([colourAt(picture, 62, 705), colourAt(picture, 69, 704)], [red, blue]);
  });
});
