import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { planRoom } from './plan-room.ts';

const mebibyte = 1024 ** 2;
const model = (key: string) => ({ key, bytes: 270 * mebibyte });
const request = { bytes: 270 * mebibyte, heapLimit: 1024 * mebibyte, maximumTenants: 3 };

describe('room for a model in a thread', () => {
  it('is there while models are few and memory is left', () => {
    const plan = planRoom({ ...request, tenants: [model('a'), model('b')], heapBytes: 560 * mebibyte });
    assert.deepEqual(plan, { kind: 'unload', keys: [] });
  });

  it('is made by the models used least recently', () => {
    const tenants = [model('a'), model('b'), model('c')];
    const plan = planRoom({ ...request, tenants, heapBytes: 830 * mebibyte });
    assert.deepEqual(plan, { kind: 'unload', keys: ['a'] });
    const narrow = planRoom({ ...request, tenants, heapBytes: 830 * mebibyte, heapLimit: 600 * mebibyte });
    assert.deepEqual(narrow, { kind: 'unload', keys: ['a', 'b'] });
  });

  it('takes a new thread where memory has grown over the limit', () => {
    const plan = planRoom({ ...request, tenants: [model('a')], heapBytes: 1500 * mebibyte, heapLimit: 500 * mebibyte });
    assert.deepEqual(plan, { kind: 'replace_thread' });
  });

  it('is given to a model that is too large by itself, instead of what was there', () => {
    const tenants = [model('a')];
    const plan = planRoom({ ...request, tenants, heapBytes: 286 * mebibyte, heapLimit: 100 * mebibyte });
    assert.deepEqual(plan, { kind: 'unload', keys: ['a'] });
  });
});
