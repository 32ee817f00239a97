import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type CutOptions, cutText, pieceLimit } from './cut-text.ts';

async function cut(chunks: readonly string[], options: CutOptions): Promise<readonly string[]> {
  async function* source() {
    yield* chunks;
  }
  return Array.fromAsync(cutText(source(), options));
}

describe('cutting a text', () => {
  it('leaves a short text whole, however it arrives', async () => {
    assert.deepEqual(await cut(['One.\nTw', 'o.\n'], { at: 'lines' }), ['One.\nTwo.\n']);
    assert.deepEqual(await cut([], { at: 'lines' }), []);
  });

  it('cuts at the last line end that fits', async () => {
    const pieces = await cut(['aaa\r\nbbb\nccc\nddd'], { at: 'lines', limit: 10 });
    assert.deepEqual(pieces, ['aaa\r\nbbb\n', 'ccc\nddd']);
  });

  it('keeps paragraphs together where lines are wrapped', async () => {
    const pieces = await cut(['a b\nc d\n\ne f\ng h\n\ni'], { at: 'paragraphs', limit: 18 });
    assert.deepEqual(pieces, ['a b\nc d\n\ne f\ng h\n\n', 'i']);
    assert.deepEqual(await cut(['a b\nc d\n\ne f\ng h'], { at: 'paragraphs', limit: 14 }), [
      'a b\nc d\n\n',
      'e f\ng h',
    ]);
  });

  it('cuts a long line after a sentence, else at white space, else anywhere but inside a character', async () => {
    assert.deepEqual(await cut(['One is. Two are three'], { at: 'lines', limit: 14 }), ['One is. ', 'Two are three']);
    assert.deepEqual(await cut(['one two three'], { at: 'lines', limit: 9 }), ['one two ', 'three']);
    assert.deepEqual(await cut(['a\u{1f600}\u{1f600}'], { at: 'lines', limit: 4 }), ['a\u{1f600}', '\u{1f600}']);
  });

  it('gives each line at once when it is complete', async () => {
    const given: string[] = [];
    async function* source() {
      yield 'one\ntwo\nth';
      assert.deepEqual(given, ['one\n', 'two\n']);
      yield 'ree\n';
      assert.deepEqual(given, ['one\n', 'two\n', 'three\n']);
      yield 'last';
    }
    for await (const piece of cutText(source(), { at: 'lines', eachLine: true })) given.push(piece);
    assert.deepEqual(given, ['one\n', 'two\n', 'three\n', 'last']);
  });

  it('reads no further than the piece that is asked for', async () => {
    let read = 0;
    async function* endless() {
      for (;;) {
        read += 1000;
        yield `${'word '.repeat(199)}end.\n`;
      }
    }
    const pieces = cutText(endless(), { at: 'lines' });
    for (let taken = 1; taken <= 50; taken++) {
      await pieces.next();
      assert(read <= (taken + 1) * pieceLimit, `${read} read for ${taken} pieces`);
    }
    await pieces.return(undefined);
  });

  it('loses nothing, whatever the text, and no piece is longer than the limit or splits a character', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r\n', '. ', '\u{1f600}', '\u3002', '\n\n') });
    await fc.assert(
      fc.asyncProperty(fc.array(text), fc.integer({ min: 2, max: 12 }), fc.boolean(), async (chunks, limit, lines) => {
        const pieces = await cut(chunks, { at: lines ? 'lines' : 'paragraphs', limit });
        assert.equal(pieces.join(''), chunks.join(''));
        for (const piece of pieces) assert(piece.length <= limit && piece.isWellFormed() && piece !== '', piece);
      }),
    );
  });

  it('makes pieces that fit into a request whatever they hold', () => {
    for (const unit of ['\u0001', '\n', '"', '\u4e2d', '\u{1f600}'.slice(0, 2)]) {
      const piece = unit.repeat(pieceLimit / unit.length);
      assert(Buffer.byteLength(JSON.stringify(piece)) < 127 * 1024, JSON.stringify(unit));
    }
  });
});
