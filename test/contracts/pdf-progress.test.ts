import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { FilterProgress } from '../../src/contracts/documents/document-filter.ts';
import { pdfFilter } from '../../src/formats/pdf/pdf-filter.ts';
import { textSegment } from '../../src/language/segments.ts';
import { buildPdf, pdfText } from '../support/build-pdf.ts';
import { filterContext, sourceOf, useFolder } from './document-files.ts';

const count = 12;
const pages = Array.from({ length: count }, (_, page) =>
  page === 5 ? '' : pdfText(72, 700, `The house is big, and this is page ${page + 1}.`),
);
const read = { conversion: {} };

describe('progress of a PDF file', () => {
  it('is reported by page while it is read and written, to PDF and to Word', async () => {
    await using folder = await useFolder();
    const path = join(folder.path, 'a.pdf');
    await writeFile(path, buildPdf({ pages }));
    const seen: FilterProgress[] = [];
    const context = filterContext({ progress: (progress) => void seen.push(progress) });
    await using document = await pdfFilter.open(await sourceOf(path), read, context);
    const all = Array.from({ length: count + 1 }, (_, done) => ({ unit: 'pages', done, total: count }));
    assert.deepEqual(seen.splice(0), all);
    assert.deepEqual(
      document.units.map(({ page }) => page),
      [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12],
    );
    const translations = document.units.map(() => textSegment('La casa es grande.'));
    const options = { targetLanguage: 'es', watermark: false };
    await document.write(translations, join(folder.path, 'b.pdf'), options);
    const written = seen.splice(0).map(({ done }) => done);
    assert.deepEqual(
      written,
      written.toSorted((one, other) => one - other),
    );
    assert.deepEqual([...new Set(written)], [...all.keys()]);
    await document.write(translations, join(folder.path, 'b.docx'), { ...options, output: 'docx' });
    assert.deepEqual(seen, all.slice(1));
  });

  it('counts the pages that are chosen', async () => {
    await using folder = await useFolder();
    const path = join(folder.path, 'a.pdf');
    await writeFile(path, buildPdf({ pages }));
    const seen: FilterProgress[] = [];
    const context = filterContext({ progress: (progress) => void seen.push(progress) });
    const chosen = [{ first: 3, last: 4 }, { first: 12 }];
    await using document = await pdfFilter.open(await sourceOf(path), { ...read, pages: chosen }, context);
    assert.deepEqual(
      seen.splice(0),
      Array.from({ length: 4 }, (_, done) => ({ unit: 'pages', done, total: 3 })),
    );
    assert.deepEqual(
      document.units.map(({ page }) => page),
      [1, 2, 3],
    );
    const translations = document.units.map(() => textSegment('La casa es grande.'));
    await document.write(translations, join(folder.path, 'b.pdf'), { targetLanguage: 'es', watermark: false });
    assert.deepEqual([...new Set(seen.map(({ done, total }) => `${done}/${total}`))], ['0/3', '1/3', '2/3', '3/3']);
  });

  it('ends where the work is cancelled, in reading, writing and comparing', async () => {
    await using folder = await useFolder();
    const path = join(folder.path, 'a.pdf');
    await writeFile(path, buildPdf({ pages }));
    const stopped = new Error('stopped');
    const stopAt = (page: number) => {
      const controller = new AbortController();
      const progress = ({ done }: FilterProgress): void => {
        if (done === page) controller.abort(stopped);
      };
      return { controller, context: filterContext({ signal: controller.signal, progress }) };
    };
    const source = await sourceOf(path);
    await assert.rejects(pdfFilter.open(source, read, stopAt(3).context), (error) => error === stopped);
    for (const page of [3, 9]) {
      const seen: number[] = [];
      const controller = new AbortController();
      let isReading = true;
      const progress = ({ done }: FilterProgress): void => {
        if (isReading) return;
        seen.push(done);
        if (done === page) controller.abort(stopped);
      };
      await using document = await pdfFilter.open(source, read, filterContext({ signal: controller.signal, progress }));
      isReading = false;
      const translations = document.units.map(() => textSegment('La casa es grande.'));
      const options = { targetLanguage: 'es', watermark: false };
      await assert.rejects(
        document.write(translations, join(folder.path, 'b.pdf'), options),
        (error) => error === stopped,
      );
      assert.ok(Math.max(...seen) < count, seen.join(' '));
    }
  });
});
