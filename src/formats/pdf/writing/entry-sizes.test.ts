import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filterContext, sourceOf, useFolder } from '../../../../test/contracts/document-files.ts';
import { buildPdf, pdfText } from '../../../../test/support/build-pdf.ts';
import { plainText } from '../../../language/segments.ts';
import { pdfFilter } from '../pdf-filter.ts';
import { readPdf } from '../reading/read-pdf.ts';

/** Sizes of letters in a document whose texts became others. */
async function sizesOf(content: string, translations: ReadonlyMap<string, string>): Promise<readonly number[]> {
  await using folder = await useFolder();
  const [source, result] = [join(folder.path, 'source.pdf'), join(folder.path, 'result.pdf')];
  await writeFile(source, buildPdf({ pages: [content] }));
  const read = { sourceLanguage: 'en', targetLanguage: 'nb', conversion: {} };
  await using document = await pdfFilter.open(await sourceOf(source), read, filterContext({ read }));
  const texts = document.units.map(({ segment }) => ({ inlines: [translations.get(plainText(segment)) ?? 'Kort'] }));
  await document.write(texts, result, { targetLanguage: 'nb', watermark: false });
  using pdf = await readPdf(await readFile(result));
  const letters = pdf.readPage(0).characters.filter(({ text }) => /\p{L}/u.test(text));
  return [...new Set(letters.map(({ size }) => Math.round(size * 10) / 10))];
}

/** Entries in frames, which leave them no more room than they need. */
const entry = (x: number, y: number, text: string): string =>
  `${pdfText(x, y, text)}${x - 4} ${y - 5} ${text.length * 6.2 + 8} 18 re S `;

describe('letters of entries', () => {
  const translations = new Map([['Second entry', 'Andre oppføringen']]);
  const list = (x: number): string =>
    entry(50, 700, 'First entry') + entry(x, 680, 'Second entry') + entry(50, 660, 'Third entry');

  it('that begin one below the other have one size', async () => {
    const sizes = await sizesOf(list(50), translations);
    assert.equal(sizes.length, 1);
    assert.ok((sizes[0] ?? 12) < 0.85 * 12, String(sizes));
  });

  it('are not those of a text that begins elsewhere', async () => {
    assert.equal((await sizesOf(list(250), translations)).length, 2);
  });
});
