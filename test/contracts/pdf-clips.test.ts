import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pdfFilter } from '../../src/formats/pdf/pdf-filter.ts';
import { layOutPage } from '../../src/formats/pdf/reading/lay-out-page.ts';
import { readPdf } from '../../src/formats/pdf/reading/read-pdf.ts';
import { plainText, textSegment } from '../../src/language/segments.ts';
import { buildPdf, firstObject, type PdfPage, pdfStream, pdfText } from '../support/build-pdf.ts';
import { filterContext, sourceOf, useFolder } from './document-files.ts';

/** A text in a cell that shows as much of it as there is room for. */
const cell = (left: number, bottom: number, width: number, text: string): string =>
  `q ${left} ${bottom} ${width} 14 re W n ${pdfText(left + 2, bottom + 4, text, 10)}Q\n`;

const rows = [700, 686, 672].map(
  (y, row) =>
    cell(50, y, 100, `Description ${row} of goods that goes on and on, far over the edge of its cell`) +
    cell(150, y, 100, `Second column ${row}`),
);

async function contentOf(page: PdfPage | string, objects: readonly string[] = []) {
  using pdf = await readPdf(buildPdf({ pages: [page], objects }));
  return pdf.readPage(0);
}

const seen = (content: Awaited<ReturnType<typeof contentOf>>): readonly string[] =>
  layOutPage(content).blocks.map(({ unit }) => plainText(unit.segment));

describe('text that its cell clips', () => {
  it('is read as far as it is seen, and not together with the cells beside and below it', async () => {
    const content = await contentOf(rows.join(''));
    const { blocks, left } = layOutPage(content);
    assert.equal(blocks.length, 6);
    for (const { unit, box } of blocks) {
      const text = plainText(unit.segment);
      assert.match(text, /^Description \d of go|^Second column \d$/);
      assert.doesNotMatch(text, /goes/);
      assert.ok(box.right <= (text.startsWith('Second') ? 250 : 150.01), `${text} ends at ${box.right}`);
    }
    assert.match(left.find(({ reason }) => reason === 'clipped')?.text ?? '', /goes on/);
  });

  it('is all of it where nothing is outside but spaces, and none of it where everything is', async () => {
    const content = await contentOf(
      cell(50, 700, 100, `Fits here.${' '.repeat(60)}`) + cell(50, 600, 100, 'Here, too.'),
    );
    assert.deepEqual(seen(content), ['Fits here.', 'Here, too.']);
    assert.ok(content.objects.every(({ clip }) => clip === undefined));
    const hidden = `q 50 300 100 14 re W n ${pdfText(300, 304, 'Hidden words.')}Q ${pdfText(50, 200, 'Words seen.')}`;
    assert.deepEqual(seen(await contentOf(hidden)), ['Words seen.']);
  });

  it('is clipped by a form and by what is around it', async () => {
    const form = pdfStream(
      pdfText(0, 5, 'Words in a form that are more than its box has room for'),
      '/Type /XObject /Subtype /Form /BBox [0 0 120 20] /Resources << /Font 7 0 R >>',
    );
    const resources = `/XObject << /X ${firstObject} 0 R >>`;
    const inForm = await contentOf({ content: 'q 1 0 0 1 100 500 cm /X Do Q', resources }, [form]);
    assert.match(seen(inForm)[0] ?? '', /^Words in a form that/);
    assert.doesNotMatch(seen(inForm)[0] ?? '', /more/);
    const content = 'q 100 500 60 20 re W n 1 0 0 1 100 500 cm /X Do Q';
    assert.match(seen(await contentOf({ content, resources }, [form]))[0] ?? '', /^Words in/);
    assert.doesNotMatch(seen(await contentOf({ content, resources }, [form]))[0] ?? '', /that/);
  });

  it('is translated within its cell, and nothing of it is left behind the edge', async () => {
    await using folder = await useFolder();
    const [source, result] = ['source.pdf', 'result.pdf'].map((name) => join(folder.path, name)) as [string, string];
    await writeFile(source, buildPdf({ pages: [rows.join('')] }));
    const context = filterContext();
    await using document = await pdfFilter.open(await sourceOf(source), { conversion: {} }, context);
    const translations = document.units.map(({ segment }) => textSegment(plainText(segment).toUpperCase()));
    await document.write(translations, result, { targetLanguage: 'en', watermark: false });
    assert.deepEqual(context.warnings, []);
    using pdf = await readPdf(await readFile(result));
    const { characters } = pdf.readPage(0);
    assert.match(characters.map(({ text }) => text).join(''), /DESCRIPTION 0 OF GO/);
    assert.ok(characters.every(({ text }) => !/[a-z]/.test(text)));
    for (const { box, text } of characters)
      assert.ok(box.right <= 151 || box.left >= 149, `${text} is at ${box.left} to ${box.right}`);
  });

  it('is replaced in all tiles where each of them draws it again', async () => {
    await using folder = await useFolder();
    const [source, result] = ['source.pdf', 'result.pdf'].map((name) => join(folder.path, name)) as [string, string];
    const lines = ['The lines of a page that is printed in tiles', 'are drawn as often as there are tiles on it.'];
    const drawn = lines.map((text, line) => pdfText(50, 700 - 14 * line, text)).join('');
    // A tile has its ground before its text, which covers what goes over its edge.
    const tiles = [0, 120, 200].map((left, index, all) => {
      const area = `${left} 0 ${(all[index + 1] ?? 612) - left} 792 re`;
      return `q 1 1 0.8 rg ${area} f ${area} W n 0 g ${drawn}Q\n`;
    });
    await writeFile(source, buildPdf({ pages: [tiles.join('')] }));
    const context = filterContext();
    await using document = await pdfFilter.open(await sourceOf(source), { conversion: {} }, context);
    assert.deepEqual(
      document.units.map(({ segment }) => plainText(segment)),
      [lines.join(' ')],
    );
    const translation = textSegment('NEW WORDS THAT ARE IN THE PLACE OF ALL OF THEM, AND SEEN OVER THE EDGES OF TILES');
    await document.write([translation], result, { targetLanguage: 'en', watermark: false });
    assert.deepEqual(context.warnings, []);
    using pdf = await readPdf(await readFile(result));
    const page = pdf.readPage(0);
    assert.deepEqual(seen(page), [plainText(translation)]);
    assert.deepEqual(
      new Set(page.characters.filter(({ text }) => text.trim() !== '').map(({ size }) => size)),
      new Set([12]),
    );
    assert.doesNotMatch(page.characters.map(({ text }) => text).join(''), /[a-z]/);
  });
});
