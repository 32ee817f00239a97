import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Credentials, S3Location } from '../../../src/contracts/stores/object-store-settings.ts';

/** For `joinS3Server`. */
export interface S3ServerAddress {
  readonly endpoint: string;
  readonly credentials: S3Credentials;
  /** Of a user who may do nothing but what `grant` gives. */
  readonly guest: S3Credentials;
}

export interface S3Server extends S3ServerAddress, AsyncDisposable {
  /** For questions that a store does not ask. */
  readonly client: S3Client;
  readonly pid: number;
  /** A new bucket. */
  createBucket(): Promise<S3Location>;
  /** What the guest may do with a bucket from now on. */
  grant(bucket: string, rights: { readonly read: boolean; readonly write: boolean }): Promise<void>;
}

export const s3Region = 'test-1';

/** OpenStack Swift from Debian's packages with the S3 interface, in one process without root, over a folder of its own. */
export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-swift-'));
  const credentials = { keyId: 'test:tester', secret: 'secret-of-the-object-store' };
  const guest = { keyId: 'test:guest', secret: 'secret-of-the-guest' };
  const script = join(import.meta.dirname, 'swift-server.py');
  // Debian's own Python has the packages, whatever else is first in the path.
  const child = spawn(
    '/usr/bin/python3',
    [script, folder, ...[credentials, guest].map(({ keyId, secret }) => `${keyId}:${secret}`)],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  let complaint = '';
  child.stderr.on('data', (bytes) => {
    complaint += bytes;
  });
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => {
      throw new Error(`Swift did not start. Set-up installs it with the group "test".\n${complaint}`);
    }),
  ]);
  return connect({ endpoint: String(line), credentials, guest }, child.pid ?? 0, async () => {
    const ended = once(child, 'exit');
    child.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
}

/** One that another process has started and ends. */
export function joinS3Server(server: S3ServerAddress): S3Server {
  return connect(server, 0, async () => {});
}

function connect({ endpoint, credentials, guest }: S3ServerAddress, pid: number, end: () => Promise<void>): S3Server {
  const client = new S3Client({
    endpoint,
    region: s3Region,
    forcePathStyle: true,
    credentials: { accessKeyId: credentials.keyId, secretAccessKey: credentials.secret },
  });
  return {
    endpoint,
    credentials,
    guest,
    client,
    pid,
    async createBucket() {
      const bucket = `bucket-${randomUUID()}`;
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      return { kind: 's3', bucket, prefix: '', endpoint, region: s3Region, pathStyle: true };
    },
    async grant(bucket, { read, write }) {
      // Swift's own interface: its S3 interface knows only whole users as owners.
      const { keyId, secret } = credentials;
      const session = await fetch(`${endpoint}/auth/v1.0`, {
        headers: { 'x-auth-user': keyId, 'x-auth-key': secret },
      });
      const granted = await fetch(`${session.headers.get('x-storage-url')}/${bucket}`, {
        method: 'POST',
        headers: {
          'x-auth-token': session.headers.get('x-auth-token') ?? '',
          'x-container-read': read ? guest.keyId : '',
          'x-container-write': write ? guest.keyId : '',
        },
      });
      if (!granted.ok) throw new Error(`Swift granted nothing: ${granted.status} ${await granted.text()}`);
    },
    async [Symbol.asyncDispose]() {
      client.destroy();
      await end();
    },
  };
}
