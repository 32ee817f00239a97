import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TurnsByName } from './turns-by-name.ts';

describe('turns by name', () => {
  it('do one thing after the other under a name, also after a failure, and others meanwhile', async () => {
    const turns = new TurnsByName();
    const done: string[] = [];
    const first = Promise.withResolvers<void>();
    const one = turns.run('a', () => first.promise.then(() => void done.push('one')));
    const two = turns.run('a', async () => {
      done.push('two');
      throw new Error('two fails');
    });
    const three = turns.run('a', async () => void done.push('three'));
    await turns.run('b', async () => void done.push('other'));
    assert.deepEqual(done, ['other']);
    first.resolve();
    await assert.rejects(two, /two fails/);
    await Promise.all([one, three]);
    assert.deepEqual(done, ['other', 'one', 'two', 'three']);
  });
});
