import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { CreateMultipartUploadCommand, ListMultipartUploadsCommand } from '@aws-sdk/client-s3';
import type { S3Location } from '../../src/contracts/stores/object-store-settings.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { StartupError } from '../../src/errors/startup-error.ts';
import { IncomingFolder } from '../../src/storage/objects/incoming-folder.ts';
import type { ObjectStoreChange } from '../../src/storage/objects/object-store-health.ts';
import { defaultS3Patience } from '../../src/storage/objects/s3/create-s3-clients.ts';
import { openS3ObjectStore } from '../../src/storage/objects/s3/open-s3-object-store.ts';
import { S3ObjectStore, type S3ObjectStoreOptions } from '../../src/storage/objects/s3/s3-object-store.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { pieces, readObject } from '../contracts/object-store.ts';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { type S3Server, startS3Server } from '../support/s3-server/s3-server.ts';

const mebibyte = 1024 * 1024;
const folder = new TemporaryFolder();
const opened = new DisposableStack();
let server: S3Server;
let proxy: FaultProxy;
let location: S3Location;

before(async () => {
  server = await startS3Server();
  proxy = await startFaultProxy(server.endpoint);
  location = await server.createBucket();
});
after(async () => {
  opened.dispose();
  folder[Symbol.dispose]();
  await proxy[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

function settings(given: Partial<S3ObjectStoreOptions> = {}): S3ObjectStoreOptions {
  return {
    location: { ...location, prefix: `${randomUUID()}/` },
    credentials: server.credentials,
    patience: defaultS3Patience,
    incoming: opened.use(new IncomingFolder(join(folder.path, 'incoming'))),
    clock: systemClock,
    onChange: () => {},
    ...given,
  };
}

function open(given: Partial<S3ObjectStoreOptions> = {}): S3ObjectStore {
  return opened.use(new S3ObjectStore(settings(given)));
}

/** Through the proxy, which has no fault when the test begins. */
function openBehindFaults(given: Partial<S3ObjectStoreOptions> = {}): S3ObjectStore {
  proxy.use({ kind: 'none' });
  return open({ ...given, location: { ...location, prefix: `${randomUUID()}/`, endpoint: proxy.origin } });
}

/** Bytes that are the same each time and differ from part to part. */
async function* bytes(mebibytes: number, seed = 1) {
  let state = seed;
  for (let block = 0; block < mebibytes * 16; block++) {
    const words = new Uint32Array(16_384);
    for (let index = 0; index < words.length; index++) {
      state = (state * 1_664_525 + 1_013_904_223) >>> 0;
      words[index] = state;
    }
    yield Buffer.from(words.buffer);
  }
}

async function digest(content: AsyncIterable<Uint8Array> | undefined): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of content ?? []) hash.update(piece);
  return hash.digest('hex');
}

async function uploads(): Promise<number> {
  const { Uploads = [] } = await server.client.send(new ListMultipartUploadsCommand({ Bucket: location.bucket }));
  return Uploads.length;
}

const isUnavailable = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === 'storage_unavailable' && error.retryAfter !== undefined;

describe('objects larger than a part', () => {
  it('come back with every byte, from a part and a byte to many parts', async () => {
    const store = open();
    for (const size of [8, 9, 41]) {
      assert.equal(await store.put('large', bytes(size, size)), size * mebibyte);
      assert.equal(await digest(await store.get('large')), await digest(bytes(size, size)));
    }
    assert.equal(await uploads(), 0);
  });

  it('take bounded memory, however many are put at once', async () => {
    const store = open();
    let most = 0;
    const before = process.memoryUsage().arrayBuffers;
    async function* measured(seed: number) {
      for await (const piece of bytes(24, seed)) {
        most = Math.max(most, process.memoryUsage().arrayBuffers - before);
        yield piece;
      }
    }
    await Promise.all(Array.from({ length: 8 }, (_, index) => store.put(`large-${index}`, measured(index))));
    assert.ok(most < 96 * mebibyte, `${Math.round(most / mebibyte)} MiB of 192 MiB were in memory`);
    for (let index = 0; index < 8; index++)
      assert.equal(await digest(await store.get(`large-${index}`)), await digest(bytes(24, index)));
  });

  it('are sent to their end when the connection breaks', async () => {
    const store = openBehindFaults();
    const content = async function* () {
      yield* bytes(20);
      // Nothing is sent before the content is whole.
      proxy.use({ kind: 'cut-request', afterBytes: 10 * mebibyte });
    };
    // One cut is repaired.
    assert.equal(await store.put('large', content()), 20 * mebibyte);
    assert.equal(await digest(await store.get('large')), await digest(bytes(20)));
    assert.equal(await uploads(), 0);
  });
});

describe('a server that fails', () => {
  const body =
    '<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>';

  for (const fault of [
    { kind: 'refused' },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 500, body: '<html>an error of a proxy</html>' },
    { kind: 'status', status: 503, body },
  ] as const)
    it(`is tried again, then storage is unavailable: ${JSON.stringify(fault)}`, async () => {
      const changes: ObjectStoreChange[] = [];
      const clock = new ManualClock();
      const back = Promise.withResolvers<void>();
      const onChange = (change: ObjectStoreChange): void => {
        changes.push(change);
        if (change.state === 'ok') back.resolve();
      };
      // The first may be lost with a connection that was kept from before.
      const patience = { ...defaultS3Patience, attempts: 3 };
      const store = openBehindFaults({ clock, onChange, patience });
      await store.put('before', pieces('whole'));
      proxy.use(fault);
      const connections = proxy.connections;
      await assert.rejects(store.put('during', pieces('never')), isUnavailable);
      assert.ok(proxy.connections >= connections + 2, 'it was tried again');
      const tried = proxy.connections;
      for (const work of [() => store.get('before'), () => store.remove('before'), () => store.put('x', pieces('x'))])
        await assert.rejects(work(), isUnavailable);
      await assert.rejects(Array.fromAsync(store.list('')), isUnavailable);
      assert.equal(proxy.connections, tried, 'what cannot succeed fails at once');
      proxy.use({ kind: 'none' });
      clock.advance(1_000);
      await back.promise;
      assert.equal(changes.length, 2);
      assert.equal(await readObject(store, 'before'), 'whole');
      assert.deepEqual(await Array.fromAsync(store.list('')), ['before']);
    });

  it('is tried once a second until it works', async () => {
    const clock = new ManualClock();
    const states: string[] = [];
    const store = openBehindFaults({
      clock,
      patience: { ...defaultS3Patience, attempts: 1 },
      onChange: ({ state }) => states.push(state),
    });
    proxy.use({ kind: 'status', status: 503, body });
    await assert.rejects(store.get('a'), isUnavailable);
    proxy.use({ kind: 'refused' });
    clock.advance(1_000);
    while (states.length < 2) await new Promise(setImmediate);
    assert.deepEqual(states, ['errors', 'unreachable']);
  });

  it('that never answers is given up', async () => {
    const patience = { ...defaultS3Patience, answerMilliseconds: 300, attempts: 2 };
    const store = openBehindFaults({ patience });
    proxy.use({ kind: 'stalled' });
    await assert.rejects(store.put('a', pieces('never')), isUnavailable);
    const other = openBehindFaults({ patience });
    proxy.use({ kind: 'stalled' });
    await assert.rejects(other.get('a'), isUnavailable);
  });

  it('whose connection breaks in the middle of an object does not shorten it', async () => {
    const store = openBehindFaults();
    await store.put('large', bytes(20));
    proxy.use({ kind: 'cut', afterBytes: 7 * mebibyte });
    assert.equal(await digest(await store.get('large')), await digest(bytes(20)));
  });

  it('that goes silent in the middle of an object is asked again for the rest', async () => {
    const store = openBehindFaults({ patience: { ...defaultS3Patience, idleMilliseconds: 3_000 } });
    await store.put('large', bytes(20));
    proxy.use({ kind: 'silent', afterBytes: 7 * mebibyte });
    assert.equal(await digest(await store.get('large')), await digest(bytes(20)));
  });

  it('never has the rest of an object after another of that name taken for its end', async () => {
    const store = openBehindFaults();
    await store.put('large', bytes(20, 1));
    proxy.use({ kind: 'cut', afterBytes: 7 * mebibyte });
    const content = await store.get('large');
    await open({ location: { ...location, prefix: prefixOf(store) } }).put('large', bytes(20, 2));
    await assert.rejects(digest(content));
  });

  it('has half of an object, of which nobody sees anything', async () => {
    const store = openBehindFaults({ patience: { ...defaultS3Patience, attempts: 1 } });
    for (const size of [4, 20]) {
      proxy.use({ kind: 'cut-request', afterBytes: 2 * mebibyte });
      await assert.rejects(store.put('half', bytes(size)), isUnavailable);
      const direct = open({ location: { ...location, prefix: prefixOf(store) } });
      assert.equal(await direct.get('half'), undefined);
      assert.deepEqual(await Array.fromAsync(direct.list('')), []);
      await store.probe();
    }
  });
});

