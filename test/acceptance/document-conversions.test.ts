import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';
import type { Handle, Status } from '../support/document-form.ts';
import { filesIn } from '../support/files-in.ts';
import { poll } from '../support/poll.ts';
import { readDocx, readPdf } from '../support/read-result.ts';
import { nodesPerServer, type RunningServer, startServer } from '../support/running-server.ts';
import { startProcess } from '../support/server-process.ts';
import { type ConvertibleDocument, convertibleDocuments } from './convertible-documents.ts';
import { DocumentUser, type Download } from './documents-fixtures.ts';

const corpus = (path: string): Buffer => readFileSync(new URL(`../corpus/${path}`, import.meta.url));
const word = corpus('doc/house.doc');

/** Files of documents under conversion. What else there is belongs to the LibreOffice that waits for the next one. */
function documentsIn(work: string): readonly string[] {
  return filesIn(work).filter((path) => /(?:document|page)\.[a-z]+$/.test(path));
}

/** Whether what users gave can be read in the data folder, besides the folders of conversions under way. */
function hasAtRest(dataDir: string, documents: readonly ConvertibleDocument[], marker: string): boolean {
  const beginnings = documents.map(({ content }) => content.subarray(0, 200));
  return filesIn(dataDir)
    .filter((name) => !name.includes('conversion-work'))
    .some((name) => {
      const path = join(dataDir, name);
      // It may have gone meanwhile.
      const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
      return bytes.includes(marker) || beginnings.some((beginning) => bytes.includes(beginning));
    });
}

describe('documents that are converted', () => {
  let server: RunningServer;
  let user: DocumentUser;
  const folder = new TemporaryFolder();
  before(async () => {
    server = await startServer();
    user = new DocumentUser(server);
  });
  after(async () => {
    folder[Symbol.dispose]();
    await server[Symbol.asyncDispose]();
  });

  async function result(name: string, content: Buffer, fields: Record<string, string> = {}): Promise<Download> {
    const handle = await user.uploaded(name, content, fields);
    const status = await user.ended(handle);
    assert.equal(status.status, 'done', JSON.stringify(status));
    if (/\.(doc|docx)$/.test(name)) assert.equal(status.billed_characters, 50_000);
    return user.download(handle);
  }

  const pdfText = (bytes: Buffer): string => {
    const path = join(folder.path, 'result.pdf');
    writeFileSync(path, bytes);
    return readPdf(path);
  };

  it('of the old format of Word become Word documents', async () => {
    const { type, name, body } = await result('Letter.doc', word);
    assert.match(type ?? '', /wordprocessingml\.document/);
    assert.match(name ?? '', /Letter\.docx/);
    assert.match(readDocx(body), /La casa es grande\./);
    assert.match(
      readDocx(await (await result('again.DOC', word, { output_format: 'docx' })).body),
      /Los sueños de gato/,
    );
  });

  it('of every type are converted, billed by their type, encrypted at rest, and gone after one download', async () => {
    const marker = 'Heliotropeunderwaterbicycle';
    const all = convertibleDocuments(marker);
    const waiting: { readonly document: ConvertibleDocument; readonly handle: Handle }[] = [];
    for (const document of all) {
      const { name, content, output } = document;
      waiting.push({ document, handle: await user.uploaded(name, content, { output_format: output }) });
    }
    const [statuses, isPlain] = [[] as Status[], (): boolean => hasAtRest(server.dataDir, all, marker)];
    assert.ok(!isPlain(), 'while they wait');
    for (const { handle } of waiting) statuses.push(await user.ended(handle));
    assert.ok(!isPlain(), 'while their results wait');
    for (const [index, { document, handle }] of waiting.entries()) {
      const { name, output, pages, hasMinimum } = document;
      const status = statuses[index] as Status;
      assert.equal(status.status, 'done', `${name}: ${JSON.stringify(status)}`);
      if (hasMinimum) assert.equal(status.billed_characters, 50_000, name);
      else assert.ok((status.billed_characters ?? 0) > 30 && (status.billed_characters ?? 0) < 500, name);
      const { type, name: resultName, body } = await user.download(handle);
      assert.match(resultName ?? '', new RegExp(`${name.replace(/\.\w+$/, '')}\\.${output}`));
      assert.match(type ?? '', output === 'pdf' ? /^application\/pdf$/ : /wordprocessingml\.document/);
      const text = output === 'pdf' ? pdfText(body) : readDocx(body);
      assert.match(text, /La casa es grande\./, name);
      if (output === 'pdf') {
        assert.match(text, new RegExp(marker), name);
        assert.equal(text.split('\f').length - 1, pages, `pages of ${name}`);
      }
      assert.equal((await user.post(handle, '/result')).status, 404);
    }
    // Nothing is kept; the removal may end behind the answer.
    const objects = join(server.dataDir, 'documents/objects');
    if (nodesPerServer === 1) await poll(() => readdirSync(objects).join() === '.incoming');
  });

  it('are refused with what is possible, or with the reason', async () => {
    for (const [name, output, words] of [
      [
        'a.doc',
        'pdf',
        /conversion between different document types is not supported; from \.doc the result can be \.docx\./,
      ],
      ['a.docx', 'odt', /from \.docx the result can be \.docx, \.pdf\./],
      ['a.json', 'pdf', /from \.json/],
    ] as const) {
      const answer = await user.upload(name, word, { output_format: output });
      assert.equal(answer.status, 400);
      assert.match(answer.json<{ message: string }>().message, words);
    }
    for (const [content, words] of [
      [corpus('doc/password.doc'), /password/],
      [Buffer.from('nothing of Word'), /no document of Word/],
    ] as const) {
      const status = await user.ended(await user.uploaded('a.doc', content));
      assert.equal(status.status, 'error');
      assert.match(status.message ?? '', words);
    }
  });

  it('leave nothing where they were converted', async () => {
    const work = join(server.dataDir, 'documents/conversion-work');
    if (nodesPerServer === 1) await poll(() => documentsIn(work).length === 0);
  });
});

