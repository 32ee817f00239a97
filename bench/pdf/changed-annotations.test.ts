import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pdfFilter } from '../../src/formats/pdf/pdf-filter.ts';
import { readAnnotations } from '../../src/formats/pdf/writing/forms/form-fields.ts';
import { PdfFile } from '../../src/formats/pdf/writing/objects/pdf-file.ts';
import { filterContext, sourceOf, useFolder } from '../../test/contracts/document-files.ts';
import { pseudoTranslate } from '../../test/contracts/document-pseudo.ts';
import { changedAnnotations } from './changed-annotations.ts';

const path = 'test/corpus/pdf/form.pdf';

/** How many boxes changed in a form in which some of the texts were translated. */
async function countChanges(isTranslated: (index: number) => boolean): Promise<number> {
  await using folder = await useFolder();
  const result = join(folder.path, 'result.pdf');
  const read = { sourceLanguage: 'en', targetLanguage: 'fr', conversion: {} };
  await using document = await pdfFilter.open(await sourceOf(path), read, filterContext({ read }));
  const translations = document.units.map((unit, index) =>
    isTranslated(index) ? pseudoTranslate(unit, { moveCodes: false }) : undefined,
  );
  await document.write(translations, result, { targetLanguage: 'fr', watermark: false });
  const [before, after] = [new PdfFile(await readFile(path)), new PdfFile(await readFile(result))];
  return [...changedAnnotations(before, after).values()].flat().length;
}

describe('annotations that changed', () => {
  it('are none where only the text of the page is translated', async () => {
    assert.equal(await countChanges((index) => index === 0), 0);
  });

  it('are those with new text, and no others', async () => {
    const all = readAnnotations(new PdfFile(await readFile(path))).length;
    const changed = await countChanges(() => true);
    assert.ok(changed > 0 && changed < 2 * all, `${changed} boxes of ${all} annotations`);
  });
});