describe('a start', () => {
  const refusals: [string, (given: S3ObjectStoreOptions) => Partial<S3ObjectStoreOptions>, RegExp][] = [
    ['a wrong secret', () => ({ credentials: { ...server.credentials, secret: 'wrong-secret-value' } }), /credentials/],
    ['an unknown user', () => ({ credentials: { keyId: 'test:nobody', secret: 'wrong-secret-value' } }), /credentials/],
    ['a missing bucket', (given) => ({ location: { ...given.location, bucket: 'no-such-bucket' } }), /no such bucket/],
    ['a wrong region', (given) => ({ location: { ...given.location, region: 'mars-1' } }), /another region/],
    [
      'a server that is not there',
      (given) => ({ location: { ...given.location, endpoint: 'http://127.0.0.1:9' } }),
      /does not answer/,
    ],
  ];
  for (const [what, change, message] of refusals)
    it(`with ${what} is refused in two lines, without the secret`, async () => {
      const given = settings({ patience: { ...defaultS3Patience, attempts: 2 } });
      await assert.rejects(openS3ObjectStore({ ...given, ...change(given) }), (error) => {
        assert.ok(error instanceof StartupError, String(error));
        assert.match(error.message, message);
        assert.match(error.message, /^s3:\/\//);
        assert.equal(error.message.split('\n').length, 2);
        assert.doesNotMatch(error.message, /secret-/);
        return true;
      });
    });

  it('leaves nothing in the bucket', async () => {
    using store = await openS3ObjectStore(settings());
    assert.deepEqual(await Array.fromAsync(store.list('')), []);
  });
});

describe('uploads that were left behind', () => {
  it('are ended a day later, and only those under the prefix', async () => {
    const clock = new ManualClock(new Date(Date.now() + 25 * 3600 * 1000).toISOString());
    const store = open({ clock });
    const begin = (Key: string) =>
      server.client.send(new CreateMultipartUploadCommand({ Bucket: location.bucket, Key }));
    for (let index = 0; index < 3; index++) await begin(`${prefixOf(store)}left/${index}`);
    await begin('of-another-program/file');
    assert.equal(await store.sweepUploads(), 3);
    assert.equal(await store.sweepUploads(), 0);
    assert.equal(await uploads(), 1);
  });
});

function prefixOf(store: S3ObjectStore): string {
  return store.location.prefix;
}
