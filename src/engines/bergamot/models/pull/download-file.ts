import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../../../../contracts/clock.ts';
import { isRecord } from '../../../shared/is-record.ts';
import { networkReason } from '../../../shared/network-reason.ts';
import type { OfferedFile } from '../index/model-index.ts';
import { textOf } from '../json-values.ts';
import { ModelFailure } from '../model-failure.ts';

/*
 * A file on its way: <name>.part grows, <name>.part.json says where it came from.
 *
 *   address 1 ──fails──▶ address 2 ──fails──▶ … wait, twice as long each round ──▶ address 1
 *      │ every attempt begins where the part ends (Range), unless the file has changed (If-Range) or the server
 *      │ knows no ranges: then it begins anew
 *      ▼
 *   size and SHA-256 as the index says? ──no──▶ part deleted, counted against the address
 *      │ yes
 *      ▼
 *   accept(part): unpacked and checked again
 */

/** The bytes are not those that the index promises. */
export class CorruptFileError extends Error {}

/** This address will not serve the file, however often it is asked. */
class RefusedError extends Error {}

export interface DownloadOptions {
  readonly signal: AbortSignal;
  /** Resolves after so many milliseconds, rejects when the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Without a byte for so long a connection is given up. */
  readonly stallMilliseconds: number;
  readonly clock: Pick<Clock, 'after'>;
  /** Rounds over all addresses without a new byte before it is given up. */
  readonly rounds: number;
  /** Bytes of this file that are here; may go back. */
  progress(bytes: number): void;
}

const firstWait = 500;
const largestFile = 2 * 1024 ** 3;

/** Fills `part` and hands it to `accept`, whose `CorruptFileError` counts as a bad download. */
export async function downloadFile(
  file: OfferedFile,
  part: string,
  accept: (part: string) => Promise<void>,
  options: DownloadOptions,
): Promise<void> {
  const { signal } = options;
  const faults = new Map<string, string>();
  let addresses = file.addresses;
  const corruptions = new Map<string, number>();
  let longest = await sizeOfPart(part);
  for (let round = 0; round < options.rounds && addresses.length > 0; ) {
    let grown = false;
    for (const address of addresses) {
      signal.throwIfAborted();
      try {
        await fetchRest(address, file, part, options);
        await checkDownload(file, part);
        await accept(part);
        return;
      } catch (error) {
        signal.throwIfAborted();
        if (isDiskError(error)) throw error;
        faults.set(address, error instanceof Error ? faultWords(error) : String(error));
        const corrupt = error instanceof CorruptFileError;
        if (corrupt) {
          await discardPart(part);
          corruptions.set(address, (corruptions.get(address) ?? 0) + 1);
        }
        // A part that others began may spoil one download, not two.
        if (error instanceof RefusedError || (corruptions.get(address) ?? 0) > 1)
          addresses = addresses.filter((other) => other !== address);
        const size = await sizeOfPart(part);
        if (size > longest) grown = true;
        longest = Math.max(longest, size);
      }
    }
    round = grown ? 0 : round + 1;
    if (addresses.length > 0 && round < options.rounds) await options.wait(firstWait * 2 ** round, signal);
  }
  const reasons = [...faults].map(([address, fault]) => `${address}: ${fault}.`);
  throw new ModelFailure(`${file.name} cannot be downloaded. ${reasons.join(' ')}`);
}

export async function discardPart(part: string): Promise<void> {
  await rm(part, { force: true });
  await rm(`${part}.json`, { force: true });
}

function faultWords(error: Error): string {
  return error instanceof CorruptFileError || error instanceof RefusedError ? error.message : networkReason(error);
}

/** Errors of the network come as the cause of another; those of the disk come as they are. */
function isDiskError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

async function sizeOfPart(part: string): Promise<number> {
  return (await stat(part).catch(() => undefined))?.size ?? 0;
}

interface PartOrigin {
  readonly address: string;
  /** Strong entity tag or time of change, for `If-Range`. */
  readonly validator: string | undefined;
}

async function readOrigin(part: string): Promise<PartOrigin | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(`${part}.json`, 'utf8'));
    const address = isRecord(value) ? textOf(value.address) : undefined;
    if (!isRecord(value) || address === undefined) return undefined;
    return { address, validator: textOf(value.validator) };
  } catch {
    return undefined;
  }
}

