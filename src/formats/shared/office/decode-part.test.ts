import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodePart } from './decode-part.ts';

const utf16le = (text: string): Buffer => Buffer.from(text, 'utf16le');
const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
const part = (encoding: string, text: string): string => `<?xml version="1.0" encoding="${encoding}"?><a>${text}</a>`;

describe('a part of an office document', () => {
  it('is read in every encoding that XML has, and written in it byte for byte', () => {
    const cases: readonly [what: string, bytes: Buffer][] = [
      ['UTF-8', Buffer.from('<a>café €</a>')],
      ['UTF-8 with a mark', Buffer.from('\ufeff<a>café €</a>')],
      ['UTF-16LE with a mark', utf16le(`\ufeff${part('UTF-16', 'café €')}`)],
      ['UTF-16BE with a mark', utf16be(`\ufeff${part('UTF-16', 'café €')}`)],
      ['UTF-16LE without a mark', utf16le(part('UTF-16LE', 'café €'))],
      ['UTF-16BE without a mark', utf16be(part('UTF-16BE', 'café €'))],
      ['windows-1252', Buffer.from(part('windows-1252', 'caf\xe9 \x80'), 'latin1')],
    ];
    for (const [what, bytes] of cases) {
      const { text, encode } = decodePart(bytes);
      assert.match(text, /^<.*<a>café €<\/a>$|^<a>café €<\/a>$/, what);
      assert.deepEqual(encode(text), bytes, what);
    }
  });

  it('gets references for characters that its encoding lacks', () => {
    for (const [encoding, expected] of [
      ['ISO-8859-1', 'caf\xe9 &#8364;'],
      ['US-ASCII', 'caf&#233; &#8364;'],
    ] as const) {
      const { text, encode } = decodePart(Buffer.from(part(encoding, 'coffee')));
      const written = encode(text.replace('coffee', 'café €'));
      assert.equal(written.toString('latin1'), part(encoding, expected));
    }
  });

  it('is refused where its bytes are in no encoding that it names', () => {
    for (const text of ['<a>caf\xe9</a>', part('UTF-8', 'caf\xe9'), part('US-ASCII', 'caf\xe9')])
      assert.throws(() => decodePart(Buffer.from(text, 'latin1')), { code: 'invalid_document' }, text);
  });
});