describe('documents on a server without LibreOffice', () => {
  it('are refused where they would be converted, with what to do', async () => {
    await using server = await startProcess({ environment: { DRAGOMAN_LIBREOFFICE: '/nowhere' } });
    const user = new DocumentUser(server);
    const doc = await user.upload('a.doc', word);
    assert.equal(doc.status, 400);
    assert.match(doc.json<{ message: string }>().message, /^Invalid file: .*\.doc .*npm run setup converters/);
    const pdf = await user.upload('a.docx', corpus('docx/report.docx'), { output_format: 'pdf' });
    assert.equal(pdf.status, 400);
    assert.match(pdf.json<{ message: string }>().message, /output_format.*npm run setup converters/);
    const { checks } = (await (await server.request('/readyz')).json()) as {
      checks: { name: string; ready: boolean }[];
    };
    assert.equal(checks.find(({ name }) => name === 'libreoffice')?.ready, false);
    assert.equal((await user.translated('a.txt', 'The house is big.')).text, 'La casa es grande.');
  });
});

describe('a document under conversion whose server is killed', () => {
  it('is done after the restart, and nothing of it is left', async () => {
    using folder = new TemporaryFolder();
    const work = join(folder.path, 'documents/conversion-work');
    const first = await startProcess({ dataDir: folder.path });
    const handle = await new DocumentUser(first).uploaded('a.doc', word);
    const asPdf = await new DocumentUser(first).uploaded('a.txt', 'The house is big.', { output_format: 'pdf' });
    await poll(() => existsSync(work) && readdirSync(work).length > 0);
    first.process.kill('SIGKILL');
    await first[Symbol.asyncDispose]();
    await using second = await startProcess({ dataDir: folder.path });
    const user = new DocumentUser(second);
    assert.equal((await user.ended(handle)).status, 'done');
    assert.match(readDocx((await user.download(handle)).body), /La casa es grande\./);
    assert.equal((await user.ended(asPdf)).status, 'done');
    assert.match((await user.download(asPdf)).body.toString('latin1'), /^%PDF/);
    assert.deepEqual(documentsIn(work), []);
  });

  it('ends its conversion when it is deleted, before and after the translation', async () => {
    await using server = await startProcess();
    const user = new DocumentUser(server);
    const work = join(server.dataDir, 'documents/conversion-work');
    for (const [name, content, output] of [
      ['a.doc', word, 'docx'],
      ['a.txt', 'The house is big.', 'pdf'],
    ] as const) {
      const { document_id, document_key } = await user.uploaded(name, content, { output_format: output });
      await poll(() => documentsIn(work).length > 0);
      const path = `/v2/document/${document_id}?document_key=${document_key}`;
      assert.equal((await server.request(path, { method: 'DELETE' })).status, 204);
      await poll(() => documentsIn(work).length === 0);
      assert.equal((await server.request(path)).status, 404);
    }
  });
});
