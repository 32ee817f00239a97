import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { poll } from '../../../../test/support/poll.ts';
import { processIsGone } from '../../../../test/support/process-is-gone.ts';
import { SpareProgram } from './spare-program.ts';

/** A program that repeats what it reads. */
const cat = { program: '/bin/cat', words: ['-u'] };

describe('a process that waits for its text', () => {
  let clock: ManualClock;
  let spare: SpareProgram;
  beforeEach(() => {
    clock = new ManualClock();
    const limits = { limiter: undefined, memoryLimit: 0, cpuSeconds: 0, fileLimit: 0, stallMilliseconds: 10_000 };
    spare = new SpareProgram({ ...limits, clock });
  });

  it('is one, and speaks the text of whoever takes it', async () => {
    spare.prepare(cat);
    const { id } = spare;
    spare.prepare({ ...cat });
    assert.equal(spare.id, id);
    const taken = spare.take({ ...cat });
    assert.equal(taken?.id, id);
    assert.equal(spare.take(cat), undefined);
    taken?.begin('Hello', () => {});
    assert.equal((await taken?.next())?.toString(), 'Hello');
    assert.equal(await taken?.next(), undefined);
  });

  it('may wait for longer than a process may be silent that has its text', async () => {
    spare.prepare(cat);
    clock.advance(59_999);
    const taken = spare.take(cat);
    taken?.begin('Hello', () => {});
    assert.equal((await taken?.next())?.toString(), 'Hello');
  });

  it('ends after a minute, when another command is used, and with its owner', async () => {
    const gone = async (end: () => void): Promise<void> => {
      spare.prepare(cat);
      const { id = 0 } = spare;
      end();
      assert.notEqual(spare.id, id);
      await processIsGone(id);
    };
    await gone(() => clock.advance(60_000));
    await gone(() => spare.prepare({ ...cat, words: [] }));
    await gone(() => spare[Symbol.dispose]());
    spare.prepare(cat);
    assert.equal(spare.id, undefined);
  });

  it('is replaced when it has ended by itself', async () => {
    spare.prepare(cat);
    const { id = 0 } = spare;
    process.kill(id, 'SIGKILL');
    await processIsGone(id);
    await poll(() => {
      spare.prepare(cat);
      return spare.id !== id;
    });
    spare[Symbol.dispose]();
  });
});
