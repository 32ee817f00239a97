import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { createTestApp } from '../support/test-app.ts';
import { ask, ended, fetchResult, uploaded } from './documents-fixtures.ts';

const hello = { name: 'hello.txt', content: 'Abc abc.\n' };

describe('what is lost of a document', () => {
  it('is reported with the status and with the result by its code, and in words to who has the key', async () => {
    const warnings = [
      { code: 'second_thoughts', message: 'Abc is doubtful.' },
      { code: 'first_things', message: 'Abc comes first.' },
      { code: 'second_thoughts', message: 'Abc is doubtful again.' },
    ];
    await using app = await createTestApp({ translators: [new FakeTranslator({ warnings })] });
    const handle = await uploaded(app, hello);
    assert.equal((await ended(app, handle)).status, 'done');
    const status = await ask(app, handle);
    assert.equal(status.headers['x-service-warnings'], 'first_things, second_thoughts');
    assert.deepEqual(JSON.parse(status.payload).warnings, [
      { code: 'second_thoughts', message: 'Abc is doubtful again.' },
      { code: 'first_things', message: 'Abc comes first.' },
    ]);
    const query = `?document_key=${handle.document_key}`;
    const asked = await app.send('GET', `/v2/document/${handle.document_id}${query}`);
    assert.equal(asked.headers['x-service-warnings'], 'first_things, second_thoughts');
    const result = await fetchResult(app, handle);
    assert.equal(result.headers['x-service-warnings'], 'first_things, second_thoughts');
  });

  it('is not reported before it is known, nor where nothing is', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    const gate = engine.hold();
    const handle = await uploaded(app, hello);
    await engine.called(1);
    assert.equal((await ask(app, handle)).headers['x-service-warnings'], undefined);
    gate.open();
    await ended(app, handle);
    assert.equal((await ask(app, handle)).headers['x-service-warnings'], undefined);
    assert.equal((await fetchResult(app, handle)).headers['x-service-warnings'], undefined);
  });

  it('is warned of requests that the engine cannot honour', async () => {
    await using app = await createTestApp({ translators: [new FakeTranslator()] });
    const handle = await uploaded(app, hello, { formality: 'prefer_more' });
    await ended(app, handle);
    assert.equal((await ask(app, handle)).headers['x-service-warnings'], 'formality_not_used');
  });
});
