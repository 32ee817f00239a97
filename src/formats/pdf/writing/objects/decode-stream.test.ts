import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deflateSync } from 'node:zlib';
import { decodeStream } from './decode-stream.ts';
import { dictionary, name, PdfStream, type PdfValue } from './pdf-values.ts';

function decoded(bytes: Uint8Array, filter: string, parameters: Readonly<Record<string, PdfValue>> = {}): string {
  const entries = dictionary({ Filter: name(filter), DecodeParms: dictionary(parameters) });
  return Buffer.from(decodeStream(new PdfStream(entries, bytes), (value) => value ?? null, 1000)).toString('latin1');
}

describe('the filters of streams', () => {
  it('decode text', () => {
    assert.equal(decoded(deflateSync(Buffer.from('plain')), 'FlateDecode'), 'plain');
    assert.equal(decoded(Buffer.from('70 6C61 696e>'), 'ASCIIHexDecode'), 'plain');
    assert.equal(decoded(Buffer.from('9jqo^BlbD-BleB1DJ+*+F(f,q~>'), 'ASCII85Decode'), 'Man is distinguished');
    assert.equal(decoded(Buffer.from([1, 97, 98, 254, 99, 128]), 'RunLengthDecode'), 'abccc');
  });

  it('decode the example of the standard for LZW', () => {
    const bytes = Buffer.from([0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01]);
    assert.deepEqual([...Buffer.from(decoded(bytes, 'LZWDecode'), 'latin1')], [45, 45, 45, 45, 45, 65, 45, 45, 45, 66]);
  });

  it('undo the predictors of PNG', () => {
    const rows = Buffer.from([2, 1, 2, 3, 2, 1, 1, 1, 1, 5, 1, 1, 4, 1, 1, 1]);
    const bytes = decoded(deflateSync(rows), 'FlateDecode', { Predictor: 12, Columns: 3 });
    assert.deepEqual([...Buffer.from(bytes, 'latin1')], [1, 2, 3, 2, 3, 4, 5, 6, 7, 6, 7, 8]);
  });

  it('give what comes before damage where that is asked for', () => {
    const text = Array.from({ length: 200 }, (_, index) => `line ${index * 7919} `).join('');
    const bytes = deflateSync(Buffer.from(text));
    bytes.fill(0xff, bytes.length >> 1, (bytes.length >> 1) + 20);
    const stream = new PdfStream(dictionary({ Filter: name('FlateDecode') }), bytes);
    assert.throws(() => decodeStream(stream, (value) => value ?? null, 10_000), /damaged/);
    const begun = Buffer.from(decodeStream(stream, (value) => value ?? null, 10_000, 'cut')).toString('latin1');
    // What the damage itself unpacks to may be anything.
    assert.equal(begun.slice(0, text.length / 4), text.slice(0, text.length / 4));
  });

  it('unpack data whose header says a smaller window than it uses', () => {
    // Letters that repeat only further back than the 8 KiB that the header says.
    const half = Buffer.from(
      Array.from({ length: 12_000 }, (_, index) => 32 + ((index * index * 7919 + index * 31) % 95)),
    );
    const bytes = deflateSync(Buffer.concat([half, half, half]));
    const [window, check] = [0x58, 0x85 - ((0x5885 - 31 * Math.floor(0x5885 / 31)) % 31)];
    bytes.set([window, check]);
    assert.equal(((window << 8) | check) % 31, 0);
    const stream = new PdfStream(dictionary({ Filter: name('FlateDecode') }), bytes);
    assert.equal(decodeStream(stream, (value) => value ?? null, 100_000).length, 36_000);
  });

  it('end where data is too large or of another kind', () => {
    assert.throws(() => decoded(deflateSync(Buffer.alloc(2000)), 'FlateDecode'), /too large/);
    assert.throws(
      () => decoded(Buffer.from([129, 1, 129, 1, 129, 1, 129, 1, 129, 1, 129, 1, 129, 1, 129, 1]), 'RunLengthDecode'),
      /too large/,
    );
    assert.throws(() => decoded(Buffer.from(''), 'DCTDecode'), /not one for text/);
  });
});
