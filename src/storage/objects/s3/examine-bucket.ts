import { randomUUID } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { Clock } from '../../../contracts/clock.ts';
import type { S3Credentials, S3Location } from '../../../contracts/stores/object-store-settings.ts';
import type { StoreCheck } from '../../../contracts/stores/store-check.ts';
import { judgeClock } from '../../../time/judge-clock.ts';
import type { ObjectStoreExamination } from '../examination.ts';
import { classifyS3Error, startMeanings } from './classify-s3-error.ts';
import { createS3Clients } from './create-s3-clients.ts';
import { describeLocation } from './describe-location.ts';
import { watchDates } from './watch-dates.ts';

export interface BucketUnderExamination {
  readonly location: S3Location;
  readonly credentials: S3Credentials | undefined;
  readonly clock: Clock;
}

/** Each attempt; there is one. */
const patience = { connectMilliseconds: 5_000, answerMilliseconds: 15_000, idleMilliseconds: 15_000, attempts: 1 };

const slowMilliseconds = 1_000;
const content = 'probe of dragoman doctor';

/** What the server does with a bucket, and the permission that it needs for it. */
interface Trial {
  readonly name: string;
  readonly permission: string;
  /** The trial without which this one means nothing. */
  readonly after?: string;
  run(client: S3Client): Promise<unknown>;
}

/** Does once what a server does, with objects that are removed again. What it answers contains no secret. */
export async function examineBucket(
  examined: BucketUnderExamination,
): Promise<ObjectStoreExamination & { has(name: string): Promise<boolean> }> {
  const { location, credentials, clock } = examined;
  using clients = createS3Clients(location, credentials, patience);
  const dates = watchDates(clients.probing, clock);
  const checks: StoreCheck[] = [];
  let answered = 0;
  for (const { name, permission, after, run } of trialsOf(location)) {
    if (checks.some((check) => check.name === after && check.outcome === 'failure')) continue;
    const start = clock.elapsed();
    try {
      await run(clients.probing);
      const milliseconds = clock.elapsed() - start;
      answered += 1;
      checks.push(milliseconds > slowMilliseconds ? slow(name, milliseconds) : worked(name, milliseconds));
    } catch (error) {
      checks.push(failed(name, permission, error));
      // Whatever is wrong with the server or its settings is wrong for the rest as well.
      if (!isMissingRight(error) && answered === 0) break;
    }
  }
  const difference = dates.difference();
  if (difference !== undefined) checks.push({ name: 'clock', ...judgeClock(difference) });
  return { address: describeLocation(location), checks, has: (name) => hasObject(examined, name) };
}

async function hasObject({ location, credentials }: BucketUnderExamination, name: string): Promise<boolean> {
  using clients = createS3Clients(location, credentials, patience);
  const Key = location.prefix + name;
  const { Contents = [] } = await clients.probing.send(
    new ListObjectsV2Command({ Bucket: location.bucket, Prefix: Key, MaxKeys: 1 }),
  );
  return Contents[0]?.Key === Key;
}

function trialsOf({ bucket: Bucket, prefix }: S3Location): readonly Trial[] {
  const folder = `${prefix}probe/`;
  const small = { Bucket, Key: `${folder}${randomUUID()}` };
  const inParts = { Bucket, Key: `${folder}${randomUUID()}` };
  return [
    {
      name: 'list',
      permission: 's3:ListBucket',
      run: (client) => client.send(new ListObjectsV2Command({ Bucket, Prefix: folder, MaxKeys: 1 })),
    },
    {
      name: 'put',
      permission: 's3:PutObject',
      run: (client) => client.send(new PutObjectCommand({ ...small, Body: content })),
    },
    {
      name: 'get',
      permission: 's3:GetObject',
      after: 'put',
      async run(client) {
        const { Body } = await client.send(new GetObjectCommand(small));
        if ((await Body?.transformToString()) !== content) throw new Error('what is read is not what was written');
      },
    },
    {
      name: 'put in parts',
      permission: 's3:PutObject',
      async run(client) {
        const { UploadId } = await client.send(new CreateMultipartUploadCommand(inParts));
        const part = { ...inParts, UploadId, PartNumber: 1 };
        const { ETag } = await client.send(new UploadPartCommand({ ...part, Body: content }));
        const MultipartUpload = { Parts: [{ ETag, PartNumber: 1 }] };
        await client.send(new CompleteMultipartUploadCommand({ ...inParts, UploadId, MultipartUpload }));
      },
    },
    {
      name: 'list uploads',
      permission: 's3:ListBucketMultipartUploads',
      run: (client) => client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: folder, MaxUploads: 1 })),
    },
    {
      name: 'end uploads',
      permission: 's3:AbortMultipartUpload',
      async run(client) {
        const { UploadId } = await client.send(new CreateMultipartUploadCommand(inParts));
        await client.send(new AbortMultipartUploadCommand({ ...inParts, UploadId }));
      },
    },
    {
      name: 'delete',
      permission: 's3:DeleteObject',
      async run(client) {
        for (const target of [small, inParts]) await client.send(new DeleteObjectCommand(target));
      },
    },
  ];
}

const took = (milliseconds: number): string => `took ${Math.round(milliseconds)} ms`;

function worked(name: string, milliseconds: number): StoreCheck {
  return { name, outcome: 'ok', found: took(milliseconds) };
}

function slow(name: string, milliseconds: number): StoreCheck {
  const advice = 'Uploads and downloads of documents wait for it. Use a store nearer to the server.';
  return { name, outcome: 'warning', found: took(milliseconds), advice };
}

function failed(name: string, permission: string, error: unknown): StoreCheck {
  const outcome = 'failure';
  if (isMissingRight(error))
    return {
      name,
      outcome,
      found: 'the server refuses it',
      advice: `Give the user of DRAGOMAN_OBJECT_STORE_KEY_ID the permission ${permission} for the bucket and everything in it.`,
    };
  const failure = classifyS3Error(error);
  if (failure === undefined) return { name, outcome, found: error instanceof Error ? error.message : String(error) };
  const [found = '', advice = ''] = startMeanings[failure].split('\n');
  return { name, outcome, found: found.replace(/\.$/, ''), advice };
}

/** The credentials are right, and this is not among what they allow. */
function isMissingRight(error: unknown): boolean {
  return error instanceof Error && error.name === 'AccessDenied';
}
