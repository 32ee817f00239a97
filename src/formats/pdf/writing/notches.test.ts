import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filterContext, sourceOf, useFolder } from '../../../../test/contracts/document-files.ts';
import { buildPdf, pdfText } from '../../../../test/support/build-pdf.ts';
import { pdfFilter } from '../pdf-filter.ts';
import type { Box } from '../reading/page-content.ts';
import { readPdf } from '../reading/read-pdf.ts';

const texts = [
  'The council met on Thursday',
  'evening to talk about the old',
  'bridge over the river, which has',
  'two damaged pillars, so that the road is closed to lorries of',
  'more than three tonnes until all the repairs have been made, in',
  'about six months.',
];

/** Characters of the page whose text became another one. */
async function translate(content: string, translation: string, targetLanguage: string) {
  await using folder = await useFolder();
  const [source, result] = [join(folder.path, 'source.pdf'), join(folder.path, 'result.pdf')];
  await writeFile(source, buildPdf({ pages: [content] }));
  const read = { sourceLanguage: 'en', targetLanguage, conversion: {} };
  await using document = await pdfFilter.open(await sourceOf(source), read, filterContext({ read }));
  assert.equal(document.units.length, 1);
  await document.write([{ inlines: [translation] }], result, { targetLanguage, watermark: false });
  using pdf = await readPdf(await readFile(result));
  return pdf.readPage(0).characters.filter(({ text }) => text.trim() !== '');
}

const picture = ({ left, bottom, right, top }: Box): string =>
  `q ${right - left} 0 0 ${top - bottom} ${left} ${bottom} cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q\n`;

const covers = (box: Box, other: Box): boolean =>
  Math.min(box.right, other.right) > Math.max(box.left, other.left) &&
  Math.min(box.top, other.top) - 4 > Math.max(box.bottom, other.bottom);

describe('text that flows around a picture', () => {
  for (const [language, translation] of [
    ['de', 'Der Rat hat am Donnerstagabend über die alte Brücke gesprochen, deren Pfeiler beschädigt sind. '.repeat(3)],
    ['he', 'כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם '.repeat(5)],
  ] as const) {
    it(`keeps out of it in ${language}, and is as wide as before below it`, async () => {
      const box = { left: 250, bottom: 668, right: 400, top: 712 };
      const content = texts.map((text, index) => pdfText(60, 700 - 14 * index, text)).join('') + picture(box);
      const characters = await translate(content, translation, language);
      assert.ok(characters.every((character) => !covers(character.box, box)));
      const below = characters.filter(({ origin }) => origin.y < 660);
      const wide = Math.max(...below.map((each) => each.box.right)) - Math.min(...below.map((each) => each.box.left));
      assert.ok(wide > 250, String(wide));
    });
  }
});
