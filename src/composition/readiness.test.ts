import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asNode, withStorage } from './readiness.ts';

const ready = {
  ready: true,
  checks: [
    { name: 'server', ready: true },
    { name: 'apertium', ready: true },
  ],
};

describe('readiness with the store', () => {
  for (const [state, serves] of [
    ['ok', true],
    ['low', true],
    ['full', false],
    ['damaged', false],
  ] as const)
    it(`is ${serves} while the store is ${state}`, () => {
      const report = withStorage(ready, { state, reason: state === 'ok' ? '' : 'why' });
      assert.equal(report.ready, serves);
      const expected =
        state === 'ok' ? { name: 'storage', ready: true } : { name: 'storage', ready: false, reason: 'why' };
      assert.deepEqual(report.checks[1], expected);
      assert.equal(report.checks.length, 3);
    });

  it('stays unready for other reasons', () => {
    assert.equal(withStorage({ ...ready, ready: false }, { state: 'ok', reason: '' }).ready, false);
  });
});

describe('readiness of a node', () => {
  it('fails while others may count it as dead, since it refuses requests then', () => {
    const reason = 'the database does not answer.';
    for (const state of ['ok', 'low'] as const)
      assert.deepEqual(asNode({ state, reason: '' }, { mayCountAsDead: true }), { state: 'unreachable', reason });
    assert.deepEqual(asNode({ state: 'ok', reason: '' }, { mayCountAsDead: false }), { state: 'ok', reason: '' });
  });

  it('keeps the reason that its store has', () => {
    const condition = { state: 'read_only', reason: 'it is read-only.' } as const;
    assert.equal(asNode(condition, { mayCountAsDead: true }), condition);
  });
});
