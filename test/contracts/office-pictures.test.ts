import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createCanvas, type ImageData } from '@napi-rs/canvas';
import type { DocumentFilter, OpenDocument, ReadOptions } from '../../src/contracts/documents/document-filter.ts';
import type { TextRecognizer } from '../../src/contracts/documents/text-recognizer.ts';
import { docxFilter } from '../../src/formats/docx/docx-filter.ts';
import { pptxFilter } from '../../src/formats/pptx/pptx-filter.ts';
import { readPictureKind } from '../../src/formats/shared/pictures/picture-kind.ts';
import { plainText, textSegment } from '../../src/language/segments.ts';
import { buildZip } from '../support/build-zip.ts';
import { oneWord } from '../support/one-word.ts';
import { readZip } from '../support/read-zip.ts';
import { withinCpu } from '../support/within-cpu.ts';
import { filterContext, sourceOf, type TestContextOptions, useFolder } from './document-files.ts';

const slides = 'test/corpus/pptx/pictures.pptx';
const report = 'test/corpus/docx/pictures.docx';
const sign = 'The library is closed on Monday';
const english: ReadOptions = { sourceLanguage: 'en', conversion: {} };

const filterOf = (path: string): DocumentFilter => (extname(path) === '.pptx' ? pptxFilter : docxFilter);

function textsOf({ units }: OpenDocument, onlyPictures = true): readonly string[] {
  return units.filter(({ unbilled = false }) => unbilled || !onlyPictures).map(({ segment }) => plainText(segment));
}

/** 24 bits for each pixel, rows from below. */
function bitmapOf({ width, height, data }: ImageData): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4;
  const bytes = Buffer.alloc(54 + row * height);
  bytes.write('BM');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 3; channel += 1)
        bytes[54 + (height - 1 - y) * row + x * 3 + channel] = data[(y * width + x) * 4 + 2 - channel] ?? 0;
  return bytes;
}