async function fetchRest(address: string, file: OfferedFile, part: string, options: DownloadOptions): Promise<void> {
  if (address.startsWith('file:')) {
    const source = await open(fileURLToPath(address)).catch((error: NodeJS.ErrnoException) => {
      throw new RefusedError(error.code === 'ENOENT' ? 'there is no such file' : error.message, { cause: error });
    });
    const content = source.createReadStream({ signal: options.signal });
    await discardPart(part);
    await append(part, 0, content, file, options, () => {});
    return;
  }
  const have = await sizeOfPart(part);
  if (have > 0 && have === file.size) return;
  const origin = await readOrigin(part);
  const validator = origin?.address === address ? origin.validator : undefined;
  // Without either, nobody would notice that the rest belongs to another file.
  const verifiable = file.sha256 ?? file.unpackedSha256 ?? validator;
  const from = verifiable !== undefined && have < (file.size ?? largestFile) ? have : 0;
  const headers: Record<string, string> = { 'accept-encoding': 'identity' };
  if (from > 0) headers.range = `bytes=${from}-`;
  if (from > 0 && validator !== undefined) headers['if-range'] = validator;
  const stall = new AbortController();
  const watch = () => options.clock.after(options.stallMilliseconds, () => stall.abort(new Error('no more data came')));
  let unwatch = watch();
  const response = { body: undefined as ReadableStream<Uint8Array> | undefined };
  try {
    const answer = await fetch(address, { headers, signal: AbortSignal.any([options.signal, stall.signal]) });
    response.body = answer.body ?? undefined;
    if (answer.status === 416 && answer.headers.get('content-range') === `bytes */${have}`) return;
    if (answer.status === 416) throw new CorruptFileError('the file there is shorter than the part that is here');
    if ([400, 401, 403, 404, 405, 410, 451].includes(answer.status))
      throw new RefusedError(`answered ${answer.status}`);
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    const start = answer.status === 206 ? rangeStart(answer.headers.get('content-range')) : 0;
    if (start !== 0 && start !== from) throw new CorruptFileError('answered with another part than asked for');
    // An encoded body has other offsets than the file.
    const encoded = answer.headers.get('content-encoding') ?? 'identity';
    await writeFile(
      `${part}.json`,
      JSON.stringify({ address, validator: encoded === 'identity' ? validatorOf(answer.headers) : undefined }),
    );
    await append(part, start, answer.body ?? [], file, options, () => {
      unwatch();
      unwatch = watch();
    });
    response.body = undefined;
  } catch (error) {
    throw stall.signal.aborted && !options.signal.aborted ? stall.signal.reason : error;
  } finally {
    unwatch();
    await response.body?.cancel().catch(() => {});
  }
}

function rangeStart(header: string | null): number {
  return Number(/^bytes (\d+)-/.exec(header ?? '')?.[1] ?? Number.NaN);
}

function validatorOf(headers: Headers): string | undefined {
  const tag = headers.get('etag');
  return tag?.startsWith('"') ? tag : (headers.get('last-modified') ?? undefined);
}

async function append(
  part: string,
  start: number,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  file: OfferedFile,
  options: DownloadOptions,
  alive: () => void,
): Promise<void> {
  await using handle = await open(part, start === 0 ? 'w' : 'r+');
  let end = start;
  const limit = Math.min(file.size ?? largestFile, largestFile);
  options.progress(end);
  for await (const chunk of body) {
    alive();
    if (end + chunk.byteLength > limit) throw new CorruptFileError(`it has more than ${limit} bytes`);
    await handle.write(chunk, 0, chunk.byteLength, end);
    end += chunk.byteLength;
    options.progress(end);
  }
  await handle.sync();
}

async function checkDownload(file: OfferedFile, part: string): Promise<void> {
  const size = await sizeOfPart(part);
  if (file.size !== undefined && size < file.size) throw new Error(`it ended after ${size} of ${file.size} bytes`);
  if (file.sha256 === undefined) return;
  const hash = await hashFile(part);
  if (hash !== file.sha256) throw new CorruptFileError(`its SHA-256 is ${hash}, not the ${file.sha256} of the index`);
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
