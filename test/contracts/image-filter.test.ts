import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { OpenDocument } from '../../src/contracts/documents/document-filter.ts';
import type { TextRecognizer } from '../../src/contracts/documents/text-recognizer.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { imageFilter } from '../../src/formats/image/image-filter.ts';
import { plainText, textSegment } from '../../src/language/segments.ts';
import { withinCpu } from '../support/within-cpu.ts';
import { filterContext, listFiles, sourceOf, useFolder } from './document-files.ts';

const corpus = 'test/corpus/image';
const languages: Readonly<Record<string, string>> = { french: 'fr', german: 'de', russian: 'ru' };
/** Of the words that were written, how many must be read again: recognition makes mistakes of its own. */
const leastShare = 0.85;
/** Mutated headers are refused or decoded; what is in the pixels is another matter. */
const blind: TextRecognizer = {
  id: 'blind',
  health: async () => ({ state: 'ready' }),
  languages: async () => [],
  recognize: async () => [],
};

function textsOf({ units }: OpenDocument): readonly string[] {
  return units.map(({ segment }) => plainText(segment));
}

function wordsOf(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.match(/\p{L}{3,}/gu) ?? []).map((word) => word.toLowerCase());
}

async function openPicture(path: string, recognizer?: TextRecognizer, signal?: AbortSignal): Promise<OpenDocument> {
  const read = { sourceLanguage: languages[basename(path, extname(path))] ?? 'en', conversion: {} };
  const context = filterContext({ read, ...(recognizer && { recognizer }), ...(signal && { signal }) });
  return imageFilter.open(await sourceOf(path), read, context);
}

describe('the document filter for pictures', () => {
  let files: readonly string[];
  let folder: Awaited<ReturnType<typeof useFolder>>;
  before(async () => {
    folder = await useFolder();
    files = await listFiles(corpus);
  });
  after(() => folder[Symbol.asyncDispose]());

  async function write(document: OpenDocument, path: string, texts: readonly (string | undefined)[]): Promise<string> {
    const destination = join(folder.path, basename(path));
    await rm(destination, { force: true });
    const translations = texts.map((text) => (text === undefined ? undefined : textSegment(text)));
    const targetLanguage = languages[basename(path, extname(path))] ?? 'en';
    await document.write(translations, destination, { targetLanguage, watermark: false });
    return destination;
  }

  it('writes the same bytes when nothing is translated', async () => {
    for (const path of files) {
      await using document = await openPicture(path, blind);
      const written = await write(document, path, []);
      assert.ok((await readFile(written)).equals(await readFile(path)), basename(path));
    }
  });

  it('reads what it wrote again, with the same words in other positions', async () => {
    // Tesseract reads a picture while another one is drawn.
    const reading = files.map(async (path) => {
      await using document = await openPicture(path);
      const texts = textsOf(document);
      assert.ok(texts.length >= 3, `${basename(path)} has few texts: ${texts.join(' | ')}`);
      // Other words in every place, of the same language, which the recognizer knows.
      const moved = texts.map((text) => text.split(' ').reverse().join(' '));
      await using again = await openPicture(await write(document, path, moved));
      const expected = wordsOf(moved);
      const found = new Set(wordsOf(textsOf(again)));
      const share = expected.filter((word) => found.has(word)).length / expected.length;
      assert.ok(share >= leastShare, `${basename(path)}: ${share} of ${expected.join(' ')}`);
    });
    await Promise.all(reading);
  });

  it('shows the texts of a picture that is stored on its side, and writes it upright', async () => {
    const path = join(corpus, 'form-on-its-side.jpeg');
    await using document = await openPicture(path);
    assert.ok(textsOf(document).includes('Email address'), textsOf(document).join(' | '));
    const written = await readFile(await write(document, path, textsOf(document)));
    const exif = written.indexOf('Exif\0\0', 0, 'latin1');
    assert.deepEqual([...written.subarray(exif + 24, exif + 26)], [0, 1]);
  });

  it('refuses damaged files and those of huge sizes before long', () =>
    withinCpu(20, async () => {
      for (const path of await listFiles(join(corpus, 'hostile'))) {
        const code = /huge/.test(path) ? 'document_too_large' : 'invalid_document';
        await assert.rejects(openPicture(path, blind), { code }, basename(path));
      }
    }));

  it('survives mutated files', async () => {
    const contents = await Promise.all(
      files
        .slice(0, 4)
        .concat(files.slice(-2))
        .map((path) => readFile(path)),
    );
    let seed = 17;
    const random = (limit: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * limit);
    };
    for (let run = 0; run < 300; run += 1) {
      const bytes = Buffer.from(contents[run % contents.length] as Buffer);
      for (let change = 0; change <= run % 4; change += 1)
        bytes[random(run % 2 === 0 ? 200 : bytes.length)] = random(256);
      const path = join(folder.path, `mutated-${run}.png`);
      await writeFile(path, run % 7 === 0 ? bytes.subarray(0, random(bytes.length)) : bytes);
      await openPicture(path, blind).catch((error: unknown) => assert.ok(error instanceof ServiceError, `run ${run}`));
      await rm(path);
    }
  });

  it('stops with the reason of an abort', async () => {
    const reason = new Error('stopped');
    await assert.rejects(openPicture(files[0] as string, undefined, AbortSignal.abort(reason)), reason);
  });
});
