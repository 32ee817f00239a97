import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NodeKeys, NotForThisNodeError, sealForEach } from './node-keys.ts';

const secret = Buffer.from('96 bytes of keys');

function sealFor(publicKey: Uint8Array, bytes: Uint8Array, context: string): Uint8Array {
  const [sealed = new Uint8Array()] = sealForEach([{ publicKey, context }], bytes);
  return sealed;
}

describe('a secret that is sealed for a node', () => {
  it('is opened by that node, in its context, however often', () => {
    const node = new NodeKeys();
    const sealed = sealFor(node.publicKey, secret, 'job 1');
    assert.deepEqual(Buffer.from(node.open(sealed, 'job 1')), secret);
    assert.deepEqual(Buffer.from(node.open(sealed, 'job 1')), secret);
    assert.deepEqual(node.open(sealFor(node.publicKey, new Uint8Array(), ''), '').length, 0);
  });

  it('shows nothing, and differs each time', () => {
    const { publicKey } = new NodeKeys();
    const [first, second] = [sealFor(publicKey, secret, 'job'), sealFor(publicKey, secret, 'job')];
    assert.equal(publicKey.length, 32);
    assert.notDeepEqual(first, second);
    assert.equal(Buffer.from(first).includes(secret.subarray(0, 4)), false);
  });

  it('is opened by no other node, in no other context, and not when a byte of it differs', () => {
    const node = new NodeKeys();
    const sealed = sealFor(node.publicKey, secret, 'job 1');
    assert.throws(() => new NodeKeys().open(sealed, 'job 1'), NotForThisNodeError);
    assert.throws(() => node.open(sealed, 'job 2'), NotForThisNodeError);
    for (let index = 0; index < sealed.length; index++) {
      const changed = Uint8Array.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      assert.throws(() => node.open(changed, 'job 1'), NotForThisNodeError, `byte ${index}`);
      assert.throws(() => node.open(sealed.subarray(0, index), 'job 1'), NotForThisNodeError, `${index} bytes`);
    }
  });

  it('is sealed for several nodes with one pair, and for each of them alone', () => {
    const nodes = [new NodeKeys(), new NodeKeys(), new NodeKeys()];
    const sealed = sealForEach(
      nodes.map(({ publicKey }, index) => ({ publicKey, context: `job ${index}` })),
      secret,
    );
    const oneTime = new Set(sealed.map((bytes) => Buffer.from(bytes).toString('hex', 1, 33)));
    assert.equal(oneTime.size, 1);
    for (const [index, node] of nodes.entries())
      for (const [other, bytes] of sealed.entries())
        if (index === other) assert.deepEqual(Buffer.from(node.open(bytes, `job ${index}`)), secret);
        else assert.throws(() => node.open(bytes, `job ${other}`), NotForThisNodeError);
  });

  it('has a pair of its own for a node that is named twice', () => {
    const node = new NodeKeys();
    const contexts = ['job 1', 'job 2', 'job 3'];
    const sealed = sealForEach(
      contexts.map((context) => ({ publicKey: node.publicKey, context })),
      secret,
    );
    const oneTime = new Set(sealed.map((bytes) => Buffer.from(bytes).toString('hex', 1, 33)));
    assert.equal(oneTime.size, 3);
    for (const [index, bytes] of sealed.entries())
      assert.deepEqual(Buffer.from(node.open(bytes, contexts[index] ?? '')), secret);
  });
});
