import { randomUUID } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { Clock } from '../../../contracts/clock.ts';
import type { S3Credentials, S3Location } from '../../../contracts/stores/object-store-settings.ts';
import type { ObjectStore } from '../../../contracts/stores/objects.ts';
import type { IncomingFolder } from '../incoming-folder.ts';
import { checkNamePrefix, checkObjectName, isObjectName } from '../object-names.ts';
import { type ObjectStoreChange, ObjectStoreHealth } from '../object-store-health.ts';
import { classifyS3Error } from './classify-s3-error.ts';
import { createS3Clients, type S3Clients, type S3Patience } from './create-s3-clients.ts';
import { openObject } from './read-object.ts';
import { Spool } from './spool.ts';
import { Uploads, type UploadTarget } from './upload.ts';

export interface S3ObjectStoreOptions {
  readonly location: S3Location;
  /** Undefined: from the standard AWS sources. */
  readonly credentials: S3Credentials | undefined;
  readonly patience: S3Patience;
  /** For content that waits to be sent. */
  readonly incoming: Pick<IncomingFolder, 'newPath'>;
  readonly clock: Clock;
  readonly onChange: (change: ObjectStoreChange) => void;
}

/** Longer than any upload takes: after it, an unfinished one belongs to a process that is gone. */
const uploadIsOldAfter = 24 * 3600 * 1000;

/**
 * Objects in a bucket, each under the prefix and its name. An object that is removed or replaced while it is read is read to its end
 * as long as the connection holds.
 *
 *     put: content ─► spool (memory or a nameless file) ─► one request, or parts ─► there
 *     get: request ─► pieces ── broken, stalled ──► request for the rest of the same content
 *
 * Errors of the server become `storage_unavailable`.
 */
export class S3ObjectStore implements ObjectStore, Disposable {
  readonly health: ObjectStoreHealth;
  readonly location: S3Location;
  readonly #options: S3ObjectStoreOptions;
  readonly #clients: S3Clients;
  readonly #closing = new AbortController();
  readonly #uploads: Uploads;

  constructor(options: S3ObjectStoreOptions) {
    this.#options = options;
    this.location = options.location;
    this.#clients = createS3Clients(options.location, options.credentials, options.patience);
    this.#uploads = new Uploads(this.#clients.other, this.#closing.signal);
    const { clock, onChange } = options;
    this.health = new ObjectStoreHealth({ probe: () => this.probe(), classify: classifyS3Error, clock, onChange });
  }

  async put(name: string, content: AsyncIterable<Uint8Array>): Promise<number> {
    const target = this.#target(name);
    this.health.admit();
    await using spool = await Spool.of(content, this.#options.incoming.newPath());
    await this.#reported(() => this.#uploads.send(target, spool));
    return spool.size;
  }

  async get(name: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    const target = this.#target(name);
    const { clock, patience } = this.#options;
    const { idleMilliseconds } = patience;
    const parts = { client: this.#clients.reading, clock, idleMilliseconds, closing: this.#closing.signal };
    const content = await this.#reported(() => openObject(target, parts));
    return content && this.#reportedPieces(content);
  }

  async remove(name: string): Promise<void> {
    const target = this.#target(name);
    await this.#reported(() => this.#clients.other.send(new DeleteObjectCommand(target)));
  }

  async *list(prefix: string): AsyncGenerator<string, void, undefined> {
    checkNamePrefix(prefix);
    const { bucket: Bucket, prefix: before } = this.location;
    let ContinuationToken: string | undefined;
    do {
      const page = new ListObjectsV2Command({ Bucket, Prefix: before + prefix, ContinuationToken });
      const { Contents = [], NextContinuationToken } = await this.#reported(() => this.#clients.other.send(page));
      for (const { Key = '' } of Contents) {
        const name = Key.slice(before.length);
        if (isObjectName(name)) yield name;
      }
      ContinuationToken = NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  /**
   * Ends uploads that processes left behind. Any process may do it at any time. Rejects with the error of the server: the
   * right that this needs is no other request's.
   */
  async sweepUploads(): Promise<number> {
    const { bucket: Bucket, prefix: Prefix } = this.location;
    const oldest = this.#options.clock.now().getTime() - uploadIsOldAfter;
    let swept = 0;
    let marker: { KeyMarker?: string; UploadIdMarker?: string } | undefined;
    do {
      const page = new ListMultipartUploadsCommand({ Bucket, Prefix, ...marker });
      const { Uploads: uploads = [], ...answer } = await this.#clients.other.send(page);
      for (const { Key, UploadId, Initiated } of uploads) {
        if (Initiated === undefined || Initiated.getTime() >= oldest) continue;
        const end = new AbortMultipartUploadCommand({ Bucket, Key, UploadId });
        await this.#clients.other.send(end);
        swept += 1;
      }
      const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = answer;
      marker =
        answer.IsTruncated === true
          ? { ...(KeyMarker && { KeyMarker }), ...(UploadIdMarker && { UploadIdMarker }) }
          : undefined;
    } while (marker !== undefined);
    return swept;
  }

  /** Lists, puts, gets and removes a little, once. Rejects with the error of the server. */
  async probe(): Promise<void> {
    const { probing } = this.#clients;
    const { bucket: Bucket, prefix } = this.location;
    const Key = `${prefix}probe/${randomUUID()}`;
    await probing.send(new ListObjectsV2Command({ Bucket, Prefix: Key, MaxKeys: 1 }));
    await probing.send(new PutObjectCommand({ Bucket, Key, Body: 'probe' }));
    const { Body } = await probing.send(new GetObjectCommand({ Bucket, Key }));
    await Body?.transformToByteArray();
    await probing.send(new DeleteObjectCommand({ Bucket, Key }));
  }

  /** Requests under way are given up. */
  [Symbol.dispose](): void {
    this.health[Symbol.dispose]();
    this.#closing.abort(new Error('The object store is closing.'));
    this.#clients[Symbol.dispose]();
  }

  #target(name: string): UploadTarget {
    checkObjectName(name);
    const { bucket, prefix } = this.location;
    return { Bucket: bucket, Key: prefix + name };
  }

  async #reported<Result>(work: () => Promise<Result>): Promise<Result> {
    this.health.admit();
    try {
      return await work();
    } catch (error) {
      throw this.health.report(error);
    }
  }

  async *#reportedPieces(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      yield* content;
    } catch (error) {
      throw this.health.report(error);
    }
  }
}
