import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import {
  AuthorizationError,
  DeepLClient,
  type DocumentHandle,
  DocumentNotReadyError,
  type DocumentTranslateOptions,
  DocumentTranslationError,
  GlossaryEntries,
} from 'deepl-node';
import { buildZip } from '../support/build-zip.ts';
import { patient, startWithClient } from '../support/deepl-client.ts';
import { poll } from '../support/poll.ts';
import { readZip } from '../support/read-zip.ts';
import type { RunningServer } from '../support/running-server.ts';

const house = 'The house is big.\n';
const casa = 'La casa es grande.\n';

/** The official client, unchanged, against the real server. It asks again after 5 s only, so most tests ask themselves. */
let server: RunningServer;
let client: DeepLClient;
let folder: string;
before(async () => {
  ({ server, client } = await startWithClient(patient, {
    environment: { DRAGOMAN_DOCUMENT_SIZES: 'docx=0.2,pptx=0.2' },
  }));
  folder = mkdtempSync(join(tmpdir(), 'dragoman-deepl-node-'));
});
after(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string): string => join(folder, name);

function put(name: string, content: string | Buffer): string {
  writeFileSync(at(name), content);
  return at(name);
}

async function ended(handle: DocumentHandle): Promise<DocumentHandle> {
  await poll(async () => !['queued', 'translating'].includes((await client.getDocumentStatus(handle)).status));
  return handle;
}

async function translated(...given: Parameters<DeepLClient['uploadDocument']>): Promise<DocumentHandle> {
  return ended(await client.uploadDocument(...given));
}

async function fetched(handle: DocumentHandle, name: string): Promise<string> {
  await client.downloadDocument(handle, at(name));
  return readFileSync(at(name), 'utf8');
}

