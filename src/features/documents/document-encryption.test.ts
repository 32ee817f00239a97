import assert from 'node:assert/strict';
import { hash, type KeyObject } from 'node:crypto';
import { describe, it } from 'node:test';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { chunkBytes, open, openText, seal, sealText, UnsealedContentError } from '../sealing/sealed-stream.ts';
import { createDocumentKeys, unlockDocument } from './document-encryption.ts';

const id = '0123456789ABCDEF0123456789ABCDEF';
const documentKey = 'E0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF';
const { keys, digest } = createDocumentKeys(id, documentKey);

/** A header, and a chunk of the greatest size as it is sealed. */
const headerBytes = 33;
const sealedChunkBytes = chunkBytes + 16;

async function* pieces(...bytes: Uint8Array[]) {
  yield* bytes;
}

function numbered(length: number): Buffer {
  return Buffer.from(Uint8Array.from({ length }, (_, index) => index % 251));
}

async function sealed(content: Uint8Array, key = keys.source, salt?: Uint8Array): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(seal(key, pieces(content), salt)));
}

async function opened(bytes: Uint8Array, key: KeyObject = keys.source): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(open(key, pieces(bytes))));
}

describe('what is sealed for a document', () => {
  // Computed with Python's hmac and cryptography from the description in the module.
  const salt = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
  const header = `01${salt.toString('hex')}`;

  it('has the digest and the keys of its document key and id', () => {
    const hex = (key: KeyObject) => key.export().toString('hex');
    assert.equal(
      Buffer.from(digest).toString('hex'),
      '77b399cb70d78c5566c31e59fb2435416e7fa6411ad36fbecfe03ff9b82dc4c8',
    );
    assert.deepEqual([keys.source, keys.result, keys.fileName].map(hex), [
      '4f9e02b69298e15770706ec3e3538a36cf0834c92a80c48440e7ddeb09df29d2',
      '2bdeb9ebd3fbbab9c17dd7816cec127736b49da322d2d033ffd31a0ad2500f6c',
      '2222555e0f5050ba9d8c452a2259b3bfbfd7b34a9330e35fb2cf951cdefa9257',
    ]);
  });

  it('is on disk as described, so that what is stored can be opened by later releases', async () => {
    assert.equal(
      (await sealed(Buffer.from('Größe.docx'), keys.fileName, salt)).toString('hex'),
      `${header}4cc1f25487f18c9898679c43b8522a0668cb017807285c635ffed9e3`,
    );
    assert.equal(
      (await sealed(Buffer.alloc(0), keys.source, salt)).toString('hex'),
      `${header}cf3cfe855b5875dc1ff66c31f49eabfb`,
    );
    for (const [length, digestOfAll] of [
      [65_536, '3412143cc916e94b1e9046b52092dab8ca29498ad4363ef422a7163e4dae30d2'],
      [65_537, '7d752e2538da661487a9dbe0966977b517dd86a8452e0af5af7623c76c0b311c'],
      [150_000, 'ee43c9d233d0bb71563a1a8bed45527cc28e79afecf7dc537934d4bc288f3762'],
    ] as const)
      assert.equal(hash('sha256', await sealed(numbered(length), keys.source, salt)), digestOfAll);
  });

  it('opens as it was, whatever pieces it comes in', async () => {
    const lengths = fc.oneof(fc.nat(300), fc.nat(3 * chunkBytes), fc.constantFrom(chunkBytes, 2 * chunkBytes));
    const cuts = fc.array(fc.nat(2 * chunkBytes), { maxLength: 12 });
    const cut = (bytes: Buffer, lengths: readonly number[]) => {
      const parts = lengths.map((length) => {
        const part = bytes.subarray(0, length);
        bytes = bytes.subarray(length);
        return part;
      });
      return pieces(...parts, bytes);
    };
    await fc.assert(
      fc.asyncProperty(lengths, cuts, cuts, async (length, before, after) => {
        const content = numbered(length);
        const bytes = Buffer.concat(await Array.fromAsync(seal(keys.result, cut(content, before))));
        const result = Buffer.concat(await Array.fromAsync(open(keys.result, cut(bytes, after))));
        assert.ok(result.equals(content));
      }),
      { numRuns: 60 },
    );
  });

  it('differs each time, and has neither the content nor its repetitions', async () => {
    const content = Buffer.from('secret '.repeat(20_000));
    const [one, other] = [await sealed(content), await sealed(content)];
    assert.equal(one.length, other.length);
    assert.ok(!one.subarray(headerBytes).equals(other.subarray(headerBytes)));
    assert.equal(one.indexOf('secret'), -1);
    const [first, second] = [0, 1].map((number) =>
      one.subarray(headerBytes + number * sealedChunkBytes, headerBytes + number * sealedChunkBytes + 100),
    );
    assert.ok(first !== undefined && second !== undefined && !first.equals(second));
  });

  it('holds a short text, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        assert.equal(await openText(keys.fileName, await sealText(keys.fileName, text)), text);
      }),
    );
    await assert.rejects(openText(keys.source, await sealText(keys.fileName, 'Q3.xlsx')), UnsealedContentError);
  });

  it('passes on what the content throws, and closes the content when nobody reads on', async () => {
    const failing = async function* () {
      yield numbered(chunkBytes);
      throw new Error('cut off');
    };
    await assert.rejects(Array.fromAsync(seal(keys.source, failing())), /cut off/);
    let closed = false;
    const endless = async function* () {
      try {
        for (;;) yield numbered(chunkBytes);
      } finally {
        closed = true;
      }
    };
    for await (const chunk of open(keys.source, seal(keys.source, endless()))) {
      assert.equal(chunk.length, chunkBytes);
      break;
    }
    assert.ok(closed);
  });
});

