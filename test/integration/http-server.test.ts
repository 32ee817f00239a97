import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { Type } from 'typebox';
import { Gate } from '../../src/engines/fake/gate.ts';
import type { Identity } from '../../src/features/accounts/authenticate.ts';
import { defineOperation, type Operation } from '../../src/http/operation.ts';
import { resourceId } from '../../src/http/schemas/path-parameters.ts';
import { RawConnection, rawRequest } from '../support/raw-connection.ts';
import { createSampleServer, sampleIdentity } from '../support/sample-server.ts';

function operationAnswering(answer: unknown): Operation {
  return defineOperation<undefined, undefined>({
    id: 'getSample',
    method: 'GET',
    path: '/sample',
    access: { kind: 'developer', scope: 'usage:read' },
    summary: 'A sample',
    description: 'For tests.',
    tag: 'Usage',
    response: Type.Object({ count: Type.Integer(), names: Type.Optional(Type.Array(Type.String())) }),
    handle: async () => answer,
  });
}

const request = { method: 'GET', url: '/sample', headers: { authorization: 'Key k' } } as const;

describe('answers that are checked against their schema', () => {
  it('pass when they fit', async () => {
    await using server = await createSampleServer([operationAnswering({ count: 1, names: ['a'] })]);
    const answer = await server.inject(request);
    assert.deepEqual([answer.statusCode, answer.json()], [200, { count: 1, names: ['a'] }]);
  });

  for (const wrong of [{}, { count: 'one' }, { count: 1.5 }, { count: 1, names: [1] }, [], null, 'text'])
    it(`are a 500 when they are ${JSON.stringify(wrong)}`, async () => {
      await using server = await createSampleServer([operationAnswering(wrong)]);
      const answer = await server.inject(request);
      assert.deepEqual([answer.statusCode, answer.json().code], [500, 'internal']);
    });

  it('are not looked at unless that is switched on', async () => {
    await using server = await createSampleServer([operationAnswering({ count: 1.5 })], { validateResponses: false });
    assert.equal((await server.inject(request)).statusCode, 200);
  });
});

describe('a client that hangs up while its key is looked up', () => {
  it('keeps no slot, and its operation does not run', async () => {
    const gate = new Gate();
    const asked = Promise.withResolvers<void>();
    let runs = 0;
    const operation: Operation = {
      ...operationAnswering({}),
      handle: async () => {
        runs += 1;
        return { count: runs };
      },
    };
    const authenticate = async (): Promise<Identity> => {
      asked.resolve();
      await gate.opened;
      return sampleIdentity;
    };
    await using server = await createSampleServer([operation], { authenticate });
    await server.listen({ host: '127.0.0.1', port: 0 });
    const response = once(server.server, 'request').then(([, raw]) => once(raw, 'close'));
    const connection = await RawConnection.open((server.server.address() as AddressInfo).port);
    connection.send(rawRequest('GET', '/sample', { authorization: 'Key k' }));
    await asked.promise;
    connection[Symbol.dispose]();
    await response;
    gate.open();
    const answer = await server.inject(request);
    assert.deepEqual([answer.statusCode, answer.payload], [200, '{"count":1}']);
  });
});

describe('an operation on a resource', () => {
  const removal = defineOperation<undefined, undefined, { sample_id: string }>({
    id: 'deleteSample',
    method: 'DELETE',
    path: '/samples/:sample_id',
    params: Type.Object({ sample_id: resourceId('The sample.') }),
    access: { kind: 'developer', scope: 'usage:read' },
    summary: 'Delete a sample',
    description: 'For tests.',
    tag: 'Usage',
    status: 204,
    response: null,
    async handle({ params }) {
      removed.push(params.sample_id);
    },
  });
  const removed: string[] = [];
  const headers = { authorization: 'key of-the-test' };
  const id = '8a2d5d41-94d6-4d7a-8a6f-0c8d0c2f6a11';

  it('gets its id, and answers with its status and no body', async () => {
    const server = await createSampleServer([removal]);
    const answer = await server.inject({ method: 'DELETE', url: `/samples/${id}`, headers });
    assert.deepEqual([answer.statusCode, answer.payload, removed], [204, '', [id]]);
    await server.close();
  });

  it('refuses a malformed id by name, and other methods on its path', async () => {
    const server = await createSampleServer([removal]);
    const malformed = await server.inject({ method: 'DELETE', url: '/samples/7', headers });
    assert.equal(malformed.statusCode, 400);
    assert.match(malformed.json().message, /'sample_id' not supported: it is not a UUID/);
    const other = await server.inject({ method: 'PATCH', url: `/samples/${id}` });
    assert.deepEqual([other.statusCode, other.headers.allow], [405, 'DELETE']);
    const elsewhere = await server.inject({ method: 'DELETE', url: `/samples/${id}/more` });
    assert.equal(elsewhere.statusCode, 404);
    await server.close();
  });
});
