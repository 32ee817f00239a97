import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TextWork } from '../../contracts/text-work.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { ClientGone } from '../plugins/request-signal.ts';
import { countFields, parseForm } from './parse-form.ts';
import { decode, parseJson } from './parse-json.ts';
import { parseLargeBody, sizeOf, smallBodyBytes } from './parse-large-body.ts';
import { readableSize } from './readable-size.ts';
import { unpackBody } from './unpack-body.ts';

/** A refused body is read to its end, up to here, so that the client gets to see the answer. */
const drainLimit = 16 * 1024 * 1024;

/** Fields of a form that are parsed at once; more can take 50 ms. */
const fewFields = 1_000;

const parsers = {
  json: { mediaType: 'application/json', parse: parseJson },
  form: { mediaType: 'application/x-www-form-urlencoded', parse: parseForm },
} as const;

/** JSON and form bodies, with every fault named. Anything else is 415. */
export function registerBodyParsers(app: FastifyInstance, textWork: TextWork): void {
  app.removeAllContentTypeParsers();
  for (const type of ['json', 'form'] as const) {
    const { mediaType, parse } = parsers[type];
    app.addContentTypeParser(mediaType, async (request: FastifyRequest, payload: NodeJS.ReadableStream) => {
      refuseForeignCharset(request);
      const chunks = await readChunks(request, payload);
      if (isLarge(chunks, type)) return parseLargeBody(request, chunks, { type, textWork });
      return parse(decode(joined(chunks)));
    });
  }
}

function isLarge(chunks: readonly Buffer[], type: keyof typeof parsers): boolean {
  if (sizeOf(chunks) > smallBodyBytes) return true;
  return type === 'form' && countFields(joined(chunks)) > fewFields;
}

/** The bytes of a body, unpacked where they were packed. The limit is that of the unpacked ones. */
export async function readAll(request: FastifyRequest, payload: NodeJS.ReadableStream): Promise<Buffer> {
  return joined(await readChunks(request, payload));
}

function joined(chunks: readonly Buffer[]): Buffer {
  return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
}

async function readChunks(request: FastifyRequest, payload: NodeJS.ReadableStream): Promise<readonly Buffer[]> {
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
      else resolve(chunks);
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
