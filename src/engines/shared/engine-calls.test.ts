import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type EngineCaller, EngineCalls } from './engine-calls.ts';

const never = new AbortController().signal;

describe('a call of an engine', () => {
  it('ends with its work, and nothing is abandoned then', async () => {
    const calls = new EngineCalls();
    let caller: EngineCaller | undefined;
    const result = await calls.run(
      { signal: never },
      async (own) => {
        caller = own;
        return 'done';
      },
      () => assert.fail('abandoned'),
    );
    assert.deepEqual([result, caller?.cancelled], ['done', true]);
  });

  it('ends at once with its signal; what the work does later goes nowhere', async () => {
    const calls = new EngineCalls();
    const controller = new AbortController();
    const work = Promise.withResolvers<string>();
    const abandoned: unknown[] = [];
    const call = calls.run(
      { signal: controller.signal },
      () => work.promise,
      (caller, reason) => abandoned.push(caller.cancelled, reason),
    );
    controller.abort('gone');
    await assert.rejects(call, (reason) => reason === 'gone');
    assert.deepEqual(abandoned, [true, 'gone']);
    work.reject(new Error('too late'));
    await assert.rejects(
      calls.run({ signal: controller.signal }, async () => 'never'),
      (reason) => reason === 'gone',
    );
  });

  it('ends with a failure of its work, and with the engine', async () => {
    const calls = new EngineCalls();
    const failure = new Error('failed');
    await assert.rejects(
      calls.run({ signal: never }, async () => {
        throw failure;
      }),
      failure,
    );
    const open = [1, 2].map(() => calls.run({ signal: never }, () => new Promise(() => {})));
    calls.stop();
    for (const call of open) await assert.rejects(call, { code: 'engine_unavailable' });
    await assert.rejects(
      calls.run({ signal: never }, async () => 'never'),
      { code: 'engine_unavailable' },
    );
  });
});
