import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { ObjectStoreSettings, S3Credentials } from '../../src/contracts/stores/object-store-settings.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { poll } from '../support/poll.ts';
import { type S3Server, startS3Server } from '../support/s3-server/s3-server.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { upload } from './documents-fixtures.ts';

let server: S3Server;
let proxy: FaultProxy;
before(async () => {
  server = await startS3Server();
  proxy = await startFaultProxy(server.endpoint);
});
after(async () => {
  await proxy[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

function serve(objectStore: ObjectStoreSettings, objectStoreCredentials?: S3Credentials): Promise<TestApp> {
  return createTestApp({
    translators: [new FakeTranslator({ pairs: ['en>es', 'es>en'] })],
    settings: { objectStore },
    ...(objectStoreCredentials && { objectStoreCredentials }),
  });
}

interface Outage {
  readonly state: string;
  readonly reason: RegExp;
  begin(): unknown;
  end(): unknown;
}

/** Documents, `/readyz` and metrics name what is wrong; texts are translated; all is well when it is over. */
async function assertOutage(app: TestApp, { state, reason, begin, end }: Outage): Promise<void> {
  const send = () => upload(app, { name: 'a.txt', content: 'The house.\n'.repeat(500) });
  const check = async () => {
    const answer = await app.send('GET', '/readyz');
    assert.equal(answer.statusCode, 200, answer.body);
    const { checks } = answer.json<{ checks: { name: string; ready: boolean; reason?: string }[] }>();
    return checks.find(({ name }) => name === 'object_store');
  };
  assert.deepEqual(await check(), { name: 'object_store', ready: true });
  assert.equal((await send()).statusCode, 200);
  await begin();
  const refused = await send();
  assert.equal(refused.statusCode, 503, refused.body);
  assert.equal(refused.json().code, 'storage_unavailable');
  assert.match(refused.json().message, reason);
  assert.match((await check())?.reason ?? '', reason);
  assert.equal(await app.metric(`dragoman_object_store_state{state="${state}"}`), 1);
  assert.equal(await app.metric('dragoman_object_store_up'), 0);
  assert.equal(await app.metric('dragoman_storage_state{state="ok"}'), 1);
  assert.equal((await app.translate({ text: ['The house'] })).statusCode, 200);
  await end();
  await poll(async () => (await check())?.ready === true);
  assert.equal((await send()).statusCode, 200);
}

describe('a server whose bucket', () => {
  it('takes rights away names that', async () => {
    const location = await server.createBucket();
    const grant = (write: boolean) => server.grant(location.bucket, { read: true, write });
    await grant(true);
    await using app = await serve(location, server.guest);
    await assertOutage(app, {
      state: 'rights',
      reason: /does not allow what the server does/,
      begin: () => grant(false),
      end: () => grant(true),
    });
  });

  it('is full names that', async () => {
    const location = { ...(await server.createBucket()), endpoint: proxy.origin };
    const body = '<?xml version="1.0"?><Error><Code>QuotaExceeded</Code><Message>x</Message></Error>';
    await using app = await serve(location, server.credentials);
    await assertOutage(app, {
      state: 'full',
      reason: /the object store is full/,
      begin: () => proxy.use({ kind: 'status', status: 507, body }),
      end: () => proxy.use({ kind: 'none' }),
    });
  });

  it('cannot be reached names that', async () => {
    const location = { ...(await server.createBucket()), endpoint: proxy.origin };
    await using app = await serve(location, server.credentials);
    await assertOutage(app, {
      state: 'unreachable',
      reason: /does not answer/,
      begin: () => proxy.use({ kind: 'refused' }),
      end: () => proxy.use({ kind: 'none' }),
    });
  });
});

describe('a server whose shared folder', () => {
  for (const [state, reason, begin, end] of [
    [
      'full',
      /the object store is full/,
      (disk: string) => {
        const { bavail, bsize } = statfsSync(disk);
        writeFileSync(join(disk, 'filling'), Buffer.alloc(bavail * bsize));
      },
      (disk: string) => rmSync(join(disk, 'filling')),
    ],
    [
      'read_only',
      /the object store is read-only/,
      (disk: string) => spawnSync('mount', ['-o', 'remount,ro', disk]),
      (disk: string) => spawnSync('mount', ['-o', 'remount,rw', disk]),
    ],
  ] as const)
    it(`is ${state} names that`, async (test) => {
      const disk = mkdtempSync(join(tmpdir(), 'dragoman-small-disk-'));
      if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk]).status !== 0) {
        rmSync(disk, { recursive: true });
        return test.skip('only root can mount the small disk of this test');
      }
      try {
        await using app = await serve({ kind: 'folder', folder: join(disk, 'objects') });
        await assertOutage(app, { state, reason, begin: () => begin(disk), end: () => end(disk) });
      } finally {
        spawnSync('umount', ['--lazy', disk]);
        rmSync(disk, { recursive: true, force: true });
      }
    });
});
