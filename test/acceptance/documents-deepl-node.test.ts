import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { DeepLClient, DocumentNotReadyError, DocumentTranslationError, GlossaryEntries } from 'deepl-node';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';

/** The official client, unchanged, against the real server. */
let server: RunningServer;
let client: DeepLClient;
let folder: string;
before(async () => {
  server = await startServer();
  client = new DeepLClient(developerKey, { serverUrl: server.address, maxRetries: 0, minTimeout: 5000 });
  folder = mkdtempSync(join(tmpdir(), 'dragoman-deepl-node-'));
});
after(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

describe('documents with deepl-node', () => {
  it('are uploaded, waited for and downloaded in one call', async () => {
    const input = join(folder, 'input.txt');
    const output = join(folder, 'output.txt');
    writeFileSync(input, 'The house is big.\n');
    const status = await client.translateDocument(input, output, 'en', 'es');
    assert.equal(status.done(), true);
    assert.equal(status.billedCharacters, 17);
    assert.equal(readFileSync(output, 'utf8'), 'La casa es grande.\n');
  });

  it('are taken as bytes with a name, with a glossary and a tone', async () => {
    const glossary = await client.createGlossary(
      'Houses',
      'en',
      'es',
      new GlossaryEntries({ entries: { house: 'mansión' } }),
    );
    const handle = await client.uploadDocument(Buffer.from('The house is big.\n'), 'en', 'es', {
      filename: 'cat.txt',
      glossary,
      formality: 'prefer_less',
    });
    const { status } = await client.isDocumentTranslationComplete(handle);
    assert.equal(status.ok(), true);
    const output = join(folder, 'cat.txt');
    await client.downloadDocument(handle, output);
    assert.equal(readFileSync(output, 'utf8'), 'La mansión es grande.\n');
  });

  it('tell why they failed', async () => {
    const input = join(folder, 'same.txt');
    writeFileSync(input, 'El gato duerme.\n');
    await assert.rejects(client.translateDocument(input, join(folder, 'none.txt'), 'es', 'es'), (error) => {
      assert.ok(error instanceof DocumentTranslationError);
      assert.match(error.message, /Source and target language are equal\./);
      return true;
    });
  });

  it('are not ready while they are translated', async () => {
    const content = Buffer.from('The cat sleeps in the house of the old man.\n\n'.repeat(10_000));
    const handle = await client.uploadDocument(content, 'en', 'es', { filename: 'long.txt' });
    await assert.rejects(client.downloadDocument(handle, join(folder, 'long.txt')), DocumentNotReadyError);
    const status = await client.getDocumentStatus(handle);
    assert.equal(status.ok(), true);
    assert.equal(status.done(), false);
  });
});
