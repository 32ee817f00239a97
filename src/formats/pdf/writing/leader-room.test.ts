import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filterContext, sourceOf, useFolder } from '../../../../test/contracts/document-files.ts';
import { buildPdf, pdfText } from '../../../../test/support/build-pdf.ts';
import { pdfFilter } from '../pdf-filter.ts';
import { readPdf } from '../reading/read-pdf.ts';

interface Row {
  readonly dots: number;
  readonly size: number;
  readonly text: string;
}

/** The row of a page whose only text became another one. */
async function rowAfter(content: string, translation: string): Promise<Row> {
  await using folder = await useFolder();
  const [source, result] = [join(folder.path, 'source.pdf'), join(folder.path, 'result.pdf')];
  await writeFile(source, buildPdf({ pages: [content] }));
  const read = { sourceLanguage: 'en', targetLanguage: 'nb', conversion: {} };
  const context = filterContext({ read });
  await using document = await pdfFilter.open(await sourceOf(source), read, context);
  await document.write([{ inlines: [translation] }], result, { targetLanguage: 'nb', watermark: false });
  assert.deepEqual(context.warnings, []);
  using pdf = await readPdf(await readFile(result));
  const characters = pdf.readPage(0).characters.toSorted((one, other) => one.origin.x - other.origin.x);
  return {
    dots: characters.filter(({ text }) => text === '.').length,
    size: Math.max(...characters.filter(({ text }) => /\p{L}/u.test(text)).map(({ size }) => size)),
    text: characters.map(({ text }) => text).join(''),
  };
}

const title = 'Boats';
const long = 'Båter, brygger og havner';
/** Dots end at one position, as a page number after them begins at one. */
const leader = pdfText(85, 700, '.'.repeat(60)) + pdfText(290, 700, '12');
const entry = pdfText(50, 700, title) + leader;

describe('a row of dots behind a text', () => {
  it('gives room to a longer text, and ends where it did', async () => {
    const { dots, size, text } = await rowAfter(entry, long);
    assert.equal(Math.round(size), 12);
    assert.ok(dots > 3 && dots < 40, String(dots));
    assert.match(text.replaceAll(' ', ''), /^Båter,bryggeroghavner\.+12$/u);
  });

  it('does so where one operator draws the text and the dots', async () => {
    const { dots, size } = await rowAfter(pdfText(50, 700, `${title} ${'.'.repeat(60)} 12`), long);
    assert.equal(Math.round(size), 12);
    assert.ok(dots > 3 && dots < 50, String(dots));
  });

  it('keeps some dots of a text that is longer than all of them', async () => {
    const { dots } = await rowAfter(entry, `${long}, ${long.toLowerCase()}, ${long.toLowerCase()}`);
    assert.ok(dots >= 3 && dots < 12, String(dots));
  });

  it('stays as it was behind a text that is no longer', async () => {
    assert.equal((await rowAfter(entry, 'Båt')).dots, 60);
  });

  it('stays where nothing is behind it: dots to write on', async () => {
    assert.equal((await rowAfter(pdfText(50, 700, title) + pdfText(85, 700, '.'.repeat(60)), long)).dots, 60);
  });

  it('is none where strokes are to be written on', async () => {
    const line = pdfText(50, 700, title) + pdfText(85, 700, '_'.repeat(30)) + pdfText(290, 700, '12');
    const { text } = await rowAfter(line, long);
    assert.equal(text.replaceAll(/[^_]/gu, '').length, 30);
  });
});