describe('pictures in Office documents', () => {
  let folder: Awaited<ReturnType<typeof useFolder>>;
  let count = 0;
  before(async () => {
    folder = await useFolder();
  });
  after(() => folder[Symbol.asyncDispose]());

  async function open(path: string, options: TestContextOptions = {}) {
    const context = filterContext({ read: english, ...options });
    return { document: await filterOf(path).open(await sourceOf(path), options.read ?? english, context), context };
  }

  async function write(document: OpenDocument, path: string, change: (text: string) => string | undefined) {
    count += 1;
    const destination = join(folder.path, `${count}${extname(path)}`);
    const translations = document.units.map(({ segment, unbilled = false }) => {
      const changed = unbilled ? change(plainText(segment)) : undefined;
      return changed === undefined ? undefined : textSegment(changed);
    });
    await document.write(translations, destination, { targetLanguage: 'de', watermark: false });
    return destination;
  }

  /** A document with one of its parts replaced. */
  async function replaced(path: string, part: string, data: Buffer): Promise<string> {
    count += 1;
    const copy = join(folder.path, `${count}${extname(path)}`);
    const parts = [...readZip(await readFile(path))];
    assert.ok(parts.some(([name]) => name === part));
    await writeFile(copy, buildZip(parts.map(([name, old]) => ({ name, data: name === part ? data : old }))));
    return copy;
  }

  for (const path of [slides, report])
    it(`are read, each once, and redrawn in their own sizes and types: ${path}`, async () => {
      const { document, context } = await open(path);
      await using _ = document;
      const texts = textsOf(document);
      for (const expected of [sign, 'Meeting room and kitchen', 'Green Harbour'])
        assert.equal(texts.filter((text) => text === expected).length, 1, `${expected}: ${texts.join(' | ')}`);
      const written = await write(document, path, (text) =>
        text === sign ? 'The house opens every Sunday' : undefined,
      );
      const [before, now] = [readZip(await readFile(path)), readZip(await readFile(written))];
      const changed = [...before].filter(([name, bytes]) => !now.get(name)?.equals(bytes)).map(([name]) => name);
      const [part = ''] = changed.filter((name) => name.endsWith('/media/sign.png'));
      assert.deepEqual(changed, [part], 'nothing else changes');
      assert.deepEqual(readPictureKind(now.get(part) as Buffer), readPictureKind(before.get(part) as Buffer));
      await using again = (await open(written)).document;
      const found = textsOf(again).join(' ');
      assert.match(found, /The house opens every Sunday/u);
      assert.match(found, /Please use the other door/u);
      assert.deepEqual(context.warnings, []);
    });

  it('stay as they are where their type is suppressed', async () => {
    const suppressed = async (types: string): Promise<string> => {
      const read = { ...english, conversion: { 'suppress-image-types': types } };
      await using document = (await open(slides, { read, recognizer: oneWord })).document;
      return `${textsOf(document).length} of ${textsOf(document, false).length}`;
    };
    assert.equal(await suppressed('photo-comic'), '3 of 6');
    assert.equal(await suppressed('logo'), '2 of 5');
    assert.equal(await suppressed('logo-diagram'), '1 of 4');
    assert.equal(await suppressed('unknown'), '2 of 5');
    assert.equal(await suppressed('all'), '0 of 3');
  });

  it('stay as they are where nothing recognizes text, with one warning that says what is missing', async () => {
    const absent: TextRecognizer = {
      ...oneWord,
      health: async () => ({ state: 'unavailable', reason: 'Tesseract is not installed' }),
      recognize: () => Promise.reject(new Error('it was asked')),
    };
    const { document, context } = await open(slides, { recognizer: absent });
    await using _ = document;
    assert.deepEqual(textsOf(document), []);
    const [warning, ...others] = context.warnings;
    assert.deepEqual(others, []);
    assert.equal(warning?.code, 'picture_not_read');
    assert.match(warning?.message ?? '', /^3 pictures stay as they are.*: Tesseract is not installed\.$/u);
  });

  it('stay as they are where Tesseract has no data for the language', async () => {
    const { document, context } = await open(slides, { read: { sourceLanguage: 'mi', conversion: {} } });
    await using _ = document;
    assert.deepEqual(textsOf(document), []);
    assert.match(context.warnings.map(({ message }) => message).join('\n'), /no data to recognize Māori/u);
  });

  it('that are damaged, turned or too large stay as they are, and cost no other its translation', async () => {
    const png = readZip(await readFile(slides)).get('ppt/media/sign.png') as Buffer;
    const huge = Buffer.from(png);
    huge.writeUInt32BE(30_000, 16);
    huge.writeUInt32BE(30_000, 20);
    const turned = await readFile('test/corpus/image/form-on-its-side.jpeg');
    const hostile = await readFile('test/corpus/image/hostile/huge.jpg');
    const cases = [
      ['ppt/media/sign.png', png.subarray(0, 2_000), /ends in the middle/u],
      ['ppt/media/sign.png', huge, /more than 20 megapixels/u],
      ['ppt/media/plan.jpeg', turned, /stored turned/u],
      ['ppt/media/plan.jpeg', hostile, /more than 20 megapixels/u],
    ] as const;
    await withinCpu(20, async () => {
      for (const [part, data, why] of cases) {
        const path = await replaced(slides, part, data);
        const { document, context } = await open(path, { recognizer: oneWord });
        await using _ = document;
        assert.equal(textsOf(document).length, 2, part);
        assert.equal(context.warnings.length, 1);
        assert.match(context.warnings[0]?.message ?? '', why);
        assert.equal(context.warnings[0]?.location?.part, part);
        const written = readZip(await readFile(await write(document, path, () => 'Geschlossen')));
        assert.ok(written.get(part)?.equals(data), 'every byte');
      }
    });
  });

  it('are as many as a document may have; the others stay, with a warning', async () => {
    const { document, context } = await open(slides, { recognizer: oneWord });
    await using _ = document;
    for (let taken = 3; taken < 200; taken += 1) assert.ok(context.budget.takePicture(100), `picture ${taken}`);
    assert.equal(context.budget.takePicture(100), false);
    const many = filterContext({ read: english, recognizer: oneWord });
    assert.ok(many.budget.takePicture(149_990_000));
    await using rest = await pptxFilter.open(await sourceOf(slides), english, many);
    assert.deepEqual(textsOf(rest), []);
    assert.match(many.warnings[0]?.message ?? '', /^3 pictures .* more pictures than are read/u);
  });

  it('of types that are not read stay as they are, with a warning for each type and its part, unless they are suppressed', async () => {
    const tiff = Buffer.alloc(64);
    tiff.write('II*\0', 'latin1');
    tiff.writeUInt32LE(8, 4);
    tiff.writeUInt16LE(2, 8);
    [
      [256, 800],
      [257, 600],
    ].forEach(([tag = 0, value = 0], index) => {
      tiff.writeUInt16LE(tag, 10 + index * 12);
      tiff.writeUInt16LE(3, 12 + index * 12);
      tiff.writeUInt16LE(value, 18 + index * 12);
    });
    const emf = Buffer.alloc(100);
    emf.writeUInt32LE(1, 0);
    emf.writeInt32LE(500, 16);
    emf.writeInt32LE(300, 20);
    emf.write(' EMF', 40, 'latin1');
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><text>Closed</text></svg>');
    const metafile = Buffer.from('\xd7\xcd\xc6\x9a\0\0\0\0\0\0\xe8\x03\xe8\x03\x48\0', 'latin1');
    const cases = [
      ['TIFF', tiff],
      ['EMF', emf],
      ['WMF', metafile],
      ['SVG', drawing],
    ] as const;
    for (const [type, data] of cases) {
      const path = await replaced(slides, 'ppt/media/sign.png', data);
      const { document, context } = await open(path, { recognizer: oneWord });
      await using _ = document;
      assert.equal(textsOf(document).length, 2, type);
      const [warning, ...others] = context.warnings;
      assert.deepEqual(others, []);
      assert.equal(warning?.code, 'picture_not_read');
      assert.match(
        warning?.message ?? '',
        new RegExp(`^A picture stays as it is.*: text in ${type} pictures is not read`),
      );
      assert.equal(warning?.location?.part, 'ppt/media/sign.png');
      const read = { ...english, conversion: { 'suppress-image-types': 'all' } };
      const silent = await open(path, { recognizer: oneWord, read });
      await using __ = silent.document;
      assert.deepEqual(silent.context.warnings, []);
      await rm(path);
    }
    for (const [type, data] of cases.slice(0, 3)) {
      const path = await replaced(report, 'word/media/sign.png', data);
      const { document, context } = await open(path, { recognizer: oneWord });
      await using _ = document;
      const [{ code, message, location } = { code: '', message: '' }, ...others] = context.warnings;
      assert.deepEqual([code, location?.part, others], ['picture_not_read', 'word/media/sign.png', []]);
      assert.ok(message.includes(`text in ${type} pictures is not read`), message);
      await rm(path);
    }
  });

  it('are read in the types that are decoded, and written as PNG, which the package says', async () => {
    const canvas = createCanvas(700, 120);
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, 700, 120);
    context.fillStyle = 'black';
    context.font = '44px Arimo, Liberation Sans, sans-serif';
    context.fillText(sign, 20, 75);
    const cases = [
      ['GIF', await canvas.encode('gif')],
      ['BMP', bitmapOf(context.getImageData(0, 0, 700, 120))],
      ['WebP', await canvas.encode('webp', 100)],
    ] as const;
    for (const [index, [type, data]] of cases.entries()) {
      const [source, part] =
        index === 1 ? ([report, 'word/media/sign.png'] as const) : ([slides, 'ppt/media/sign.png'] as const);
      const path = await replaced(source, part, data);
      const { document, context } = await open(path, index === 0 ? {} : { recognizer: oneWord });
      await using _ = document;
      assert.deepEqual(context.warnings, [], type);
      const expected = index === 0 ? sign : 'Closed';
      assert.ok(textsOf(document).includes(expected), `${type}: ${textsOf(document).join(' | ')}`);
      const written = await write(document, path, (text) => (text === expected ? 'Montags zu' : undefined));
      const parts = readZip(await readFile(written));
      assert.deepEqual(readPictureKind(parts.get(part) as Buffer), {
        extension: 'png',
        width: 700,
        height: 120,
        isUpright: true,
      });
      assert.match(
        `${parts.get('[Content_Types].xml')}`,
        new RegExp(`<Override PartName="/${part}" ContentType="image/png"/></Types>`),
      );
      const kept = readZip(await readFile(await write(document, path, () => undefined)));
      assert.ok(kept.get(part)?.equals(data), 'one without a translation stays as it was');
      await rm(path);
    }
  });

  it('that move, are damaged or do not say their size stay as they are', async () => {
    const frame = '\x2c\0\0\0\0\x20\x03\x58\x02\0\x02\x01\0\0';
    const moving = Buffer.from(`GIF89a\x20\x03\x58\x02\0\0\0\x21\xf9\x04\0\0\0\0\0${frame}${frame}\x3b`, 'latin1');
    const damaged = Buffer.from('GIF89a\x20\x03\x58\x02 and more', 'latin1');
    const larger = Buffer.from(`GIF89a\x20\x03\x58\x02\0\0\0\x2c\0\0\0\0\xff\xff\xff\xff\0\x02\x01\0\0\x3b`, 'latin1');
    const bitmapStart = Buffer.alloc(26);
    bitmapStart.write('BM');
    bitmapStart.writeUInt32LE(40, 14);
    bitmapStart.writeInt32LE(800, 18);
    bitmapStart.writeInt32LE(600, 22);
    const webp = Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1');
    for (const [data, why] of [
      [larger, /the size of a GIF picture is not known/u],
      [moving, /text in GIF pictures that move is not read/u],
      [damaged, /a GIF picture has no pixels/u],
      [Buffer.concat([bitmapStart, Buffer.alloc(8)]), /its pixels cannot be decoded/u],
      [webp, /the size of a WebP picture is not known/u],
    ] as const) {
      const path = await replaced(slides, 'ppt/media/sign.png', data);
      const { document, context } = await open(path, { recognizer: oneWord });
      await using _ = document;
      assert.equal(textsOf(document).length, 2);
      assert.match(context.warnings.map(({ message }) => message).join('\n'), why);
      assert.equal(context.warnings[0]?.location?.part, 'ppt/media/sign.png');
      await rm(path);
    }
  });

  it('that are to stay are not warned of, however large or damaged they are', async () => {
    const png = readZip(await readFile(slides)).get('ppt/media/sign.png') as Buffer;
    const heavy = Buffer.concat([png, Buffer.alloc(33 * 1024 ** 2)]);
    const hostile = await readFile('test/corpus/image/hostile/huge.jpg');
    const damaged = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 99]);
    for (const [data, why] of [
      [heavy, /more than 32 MiB/u],
      [hostile, /more than 20 megapixels/u],
      [damaged, /picture/u],
    ] as const) {
      const path = await replaced(slides, 'ppt/media/sign.png', data);
      const { document, context } = await open(path, { recognizer: oneWord });
      await using _ = document;
      assert.match(context.warnings.map(({ message }) => message).join(), why);
      const read = { ...english, conversion: { 'suppress-image-types': 'all' } };
      const silent = await open(path, { recognizer: oneWord, read });
      await using __ = silent.document;
      assert.deepEqual(silent.context.warnings, []);
      await rm(path);
    }
  });

  it('that are small or of no known type are not asked about', async () => {
    const canvas = createCanvas(30, 30);
    const asked: string[] = [];
    const listening: TextRecognizer = {
      ...oneWord,
      recognize: async (picture, options) => {
        asked.push(`${picture.width}`);
        return oneWord.recognize(picture, options);
      },
    };
    const spacer = Buffer.from('GIF89a\x01\0\x01\0 and more', 'latin1');
    for (const data of [canvas.toBuffer('image/png'), spacer, Buffer.from('<svg/>'), Buffer.alloc(0)]) {
      const path = await replaced(report, 'word/media/sign.png', data);
      const { document, context } = await open(path, { recognizer: listening });
      await using _ = document;
      assert.equal(textsOf(document).length, 2);
      assert.deepEqual(context.warnings, []);
      await rm(path);
    }
    assert.equal(asked.length > 0, true);
  });

  it('stop with the reason of an abort', async () => {
    const abort = new AbortController();
    const stopping: TextRecognizer = {
      ...oneWord,
      recognize: (_picture, { signal }) => {
        abort.abort(new Error('enough'));
        return Promise.reject(signal.reason);
      },
    };
    await assert.rejects(open(slides, { recognizer: stopping, signal: abort.signal }), /enough/u);
  });
});
