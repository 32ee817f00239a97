import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import { CleanDocuments } from './clean-documents.ts';

function open(clean: () => Promise<void>) {
  const clock = new ManualClock();
  const failures: unknown[] = [];
  const events = { requestFailed: ({ error }: { error: unknown }) => void failures.push(error) };
  const cleaning = new CleanDocuments({ documents: { clean }, clock, events, everyMilliseconds: 1_000 });
  return { clock, failures, cleaning };
}

const settled = (): Promise<void> => new Promise(setImmediate);

describe('the cleaning of documents', () => {
  it('happens at the start and again and again, whatever fails', async () => {
    let times = 0;
    const failure = new Error('the disk is full');
    const { clock, failures, cleaning } = open(async () => {
      times += 1;
      if (times === 2) throw failure;
    });
    await settled();
    assert.equal(times, 1);
    clock.advance(999);
    await settled();
    assert.equal(times, 1);
    for (const expected of [2, 3]) {
      clock.advance(1_000);
      await settled();
      assert.equal(times, expected);
    }
    assert.deepEqual(failures, [failure]);
    await cleaning[Symbol.asyncDispose]();
    clock.advance(10_000);
    await settled();
    assert.equal(times, 3);
  });

  it('is waited for at the end, and does not begin again', async () => {
    const under = Promise.withResolvers<void>();
    let times = 0;
    const { clock, cleaning } = open(async () => {
      times += 1;
      await under.promise;
    });
    let ended = false;
    const closing = cleaning[Symbol.asyncDispose]().then(() => {
      ended = true;
    });
    await settled();
    assert.equal(ended, false);
    under.resolve();
    await closing;
    clock.advance(10_000);
    await settled();
    assert.equal(times, 1);
  });
});
