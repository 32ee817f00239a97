import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { FilterProgress } from '../../src/contracts/documents/document-filter.ts';
import type { DocumentText, WrittenDocument } from '../../src/contracts/documents/document-tools.ts';
import { ProcessDocumentTools } from '../../src/formats/process/process-document-tools.ts';
import { textSegment } from '../../src/language/segments.ts';
import { documentFormats } from '../support/difficult-filters.ts';

const never = new AbortController().signal;
const limits = { unpackedBytes: 1 << 20, entries: 100, depth: 100 };

async function* bytesOf(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function textOf({ content }: WrittenDocument): Promise<string> {
  return Buffer.concat(await Array.fromAsync(content)).toString();
}

describe('documents in processes', () => {
  let folder: string;
  let tools: ProcessDocumentTools;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dragoman-processes-'));
    tools = new ProcessDocumentTools({
      folder: join(folder, 'plain'),
      processes: 1,
      limits: { mebibytes: 64 },
      formats: documentFormats,
      registry: new URL('../support/difficult-filters.ts', import.meta.url),
    });
  });
  after(async () => {
    await tools[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  const open = (format: string, signal = never, using = tools): Promise<DocumentText> =>
    using.open({ name: `a.${format}`, bytes: bytesOf('a', 'b') }, { format, limits, conversion: {} }, signal);

  it('reads and writes through files without names', async () => {
    await using document = await open('lines');
    assert.equal(document.units.length, 1234);
    assert.deepEqual(document.units[1233], { segment: textSegment('line 1233'), kind: 'text' });
    assert.deepEqual(document.warnings, [{ code: 'strange', message: 'The document a.lines is strange.' }]);
    const translations = document.units.map((_, position) => (position === 1200 ? textSegment('línea') : undefined));
    const options = { targetLanguage: 'es', watermark: false };
    const lines = (await textOf(await document.write(translations, options, never))).split('\n');
    assert.deepEqual(lines.slice(1199, 1202), ['line 1199', 'línea', 'line 1201']);
    assert.equal(document.warnings.length, 1);
    if (process.platform === 'linux') assert.deepEqual(await readdir(join(folder, 'plain')), []);
  });

  it('leaves what it has compiled to the next process, though it is killed', async () => {
    enableCompileCache(join(folder, 'compiled'));
    const compiled = dirname(getCompileCacheDir() ?? '');
    const countKept = async (): Promise<number> => (await readdir(compiled, { recursive: true })).length;
    // A module that nothing has compiled before.
    const registry = pathToFileURL(join(folder, 'registry.mjs'));
    const filters = new URL('../support/difficult-filters.ts', import.meta.url);
    await writeFile(registry, `export { documentFormats } from ${JSON.stringify(filters)};`);
    const before = await countKept();
    await using own = new ProcessDocumentTools({
      folder: join(folder, 'compiling'),
      processes: 1,
      formats: documentFormats,
      registry,
    });
    await using document = await open('lines', never, own);
    // It takes another task when it is done with that.
    await document.write([], { targetLanguage: 'es', watermark: false }, never);
    assert.ok((await countKept()) > before);
  });

  it('hands on what is attached to the result, the last under each name', async () => {
    await using document = await open('attaching');
    const write = () => document.write([undefined], { targetLanguage: 'es', watermark: false }, never);
    const [first, second] = [await write(), await write()];
    const expected = (time: number) => [
      { name: 'report.json', bytes: new Uint8Array(Buffer.from(`written ${time}`)) },
      { name: 'page-1.png', bytes: new Uint8Array(Buffer.from('picture')) },
    ];
    assert.deepEqual([first.attachments, second.attachments], [expected(1), expected(2)]);
  });

  it('says how far reading and writing are', async () => {
    const seen: string[] = [];
    const report = ({ unit, done, total }: FilterProgress): void => void seen.push(`${done} of ${total} ${unit}`);
    const reading = { format: 'paged', limits, conversion: {} };
    await using document = await tools.open({ name: 'a.paged', bytes: bytesOf('a') }, reading, never, report);
    const pages = [0, 1, 2, 3].map((done) => `${done} of 3 pages`);
    assert.deepEqual(seen.splice(0), pages);
    await document.write([undefined], { targetLanguage: 'es', watermark: false }, never, report);
    assert.deepEqual(seen, pages);
  });

  describe('that keep what they read', () => {
    const reading = async (name: string, using = tools): Promise<DocumentText> => {
      const format = name.split('.')[1] ?? '';
      return await using.open({ name, bytes: bytesOf('a') }, { format, limits, conversion: {} }, never);
    };
    const written = async (document: DocumentText): Promise<string> =>
      await textOf(await document.write([undefined], { targetLanguage: 'es', watermark: false }, never));

    it('read a document once, however often it is written', async () => {
      await using document = await reading('once.counting');
      assert.equal(await written(document), 'once.counting: 1');
      assert.equal(await written(document), 'once.counting: 1');
    });

    it('read one again whose process worked on another', async () => {
      await using one = await reading('one.counting');
      await using other = await reading('other.counting');
      assert.equal(await written(other), 'other.counting: 1');
      assert.equal(await written(one), 'one.counting: 2');
      assert.equal(await written(other), 'other.counting: 2');
    });

    it('take a process each as long as there are some', async () => {
      const registry = new URL('../support/difficult-filters.ts', import.meta.url);
      const settings = { folder: join(folder, 'two'), processes: 2, formats: documentFormats, registry };
      await using two = new ProcessDocumentTools(settings);
      await using one = await reading('one.counting', two);
      await using other = await reading('other.counting', two);
      assert.equal(await written(other), 'other.counting: 1');
      assert.equal(await written(one), 'one.counting: 1');
    });

    it('give up one that takes much memory', async () => {
      const document = await reading('large.spacious');
      assert.equal(await written(document), 'large.spacious: 1', 'by another process, which has never read it');
      await document[Symbol.asyncDispose]();
    });
  });

  it('hands on why a document is refused', async () => {
    await assert.rejects(open('refusing'), {
      code: 'invalid_document',
      message: 'The document could not be read: it has a password {really}.',
    });
    await assert.rejects(open('large'), {
      code: 'document_too_large',
      message: 'The document is larger than 7 bytes.',
    });
  });

  it('refuses a paragraph of very many pieces', async () => {
    await assert.rejects(open('crumbled'), {
      code: 'document_too_large',
      message: 'The document is larger than 20,000 pieces of text and markup in one paragraph.',
    });
  });

  it('refuses a document of very many texts', async () => {
    await assert.rejects(open('countless'), {
      code: 'document_too_large',
      message: 'The document is larger than 100,000 paragraphs, cells and other texts.',
    });
  });

  it('refuses texts, tables and messages of a letter each before they fill its memory', async () => {
    await using server = new ProcessDocumentTools({ folder: join(folder, 'countless'), processes: 1 });
    const large = { ...limits, unpackedBytes: 1 << 26 };
    const files = { txt: 'a\n', csv: 'a,b\n', strings: '"a"="b";', properties: 'a=b\n', rtf: 'a\\par ' };
    for (const [format, text] of Object.entries(files)) {
      const source = `${format === 'rtf' ? '{\\rtf1 ' : ''}${text.repeat(500_000)}`;
      const content = { name: `a.${format}`, bytes: bytesOf(source) };
      await assert.rejects(server.open(content, { format, conversion: {}, limits: large }, never), {
        code: 'document_too_large',
        message: 'The document is larger than 100,000 paragraphs, cells and other texts.',
      });
    }
  });

  it('distinguishes a fault of a filter from one of the document', async () => {
    await assert.rejects(open('faulty'), { name: 'Error', message: /Cannot read properties of undefined/ });
  });

  it('refuses a document that takes all memory, and goes on', async () => {
    for (const format of ['greedy', 'swelling']) {
      await assert.rejects(open(format), { code: 'invalid_document', message: /more memory/ });
      await (await open('lines'))[Symbol.asyncDispose]();
    }
  });

  it('refuses a document that never ends, and goes on', async () => {
    await using quick = new ProcessDocumentTools({
      folder: join(folder, 'quick'),
      processes: 1,
      limits: { cpuMilliseconds: 1_500 },
      formats: documentFormats,
      registry: new URL('../support/difficult-filters.ts', import.meta.url),
    });
    const hanging = open('hanging', never, quick);
    const waiting = open('lines', never, quick);
    await assert.rejects(hanging, { code: 'work_too_large', message: /more than 2 seconds of processor time/ });
    await (await waiting)[Symbol.asyncDispose]();
    // Many scans may take more together.
    await using scans = await open('pictures', never, quick);
    assert.equal(scans.units.length, 1);
  });

  it('gives up a document whose pictures take too much processor time in all', async () => {
    await using quick = new ProcessDocumentTools({
      folder: join(folder, 'pictures'),
      processes: 1,
      limits: { cpuMilliseconds: 1_500, picturesCpuMilliseconds: 1_000 },
      formats: documentFormats,
      registry: new URL('../support/difficult-filters.ts', import.meta.url),
    });
    await assert.rejects(open('pictures', never, quick), {
      code: 'work_too_large',
      message: /more than 1 seconds? of processor time/,
    });
    await (await open('lines', never, quick))[Symbol.asyncDispose]();
  });

  it('gives up a filter that waits for what never comes, as no fault of the document, and goes on', async () => {
    await using quick = new ProcessDocumentTools({
      folder: join(folder, 'stalling'),
      processes: 1,
      limits: { stalledMilliseconds: 200 },
      formats: documentFormats,
      registry: new URL('../support/difficult-filters.ts', import.meta.url),
    });
    await assert.rejects(open('endless', never, quick), { name: 'Error', message: /made no progress/ });
    await (await open('lines', never, quick))[Symbol.asyncDispose]();
  });

  it('survives a process that ends', async () => {
    await assert.rejects(open('leaving'), /ended unexpectedly/);
    await (await open('lines'))[Symbol.asyncDispose]();
  });

  it('stops at an abort, whether the filter looks or not, and drops what waits', async () => {
    for (const format of ['endless', 'hanging']) {
      const controller = new AbortController();
      const stopped = open(format, controller.signal);
      const waiting = open('lines', controller.signal);
      const reason = new Error('stopped');
      setImmediate(() => controller.abort(reason));
      await Promise.all([assert.rejects(stopped, reason), assert.rejects(waiting, reason)]);
    }
    await (await open('lines'))[Symbol.asyncDispose]();
  });

  it('rejects with what the bytes of the upload throw', async () => {
    const broken = new Error('broken');
    const bytes = (async function* () {
      yield Buffer.from('a');
      throw broken;
    })();
    const options = { format: 'lines', limits, conversion: {} };
    await assert.rejects(tools.open({ name: 'a.lines', bytes }, options, never), broken);
  });

  it('empties its folder at the start', async () => {
    const left = join(folder, 'left');
    await using _first = new ProcessDocumentTools({ folder: left, processes: 1 });
    await writeFile(join(left, 'secret'), 'secret');
    await using _second = new ProcessDocumentTools({ folder: left, processes: 1 });
    assert.deepEqual(await readdir(left), []);
  });
});