describe('sealed bytes that were touched', () => {
  const content = numbered(2 * chunkBytes + 1000);
  const chunkAt = (number: number) => headerBytes + number * sealedChunkBytes;

  /** Opening throws, and has yielded nothing but the first so many chunks, as they were. */
  async function assertRefused(bytes: Uint8Array, chunksBefore: number, key = keys.source): Promise<void> {
    const before: Uint8Array[] = [];
    await assert.rejects(async () => {
      for await (const chunk of open(key, pieces(bytes))) before.push(chunk);
    }, UnsealedContentError);
    assert.equal(before.length, chunksBefore);
    assert.ok(Buffer.concat(before).equals(content.subarray(0, chunksBefore * chunkBytes)));
  }

  it('are refused where a bit is flipped, before anything of that chunk is read', async () => {
    const bytes = await sealed(content);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(7), async (at, bit) => {
        const flipped = Buffer.from(bytes);
        flipped.writeUInt8((flipped[at] ?? 0) ^ (1 << bit), at);
        await assertRefused(flipped, at < headerBytes ? 0 : Math.floor((at - headerBytes) / sealedChunkBytes));
      }),
      { numRuns: 60 },
    );
    for (const at of [0, 1, 32, 33, chunkAt(1) - 1, bytes.length - 1]) {
      const flipped = Buffer.from(bytes);
      flipped.writeUInt8((flipped[at] ?? 0) ^ 1, at);
      await assertRefused(flipped, at < chunkAt(1) ? 0 : 2);
    }
  });

  it('are refused when they end early, between chunks as well, or go on', async () => {
    const bytes = await sealed(content);
    for (const length of [0, 1, headerBytes - 1, headerBytes, headerBytes + 15, headerBytes + 16, chunkAt(1) - 1])
      await assertRefused(bytes.subarray(0, length), 0);
    // A chunk that is followed by nothing has to be the last.
    await assertRefused(bytes.subarray(0, chunkAt(1)), 0);
    await assertRefused(bytes.subarray(0, chunkAt(2)), 1);
    await assertRefused(bytes.subarray(0, chunkAt(2) + 100), 2);
    await assertRefused(bytes.subarray(0, -1), 2);
    await assertRefused(Buffer.concat([bytes, Buffer.alloc(1)]), 2);
    await assertRefused(Buffer.concat([bytes, bytes]), 2);
    const full = await sealed(content.subarray(0, 2 * chunkBytes));
    await assertRefused(Buffer.concat([full, bytes.subarray(chunkAt(2))]), 1);
  });

  it('are refused when chunks are left out, repeated or in another order', async () => {
    const bytes = await sealed(content);
    const [header, one, two, last] = [
      bytes.subarray(0, headerBytes),
      bytes.subarray(chunkAt(0), chunkAt(1)),
      bytes.subarray(chunkAt(1), chunkAt(2)),
      bytes.subarray(chunkAt(2)),
    ] as const;
    await assertRefused(Buffer.concat([header, two, one, last]), 0);
    await assertRefused(Buffer.concat([header, two, last]), 0);
    await assertRefused(Buffer.concat([header, one, last]), 1);
    await assertRefused(Buffer.concat([header, one, one, two, last]), 1);
    await assertRefused(Buffer.concat([header, one, two, two, last]), 2);
    await assertRefused(Buffer.concat([header, last]), 0);
  });

  it('are refused when chunks are of another stream, purpose, key or document', async () => {
    const bytes = await sealed(content);
    const again = await sealed(content);
    await assertRefused(Buffer.concat([bytes.subarray(0, headerBytes), again.subarray(headerBytes)]), 0);
    await assertRefused(
      Buffer.concat([
        bytes.subarray(0, chunkAt(1)),
        again.subarray(chunkAt(1), chunkAt(2)),
        bytes.subarray(chunkAt(2)),
      ]),
      1,
    );
    await assertRefused(bytes, 0, keys.result);
    await assertRefused(bytes, 0, createDocumentKeys(id, documentKey.replace('E0', 'E1')).keys.source);
    await assertRefused(bytes, 0, createDocumentKeys(id.replace('0', '1'), documentKey).keys.source);
    assert.ok((await opened(bytes)).equals(content));
  });
});

