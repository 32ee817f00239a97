import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filterContext } from '../../../../test/contracts/document-files.ts';
import type { TextRecognizer } from '../../../contracts/documents/text-recognizer.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import type { PageContent } from '../reading/page-content.ts';
import type { OpenPdf } from '../reading/read-pdf.ts';
import { ScanReader } from './scan-reader.ts';

const blank: Pick<OpenPdf, 'renderPage'> = {
  renderPage: () => ({
    width: 8,
    height: 8,
    scale: 1,
    top: 0,
    pageHeight: 8,
    rgba: new Uint8Array(8 * 8 * 4).fill(255),
  }),
};

function photo(index: number): PageContent {
  const cropBox = { left: 0, bottom: 0, right: 8, top: 8 };
  const nothing = { characters: [], objects: [], paths: [], links: [], incomplete: false };
  return { index, width: 8, height: 8, rotation: 0, cropBox, ...nothing, images: [cropBox] };
}

describe('the scans of a document', () => {
  it('are 500 pages at most, those in which no text was found among them', async () => {
    let asked = 0;
    const recognizer: TextRecognizer = {
      id: 'finds nothing',
      health: async () => ({ state: 'ready' }),
      languages: async () => ['en'],
      recognize: async () => {
        asked += 1;
        return [];
      },
    };
    const context = filterContext({ recognizer });
    const reader = new ScanReader(blank as OpenPdf, context, 'en');
    const read = (index: number): Promise<unknown> => reader.read(photo(index), { blocks: [], left: [] });
    for (let index = 0; index < 500; index += 1) await read(index);
    const before = asked;
    assert.ok(before >= 500, `${before}`);
    await read(500);
    assert.equal(asked, before);
    reader.finish();
    assert.match(context.warnings.map(({ message }) => message).join(), /^Page 501 has pictures .* 500 pages/u);
    // Those of all documents in an archive together.
    await new ScanReader(blank as OpenPdf, context, 'en').read(photo(0), { blocks: [], left: [] });
    assert.equal(asked, before);
    assert.equal(context.pictures, 500);
  });

  it('are not recognized any more after ten that could not be', async () => {
    let asked = 0;
    const recognizer: TextRecognizer = {
      id: 'fails',
      health: async () => ({ state: 'ready' }),
      languages: async () => ['en'],
      recognize: async () => {
        asked += 1;
        throw new ServiceError('invalid_document', { reason: 'the recognition of its text took too long.' });
      },
    };
    const context = filterContext({ recognizer });
    const reader = new ScanReader(blank as OpenPdf, context, 'en');
    for (let index = 0; index < 12; index += 1) await reader.read(photo(index), { blocks: [], left: [] });
    assert.equal(asked, 10);
    reader.finish();
    assert.match(context.warnings.at(-1)?.message ?? '', /^Page 12 .*: 10 other pages could not be recognized\.$/u);
  });
});
