import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { OpenDocument } from '../../src/contracts/documents/document-filter.ts';
import type { TextRecognizer } from '../../src/contracts/documents/text-recognizer.ts';
import { pdfFilter } from '../../src/formats/pdf/pdf-filter.ts';
import { readPdf } from '../../src/formats/pdf/reading/read-pdf.ts';
import { TesseractRecognizer } from '../../src/formats/shared/recognition/tesseract-recognizer.ts';
import { plainText, textSegment } from '../../src/language/segments.ts';
import { pdfText } from '../support/build-pdf.ts';
import { type ScannedPage, scannedPdf } from '../support/scanned-pdf.ts';
import { filterContext, sourceOf, useFolder } from './document-files.ts';

const letter = [
  'The council met on Thursday evening to talk about the old',
  'bridge over the river. Engineers had found damage in two of',
  'its pillars, and the road is closed for heavy lorries.',
  '',
  'Repairs begin in spring and will take about six months. A',
  'temporary bridge for people on foot will be built beside it.',
];
const translated = 'Der Rat sprach am Donnerstag über die alte Brücke.';
const read = { sourceLanguage: 'en', conversion: {} };

const absent: TextRecognizer = {
  id: 'absent',
  health: async () => ({ state: 'unavailable', reason: 'Tesseract is not installed' }),
  languages: async () => [],
  recognize: () => Promise.reject(new Error('it was asked')),
};

function wordsOf(text: string): readonly string[] {
  return (text.match(/\p{L}{3,}/gu) ?? []).map((word) => word.toLowerCase());
}

async function textOf(path: string, page = 0): Promise<string> {
  using pdf = await readPdf(await readFile(path));
  return pdf
    .readPage(page)
    .characters.map(({ text }) => text)
    .join('');
}

