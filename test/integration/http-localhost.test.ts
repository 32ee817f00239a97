import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { Type } from 'typebox';
import { listen } from '../../src/http/listen.ts';
import { defineOperation, type Operation } from '../../src/http/operation.ts';
import { RawConnection, rawRequest } from '../support/raw-connection.ts';
import { createSampleServer } from '../support/sample-server.ts';

/** Answers when the gate opens. */
const operationBehind = (gate: Promise<void>): Operation =>
  defineOperation<undefined, undefined>({
    id: 'getText',
    method: 'GET',
    path: '/text',
    access: { kind: 'public' },
    summary: 'A text',
    description: 'For the test.',
    tag: 'Operation',
    response: Type.Object({}),
    handle: async () => {
      await gate;
      return {};
    },
  });

/** Both are addresses of the loopback interface on Linux. */
const addresses = ['127.0.0.1', '127.0.0.2'] as const;

describe('a server on localhost', () => {
  for (const host of addresses)
    it(`answers half-closed clients, expectations and faults of HTTP at ${host}`, async () => {
      const gate = Promise.withResolvers<void>();
      await using server = await createSampleServer([operationBehind(gate.promise)]);
      const address = await listen(server, { host: 'localhost', port: 0, localAddresses: async () => addresses });
      const port = Number(new URL(address).port);

      using expecting = await RawConnection.open(port, host);
      expecting.send(rawRequest('GET', '/text', { expect: 'nothing' }));
      const refused = await expecting.answer();
      assert.deepEqual([refused.status, JSON.parse(refused.body).code], [417, 'expectation_failed']);

      using faulty = await RawConnection.open(port, host);
      faulty.send('GET / HTTP/1.1\r\nHost: a\r\nBad Header: b\r\n\r\n');
      const fault = await faulty.answer();
      assert.deepEqual([fault.status, JSON.parse(fault.body).code], [400, 'bad_request']);

      using halfClosed = await RawConnection.open(port, host);
      halfClosed.send(rawRequest('GET', '/text', {}));
      halfClosed.finish();
      assert.equal((await halfClosed.answer()).status, 100);
      gate.resolve();
      let answer = await halfClosed.answer();
      while (answer.status === 100) answer = await halfClosed.answer();
      assert.equal(answer.status, 200);
    });

  it('listens at the addresses that the machine has, and at none of them after it was closed', async () => {
    const server = await createSampleServer([]);
    // TEST-NET-3 (RFC 5737), which is no address of this machine.
    const localAddresses = async (): Promise<readonly string[]> => [...addresses, '203.0.113.1'];
    const port = Number(new URL(await listen(server, { host: 'localhost', port: 0, localAddresses })).port);
    await server.close();
    for (const host of addresses) {
      const refused = Promise.withResolvers<unknown>();
      connect({ host, port }).once('error', refused.resolve).once('connect', refused.reject);
      assert.equal(((await refused.promise) as NodeJS.ErrnoException).code, 'ECONNREFUSED');
    }
  });

  it('listens where the system says that localhost is', async () => {
    await using server = await createSampleServer([]);
    const address = new URL(await listen(server, { host: 'localhost', port: 0 }));
    assert.equal((await fetch(`http://localhost:${address.port}/nothing`)).status, 404);
  });
});