describe('documents with deepl-node', () => {
  it('are uploaded, waited for and downloaded in one call', async () => {
    const output = at('output.txt');
    const status = await client.translateDocument(put('input.txt', house), output, 'en', 'es');
    assert.equal(status.done(), true);
    assert.equal(status.billedCharacters, 17);
    assert.equal(readFileSync(output, 'utf8'), casa);
  });

  it('are taken from a path, a stream, bytes or an open file', async () => {
    const path = put('from.txt', house);
    assert.equal(await fetched(await translated(path, 'en', 'es'), 'path.txt'), casa);
    const options = { filename: 'from.txt' };
    const stream = await translated(createReadStream(path), 'en', 'es', options);
    assert.equal(await fetched(stream, 'stream.txt'), casa);
    const bytes = await translated(Buffer.from(house), 'en', 'es', options);
    assert.equal(await fetched(bytes, 'bytes.txt'), casa);
    const file = await translated(await open(path), 'en', 'es', options);
    assert.equal(await fetched(file, 'file.txt'), casa);
  });

  it('are written to a stream or an open file', async () => {
    const path = put('to.txt', house);
    const stream = createWriteStream(at('to-stream.txt'));
    await client.downloadDocument(await translated(path, 'en', 'es'), stream);
    assert.equal(readFileSync(at('to-stream.txt'), 'utf8'), casa);
    const file = await open(at('to-file.txt'), 'w');
    await client.downloadDocument(await translated(path, 'en', 'es'), file);
    assert.equal(readFileSync(at('to-file.txt'), 'utf8'), casa);
  });

  it('are taken with every option', async () => {
    const entries = new GlossaryEntries({ entries: { house: 'mansión' } });
    const glossary = await client.createGlossary('Houses', 'en', 'es', entries);
    const cases: readonly (readonly [DocumentTranslateOptions, string])[] = [
      [{ glossary, formality: 'prefer_less' }, 'La mansión es grande.\n'],
      [{ glossaryIds: [glossary.glossaryId] }, 'La mansión es grande.\n'],
      [{ formality: 'default', extraRequestParameters: { enable_watermark: '1', output_format: 'txt' } }, casa],
    ];
    for (const [position, [options, expected]] of cases.entries()) {
      const handle = await translated(Buffer.from(house), 'en', 'es', { filename: 'a.txt', ...options });
      assert.equal(await fetched(handle, `option-${position}.txt`), expected);
    }
    const html = { filename: 'a.html', extraRequestParameters: { output_format: 'htm' } };
    assert.equal(
      await fetched(await translated(Buffer.from('<p>House</p>'), 'en', 'es', html), 'a.htm'),
      '<p>Casa</p>',
    );
  });

  it('are taken with the languages that the client has names for, or none', async () => {
    for (const [source, target] of [
      ['en', 'es-419'],
      ['en', 'pt-BR'],
      ['en', 'pt-PT'],
      ['es', 'en-GB'],
      ['es', 'en-US'],
      [null, 'ca'],
    ] as const) {
      const content = Buffer.from(source === 'es' ? 'La casa es grande.\n' : 'The house is big and old.\n');
      const handle = await client.uploadDocument(content, source, target, { filename: 'a.txt' });
      await ended(handle);
      assert.equal((await client.getDocumentStatus(handle)).done(), true, target);
    }
  });

  it('without their pictures are small enough, and have them again afterwards', async () => {
    const picture = randomBytes(300_000);
    for (const [corpus, media] of [
      ['docx/picture-and-sections.docx', 'word/media/image1.png'],
      ['pptx/guide-by-pandoc.pptx', 'ppt/media/image1.png'],
    ] as const) {
      const original = readZip(readFileSync(new URL(`../corpus/${corpus}`, import.meta.url)));
      original.set(media, picture);
      const name = corpus.replace('/', '-');
      const input = put(name, buildZip([...original].map(([part, data]) => ({ name: part, data }))));
      await assert.rejects(client.translateDocument(input, at('never'), 'en', 'es'), /larger than 204\.8 KiB/);
      const output = at(`es-${name}`);
      const status = await client.translateDocument(input, output, 'en', 'es', { enableDocumentMinification: true });
      assert.equal(status.billedCharacters, 50_000);
      const result = readZip(readFileSync(output));
      assert.ok(result.get(media)?.equals(picture), media);
      const changed = [...original].filter(([part, data]) => !result.get(part)?.equals(data)).map(([part]) => part);
      assert.ok(
        changed.some((part) => /document\.xml$|slide1\.xml$/.test(part)),
        changed.join(),
      );
    }
  });

  it('report why they failed, and which they are', async () => {
    const input = put('same.txt', 'El gato duerme.\n');
    const output = at('none.txt');
    let handle: DocumentHandle | undefined;
    await assert.rejects(client.translateDocument(input, output, 'es', 'es'), (error) => {
      assert.ok(error instanceof DocumentTranslationError);
      assert.match(error.message, /Source and target language are equal\./);
      handle = error.documentHandle;
      return true;
    });
    assert.ok(!existsSync(output));
    assert.ok(handle !== undefined);
    const status = await client.getDocumentStatus(handle);
    assert.deepEqual(
      [status.status, status.ok(), status.errorMessage],
      ['error', false, 'Source and target language are equal.'],
    );
    await assert.rejects(client.isDocumentTranslationComplete(handle), /Source and target language are equal\./);
  });

  it('that are refused say what is wrong with them', async () => {
    const options = { filename: 'a.exe' };
    const refused = client.uploadDocument(Buffer.from('x'), 'en', 'es', options);
    await assert.rejects(refused, /Bad request, message: Invalid file: .*\.exe/);
    const stranger = new DeepLClient('wrong', { ...patient, serverUrl: server.address });
    const unknown = stranger.uploadDocument(Buffer.from('x'), 'en', 'es', { filename: 'a.txt' });
    await assert.rejects(unknown, AuthorizationError);
  });

  it('are not ready while they are translated, and gone when they were fetched', async () => {
    // No sentence twice, or they would come from the cache.
    const sentence = (number: number): string => `The cat ${number} sleeps in the house of the old man.\n\n`;
    const content = Buffer.from(Array.from({ length: 12_000 }, (_, number) => sentence(number)).join(''));
    const long = await client.uploadDocument(content, 'en', 'es', { filename: 'long.txt' });
    await assert.rejects(client.downloadDocument(long, at('long.txt')), DocumentNotReadyError);
    assert.ok(!existsSync(at('long.txt')));
    const status = await client.getDocumentStatus(long);
    assert.equal(status.ok(), true);
    assert.equal(status.done(), false);
    const short = await translated(Buffer.from(house), 'en', 'es', { filename: 'a.txt' });
    const complete = await client.isDocumentTranslationComplete(short);
    assert.deepEqual([complete.handle, complete.status.done()], [short, true]);
    assert.equal(await fetched(short, 'short.txt'), casa);
    // Another server may learn it a moment later.
    await poll(() =>
      client.getDocumentStatus(short).then(
        () => false,
        () => true,
      ),
    );
    await assert.rejects(client.getDocumentStatus(short), /Not found, message: Document not found\./);
    await assert.rejects(client.downloadDocument(short, at('again.txt')), /Not found/);
  });
});
