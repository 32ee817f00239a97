import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Credentials, S3Location } from '../../../src/contracts/stores/object-store-settings.ts';

export interface S3Server extends AsyncDisposable {
  readonly endpoint: string;
  readonly credentials: S3Credentials;
  /** For questions that a store does not ask. */
  readonly client: S3Client;
  readonly pid: number;
  /** A new bucket. */
  createBucket(): Promise<S3Location>;
}

export const s3Region = 'test-1';

/** OpenStack Swift from Debian's packages with the S3 interface, in one process without root, over a folder of its own. */
export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-swift-'));
  const credentials = { keyId: 'test:tester', secret: 'secret-of-the-object-store' };
  const script = join(import.meta.dirname, 'swift-server.py');
  // Debian's own Python has the packages, whatever else is first in the path.
  const child = spawn('/usr/bin/python3', [script, folder, `${credentials.keyId}:${credentials.secret}`], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
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
  const endpoint = String(line);
  const client = new S3Client({
    endpoint,
    region: s3Region,
    forcePathStyle: true,
    credentials: { accessKeyId: credentials.keyId, secretAccessKey: credentials.secret },
  });
  return {
    endpoint,
    credentials,
    client,
    pid: child.pid ?? 0,
    async createBucket() {
      const bucket = `bucket-${randomUUID()}`;
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      return { kind: 's3', bucket, prefix: '', endpoint, region: s3Region, pathStyle: true };
    },
    async [Symbol.asyncDispose]() {
      client.destroy();
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
