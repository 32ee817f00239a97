import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WorkUnderWay } from './work-under-way.ts';

describe('work under way', () => {
  it('is waited for by whoever closes, also where it fails', async () => {
    const work = new WorkUnderWay();
    const [done, failing] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const outcome = work.add(done.promise);
    const failed = assert.rejects(work.add(failing.promise), /it fails/);
    assert.equal(work.size, 2);
    let isClosed = false;
    const closed = work[Symbol.asyncDispose]().then(() => {
      isClosed = true;
    });
    failing.reject(new Error('it fails'));
    await failed;
    assert.deepEqual([work.size, isClosed], [1, false]);
    done.resolve('done');
    assert.equal(await outcome, 'done');
    assert.equal(work.size, 0);
    await closed;
  });
});
