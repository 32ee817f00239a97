import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse as parseQuery } from 'qs';
import { ServiceError } from '../../errors/service-error.ts';
import { ClientGone } from '../plugins/request-signal.ts';
import { readableSize } from './readable-size.ts';
import { unpackBody } from './unpack-body.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** A refused body is read to its end, up to here, so that the client gets to see the answer. */
const drainLimit = 16 * 1024 * 1024;

/** JSON and form bodies, with every fault named. Anything else is 415. */
export function registerBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: NodeJS.ReadableStream) => {
    refuseForeignCharset(request);
    return parseJson(decode(await readAll(request, payload)));
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    async (request: FastifyRequest, payload: NodeJS.ReadableStream) => {
      refuseForeignCharset(request);
      return parseForm(decode(await readAll(request, payload)));
    },
  );
}

/** The bytes of a body, unpacked where they were packed. The limit is that of the unpacked ones. */
export function readAll(request: FastifyRequest, payload: NodeJS.ReadableStream): Promise<Buffer> {
  const limit = request.routeOptions.bodyLimit;
  const coding = (request.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (coding === 'gzip' || coding === 'x-gzip') return unpackBody(request.raw, limit);
  if (coding !== 'identity' && coding !== '')
    throw new ServiceError('unsupported_content_encoding', { given: coding.slice(0, 100) });
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    const refuse = (): void => reject(new ServiceError('body_too_large', { limit: readableSize(limit) }));
    payload.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else if (size > drainLimit) refuse();
    });
    payload.on('end', () => {
      if (size > limit) refuse();
      else resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks));
    });
    payload.on('error', () => reject(new ClientGone()));
  });
}

function refuseForeignCharset(request: FastifyRequest): void {
  const given = request.headers['content-type'] ?? '';
  const charset = /;\s*charset="?([^";\s]+)/i.exec(given)?.[1];
  if (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset))
    throw new ServiceError('invalid_content_type', { given, expected: 'text encoded as UTF-8' });
}

export function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new ServiceError('invalid_body', { reason: 'it is not valid UTF-8.' }, { cause });
  }
}

export function parseJson(text: string): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    const place = /position (\d+)/.exec((cause as Error).message)?.[1];
    const where = text.trim() === '' ? 'it is empty' : `it is not valid JSON${place ? ` (at character ${place})` : ''}`;
    throw new ServiceError('invalid_body', { reason: `${where}.` }, { cause });
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new ServiceError('invalid_body', { reason: 'it must be a JSON object.' });
  return parsed;
}

/** Forms in all the spellings of `facts.md`: `a=1&a=2`, `a[]`, `a[0]`, `a[0].b`, `a[0][b]`. */
export function parseForm(text: string): unknown {
  const fields = parseQuery(text, {
    allowDots: true,
    arrayLimit: 1000,
    parameterLimit: 100_000,
    depth: 4,
    plainObjects: true,
    decoder: decodeFormText,
  });
  return listsOf(fields);
}

/** Beyond its limit the parser makes of a list an object with the indices as names: it is a list again, without gaps. */
function listsOf(fields: object): object {
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'object' && value !== null)
      Object.defineProperty(fields, name, { value: inOrder(listsOf(value)) });
  return fields;
}

function inOrder(value: object): object {
  const names = Object.keys(value);
  if (Array.isArray(value) || names.length === 0 || !names.every((name) => /^\d+$/.test(name))) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, item]) => item);
}

function decodeFormText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (cause) {
    throw new ServiceError('invalid_body', { reason: 'its percent-encoding is not valid UTF-8.' }, { cause });
  }
}