describe('a document key', () => {
  const document = { id, keyDigest: digest };

  it('unlocks its document, written in either case', async () => {
    for (const given of [documentKey, documentKey.toLowerCase()]) {
      const unlocked = unlockDocument(document, given);
      assert.ok(unlocked !== undefined);
      assert.ok((await opened(await sealed(Buffer.from('text')), unlocked.source)).equals(Buffer.from('text')));
    }
  });

  it('unlocks no other document, and no other key does', () => {
    const other = '00000000000000000000000000000000';
    assert.equal(unlockDocument({ id: other, keyDigest: digest }, documentKey), undefined);
    for (const wrong of [`${documentKey.slice(0, -1)}E`, `F${documentKey.slice(1)}`, '0'.repeat(64)])
      assert.equal(unlockDocument(document, wrong), undefined);
  });

  it('that is none unlocks nothing', () => {
    for (const none of ['', 'abc', documentKey.slice(1), `${documentKey}0`, `${documentKey}\n`, 'G'.repeat(64)])
      assert.equal(unlockDocument(document, none), undefined);
    assert.equal(unlockDocument({ id, keyDigest: new Uint8Array() }, documentKey), undefined);
    assert.throws(() => createDocumentKeys(id, 'abc'), RangeError);
  });

  it('shows in nothing that is made of it', () => {
    const shown = inspect({ keys, digest }, { depth: 9, showHidden: true }).replaceAll(/\W/g, '').toUpperCase();
    for (const secret of [documentKey, keys.source.export().toString('hex').toUpperCase()])
      assert.ok(!shown.includes(secret.slice(0, 16)));
  });
});
