import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { AuthorizationError, DeepLClient, DeepLError, QuotaExceededError } from 'deepl-node';
import { patient, startWithClient } from '../support/deepl-client.ts';
import { runCli } from '../support/run-cli.ts';
import type { RunningServer } from '../support/running-server.ts';

/** The official client, unchanged, against the real server with the real engine. */
describe('deepl-node', () => {
  let server: RunningServer;
  let client: DeepLClient;
  before(async () => {
    ({ server, client } = await startWithClient({ sendPlatformInfo: false, ...patient }));
  });
  after(() => server[Symbol.asyncDispose]());

  it('translates one text', async () => {
    const result = await client.translateText('The red car', 'en', 'es');
    assert.equal(result.text, 'El coche rojo');
    assert.equal(result.detectedSourceLang, 'en');
    assert.equal(result.billedCharacters, 11);
  });

  it('translates a list and detects its languages', async () => {
    const results = await client.translateText(
      ['The house is very big and old.', 'La casa es muy grande y vieja.'],
      null,
      'ca',
    );
    assert.deepEqual(
      results.map((result) => result.detectedSourceLang),
      ['en', 'es'],
    );
  });

  it('passes every option on', async () => {
    const result = await client.translateText('<p>a <b>red</b> car</p><x>the house</x>', 'en', 'es', {
      tagHandling: 'xml',
      tagHandlingVersion: 'v2',
      outlineDetection: true,
      splittingTags: ['p'],
      nonSplittingTags: ['b'],
      ignoreTags: ['x'],
      splitSentences: 'nonewlines',
      preserveFormatting: true,
      formality: 'prefer_more',
      context: 'Cars.',
      modelType: 'prefer_quality_optimized',
    });
    assert.equal(result.text, '<p>un coche <b>rojo</b></p><x>the house</x>');
    assert.equal(result.modelTypeUsed, 'latency_optimized');
  });

  it('lists languages', async () => {
    const sources = await client.getSourceLanguages();
    assert.ok(sources.some(({ code, name }) => code === 'en' && name === 'English'));
    const targets = await client.getTargetLanguages();
    assert.equal(targets.find(({ code }) => code === 'pt-BR')?.supportsFormality, true);
    assert.equal(targets.find(({ code }) => code === 'en-GB')?.supportsFormality, false);
  });

  it('reads usage', async () => {
    const before = (await client.getUsage()).character?.count ?? 0;
    await client.translateText('four', 'en', 'es');
    const usage = await client.getUsage();
    assert.equal(usage.character?.count, before + 4);
    assert.equal(usage.anyLimitReached(), false);
  });

  it('gets an authorization error for a wrong key', async () => {
    const stranger = new DeepLClient('not-a-key', { ...patient, serverUrl: server.address });
    await assert.rejects(stranger.getUsage(), AuthorizationError);
  });

  it('gets the message of a refusal', async () => {
    await assert.rejects(client.translateText('a', 'en', 'xx' as 'es'), (error) => {
      assert.ok(error instanceof DeepLError);
      assert.match(error.message, /Value for 'target_lang' not supported/);
      return true;
    });
    await assert.rejects(
      client.translateText('a', 'es', 'en-GB', { formality: 'more' }),
      /'formality' is not supported/,
    );
    await assert.rejects(
      client.translateText('<a>', 'en', 'es', { tagHandling: 'xml' }),
      /Tag handling parsing failed/,
    );
  });

  it('gets a quota error at the limit', async () => {
    const created = await runCli(['keys', 'create', '--limit', '3'], server.dataDir);
    const key = /\b[0-9a-f]{64}\b/.exec(created.stdout)?.[0] ?? '';
    const limited = new DeepLClient(key, { ...patient, serverUrl: server.address });
    await limited.translateText('abc', 'en', 'es');
    await assert.rejects(limited.translateText('d', 'en', 'es'), QuotaExceededError);
  });
});
