import { randomUUID } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { SharedCapacity } from '../../../scheduling/shared-capacity.ts';
import type { Spool } from './spool.ts';

export interface UploadTarget {
  readonly Bucket: string;
  readonly Key: string;
}

const mebibyte = 1024 * 1024;

/** A multiple of the least size that servers take. The memory for uploads is at most this times the parts at once. */
const partBytes = 8 * mebibyte;
const partsAtOnce = 4;
/** Of one upload, so that others go on beside a large one. */
const partsOfUpload = 2;

/** Sends content to a server: small content in one request, larger in parts. An object is there whole or not at all. */
export class Uploads {
  readonly #client: S3Client;
  readonly #closing: AbortSignal;
  readonly #memory = new SharedCapacity({
    capacity: partsAtOnce,
    accountShare: partsOfUpload,
    backgroundShare: partsAtOnce,
  });

  constructor(client: S3Client, closing: AbortSignal) {
    this.#client = client;
    this.#closing = closing;
  }

  async send(target: UploadTarget, content: Spool): Promise<void> {
    if (content.size > partBytes) return await this.#sendInParts(target, content);
    await this.#inTurn(target.Key, this.#closing, async () => {
      const Body = await content.read(0, content.size);
      const put = new PutObjectCommand({ ...target, Body, ContentLength: content.size });
      await this.#client.send(put, { abortSignal: this.#closing });
    });
  }

  async #sendInParts(target: UploadTarget, content: Spool): Promise<void> {
    const mark = randomUUID();
    const begin = new CreateMultipartUploadCommand({ ...target, Metadata: { upload: mark } });
    const { UploadId } = await this.#client.send(begin, { abortSignal: this.#closing });
    const upload = { ...target, UploadId };
    try {
      const Parts = await this.#sendParts(upload, content);
      const complete = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } });
      await this.#client.send(complete, { abortSignal: this.#closing });
    } catch (error) {
      // The answer to a completion that succeeded may be lost; the next attempt then finds no upload.
      if ((error as Error).name === 'NoSuchUpload' && (await this.#hasMark(target, mark))) return;
      await this.#client.send(new AbortMultipartUploadCommand(upload)).catch(() => {});
      throw error;
    }
  }

  async #sendParts(upload: UploadTarget & { UploadId: string | undefined }, content: Spool): Promise<CompletedPart[]> {
    const parts: CompletedPart[] = [];
    const failed = new AbortController();
    const abortSignal = AbortSignal.any([this.#closing, failed.signal]);
    const count = Math.ceil(content.size / partBytes);
    let next = 0;
    const sendNext = async (): Promise<void> => {
      while (next < count && !abortSignal.aborted) {
        const index = next++;
        await this.#inTurn(upload.Key, abortSignal, async () => {
          const Body = await content.read(index * partBytes, partBytes);
          const part = { ...upload, PartNumber: index + 1, Body, ContentLength: Body.length };
          const { ETag } = await this.#client.send(new UploadPartCommand(part), { abortSignal });
          parts[index] = { ETag, PartNumber: index + 1 };
        });
      }
    };
    const senders = Array.from({ length: Math.min(partsOfUpload, count) }, async () => {
      try {
        await sendNext();
      } catch (error) {
        failed.abort(error);
        throw error;
      }
    });
    await Promise.allSettled(senders);
    if (failed.signal.aborted) throw failed.signal.reason;
    this.#closing.throwIfAborted();
    return parts;
  }

  /** An upload counts as an account. */
  #inTurn(key: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    return this.#memory.use({ accountId: key, weight: 1 }, signal, work);
  }

  async #hasMark(target: UploadTarget, mark: string): Promise<boolean> {
    const head = await this.#client.send(new HeadObjectCommand(target)).catch(() => undefined);
    return head?.Metadata?.upload === mark;
  }
}
