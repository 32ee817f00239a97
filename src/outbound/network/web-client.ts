import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Clock } from '../../contracts/clock.ts';
import type { WebContent, WebReader, WebRequest } from '../../contracts/web/web-access.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { type OutboundGate, type PinnedAddress, refused } from './outbound-gate.ts';
import { readWebAddress } from './web-address.ts';

const mostRedirections = 5;
const milliseconds = 60_000;
const userAgent = 'Dragoman';
/** Before each further attempt. */
const pauses = [1_000, 4_000];
/** That a server can ask for. */
const longestPause = 15_000;
const busy: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);
const passing: ReadonlySet<unknown> = new Set(['ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT']);

/** A server that may answer later. */
class Busy extends Error {
  readonly refusal: ServiceError;
  readonly milliseconds: number;

  constructor(refusal: ServiceError, retryAfter: string | undefined) {
    super(refusal.message);
    this.refusal = refusal;
    const seconds = /^\d{1,5}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0;
    this.milliseconds = Math.min(longestPause, seconds * 1000);
  }
}

function mayPass(error: unknown): boolean {
  return error instanceof Busy || passing.has((error as NodeJS.ErrnoException).code);
}

const decoders: Readonly<Record<string, () => Readable & NodeJS.WritableStream>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Reads pages and files over connections to addresses that were checked, one for each request. */
export class WebClient implements WebReader {
  readonly #gate: OutboundGate;
  readonly #clock: Pick<Clock, 'after'>;

  constructor(gate: OutboundGate, clock: Pick<Clock, 'after'>) {
    this.#gate = gate;
    this.#clock = clock;
  }

  unavailable(): string | undefined {
    return this.#gate.unavailable();
  }

  async get(request: WebRequest, signal: AbortSignal): Promise<WebContent> {
    const late = AbortSignal.timeout(milliseconds);
    const either = AbortSignal.any([signal, late]);
    try {
      return await this.#retry(request, either);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ServiceError) throw error;
      const why = late.aborted ? `it took more than ${milliseconds / 1000} seconds` : reasonOf(error);
      throw refused(`${hostOf(request.url)}: ${why}.`, error);
    }
  }

  /** What may pass is tried again, later each time; what a server refuses is not. */
  async #retry(request: WebRequest, signal: AbortSignal): Promise<WebContent> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#follow(request, signal);
      } catch (error) {
        const pause = pauses[attempt];
        if (signal.aborted || pause === undefined || !mayPass(error))
          throw error instanceof Busy ? error.refusal : error;
        await this.#wait(Math.max(pause, error instanceof Busy ? error.milliseconds : 0), signal);
      }
    }
  }

  async #wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const abort = (): void => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    const cancel = this.#clock.after(milliseconds, resolve);
    try {
      await promise;
    } finally {
      cancel();
      signal.removeEventListener('abort', abort);
    }
  }

  async #follow(request: WebRequest, signal: AbortSignal): Promise<WebContent> {
    let address = readWebAddress(request.url);
    for (let redirections = 0; ; redirections += 1) {
      const { hostname, port, protocol } = address;
      const host = hostname.replace(/^\[|\]$/g, '');
      const destination = { host, port: Number(port || (protocol === 'https:' ? 443 : 80)), hosts: request.hosts };
      const pinned = await this.#gate.pin(destination, signal);
      const answer = await send(address, pinned, signal);
      try {
        const { statusCode = 0, headers } = answer;
        if (![301, 302, 303, 307, 308].includes(statusCode)) return await readContent(address, answer, request);
        if (redirections === mostRedirections) throw refused(`${host} redirects more than ${mostRedirections} times.`);
        address = readWebAddress(new URL(headers.location ?? '', address).href);
      } finally {
        answer.destroy();
      }
    }
  }
}

function send(address: URL, { address: pinned, family }: PinnedAddress, signal: AbortSignal): Promise<IncomingMessage> {
  const send = address.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    send(
      address,
      {
        agent: false,
        signal,
        // Addresses are not looked up at all, so that a name leads where it was checked.
        lookup: (_host, { all }, done) =>
          all === true ? done(null, [{ address: pinned, family }]) : done(null, pinned, family),
        headers: {
          accept: 'text/html,application/xhtml+xml,*/*;q=0.5',
          'accept-encoding': 'gzip, deflate, br',
          'user-agent': userAgent,
        },
      },
      resolve,
    )
      .once('error', reject)
      .end();
  });
}

async function readContent(
  address: URL,
  answer: IncomingMessage,
  { largestContent, mediaTypes }: WebRequest,
): Promise<WebContent> {
  const { statusCode = 0, headers } = answer;
  const { host } = address;
  if (statusCode !== 200) {
    const refusal = refused(`${host} answered with the status ${statusCode}.`);
    throw busy.has(statusCode) ? new Busy(refusal, headers['retry-after']) : refusal;
  }
  const [type = '', ...parameters] = (headers['content-type'] ?? 'application/octet-stream').toLowerCase().split(';');
  const mediaType = type.trim();
  if (mediaTypes !== undefined && !mediaTypes.includes(mediaType))
    throw refused(`${host} answered with ${mediaType}; ${mediaTypes.join(' and ')} are read.`);
  const charset = parameters.map((parameter) => /^\s*charset="?([\w.:-]+)/.exec(parameter)?.[1]).find(Boolean);
  const tooLarge = refused(`${host} answered with more than ${largestContent / 1024 ** 2} MiB.`);
  if (Number(headers['content-length'] ?? 0) > largestContent) throw tooLarge;
  const coding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const decoder = decoders[coding];
  if (decoder === undefined && coding !== 'identity') throw refused(`${host} answered in the coding ${coding}.`);
  // Errors of the source reach the reader of the decoder.
  const stream = decoder === undefined ? answer : pipeline(answer, decoder(), () => {});
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > largestContent) throw tooLarge;
    parts.push(part);
  }
  return { url: address.href, mediaType, charset, content: Buffer.concat(parts) };
}

function reasonOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? `the connection failed (${code})` : 'the answer is broken';
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'the server';
}
