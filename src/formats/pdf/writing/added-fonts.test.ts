import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { filterContext, sourceOf } from '../../../../test/contracts/document-files.ts';
import { buildPdf, firstObject, pdfStream } from '../../../../test/support/build-pdf.ts';
import { FontCatalogue, systemFontFolders } from '../../../typesetting/fonts/font-catalogue.ts';
import { pdfFilter } from '../pdf-filter.ts';

const read = { sourceLanguage: 'en', targetLanguage: 'fr', conversion: {} };
const limits = { unpackedBytes: 64 * 1024 ** 2, entries: 10_000, depth: 200 };

/** Gives a font another name of the same length. */
function rename(font: Buffer, from: string, to: string): void {
  const spellings = (name: string) => [Buffer.from(name), Buffer.from(name, 'utf16le').swap16()];
  const own = spellings(to);
  spellings(from).forEach((name, index) => {
    for (let at = font.indexOf(name); at >= 0; at = font.indexOf(name, at)) own[index]?.copy(font, at);
  });
}

/** The same family in light letters, as far as its tables say. */
function lightFont(regular: Buffer): Buffer {
  const font = Buffer.from(regular);
  rename(font, 'DragomanicSans', 'DragomanicThin');
  font.writeUInt16BE(300, font.readUInt32BE(font.indexOf('OS/2') + 8) + 4);
  return font;
}

/** A font of the system under another name. */
async function renamedFont(): Promise<Buffer> {
  for (const folder of systemFontFolders) {
    try {
      const font = await readFile(join(folder, 'LiberationSans-Regular.ttf'));
      rename(font, 'Liberation', 'Dragomanic');
      return font;
    } catch {
      // In another folder.
    }
  }
  throw new Error('Liberation is not installed.');
}

describe('fonts that an operator adds', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dragoman-fonts-'));
    const own = await renamedFont();
    await writeFile(join(folder, 'own.ttf'), own);
    await writeFile(join(folder, 'light.ttf'), lightFont(own));
    await writeFile(join(folder, 'damaged.ttf'), Buffer.alloc(2000, 0xff));
  });
  after(() => rm(folder, { recursive: true }));

  it('are found beside those of the system, and damaged ones are left out', () => {
    const { added } = FontCatalogue.open({ added: folder });
    assert.deepEqual(
      [...added].map(({ family }) => family),
      ['Dragomanic Sans', 'Dragomanic Sans'],
    );
  });

  it('show text whose font has their name, in the usual weight', async () => {
    const form = pdfStream(
      'BT /F5 12 Tf 0 0 Td (In the own font) Tj ET',
      `/Type /XObject /Subtype /Form /BBox [0 -10 400 100] /Resources << /Font << /F5 ${firstObject + 1} 0 R >> >>`,
    );
    const font = '<< /Type /Font /Subtype /TrueType /BaseFont /DragomanicSans /Encoding /WinAnsiEncoding >>';
    const page = { content: 'q 1 0 0 1 50 700 cm /X1 Do Q', resources: `/XObject << /X1 ${firstObject} 0 R >>` };
    const source = join(folder, 'source.pdf');
    await writeFile(source, buildPdf({ pages: [page], objects: [form, font] }));
    for (const [fontsDir, name] of [
      [folder, 'DragomanicSans'],
      [undefined, 'LiberationSans'],
    ] as const) {
      const context = { ...filterContext({ read, limits }), ...(fontsDir !== undefined && { fontsDir }) };
      const document = await pdfFilter.open(await sourceOf(source), read, context);
      const result = join(folder, `${name}.pdf`);
      await document.write([{ inlines: ['Dans sa police'] }], result, { targetLanguage: 'fr', watermark: false });
      assert.match((await readFile(result)).toString('latin1'), new RegExp(`/BaseFont /[A-Z]{6}\\+${name}`));
    }
  });
});
