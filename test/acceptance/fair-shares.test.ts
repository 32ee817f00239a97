import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { createOtherAccount } from '../support/other-account.ts';
import { poll } from '../support/poll.ts';
import { rawRequest } from '../support/raw-connection.ts';
import { adminKey, developerKey, type RunningServer, startServer } from '../support/running-server.ts';
import type { StallingClients } from '../support/stalling-clients.ts';

/** Defaults of `DRAGOMAN_KEY_CONCURRENCY` and of `DRAGOMAN_ACCOUNT_CONCURRENCY`. */
const keyConcurrency = 256;
const accountConcurrency = 512;

const body = JSON.stringify({ text: ['The house is red.'], source_lang: 'EN', target_lang: 'ES' });
const json = { 'content-type': 'application/json' };
const authorized = (key: string): Record<string, string> => ({ authorization: `DeepL-Auth-Key ${key}` });

const stalledText = (key: string): string =>
  rawRequest('POST', '/v2/translate', { ...authorized(key), ...json, 'content-length': '1000' });

/** The file of the form begins, and a byte follows at a time. */
function stalledDocument(key: string): string {
  const form = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
  const headers = {
    ...authorized(key),
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '100000',
  };
  return rawRequest('POST', '/v2/document', headers) + form;
}

const wholeText = (key: string): string => rawRequest('POST', '/v2/translate', { ...authorized(key), ...json }, body);

describe('with default limits, another account is always served', { concurrency: false }, () => {
  let server: RunningServer;
  let keys: readonly string[];
  let otherKey: string;

  before(async () => {
    server = await startServer();
    const made: string[] = [developerKey];
    while (made.length < 4) {
      const response = await server.request('/v2/admin/developer-keys', {
        method: 'POST',
        headers: { ...json, ...authorized(adminKey) },
        body: JSON.stringify({ label: `key ${made.length}` }),
      });
      made.push(((await response.json()) as { readonly api_key: string }).api_key);
    }
    keys = made;
    otherKey = await createOtherAccount(server);
    assert.equal((await translateAsOther()).status, 200);
  });

  after(() => server[Symbol.asyncDispose]());

  const translateAsOther = (): Promise<Response> =>
    fetch(new URL('/v2/translate', server.address), {
      method: 'POST',
      headers: { ...json, ...authorized(otherKey) },
      body,
    });

  async function inProgress(): Promise<number> {
    const metrics = await (await fetch(new URL('/metrics', server.address))).text();
    return Number(/^dragoman_http_requests_in_progress (\d+)/m.exec(metrics)?.[1]);
  }

  async function begin(requests: readonly string[], read: boolean): Promise<ChildProcess> {
    const clients = fork(new URL('../support/stalling-clients.ts', import.meta.url));
    const order: StallingClients = { port: Number(new URL(server.address).port), requests, read };
    clients.send(order);
    await once(clients, 'message');
    return clients;
  }

  async function goOn(clients: ChildProcess): Promise<void> {
    clients.send('go on');
    await once(clients, 'message');
  }

  async function end(clients: ChildProcess): Promise<void> {
    clients.kill('SIGKILL');
    // The request for the metrics is one.
    await poll(async () => (await inProgress()) === 1);
  }

  async function othersAreServed(clients: ChildProcess): Promise<void> {
    const statuses: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      const [response] = await Promise.all([translateAsOther(), goOn(clients)]);
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    assert.deepEqual(new Set(statuses), new Set([200]));
  }

  for (const [name, stalled] of [
    ['posts whose bodies do not come', stalledText],
    ['documents that come a byte at a time', stalledDocument],
  ] as const)
    it(`while 4 keys of one account send ${keyConcurrency} ${name} each`, async () => {
      const requests = keys.flatMap((key) => Array.from({ length: keyConcurrency }, () => stalled(key)));
      const clients = await begin(requests, true);
      const isRefused = async (): Promise<boolean> => {
        await goOn(clients);
        const { status } = await server.translate(JSON.parse(body));
        assert.ok(status === 200 || status === 429, `${status}`);
        return status === 429;
      };
      try {
        // Its account has its share; the posts beyond it are refused.
        await poll(isRefused);
        assert.ok((await inProgress()) >= accountConcurrency / 2);
        await othersAreServed(clients);
      } finally {
        await end(clients);
      }
      assert.equal((await server.translate(JSON.parse(body))).status, 200);
    });

  it(`while ${keyConcurrency} requests of one key are answered and nobody reads the answers`, async () => {
    const clients = await begin(
      Array.from({ length: keyConcurrency }, () => wholeText(developerKey)),
      false,
    );
    try {
      await othersAreServed(clients);
    } finally {
      await end(clients);
    }
  });
});
