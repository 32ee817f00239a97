import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildPdf, pdfText } from '../../../../test/support/build-pdf.ts';
import { PageReader } from '../characters/page-reader.ts';
import { readPdf } from '../reading/read-pdf.ts';
import { isUnchanged } from './check-pages.ts';
import { PdfFile } from './objects/pdf-file.ts';
import { readPages } from './objects/read-pages.ts';
import { countText } from './staying-text.ts';

/** Whether a page passes as another one, whose second text was replaced by that in Courier. */
async function passes(old: string, renewed: string): Promise<boolean> {
  const bytes = buildPdf({ pages: [renewed] });
  using before = await readPdf(buildPdf({ pages: [old] }));
  using after = await readPdf(bytes);
  const file = new PdfFile(bytes);
  const [page] = readPages(file);
  assert.ok(page !== undefined);
  // The number of Courier in these files.
  const check = { before, after, file, reader: new PageReader(after, file), fonts: new Set([6]) };
  const removed = new Set([1]);
  const { characters, cropBox, rotation } = before.readPage(0, removed);
  const masks = [{ left: 45, bottom: 590, right: 300, top: 620 }];
  return isUnchanged(
    check,
    page,
    { index: 0, removed, masks, cropBox, rotation, staying: countText(characters) },
    false,
  );
}

const picture = (x: number, state = ''): string =>
  `q ${state} 50 0 0 50 ${x} 100 cm BI /W 1 /H 1 /CS /G /BPC 8 ID p EI Q\n`;
const title = pdfText(50, 700, 'Title 12');
const old = title + picture(100) + pdfText(50, 600, 'replaced');
const added = pdfText(50, 600, 'neu', 12, 'F4');

describe('the check of a new page', () => {
  it('passes one that differs in its new text only', async () => {
    assert.equal(await passes(old, title + picture(100) + added), true);
  });

  it('finds pictures that are elsewhere, missing, cut or over text', async () => {
    assert.equal(await passes(old, title + picture(103) + added), false);
    assert.equal(await passes(old, title + added), false);
    assert.equal(await passes(old, title + picture(100, '110 0 99 300 re W n') + added), false);
    const over = pdfText(105, 120, 'below') + picture(100);
    assert.equal(await passes(over + pdfText(50, 600, 'replaced'), over + added), true);
    assert.equal(
      await passes(over + pdfText(50, 600, 'replaced'), picture(100) + pdfText(105, 120, 'below') + added),
      false,
    );
  });

  it('finds text that is elsewhere, missing, or other text', async () => {
    assert.equal(await passes(old, pdfText(53, 700, 'Title 12') + picture(100) + added), false);
    assert.equal(await passes(old, picture(100) + added), false);
    assert.equal(await passes(old, pdfText(50, 700, 'Title 13') + picture(100) + added), false);
  });
});
