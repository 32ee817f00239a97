import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type DeepLClient, DeepLError, WritingStyle, WritingTone } from 'deepl-node';
import { patient, startWithClient } from '../support/deepl-client.ts';
import type { RunningServer } from '../support/running-server.ts';

/** The official client, unchanged, against the real server with the real engines. */
describe('writing with deepl-node', () => {
  let server: RunningServer;
  let client: DeepLClient;
  before(async () => {
    ({ server, client } = await startWithClient({ sendPlatformInfo: false, ...patient }));
  });
  after(() => server[Symbol.asyncDispose]());

  it('improves one text', async () => {
    const result = await client.rephraseText('This is a apple and I recieve it.', 'en-US');
    assert.equal(result.text, 'This is an apple and I receive it.');
    assert.equal(result.targetLang, 'en-US');
    assert.equal(result.detectedSourceLang, 'en');
  });

  it('improves a list without a target', async () => {
    const results = await client.rephraseText(['Das ist villeicht richtig.', 'They was happy together.']);
    assert.deepEqual(
      results.map(({ text, detectedSourceLang }) => [text, detectedSourceLang]),
      [
        ['Das ist vielleicht richtig.', 'de'],
        ['They were happy together.', 'en'],
      ],
    );
  });

  it('goes without a preferred style or tone where there is none', async () => {
    for (const style of [WritingStyle.PREFER_SIMPLE, WritingStyle.DEFAULT])
      assert.ok((await client.rephraseText('All is well.', 'en-GB', style)).text.length > 0);
    assert.ok((await client.rephraseText('All is well.', 'en-GB', null, WritingTone.PREFER_FRIENDLY)).text.length > 0);
  });

  it('is refused a style and a tone at once', async () => {
    await assert.rejects(
      client.rephraseText('All is well.', 'en-GB', WritingStyle.SIMPLE, WritingTone.FRIENDLY),
      (error: unknown) => error instanceof DeepLError && /Both writing_style and tone defined/.test(error.message),
    );
  });
});
