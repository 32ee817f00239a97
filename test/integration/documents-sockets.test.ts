import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { multipartBody, multipartType } from '../support/document-form.ts';
import { createTestApp, developerKey, type TestApp } from '../support/test-app.ts';
import { ended, fetchResult, uploaded } from './documents-fixtures.ts';

describe('documents over connections that break', () => {
  let app: TestApp;
  let port: number;
  before(async () => {
    app = await createTestApp({ translators: [new FakeTranslator()] });
    port = await app.listen();
  });
  after(() => app[Symbol.asyncDispose]());

  function head(path: string, type: string, length: number): string {
    const lines = [`POST ${path} HTTP/1.1`, 'Host: a', `Authorization: DeepL-Auth-Key ${developerKey}`];
    return `${[...lines, `Content-Type: ${type}`, `Content-Length: ${length}`].join('\r\n')}\r\n\r\n`;
  }

  it('survives uploads that end in the middle', async () => {
    const body = multipartBody([['target_lang', 'ES']], { name: 'a.txt', content: 'x'.repeat(500_000) });
    for (const sent of [10, 1_000, 300_000]) {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(head('/v2/document', multipartType, body.length));
      await new Promise((resolve) => socket.write(body.subarray(0, sent), resolve));
      socket.destroy();
      await once(socket, 'close');
    }
    const handle = await uploaded(app, { name: 'a.txt', content: 'Abc' });
    assert.equal((await ended(app, handle)).status, 'done');
  });

  it('answers a refused upload although the client goes on sending', async () => {
    const body = multipartBody([['target_lang', 'ES']], { name: 'a.txt', content: 'x'.repeat(8 << 20) });
    const answer = await fetch(`http://127.0.0.1:${port}/v2/document`, {
      method: 'POST',
      headers: { authorization: `DeepL-Auth-Key ${developerKey}`, 'content-type': multipartType },
      body: new Uint8Array(body),
    });
    assert.equal(answer.status, 413);
    assert.match(((await answer.json()) as { message: string }).message, /1 MiB/);
  });

  it('keeps a document whose download broke off', async () => {
    const content = 'Abc abc abc.\n\n'.repeat(70_000);
    const handle = await uploaded(app, { name: 'a.txt', content });
    await ended(app, handle);
    const { document_id, document_key } = handle;
    const body = `document_key=${document_key}`;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(head(`/v2/document/${document_id}/result`, 'application/x-www-form-urlencoded', body.length) + body);
    await once(socket, 'data');
    socket.destroy();
    for (;;) {
      const answer = await fetchResult(app, handle);
      if (answer.statusCode === 503) continue;
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.payload, content.replaceAll('Abc', 'Bcd').replaceAll('abc', 'bcd'));
      break;
    }
    assert.equal((await fetchResult(app, handle)).statusCode, 404);
  });
});