describe('scanned pages of PDF files', () => {
  let folder: Awaited<ReturnType<typeof useFolder>>;
  let count = 0;
  before(async () => {
    folder = await useFolder();
  });
  after(() => folder[Symbol.asyncDispose]());

  async function fileOf(pages: readonly ScannedPage[]): Promise<string> {
    count += 1;
    const path = join(folder.path, `${count}.pdf`);
    await writeFile(path, scannedPdf(pages));
    return path;
  }

  async function open(path: string, recognizer?: TextRecognizer, signal?: AbortSignal) {
    const context = filterContext({ read, ...(recognizer && { recognizer }), ...(signal && { signal }) });
    return { document: await pdfFilter.open(await sourceOf(path), read, context), context };
  }

  async function write(document: OpenDocument, texts: readonly (string | undefined)[]): Promise<string> {
    count += 1;
    const destination = join(folder.path, `${count}.pdf`);
    const translations = texts.map((text) => (text === undefined ? undefined : textSegment(text)));
    await document.write(translations, destination, { targetLanguage: 'de', watermark: false });
    return destination;
  }

  function shareRead(document: OpenDocument): number {
    const found = new Set(wordsOf(document.units.map(({ segment }) => plainText(segment)).join(' ')));
    const expected = wordsOf(letter.join(' '));
    return expected.filter((word) => found.has(word)).length / expected.length;
  }

  function assertRead(document: OpenDocument, what: string): void {
    const share = shareRead(document);
    assert.ok(share >= 0.95, `${what}: ${share} of the words`);
    assert.equal(document.units.length, 2, `${what}: two paragraphs`);
  }

  /** Tesseract reads a sheet while another one is drawn. */
  async function assertAllRead(pages: readonly (readonly [string, ScannedPage])[]): Promise<void> {
    const reading = pages.map(async ([what, page]) => {
      const { document } = await open(await fileOf([page]));
      await using _ = document;
      assertRead(document, what);
    });
    await Promise.all(reading);
  }

  it('reads sheets that lay straight, askew, upside down and on their side', async () => {
    const pages: readonly [string, ScannedPage][] = [
      ['straight', { lines: letter }],
      ['askew', { lines: letter, skew: 2.5 }],
      ['askew the other way', { lines: letter, skew: -1.2 }],
      ['upside down', { lines: letter, upsideDown: true }],
      ['shown turned', { lines: letter, entries: '/Rotate 180', upsideDown: true }],
    ];
    await assertAllRead(pages);
  });

  it('reads sheets of other colours, worn, faint, coarse, faxed, in shadow and packed tightly', async () => {
    const pages: readonly [string, ScannedPage][] = [
      ['coloured', { lines: letter, paper: '#ffe9a8', ink: '#8c1d18' }],
      ['light on dark', { lines: letter, paper: '#1f3b5c', ink: '#f4f1e4' }],
      ['faint', { lines: letter, ink: '#a8a6a0' }],
      ['72 dots an inch', { lines: letter, resolution: 72 }],
      ['beside the fold of a book', { lines: letter, shadow: true }],
      ['faxed', { lines: letter, bilevel: true }],
      ['packed tightly', { lines: letter, quality: 25 }],
    ];
    await assertAllRead(pages);
  });

  it('reads the words and paragraphs of sheets with dust on them', async () => {
    const dusts = [0.0003, 0.001];
    await assertAllRead(dusts.map((dust) => [`dust on ${dust} of its pixels`, { lines: letter, dust }]));
  });

  it('reads columns of a sheet one after the other', async () => {
    const lines = [
      'The council met on Thursday evening',
      'to talk about the old bridge over the',
      'river. Engineers had found damage in',
      'two of its pillars, and the road is',
      'closed for heavy lorries.',
    ];
    const beside = [
      'Repairs begin in spring and will take',
      'about six months. A temporary bridge',
      'for people on foot will be built',
      'beside it.',
    ];
    const { document } = await open(await fileOf([{ lines, beside }]));
    await using _ = document;
    assertRead(document, 'columns');
    const texts = document.units.map(({ segment }) => plainText(segment));
    assert.match(texts[0] ?? '', /^The council .* lorries\.$/su);
    assert.match(texts[1] ?? '', /^Repairs begin .* beside it\.$/su);
  });

  it('writes translations as text over the picture, which stays as it is, and drops the invisible text of the source', async () => {
    const path = await fileOf([{ lines: letter, skew: 1.5, invisible: 'The council met on Thursday evening' }]);
    const { document, context } = await open(path);
    await using _ = document;
    const written = await write(document, [translated, undefined]);
    assert.deepEqual(context.warnings, []);
    const [before, after] = [await readFile(path), await readFile(written)];
    assert.ok(after.subarray(0, before.length).equals(before), 'the source is the beginning of the result');
    assert.match((await textOf(written)).replaceAll(/\s+/gu, ' '), /Der Rat sprach am Donnerstag/u);
    assert.doesNotMatch(await textOf(written), /council/u);
    using pdf = await readPdf(after);
    const { width, rgba } = pdf.renderPage(0, { scale: 1, without: 'text' });
    // The middle of the first line, where letters were, and the second paragraph, which is as it was.
    assert.ok(darkest(rgba, width, { left: 60, right: 250, top: 40, bottom: 98 }) > 190, 'letters are gone');
    assert.ok(darkest(rgba, width, { left: 60, right: 250, top: 120, bottom: 150 }) < 130, 'others stay');
  });

  it('reads pages with text and scans of one file, each as it needs', async () => {
    const page = { lines: letter, content: pdfText(40, 20, 'Copy of the town archive', 9) };
    const { document } = await open(await fileOf([page, { lines: [], content: pdfText(40, 300, 'A page with text') }]));
    await using _ = document;
    const texts = document.units.map(({ segment }) => plainText(segment));
    assert.equal(texts.filter((text) => text === 'Copy of the town archive').length, 1, 'read once');
    assert.ok(texts.includes('A page with text'));
    const written = await write(
      document,
      texts.map((text) => text.toUpperCase()),
    );
    assert.match(await textOf(written), /COPY OF THE TOWN ARCHIVE/u);
    assert.match(await textOf(written), /COUNCIL/u);
    assert.match(await textOf(written, 1), /A PAGE WITH TEXT/u);
  });

  it('keeps pages as they are where nothing recognizes text, and says what is missing', async () => {
    const path = await fileOf([{ lines: letter }]);
    const { document, context } = await open(path, absent);
    await using _ = document;
    assert.equal(document.units.length, 0);
    assert.deepEqual(
      context.warnings.map(({ code, location }) => [code, location]),
      [['page_without_text', { page: 1 }]],
    );
    assert.match(context.warnings[0]?.message ?? '', /Tesseract is not installed/u);
    assert.ok((await readFile(await write(document, []))).equals(await readFile(path)));
  });

  it('stops when the signal aborts while a page is recognized', async () => {
    const abort = new AbortController();
    const tesseract = new TesseractRecognizer();
    const stopping: TextRecognizer = {
      id: 'stopping',
      health: () => tesseract.health(),
      languages: () => tesseract.languages(),
      recognize: (picture, options) => {
        abort.abort(new Error('enough'));
        return tesseract.recognize(picture, options);
      },
    };
    await assert.rejects(open(await fileOf([{ lines: letter }]), stopping, abort.signal), /enough/u);
  });
});

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function darkest(rgba: Uint8Array, width: number, { left, right, top, bottom }: Area): number {
  let least = 255;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) least = Math.min(least, rgba[(y * width + x) * 4] ?? 255);
  return least;
}
