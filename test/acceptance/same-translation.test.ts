import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { type ComparedServer, compareOrders, forms } from '../support/compare-orders.ts';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';

const corpus = new URL('../../bench/corpus/english-sentences.txt', import.meta.url);
const sentences = readFileSync(corpus, 'utf8').split('\n').slice(0, 40);

describe('the same text on two servers that get it in opposite order', () => {
  let servers: readonly [RunningServer, RunningServer];
  before(async () => {
    servers = await Promise.all([startServer(), startServer()]);
  });
  after(() => Promise.all(servers.map((server) => server[Symbol.asyncDispose]())));

  for (const target of ['es', 'fr'])
    for (const form of forms)
      it(`has the same translation into ${target}: ${form}`, async () => {
        const compared = servers.map(({ address }): ComparedServer => ({ address, key: developerKey }));
        const [first, second] = compared;
        if (first === undefined || second === undefined) throw new Error('Two servers are compared.');
        assert.deepEqual(await compareOrders([first, second], { source: 'en', target }, sentences, form), []);
      });
});
