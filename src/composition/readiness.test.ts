import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withStorage } from './readiness.ts';

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
