import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ListMultipartUploadsCommand } from '@aws-sdk/client-s3';
import type { Clock } from '../../src/contracts/clock.ts';
import type { S3Location } from '../../src/contracts/stores/object-store-settings.ts';
import { IncomingFolder } from '../../src/storage/objects/incoming-folder.ts';
import { defaultS3Patience } from '../../src/storage/objects/s3/create-s3-clients.ts';
import { S3ObjectStore } from '../../src/storage/objects/s3/s3-object-store.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { type S3Server, startS3Server } from '../support/s3-server/s3-server.ts';
import { describeObjectStore } from './object-store.ts';
import { assertAcknowledged, putUntilKilled } from './object-store-kills.ts';
import { TemporaryFolder } from './stores-fixtures.ts';

const folder = new TemporaryFolder();
const opened = new DisposableStack();
let server: S3Server;
let location: S3Location;

before(async () => {
  server = await startS3Server();
  location = await server.createBucket();
});
after(async () => {
  opened.dispose();
  folder[Symbol.dispose]();
  await server[Symbol.asyncDispose]();
});

function open(prefix: string, { clock = systemClock }: { clock?: Clock } = {}): S3ObjectStore {
  return opened.use(
    new S3ObjectStore({
      location: { ...location, prefix },
      credentials: server.credentials,
      patience: defaultS3Patience,
      incoming: opened.use(new IncomingFolder(join(folder.path, 'incoming'))),
      clock,
      onChange: (change) => assert.fail(`The store fails: ${change.reason}`),
    }),
  );
}

describeObjectStore(
  'in a bucket of an S3 server',
  () => {
    const prefix = `${randomUUID()}/`;
    return { store: open(prefix), reopen: () => open(prefix) };
  },
  { numRuns: 6 },
);

describe('a process that is killed while it puts objects into a bucket', () => {
  it('leaves each one whole that it acknowledged, and uploads that are swept a day later', async () => {
    const prefix = `${randomUUID()}/`;
    // Every third object is larger than a part.
    const blocks = 60;
    const killed = { location: { ...location, prefix }, credentials: server.credentials, folder: folder.path, blocks };
    const acknowledged = new Map<string, number>();
    for (let round = 0; round < 3; round++)
      await putUntilKilled({ kind: 's3', ...killed }, 5 + 10 * round, acknowledged);
    await assertAcknowledged(open(prefix), blocks, acknowledged);
    const left = await uploadsIn(prefix);
    assert.equal(await open(prefix).sweepUploads(), 0, 'they may be of a living process');
    const later = new ManualClock(new Date(Date.now() + 25 * 3600 * 1000).toISOString());
    assert.equal(await open(prefix, { clock: later }).sweepUploads(), left);
    assert.equal(await uploadsIn(prefix), 0);
  });
});

async function uploadsIn(prefix: string): Promise<number> {
  const { Uploads = [] } = await server.client.send(
    new ListMultipartUploadsCommand({ Bucket: location.bucket, Prefix: prefix }),
  );
  return Uploads.length;
}
