import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { collectGarbage } from './collect-garbage.ts';

it('frees what nobody holds any more, and leaves no collector in reach of other code', async () => {
  const large = new WeakRef(Array.from({ length: 100_000 }, String));
  await setImmediate();
  collectGarbage();
  assert.equal(large.deref(), undefined);
  assert.equal('gc' in globalThis, false);
});
