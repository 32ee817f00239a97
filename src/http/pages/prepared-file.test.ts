import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, isKnown, prepareFile } from './prepared-file.ts';

const content = Buffer.from('The house is red. '.repeat(100));

describe('a prepared file', () => {
  it('is the same in every encoding, and smaller in those that compress', async () => {
    const { encodings } = await prepareFile(content, {});
    const { br, gzip, identity } = Object.fromEntries(encodings);
    assert(br && gzip && identity);
    assert.deepEqual([brotliDecompressSync(br), gunzipSync(gzip), identity], [content, content, content]);
    assert(br.length < content.length / 10 && gzip.length < content.length / 10);
  });

  it('has another ETag when it has other content', async () => {
    const [one, same, other] = await Promise.all(
      [content, Buffer.from(content), Buffer.from('The house is blue.')].map((file) => prepareFile(file, {})),
    );
    assert.equal(one?.headers.etag, same?.headers.etag);
    assert.notEqual(one?.headers.etag, other?.headers.etag);
  });

  it('is known to clients that name its ETag, weak or strong, among others or all', async () => {
    const file = await prepareFile(content, {});
    const { etag } = file.headers;
    for (const header of [etag, etag.replace('W/', ''), `"a", ${etag}`, '*']) assert(isKnown(file, header), header);
    for (const header of [undefined, '', '"a"', 'W/"b"', etag.slice(0, -2)]) assert(!isKnown(file, header), header);
  });
});

describe('the encoding of an answer', () => {
  // The header fields of browsers, of curl and of RFC 9110, 12.5.3.
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['deflate, gzip', 'gzip'],
    ['compress, gzip', 'gzip'],
    ['gzip;q=1.0, identity; q=0.5, *;q=0', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['compress;q=0.5', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ] as const)
    it(`is ${encoding} for ${accepted}`, () => assert.equal(chooseEncoding(accepted), encoding));
});
