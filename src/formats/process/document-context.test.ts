import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { filterContext, sourceOf, type TestContext } from '../../../test/contracts/document-files.ts';
import { buildZip } from '../../../test/support/build-zip.ts';
import { wordDocument } from '../../../test/support/office-documents.ts';
import { readZip } from '../../../test/support/read-zip.ts';
import type { DocumentFilter, DocumentLimits, NestedDocument } from '../../contracts/documents/document-filter.ts';
import { plainText, textSegment } from '../../language/segments.ts';
import { documentFormats } from '../registry.ts';
import { ZipArchive } from '../shared/zip/zip-archive.ts';

/** An archive of documents; what cannot be read in it fails. */
const box: DocumentFilter = {
  id: 'box',
  extensions: ['box'],
  mediaType: 'application/x-box',
  async open(source, _options, context) {
    await using stack = new AsyncDisposableStack();
    const archive = stack.use(await ZipArchive.open(source.path, context));
    const opened: { readonly name: string; readonly document: NestedDocument }[] = [];
    for (const entry of archive.entries) {
      const document = await context.openNested({ name: entry.name, read: () => archive.read(entry) });
      if (document === undefined)
        context.warn({ code: 'part_not_translated', message: 'Left.', location: { line: 7 } });
      else opened.push({ name: entry.name, document: stack.use(document) });
    }
    const all = stack.move();
    return {
      units: opened.flatMap(({ document }) => document.units),
      async write(translations, destination, options) {
        const changed = new Map<string, Buffer>();
        let start = 0;
        for (const { name, document } of opened) {
          const own = translations.slice(start, start + document.units.length);
          start += own.length;
          if (own.some((one) => one !== undefined)) changed.set(name, await document.write(own, options));
        }
        await archive.write(destination, changed, context.signal);
      },
      [Symbol.asyncDispose]: () => all.disposeAsync(),
    };
  },
};
const formats = [...documentFormats, { ...box, load: async () => box }];
const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

describe('documents in documents', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dragoman-nested-'));
  });
  after(() => rm(folder, { recursive: true }));

  function contextOf(limits: Partial<DocumentLimits> = {}): TestContext {
    return filterContext({ formats, limits: { unpackedBytes: 1e6, entries: 20, depth: 100, ...limits } });
  }

  async function openBox(parts: Record<string, string | Buffer>, context = contextOf()) {
    const path = join(folder, 'a.box');
    await writeFile(path, boxOf(parts));
    return box.open(await sourceOf(path), { conversion: {} }, context);
  }

  function boxOf(parts: Record<string, string | Buffer>): Buffer {
    return buildZip(Object.entries(parts).map(([name, data]) => ({ name, data })));
  }

  it('are read and written by their own filters, two levels deep', async () => {
    const inner = boxOf({
      'c.docx': wordDocument(paragraph('Three')),
      'd.srt': '1\n00:00:01,000 --> 00:00:02,000\nFour\n',
    });
    await using document = await openBox({ 'a.html': '<p>One</p>', 'x/B.TXT': 'Two', 'e.box': inner });
    assert.deepEqual(
      document.units.map(({ segment }) => plainText(segment)),
      ['One', 'Two', 'Three', 'Four'],
    );
    const written = join(folder, 'written.box');
    const upper = document.units.map(({ segment }) => textSegment(plainText(segment).toUpperCase()));
    await document.write(upper, written, { targetLanguage: 'de', watermark: false });
    const outer = readZip(await readFile(written));
    assert.deepEqual([`${outer.get('a.html')}`, `${outer.get('x/B.TXT')}`], ['<p>ONE</p>', 'TWO']);
    const again = readZip(outer.get('e.box') as Buffer);
    assert.match(`${readZip(again.get('c.docx') as Buffer).get('word/document.xml')}`, /THREE/);
    assert.match(`${again.get('d.srt')}`, /FOUR/);
  });

  it('leave nothing open when one of them cannot be read', async () => {
    await assert.rejects(openBox({ 'a.docx': wordDocument(''), 'b.docx': 'no' }), { code: 'invalid_document' });
  });

  it('are refused more than two levels deep', async () => {
    const deep = boxOf({ 'a.box': boxOf({ 'b.box': boxOf({ 'c.txt': 'One' }) }) });
    await assert.rejects(openBox({ 'z.box': deep }), { code: 'invalid_document', message: /archives in archives/ });
  });

  it('say where a warning comes from, and leave what no filter reads', async () => {
    const context = contextOf();
    const xml = `<d xmlns:its="http://www.w3.org/2005/11/its"><its:rules><its:translateRule selector="//a/@b" translate="no"/></its:rules><p>One</p></d>`;
    await using document = await openBox(
      { 'a.exe': 'One', 'in/b.box': boxOf({ 'c/d.xml': xml, 'e.exe': '' }) },
      context,
    );
    assert.equal(document.units.length, 1);
    assert.deepEqual(
      context.warnings.map(({ code, location }) => [code, location]),
      [
        ['part_not_translated', { line: 7 }],
        ['its_rule_not_read', { part: 'in/b.box/c/d.xml' }],
        ['part_not_translated', { part: 'in/b.box', line: 7 }],
      ],
    );
  });

  it('share the limits of bytes, files, characters and texts over the levels', async () => {
    const large = 'word '.repeat(1000);
    const inner = boxOf({ 'a.txt': large, 'b.txt': large });
    const refused = async (limits: Partial<DocumentLimits>, message: RegExp) =>
      assert.rejects(openBox({ 'a.box': inner, 'b.box': inner, 'c.txt': large }, contextOf(limits)), {
        code: 'document_too_large',
        message,
      });
    const unpacked = 5 * large.length + 2 * inner.length;
    await refused({ unpackedBytes: unpacked - 1 }, /1 MiB once it is unpacked/);
    await refused({ entries: 6 }, /6 files/);
    const characters = 5 * (large.length - 1);
    await refused({ characters: characters - 1 }, /larger than 24,994 characters/);
    await refused({ texts: 2 }, /larger than 2 paragraphs, cells and other texts/);
    const context = contextOf({ unpackedBytes: unpacked, entries: 7, characters, texts: 5 });
    await using all = await openBox({ 'a.box': inner, 'b.box': inner, 'c.txt': large }, context);
    assert.equal(all.units.length, 5);
  });

  it('are a bounded number of archives, each of which is open', async () => {
    const empty = boxOf({ 'a.txt': '' });
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`${index}.box`, empty]));
    await assert.rejects(openBox(many, contextOf({ entries: 1000 })), {
      code: 'document_too_large',
      message: /200 archives in an archive/,
    });
  });

  it('are not opened once the signal has aborted', async () => {
    const reason = new Error('stopped');
    const context = filterContext({ signal: AbortSignal.abort(reason) });
    await assert.rejects(context.openNested({ name: 'a.txt', read: async () => Buffer.from('One') }), reason);
  });

  it('attach under names that are no paths', () => {
    const context = contextOf();
    for (const name of ['../a.png', 'a', 'A.png', 'a/b.png', '.png', 'a.b.png'])
      assert.throws(() => context.attach(name, Buffer.alloc(1)), RangeError, name);
  });
});
