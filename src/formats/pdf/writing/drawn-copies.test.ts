import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filterContext, sourceOf, useFolder } from '../../../../test/contracts/document-files.ts';
import { buildPdf, firstObject, type PdfPage, pdfStream, pdfText } from '../../../../test/support/build-pdf.ts';
import { plainText } from '../../../language/segments.ts';
import { pdfFilter } from '../pdf-filter.ts';
import type { PageCharacter, PageTextObject } from '../reading/page-content.ts';
import { readPdf } from '../reading/read-pdf.ts';

interface Result {
  /** Of the source. */
  readonly texts: readonly string[];
  /** Of the translation. */
  readonly letters: readonly PageCharacter[];
  readonly objects: readonly PageTextObject[];
  readonly warnings: number;
}

/** A page each of whose texts became another one. */
async function translate(
  page: PdfPage | string,
  translation: string,
  objects: readonly string[] = [],
): Promise<Result> {
  await using folder = await useFolder();
  const [source, result] = [join(folder.path, 'source.pdf'), join(folder.path, 'result.pdf')];
  await writeFile(source, buildPdf({ pages: [page], objects }));
  const read = { sourceLanguage: 'en', targetLanguage: 'nb', conversion: {} };
  const context = filterContext({ read });
  await using document = await pdfFilter.open(await sourceOf(source), read, context);
  const translations = document.units.map(() => ({ inlines: [translation] }));
  await document.write(translations, result, { targetLanguage: 'nb', watermark: false });
  using pdf = await readPdf(await readFile(result));
  const { characters, objects: shown } = pdf.readPage(0);
  const letters = characters.filter(({ text }) => /\p{L}/u.test(text));
  const texts = document.units.map(({ segment }) => plainText(segment));
  return { texts, letters, objects: shown, warnings: context.warnings.length };
}

const textOf = (letters: readonly PageCharacter[]): string => letters.map(({ text }) => text).join('');
const blue = '0 0 1 rg ';
const grey = '0.5 g ';

/** Parts of a text, drawn in grey, and again in blue over it. */
const shadowed = (parts: (x: number, y: number) => string, between = ''): string =>
  grey + parts(101.5, 697.5) + between + blue + parts(100, 700);

/** PDFium reads texts that are drawn again soon once. */
const others = Array.from({ length: 8 }, (_, index) => pdfText(300, 600 - 30 * index, String(index))).join('');

describe('a text with a shadow', () => {
  it('is one text, and its shadow has the same letters as far from it as before', async () => {
    const content = shadowed((x, y) => pdfText(x, y, 'Attack vector'), others);
    const { texts, letters, warnings } = await translate(content, 'Angrep');
    assert.deepEqual([texts, textOf(letters), warnings], [['Attack vector'], 'AngrepAngrep', 0]);
    const [below, over] = [letters.slice(0, 6), letters.slice(6)];
    for (const [index, { origin, size, fill }] of below.entries()) {
      const letter = over[index] as PageCharacter;
      assert.deepEqual([Math.round(fill.red * 10), size, letter.fill.blue], [5, letter.size, 1]);
      assert.ok(Math.abs(origin.x - letter.origin.x - 1.5) < 0.01);
      assert.ok(Math.abs(origin.y - letter.origin.y + 2.5) < 0.01);
    }
  });

  it('in several lines that are drawn one after the other has one with the same breaks', async () => {
    const lines = (x: number, y: number): string => pdfText(x, y, 'Security of') + pdfText(x, y - 14, 'the servers');
    const { texts, objects, warnings } = await translate(shadowed(lines), 'Sikkerhet for tjenere');
    assert.deepEqual([texts, warnings], [['Security of the servers'], 0]);
    const again = objects.flatMap((object) => object.again ?? []);
    assert.deepEqual([objects.length, again.length], [4, 2]);
    for (const { x, y, fill } of again) {
      assert.ok(Math.abs(x + 1.5) < 0.01 && Math.abs(y - 2.5) < 0.01);
      assert.deepEqual([fill.red, fill.blue], [0, 1]);
    }
  });

  it('and one with an outline that is drawn by itself keeps both looks in one position', async () => {
    const title = pdfText(100, 700, 'Outlined');
    for (const content of [`3 w 1 Tr ${title} 0 Tr ${blue}${title}`, `${blue}${title} 3 w 1 Tr ${title}`]) {
      const { texts, letters, objects, warnings } = await translate(content, 'Omriss');
      assert.deepEqual([texts, textOf(letters), warnings], [['Outlined'], 'Omriss', 0]);
      assert.deepEqual(objects.map(({ renderingMode }) => renderingMode).sort(), [0, 1]);
      const again = objects.flatMap((object) => object.again ?? []);
      assert.deepEqual([again.length, again[0]?.isOther], [1, true]);
      assert.ok(Math.abs(again[0]?.x ?? 1) < 0.01 && Math.abs(again[0]?.y ?? 1) < 0.01);
    }
  });

  it('is drawn once where it was drawn twice in one position and look, or again without being seen', async () => {
    const title = pdfText(100, 700, 'Outlined');
    for (const content of [title + title, `${title} 3 Tr ${title}`])
      assert.equal((await translate(content, 'Omriss')).objects.length, 1);
  });

  it('loses it where the form that it is in has no room for it', async () => {
    const form = pdfStream(
      `0.5 g ${pdfText(101, 699, 'Hi')}`,
      '/Type /XObject /Subtype /Form /BBox [99 690 115 712] /Resources << /Font 7 0 R >>',
    );
    const page = {
      content: `/X Do ${blue}${pdfText(100, 700, 'Hi')}`,
      resources: `/XObject << /X ${firstObject} 0 R >>`,
    };
    const { texts, letters, warnings } = await translate(page, 'Menneskerettigheter', [form]);
    assert.deepEqual([texts, textOf(letters), warnings], [['Hi'], 'Menneskerettigheter', 0]);
  });
});

describe('texts that are no copies', () => {
  it('are letters beside each other that are drawn one by one', async () => {
    const word =
      pdfText(100, 700, 'i') + pdfText(102.7, 700, 'l') + pdfText(105.3, 700, 'l') + pdfText(108, 700, 'ness');
    assert.deepEqual((await translate(word, 'Sykdom')).texts, ['illness']);
  });

  it('are the same words in the next line', async () => {
    const { texts } = await translate(pdfText(100, 700, 'again and', 10) + pdfText(100, 689, 'again and', 10), 'Igjen');
    assert.deepEqual(texts, ['again and again and']);
  });
});

/** A title in a bar; points from the baseline down to its frame. */
const title = (below: number): string =>
  `${pdfText(60, 700, 'Human rights', 24)}50 ${700 - below} 170 ${below + 26} re S ${pdfText(60, 500, 'A line of text below it')}`;

describe('a title that needs smaller letters', () => {
  const sizesOf = (letters: readonly PageCharacter[]): ReadonlySet<number> =>
    new Set(letters.filter(({ origin }) => origin.y > 600).map(({ origin }) => Math.round(origin.y)));

  it('stays one line where they are little smaller than in two', async () => {
    const { letters } = await translate(title(24), 'Menneskerettig heter');
    assert.equal(sizesOf(letters).size, 1);
  });

  it('keeps within its frame in two lines', async () => {
    const { letters } = await translate(title(12), 'Menneskers rettigheter og plikter i hele verden');
    const own = letters.filter(({ origin }) => origin.y > 600);
    assert.equal(sizesOf(letters).size, 2);
    assert.ok(Math.min(...own.map(({ origin, size }) => origin.y - 0.2 * size)) > 688);
  });
});
