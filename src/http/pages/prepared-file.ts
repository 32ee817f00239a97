import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file that stays the same while the server runs, compressed once. */
export interface PreparedFile {
  /** For every answer, whatever its encoding. */
  readonly headers: Readonly<Record<string, string>> & { readonly etag: string };
  /** By the names of `Accept-Encoding`, best first. */
  readonly encodings: ReadonlyMap<Encoding, Buffer>;
}

/** A little better than gzip at its best, and 4 MB of script take a fraction of a second, in a thread of Node's pool. */
const brotliQuality = 5;

export async function prepareFile(content: Buffer, headers: Readonly<Record<string, string>>): Promise<PreparedFile> {
  // The encodings share it, so it is a weak one.
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    promisify(gzip)(content),
  ]);
  return {
    // Its address names no version, so browsers ask each time and mostly get a 304.
    headers: { ...headers, etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' },
    encodings: new Map<Encoding, Buffer>([
      ['br', br],
      ['gzip', zipped],
      ['identity', content],
    ]),
  };
}

/** The best encoding that the client takes (RFC 9110, 12.5.3); `identity` when it names none. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const names = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
      .map((entry) => entry.split(';', 1)[0]?.trim()),
  );
  return names.has('br') ? 'br' : names.has('gzip') ? 'gzip' : 'identity';
}

/** Whether a client that sent `If-None-Match` has the file (RFC 9110, 13.1.2). */
export function isKnown({ headers: { etag } }: PreparedFile, ifNoneMatch: string | undefined): boolean {
  const weak = (tag: string): string => tag.trim().replace(/^W\//, '');
  return (ifNoneMatch ?? '').split(',').some((tag) => weak(tag) === weak(etag) || tag.trim() === '*');
}
