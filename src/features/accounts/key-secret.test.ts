import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hashSecret, maskSecret, sameHash, secretSuffix } from './key-secret.ts';

describe('the secret of a key', () => {
  it('is kept as its SHA-256 hash', () => {
    assert.equal(hashSecret('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('is compared by hash', () => {
    assert.equal(sameHash(hashSecret('a'), hashSecret('a')), true);
    assert.equal(sameHash(hashSecret('a'), hashSecret('b')), false);
    assert.equal(sameHash(hashSecret('a'), ''), false);
  });

  it('ends in :fx for developers on the Free plan and in :adm for admins', () => {
    assert.equal(secretSuffix('free', 'developer'), ':fx');
    assert.equal(secretSuffix('pro', 'developer'), '');
    assert.equal(secretSuffix('pro_classic', 'developer'), '');
    assert.equal(secretSuffix('pro', 'admin'), ':adm');
  });

  it('is shown by its first and last four digits, without the suffix', () => {
    const digits = `db96${'0'.repeat(56)}cb2c`;
    for (const suffix of ['', ':fx', ':adm']) assert.equal(maskSecret(digits + suffix), 'db96****cb2c');
  });

  it('gives less away when an operator chose a short one', () => {
    assert.equal(maskSecret('correct-horse-16'), 'co****16');
  });
});
