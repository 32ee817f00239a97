import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HeldKey } from './held-keys.ts';
import { HeldKeys } from './held-keys.ts';

const key = {} as HeldKey;

describe('keys that are held', () => {
  it('are there until they are dropped, the first of each', () => {
    const keys = new HeldKeys();
    assert.equal(keys.hold('a', key), true);
    assert.equal(keys.hold('a', {} as HeldKey), false);
    assert.deepEqual([keys.get('a'), keys.get('b'), keys.ids], [key, undefined, ['a']]);
    keys.drop('a');
    keys.drop('a');
    assert.deepEqual([keys.get('a'), keys.ids], [undefined, []]);
    assert.equal(keys.hold('a', key), true);
  });

  it('notify everybody who waits that they are dropped', async () => {
    const keys = new HeldKeys();
    await keys.dropped('a');
    keys.hold('a', key);
    keys.hold('b', key);
    const notified: string[] = [];
    const waiting = ['a', 'a', 'b'].map((id) => keys.dropped(id).then(() => notified.push(id)));
    keys.drop('a');
    await Promise.all(waiting.slice(0, 2));
    assert.deepEqual(notified, ['a', 'a']);
    keys.drop('b');
    await waiting[2];
    await keys.dropped('b');
  });
});
