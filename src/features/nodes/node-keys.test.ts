import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NodeKeys, NotForThisNodeError, sealFor } from './node-keys.ts';

const secret = Buffer.from('96 bytes of keys');

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
});
