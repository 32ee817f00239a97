import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readPdf } from '../../src/formats/pdf/reading/read-pdf.ts';
import { buildPdf, pdfText } from '../support/build-pdf.ts';
import type { Handle, Status } from '../support/document-form.ts';
import { readZip } from '../support/read-zip.ts';
import { adminKey, type RunningServer, startServer } from '../support/running-server.ts';
import { DocumentUser } from './documents-fixtures.ts';

let server: RunningServer;
let user: DocumentUser;
before(async () => {
  server = await startServer();
  user = new DocumentUser(server);
});
after(() => server[Symbol.asyncDispose]());

describe('documents', () => {
  it('are translated by real engines, whatever the type', async () => {
    const cases = [
      ['a.txt', 'The house is big.\n', /^La casa es grande\.\n$/],
      ['a.html', '<p>The house is <b>big</b>.</p>', /^<p>La casa es <b>grande<\/b>\.<\/p>$/],
      ['a.json', '{"title": "The house is big."}', /^\{"title": "La casa es grande\."\}$/],
      ['a.md', '# The house\n\nThe *house* is big.\n', /^# La casa\n\nLa \*casa\* es grande\.\n$/],
      ['a.srt', '1\n00:00:01,000 --> 00:00:02,000\nThe house is big.\n', /La casa es grande\.\n$/],
    ] as const;
    for (const [name, content, expected] of cases) {
      const handle = await user.uploaded(name, content, { source_lang: '' });
      const status = await user.ended(handle);
      assert.equal(status.status, 'done', JSON.stringify(status));
      const result = await user.post(handle, '/result');
      assert.equal(result.status, 200);
      assert.match(result.text, expected, name);
      assert.equal((await user.post(handle, '/result')).status, 404);
    }
  });

  it('in PDF files are translated where they are', async () => {
    const content = buildPdf({
      pages: [pdfText(72, 700, 'The house is big.', 14), pdfText(72, 700, 'The cat is small.')],
    });
    const handle = await user.uploaded('a.pdf', content);
    assert.equal((await user.ended(handle)).status, 'done');
    const { document_id, document_key } = handle;
    const response = await server.request(`/v2/document/${document_id}/result?document_key=${document_key}`);
    assert.equal(response.headers.get('content-type'), 'application/pdf');
    const result = Buffer.from(await response.arrayBuffer());
    assert.ok(result.subarray(0, content.length).equals(content), 'the source is not there as it was');
    using pdf = await readPdf(result);
    const shown = [0, 1].map((page) => pdf.readPage(page).characters);
    const texts = shown.map((characters) => characters.map(({ text }) => text).join(''));
    assert.deepEqual(texts, ['La casa es grande.', 'El gato es pequeño.']);
    assert.deepEqual(shown[0]?.[0]?.origin, { x: 72, y: 700 });
  });

  it('in PDF files are translated on the pages that are chosen, beside the source', async () => {
    const pages = ['The house is big.', 'The cat is small.', 'The house is old.'];
    const content = buildPdf({ pages: pages.map((text) => pdfText(72, 700, text)) });
    const fields = { pages: '1,3-', bilingual: 'side_by_side' };
    const handle = await user.uploaded('a.pdf', content, fields);
    const status = await user.ended(handle);
    assert.deepEqual([status.status, status.billed_characters], ['done', 50_000]);
    using pdf = await readPdf((await user.download(handle)).body);
    const texts = [0, 1, 2].map((page) => {
      const { characters, width } = pdf.readPage(page);
      return [characters.map(({ text }) => text).join(''), width];
    });
    assert.deepEqual(texts, [
      ['The house is big.La casa es grande.', 1224],
      ['The cat is small.', 612],
      ['The house is old.La casa es vieja.', 1224],
    ]);
    const beyond = await user.ended(await user.uploaded('a.pdf', content, { pages: '2-4' }));
    assert.match(beyond.message ?? '', /pages.*3 pages only/);
    for (const [name, wrong, words] of [
      ['a.pdf', { pages: '3-1' }, /pages.*'3-1' ends before it begins/],
      ['a.txt', { pages: '1' }, /pages.*only PDF files/],
      ['a.txt', { bilingual: 'side_by_side' }, /bilingual.*only PDF files/],
      ['a.pdf', { bilingual: 'side_by_side', output_format: 'docx' }, /bilingual/],
      ['a.pdf', { bilingual: 'both' }, /bilingual/],
    ] as const) {
      const refused = await user.upload(name, content, wrong);
      assert.equal(refused.status, 400);
      assert.match(refused.text, words);
    }
  });

  it('in long PDF files are read, translated and written page by page', async () => {
    const count = 40;
    const line = (page: number, at: number): string =>
      pdfText(72, 740 - 15 * at, `The house number ${page * 45 + at} is big and the cat sleeps.`);
    const pages = Array.from({ length: count }, (_, page) =>
      Array.from({ length: 45 }, (_, at) => line(page, at)).join(''),
    );
    const handle = await user.uploaded('long.pdf', buildPdf({ pages }));
    const seen: NonNullable<Status['progress']>[] = [];
    const status = await user.ended(handle, undefined, ({ progress }) => void (progress && seen.push(progress)));
    assert.equal(status.status, 'done', JSON.stringify(status));
    assert.equal(status.progress, undefined);
    assert.ok(seen.length > 0);
    for (const { unit, done, total } of seen)
      assert.ok(unit === 'pages' && done >= 0 && done <= total && total === count);
    const order = ['reading', 'translating', 'writing'];
    const steps = seen.map(({ stage, done }) => order.indexOf(stage) * (count + 1) + done);
    assert.deepEqual(
      steps,
      steps.toSorted((one, other) => one - other),
    );
    await user.post(handle, '/result');
  });

  it('in PDF files become Word documents', async () => {
    const content = buildPdf({ pages: [pdfText(72, 700, 'The house is big.', 14)] });
    const handle = await user.uploaded('a.pdf', content, { output_format: 'docx' });
    const status = await user.ended(handle);
    assert.equal(status.status, 'done', JSON.stringify(status));
    assert.equal(status.billed_characters, 50_000);
    const { document_id, document_key } = handle;
    const response = await server.request(`/v2/document/${document_id}/result?document_key=${document_key}`);
    assert.match(response.headers.get('content-type') ?? '', /wordprocessingml\.document$/);
    assert.match(response.headers.get('content-disposition') ?? '', /a\.docx/);
    const files = readZip(Buffer.from(await response.arrayBuffer()));
    assert.match(files.get('word/document.xml')?.toString() ?? '', /La casa es grande\./);
    const refused = await user.upload('a.pdf', content, { output_format: 'txt' });
    assert.match(refused.json<{ message: string }>().message, /from \.pdf the result can be \.pdf, \.docx/);
  });

  it('are asked for by GET, fetched by GET, and deleted', async () => {
    const handle = await user.uploaded('a.txt', 'The house is big.');
    await user.ended(handle);
    const path = `/v2/document/${handle.document_id}`;
    const query = `?document_key=${handle.document_key}`;
    assert.equal((await server.request(`${path}${query}`)).status, 200);
    assert.equal(await (await server.request(`${path}/result${query}`)).text(), 'La casa es grande.');
    const other = await user.uploaded('a.txt', 'The house is big.');
    const gone = `/v2/document/${other.document_id}?document_key=${other.document_key}`;
    assert.equal((await server.request(gone, { method: 'DELETE' })).status, 204);
    assert.equal((await server.request(gone)).status, 404);
  });

  it('are refused with the reason', async () => {
    const refused = await user.upload('a.exe', 'x');
    assert.equal(refused.status, 400);
    assert.match(refused.json<{ message: string }>().message, /\.exe/);
    assert.equal((await user.upload('a.txt', 'x'.repeat((1 << 20) + 1))).status, 413);
    assert.equal((await user.upload('a.txt', 'x', {}, { key: adminKey })).status, 403);
  });

  it('are never on disk as they are', async () => {
    const secret = 'Heliotropeunderwaterbicycle';
    const handles: Handle[] = [];
    for (const suffix of ['one', 'two']) {
      handles.push(await user.uploaded(`${secret}-${suffix}.txt`, `The ${secret} sleeps. `.repeat(50)));
    }
    for (const handle of handles) await user.ended(handle);
    const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    assert.ok(files.some(({ parentPath }) => parentPath.includes('documents')));
    for (const { parentPath, name } of files) {
      assert.ok(!name.includes(secret));
      const bytes = readFileSync(join(parentPath, name));
      assert.ok(!bytes.includes(secret), name);
      for (const { document_key } of handles) {
        assert.ok(!bytes.includes(document_key), name);
        assert.ok(!bytes.includes(Buffer.from(document_key, 'hex')), name);
      }
    }
    assert.ok(!server.output().includes(secret));
  });
});
