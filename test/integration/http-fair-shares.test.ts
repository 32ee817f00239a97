import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Type } from 'typebox';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { defineOperation, type Operation } from '../../src/http/operation.ts';
import { RawConnection, rawRequest } from '../support/raw-connection.ts';
import { createSampleServer, sampleIdentity } from '../support/sample-server.ts';
import { createTestApp } from '../support/test-app.ts';

const limits = { concurrency: 64, accountConcurrency: 32, keyConcurrency: 16 };
const body = { text: ['Abc'] };

/** A post whose body does not come. */
function stalledPost(path: string, key: string, type = 'application/json'): string {
  const headers = { authorization: `DeepL-Auth-Key ${key}`, 'content-type': type, 'content-length': '1000' };
  return rawRequest('POST', path, headers);
}

describe('an account that stalls as many posts as its keys may have', () => {
  for (const [name, path, type] of [
    ['of texts', '/v2/translate', 'application/json'],
    ['of documents', '/v2/document', 'multipart/form-data; boundary=x'],
  ] as const)
    it(`shuts out nobody else, with posts ${name}`, async () => {
      await using app = await createTestApp({ translators: [new FakeTranslator()], limits });
      const keys = await Promise.all(Array.from({ length: 4 }, () => app.createKey({})));
      const other = await app.createAccount();
      const port = await app.listen();
      using stalled = new DisposableStack();
      for (const key of keys)
        for (let count = 0; count < limits.keyConcurrency; count += 1)
          stalled.use(await RawConnection.open(port)).send(stalledPost(path, key, type));
      const waiting = (): Promise<number> => app.metric('dragoman_http_requests_in_progress');
      // What is refused is answered at once; what waits is what the account may have.
      while ((await waiting()) !== limits.accountConcurrency + 1);
      for (let count = 0; count < 3; count += 1) {
        const answer = await app.translate(body, { key: other.developerKey });
        assert.equal(answer.statusCode, 200);
      }
      const more = await app.translate(body, { key: keys[0] as string });
      assert.deepEqual([more.statusCode, more.json().code], [429, 'too_many_requests']);
    });
});

describe('slow bodies', () => {
  const operation: Operation = defineOperation<{ text: string }, undefined>({
    id: 'postText',
    method: 'POST',
    path: '/texts',
    access: { kind: 'developer', scope: 'usage:read' },
    summary: 'A text',
    description: 'For the test.',
    tag: 'Usage',
    body: Type.Object({ text: Type.String() }),
    response: Type.Object({}),
    handle: async () => ({}),
  });
  const headers = { authorization: 'key k', 'content-type': 'application/json' };

  async function answerTo(sent: string): Promise<{ status: number; code: string }> {
    await using server = await createSampleServer([operation], {
      graceMilliseconds: 50,
      authenticate: async () => sampleIdentity,
    });
    await server.listen({ host: '127.0.0.1', port: 0 });
    using connection = await RawConnection.open((server.server.address() as { port: number }).port);
    connection.send(sent);
    const { status, body } = await connection.answer();
    await connection.closed();
    return { status, code: JSON.parse(body).code };
  }

  it('are ended with 408 when they come slower than the minimal rate', async () => {
    const sent = `${rawRequest('POST', '/texts', { ...headers, 'content-length': '1000' })}{"text"`;
    assert.deepEqual(await answerTo(sent), { status: 408, code: 'request_timeout' });
  });

  it('are ended where they come in chunks, too', async () => {
    const sent = rawRequest('POST', '/texts', { ...headers, 'transfer-encoding': 'chunked' });
    assert.deepEqual(await answerTo(sent), { status: 408, code: 'request_timeout' });
  });
});
