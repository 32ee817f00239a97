import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filterContext, sourceOf } from '../../../../test/contracts/document-files.ts';
import { buildPdf, pdfText } from '../../../../test/support/build-pdf.ts';
import { pdfFilter } from '../pdf-filter.ts';
import { readPdf } from '../reading/read-pdf.ts';

const read = { sourceLanguage: 'en', targetLanguage: 'de', conversion: {} };
const limits = { unpackedBytes: 64 * 1024 ** 2, entries: 10_000, depth: 200 };

describe('bars of formulas', () => {
  it('are drawn between the letters where these are drawn', async () => {
    const fraction = `${pdfText(116, 705, 'a', 8)}${pdfText(116, 696, 'b', 8)}115 703.2 m 121 703.2 l 0.4 w S\n`;
    const content = `${pdfText(50, 700, 'The ratio of')}${fraction}${pdfText(126, 700, 'is known.')}`;
    const folder = await mkdtemp(join(tmpdir(), 'dragoman-pdf-'));
    try {
      const path = join(folder, 'source.pdf');
      await writeFile(path, buildPdf({ pages: [content] }));
      const document = await pdfFilter.open(await sourceOf(path), read, filterContext({ read, limits }));
      const translations = document.units.map(({ segment: { inlines } }) => ({
        inlines: inlines.map((inline) => (inline === 'The ratio of ' ? 'This very much longer text with ' : inline)),
      }));
      await document.write(translations, join(folder, 'result.pdf'), { targetLanguage: 'de', watermark: false });
      using result = await readPdf(await readFile(join(folder, 'result.pdf')));
      const { characters, paths } = result.readPage(0);
      assert.equal(paths.length, 1);
      const [bar] = paths;
      const letters = characters.filter(({ text, size }) => /[ab]/.test(text) && Math.round(size) === 8);
      assert.equal(letters.length, 2);
      for (const { origin } of letters) {
        assert.ok(origin.x > 160);
        assert.ok(Math.abs(origin.x - 1 - (bar?.box.left ?? 0)) < 0.3, `${origin.x}, ${bar?.box.left}`);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
